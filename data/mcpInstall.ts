/**
 * Links that add an MCP server to an editor, and a command that does. Formats:
 * https://cursor.com/docs/mcp/install-links,
 * https://code.visualstudio.com/api/extension-guides/ai/mcp and
 * https://code.claude.com/docs/en/mcp
 */
type Server = {name: string; url: string};

export const installLinks = ({name, url}: Server) => ({
  Cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(btoa(JSON.stringify({url})))}`,
  'VS Code': `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name, type: 'http', url}))}`,
});

export const claudeCommand = ({name, url}: Server): string =>
  `claude mcp add --transport http ${name} ${url}`;
