/**
 * The linters of prose notice what they are there for: each gets a text with
 * mistakes by standard input, as if it were a page.
 */
import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

function lint(command: string, args: string[], input: string) {
  const {status, stdout, stderr} = spawnSync(
    `node_modules/.bin/${command}`,
    args,
    {input, encoding: 'utf8'},
  );
  return {ok: status === 0, output: stdout + stderr};
}

// Each starts a program of its own.
const SLOW = 60_000;

const WORDS = `
Mava keeps the behaviour of a colour.
The asistant answers.
Your favorite answer.
`;

it(
  'spelling refuses mistakes and American English, not our words',
  () => {
    const page = ['lint', '--no-progress', 'stdin://docs/a.mdx'];
    const {ok, output} = lint('cspell', page, WORDS);
    expect(ok).toBe(false);
    expect(output).toContain('(asistant)');
    expect(output).toContain('(favorite)');
    expect(output).toContain('Issues found: 2');
  },
  SLOW,
);

const MISTAKES = `# A

### A level of headings is left out

![](an-image-without-alternative.png)

\`\`\`
code without language
\`\`\`

[here](handbook/design.md) says nothing, [this file](no-such-file.md) is not there,
[this part](#no-such-part) neither.

# A second title
`;

it(
  'markdown refuses what it is there for',
  () => {
    const {ok, output} = lint(
      'markdownlint-cli2',
      ['--no-globs', '-'],
      MISTAKES,
    );
    expect(ok).toBe(false);
    const rules = [...output.matchAll(/error (?:MD\d+\/)?([\w-]+)/g)];
    expect([...new Set(rules.map(([, name]) => name))].toSorted()).toEqual([
      'descriptive-link-text',
      'fenced-code-language',
      'heading-increment',
      'link-fragments',
      'no-alt-text',
      'relative-links',
      'single-title',
    ]);
  },
  SLOW,
);
