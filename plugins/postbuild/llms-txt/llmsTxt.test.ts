import {describe, expect, it, test} from 'vitest';
import {groupPages, llmsTxt} from './llmsTxt.ts';
import type {PageGroup} from './llmsTxt.ts';

const site = {
  name: 'Acme',
  tagline: 'Answers',
  siteUrl: 'https://a.test',
  mcpUrl: 'https://a.test/mcp',
  hasApi: true,
  negotiates: true,
};
const group = (label: string, count: number) =>
  ({
    label,
    pages: Array.from({length: count}, (_, at) => ({
      url: `https://a.test/docs/${at}.md`,
      page: {title: `Page ${at}`, description: 'What it says.'},
    })),
  }) as PageGroup;

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
  it('lists the pages of each group', () => {
    expect(llmsTxt([group('Start', 2), group('API', 1)], site)).toContain(
      '## API\n\n- [Page 0](https://a.test/docs/0.md): What it says.\n',
    );
  });

  it('names only what the host can do', () => {
    const text = (host: {negotiates?: boolean; mcpUrl?: null}) =>
      llmsTxt([group('Start', 2)], {...site, ...host});
    expect(text({})).toContain('`Accept: text/markdown`');
    expect(text({})).toContain('MCP');
    const onStaticHost = text({negotiates: false, mcpUrl: null});
    expect(onStaticHost).not.toMatch(/Accept|MCP/);
  });
});
