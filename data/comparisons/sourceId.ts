import type {ToolId} from './tools.ts';

/** The id of a product's entry in the list of sources on a page. */
export const sourceId = (tool: ToolId): string => `source-${tool}`;
