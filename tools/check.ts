/**
 * Runs every check that decides whether a change lands, two side by side where
 * that changes no outcome, and adds up what they counted. Usage:
 * `npm run check [step …]`. Names what failed at the end, where a cut log still
 * has it, and prints 'N passed, N failed' last; exits 1 when anything failed.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {stripVTControlCharacters} from 'node:util';

const REASON_LINES = 15;

type Count = {passed: number; failures: string[]};

type Step = {
  name: string;
  command: string;
  /** Measures no speed and needs no other: two of a row run side by side. */
  beside?: boolean;
  /** Where the runner writes its results; without it a step counts as one. */
  report?: {file: string; read: (report: never) => Count};
};

type VitestReport = {
  numPassedTests: number;
  testResults: {
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
};

/** The name of what failed, and the first of why. */
const failure = (name: string, reason = '') =>
  [name, ...stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES)]
    .join('\n    ')
    .trim();

const vitestCount = ({numPassedTests, testResults}: VitestReport): Count => ({
  passed: numPassedTests,
  failures: testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'failed')
    .map(({fullName, failureMessages}) =>
      failure(fullName, failureMessages.join('\n')),
    ),
});

type PlaywrightSpec = {
  title: string;
  file: string;
  tests: {status: string; results: {errors: {message?: string}[]}[]}[];
};
type PlaywrightSuite = {suites?: PlaywrightSuite[]; specs: PlaywrightSpec[]};

const specsOf = ({suites = [], specs}: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playwrightCount = ({
  stats,
  suites,
}: {
  stats: {expected: number};
  suites: PlaywrightSuite[];
}): Count => ({
  passed: stats.expected,
  // Flaky is not passed: a test that needs a second try shows nothing.
  failures: suites
    .flatMap(specsOf)
    .filter(({tests}) =>
      tests.some(({status}) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({file, title, tests}) => {
      const errors = tests.flatMap(({results}) =>
        results.flatMap(({errors}) => errors.map(({message}) => message)),
      );
      return failure(`${file}: ${title}`, errors.join('\n'));
    }),
});

function vitest(name: string, options = `--project ${name}`): Step {
  const file = `test-results/${name}.json`;
  const report = path.resolve(file);
  return {
    name,
    command: `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${report}`,
    report: {file, read: vitestCount},
  };
}

const steps: Step[] = [
  // The longest first, or it would end alone.
  {...vitest('fixtures'), beside: true},
  // Before the samples are written out as programs, which they would find.
  {
    name: 'types',
    command: 'tsc && tsc -p search && tsc -p examples',
    beside: true,
  },
  {name: 'lint', command: 'eslint . --max-warnings=0', beside: true},
  {name: 'format', command: 'prettier --check .', beside: true},
  {...vitest('search', '--root packages/search'), beside: true},
  {...vitest('samples'), beside: true},
  {...vitest('examples'), beside: true},
  {...vitest('unit'), beside: true},
  {
    name: 'spelling',
    command: 'cspell lint --no-progress --quiet',
    beside: true,
  },
  {name: 'markdown', command: 'markdownlint-cli2', beside: true},
  {name: 'build', command: 'npm run build'},
  {...vitest('commands'), beside: true},
  {
    name: 'api',
    beside: true,
    // Strict: what the recommended rules warn of fails as well.
    command:
      'REDOCLY_TELEMETRY=off redocly lint build/openapi.yaml --extends=recommended-strict',
  },
  {...vitest('build'), beside: true},
  {
    name: 'agents',
    beside: true,
    command:
      'node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON tools/afdocs.ts',
    report: {
      file: 'test-results/afdocs.json',
      read: (counted: Count) => counted,
    },
  },
  vitest('delivery'),
  {name: 'load', command: 'npm run load'},
  {
    name: 'browser',
    command: 'playwright test',
    report: {file: 'test-results/playwright.json', read: playwrightCount},
  },
  vitest('browsers'),
];

function count(step: Step, ok: boolean): Count {
  const plain = {passed: ok ? 1 : 0, failures: ok ? [] : [step.name]};
  if (!step.report || !fs.existsSync(step.report.file)) {
    return plain;
  }
  const counted = step.report.read(
    JSON.parse(fs.readFileSync(step.report.file, 'utf8')) as never,
  );
  // A suite that fails to load has no failed test, but has failed.
  return ok || counted.failures.length > 0
    ? counted
    : {...counted, failures: [step.name]};
}

type Result = Count & {step: Step};

/** What one of two writes is shown when it has ended, in one piece. */
async function execute({command, beside}: Step): Promise<number | null> {
  const child = spawn(command, {
    shell: true,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const ended = once(child, 'exit');
  const written = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  process.stdout.write(written.join(''));
  const [status] = (await ended) as [number | null];
  return status;
}

async function run(step: Step): Promise<Result> {
  console.log(`\n=== ${step.name}: ${step.command}`);
  if (step.report) {
    fs.rmSync(step.report.file, {force: true});
  }
  const start = performance.now();
  const status = await execute(step);
  const result = count(step, status === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `=== ${step.name}: ${result.passed} passed, ${result.failures.length} failed in ${seconds} s`,
  );
  return {step, ...result};
}

/** Takes the next step until none is left. */
async function work(queue: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let step = queue.shift(); step; step = queue.shift()) {
    results.push(await run(step));
  }
  return results;
}

/** Steps that may run side by side, as far as they follow each other. */
function rows(steps: Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (step.beside && last?.[0]!.beside) {
      last.push(step);
    } else {
      found.push([step]);
    }
  }
  return found;
}

const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({name}) => wanted.length === 0 || wanted.includes(name),
);
const results: Result[] = [];
for (const row of rows(chosen)) {
  results.push(...(await Promise.all([work(row), work(row)])).flat());
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap(({step, failures}) =>
  failures.map((failure) => `${step.name}: ${failure}`),
);
for (const failure of failures) {
  console.log(`failed: ${failure}`);
}
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || results.length === 0 ? 1 : 0;
