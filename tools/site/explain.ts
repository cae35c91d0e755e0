/**
 * What a failed build means to a writer: file, line and what to do, out of
 * Docusaurus's output, which has that between wrappers and stacks.
 */
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Which file a URL comes from; undefined if the build didn't get that far. */
type Sources = ReadonlyMap<string, readonly string[]>;

/** Written by plugins/content/page-sources: '@site/docs/commands.mdx /docs/commands'. */
const URLS = '.docusaurus/page-sources/default/urls.json';

function readSources(siteDir: string): Sources {
  const file = path.join(siteDir, URLS);
  const lines = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[])
    : [];
  return Map.groupBy(
    lines.map((line) => line.replace('@site/', '')),
    (line) => line.split(' ')[1]!,
  ) as Sources;
}

const filesOf = (sources: Sources, url: string): string[] =>
  (sources.get(url) ?? []).map((line) => line.split(' ')[0]!);

/** Links of navbar, footer and components. */
const SHARED = ['*.ts', 'data/**/*.ts', 'src/**/*.tsx'];

const SETTINGS = 'site.settings.ts';

/** Where a text stands in these files: 'docs/a.mdx:12'. */
function linesWith(text: string, files: string[], siteDir: string): string[] {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`${literal}(?![\\w/-])`);
  return files.flatMap((file) =>
    fs
      .readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  );
}

/** The page's own line if it has one, or shared code's, or just the page. */
function placesOf(
  text: string,
  url: string,
  {siteDir, sources}: {siteDir: string; sources: Sources},
): string[] {
  const own = filesOf(sources, url);
  const shared = () => fs.globSync(SHARED, {cwd: siteDir});
  const found = [own, shared]
    .map((files) => (typeof files === 'function' ? files() : files))
    .map((files) => linesWith(text, files, siteDir))
    .find(({length}) => length > 0);
  return found ?? (own.length > 0 ? own : [`page ${url}`]);
}

type Rule = [
  pattern: RegExp,
  explain: (
    match: Record<string, string>,
    context: {siteDir: string; sources: Sources; text: string},
  ) => string[],
];

const RULES: Rule[] = [
  // Ours already say it: 'docs/a.mdx:5: unknown placeholder …'. Of two, the
  // inner one counts.
  [
    /(?<at>[\w./-]+\.(?:mdx?|ya?ml|tsx?|svg)(?::\d+)?: (?!\S+:\d+: )[^\n]+)/,
    ({at}) => [at!],
  ],
  [
    /site\.settings\.ts is not valid:\n(?<issues>[^]*?)\n\s*at /,
    ({issues = ''}, {siteDir}) => {
      const found = issues.matchAll(/✖ (.+)(?:\n\s*→ at (\S+))?/g);
      return [...found].map(([, what, path = '']) => {
        const key = /[\w-]+(?=[^.]*$)/.exec(path.replace(/\[.*/, ''))?.[0];
        const places = key ? linesWith(`  ${key}:`, [SETTINGS], siteDir) : [];
        const place = places.length === 1 ? places[0] : SETTINGS;
        return `${place}: ${path} ${what}`.replace(':  ', ': ');
      });
    },
  ],
  [
    /ParseError: (?<what>[^\n]+?)\s*\n\s*(?<file>[\w./-]+):(?<line>\d+):\d+/,
    ({what, file, line}) => [`${file}:${line}: ${what}`],
  ],
  [
    /extracting tags from file: (?<what>[^\n]+)/,
    ({what}) => [`blog/tags.yml: ${what}`],
  ],
  [
    /Invalid sidebar file at "(?<file>[^"]+)"[^]*?do not exist:\n(?<ids>(?:\s+- [^\n]+\n)+)/,
    ({file = '', ids = ''}, {siteDir}) =>
      [...ids.matchAll(/- (.+)/g)].flatMap(([, id = '']) =>
        linesWith(`'${id}'`, [file], siteDir).map(
          (place) => `${place}: no document has the id '${id}'`,
        ),
      ),
  ],
  [
    /MDX compilation failed for file "(?<file>[^"]+)"\s+Cause: (?<what>[^\n]+)/,
    ({file, what = ''}) => {
      const line = /\((\d+):\d+/.exec(what)?.[1];
      return [`${file}${line ? `:${line}` : ''}: ${what}`];
    },
  ],
  [
    /found broken (?:links|anchors)!/,
    (_, {text, ...context}) =>
      [
        ...text.matchAll(
          /source page path = (\S+):((?:\s+-> linking to [^\n]+)+)/g,
        ),
      ].flatMap(([, url = '', links = '']) =>
        [...links.matchAll(/linking to (\S+)/g)].flatMap(([, link = '']) =>
          placesOf(/#.+$/.exec(link)?.[0] ?? link, url, context).map(
            (place) => `${place}: broken link ${link}`,
          ),
        ),
      ),
  ],
  [
    /Can't render static file for pathname "(?<url>[^"]+)"[^]*?\[cause\]: \w*Error: (?<what>[^\n]+)/,
    ({url = '', what = ''}, context) => {
      const name = /component `([\w.]+)`/.exec(what)?.[1];
      const places = placesOf(name ? `<${name}` : '\0', url, context);
      return places.map((place) => `${place}: ${what}`);
    },
  ],
  [
    /page already exists at this route|Duplicate routes/,
    (_, {sources}) =>
      [...sources]
        .filter(([, lines]) => lines.length > 1)
        .map(
          ([url]) =>
            `${filesOf(sources, url).join(' and ')} have the same URL, ${url}: change the slug of one`,
        ),
  ],
  [
    /(?<blog>blog source file )?path=(?<file>\S+)[^]*\[Error \[ValidationError\]: "(?<field>[\w.]+)" (?<what>[^\n]+?)\] \{/,
    ({blog, file = '', field = '', what = ''}, {siteDir}) => {
      const page = blog ? `blog/${file}` : file;
      const [place = page] = linesWith(`${field}:`, [page], siteDir);
      return [`${place}: "${field}" ${what}`];
    },
  ],
  [
    /Processing of blog source file path=(?<file>\S+) failed[^]*\[cause\]: \w*Error: (?<what>[^\n]+)/,
    ({file, what}) => [`blog/${file}: ${what}`],
  ],
  [
    /(?:[^]*\[cause\]: \[?|^.*?\[ERROR\] )\w*(?:Error|Exception): (?<what>[^]+?)(?=\]? \{\n|\]?$|\n\s*(?:at |\.\.\. |\[cause\]|[{}])|$)/,
    ({what}) => [what!],
  ],
];

/** A few lines; the whole text if it has no known form. */
export function explain(output: string, siteDir: string): string {
  const text = stripVTControlCharacters(output)
    .replace(/^[\s│×╰─▶├]+/gm, (start) => start.replace(/[^\s]/g, ' '))
    .replaceAll(`${siteDir}/`, '');
  const context = {siteDir, sources: readSources(siteDir), text};
  for (const [pattern, lines] of RULES) {
    const match = pattern.exec(text);
    const found = match ? lines({...match.groups}, context) : [];
    if (found.length > 0) {
      return [...new Set(found)].join('\n');
    }
  }
  return output;
}
