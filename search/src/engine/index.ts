export type {SearchIndex} from './build.ts';
export {buildIndex, indexSteps} from './build.ts';
export type {Hit} from './hit.ts';
export type {FacetFilters, SearchParams} from './params.ts';
export {defaultParams} from './params.ts';
export type {SearchResult} from './search.ts';
export {search} from './search.ts';
export {inTurns} from './turns.ts';
