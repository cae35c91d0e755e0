/** The handler in Cloudflare's edge runtime; settings: wrangler.jsonc. */
import {handle} from './handler.ts';

export default {fetch: handle};
