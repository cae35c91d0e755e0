import {describe, expect, it, test} from 'vitest';
import {groupBySection, llmsTxt} from './llms-txt.ts';
import type {MarkdownSection} from './llms-txt.ts';

const site = {
  name: 'Acme',
  tagline: 'Answers',
  siteUrl: 'https://a.test',
  mcpUrl: 'https://a.test/mcp',
  negotiates: true,
};
const MAX = 3000;

const section = (label: string, count: number) =>
  ({
    label,
    pages: Array.from({length: count}, (_, at) => ({
      url: `https://a.test/docs/${at}.md`,
      page: {title: `Page ${at}`, description: 'What it says.'},
    })),
  }) as MarkdownSection;

test('the sidebar orders the pages of a site under a path', () => {
  const each = {
    page: {kind: 'doc', url: 'https://a.test/name/docs/x', route: '/docs/x'},
  };
  const listed = groupBySection(
    [each] as unknown as Parameters<typeof groupBySection>[0],
    [{label: 'Start', routes: ['/name/docs/x']}],
  );
  expect(listed.map(({label}) => label)).toEqual(['Start']);
});

describe('llmsTxt', () => {
  it('is one file up to the length that agents read', () => {
    const files = llmsTxt([section('Start', 2), section('API', 1)], site, MAX);
    expect(files.map(({file}) => file)).toEqual(['llms.txt']);
    expect(files[0]!.text).toContain(
      '## API\n\n- [Page 0](https://a.test/docs/0.md): What it says.\n',
    );
  });

  it('names only what the host can do', () => {
    const text = (host: {negotiates?: boolean; mcpUrl?: null}) =>
      llmsTxt([section('Start', 2)], {...site, ...host}, MAX)[0]!.text;
    expect(text({})).toContain('`Accept: text/markdown`');
    expect(text({})).toContain('MCP');
    const onStaticHost = text({negotiates: false, mcpUrl: null});
    expect(onStaticHost).not.toMatch(/Accept|MCP/);
  });

  it('is split by section if it gets too long', () => {
    const [root, ...rest] = llmsTxt(
      [section('Start', 2), section('API', 100)],
      site,
      MAX,
    );
    expect(root!.text).toContain('[Start](https://a.test/llms/1-1.txt): 2');
    expect(root!.text).toContain('[API, part 2](https://a.test/llms/2-2.txt)');
    expect(root!.text).not.toContain('docs/0.md');
    const listed = rest.flatMap(({text}) => text.match(/^- /gm) ?? []);
    expect(listed).toHaveLength(102);
    for (const {file, text} of [root!, ...rest]) {
      expect(text.length, file).toBeLessThan(MAX);
    }
  });
});
