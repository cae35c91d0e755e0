import {factValues} from '../../data/facts/values.ts';
import {placeholderValues} from './placeholders.ts';
import type {Settings} from './schema.ts';

/**
 * Values of all placeholders that content may use: settings and facts. A setting
 * that is null has no placeholder, so using it fails the build.
 */
export function contentValues(settings: Settings): Record<string, string> {
  const {mcpUrl, ...values} = placeholderValues(settings);
  return {...values, ...(mcpUrl !== '' && {mcpUrl}), ...factValues()};
}

const MCP_ONLY = /\{\/\* if urls\.mcp \*\/\}\n([^]*?)\{\/\* end if \*\/\}\n/g;

/** Drops `{/* if urls.mcp *\/}` … `{/* end if *\/}` where there is no MCP. */
export function withOptionalParts(
  markdown: string,
  {urls}: Pick<Settings, 'urls'>,
): string {
  return urls.mcp === null ? markdown.replaceAll(MCP_ONLY, '') : markdown;
}
