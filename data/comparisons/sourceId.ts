import type {ToolId} from './tools.ts';

/** The id of a product's entry in a page's sources, or of one page in it. */
export const sourceId = (tool: ToolId, page?: string): string =>
  ['source', tool, page].filter(Boolean).join('-');
