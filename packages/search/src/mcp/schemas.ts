/** Input and output of the MCP tools. */
import * as z from 'zod';
import {listedPage} from '../pages.ts';
import {LIMITS} from '../request.ts';

export const query = z
  .string()
  .min(1)
  .max(LIMITS.queryLength)
  .describe('Words or a question, as one would type it into a search box');
export const limit = z.int().min(1).max(LIMITS.hitsPerPage).default(8);
export const path = z
  .string()
  .min(1)
  .max(LIMITS.urlLength)
  .describe('URL or path of a page, for example /docs/commands');
export const from = z
  .int()
  .min(0)
  .default(0)
  .describe('The character to start at: long pages are returned in parts');

export const places = z.object({
  results: z.array(
    z.object({title: z.string(), url: z.string(), text: z.string()}),
  ),
});
export const list = z.object({pages: z.array(listedPage)});
