import {describe, expect, it, test} from 'vitest';
import {groupPages, llmsTxt} from './llmsTxt.ts';
import type {PageGroup} from './llmsTxt.ts';

const site = {
  name: 'Acme',
  tagline: 'Answers',
  siteUrl: 'https://a.test',
  mcpUrl: 'https://a.test/mcp',
  hasApi: true,
};
const group = (label: string, count: number) =>
  ({
    label,
    pages: Array.from({length: count}, (_, at) => ({
      url: `https://a.test/docs/${at}.md`,
      page: {title: `Page ${at}`, description: 'What it says.'},
      listed: [{title: 'Ask `POST /answers`', file: `docs/${at}.ask.md`}],
    })),
  }) as unknown as PageGroup;

test('the sidebar orders the pages of a site under a path', () => {
  const each = {
    page: {kind: 'doc', url: 'https://a.test/name/docs/x', route: '/docs/x'},
  };
  const listed = groupPages(
    [each] as unknown as Parameters<typeof groupPages>[0],
    [{label: 'Start', routes: ['/name/docs/x']}],
  );
  expect(listed.map(({label}) => label)).toEqual(['Start']);
});

describe('llmsTxt', () => {
  it('lists the pages of each group, with their calls', () => {
    expect(llmsTxt([group('Start', 2), group('API', 1)], site)).toContain(
      '## API\n\n- [Page 0](https://a.test/docs/0.md): What it says.\n  - Ask `POST /answers`: `https://a.test/docs/0.ask.md`\n',
    );
  });

  it('offers MCP and negotiation only where the site has them', () => {
    const text = (mcpUrl: string | null) =>
      llmsTxt([group('Start', 2)], {...site, mcpUrl});
    expect(text(site.mcpUrl)).toMatch(/Accept: text\/markdown[^]*MCP/);
    const elsewhere = text('https://agents.test/mcp');
    expect(elsewhere).toContain('MCP');
    expect(elsewhere).not.toContain('Accept');
    expect(text(null)).not.toMatch(/Accept|MCP/);
  });
});
