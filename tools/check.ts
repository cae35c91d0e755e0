/**
 * Runs npm scripts, one after the other or two at a time, and names those that
 * failed: `node tools/check.ts [--parallel] script …`. Adds up the reports that
 * test runners write into test-results/; its last line is 'N passed, N failed'.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';

const REPORTS = 'test-results';
/** Set for scripts that run other scripts: only the first one counts. */
const NESTED = 'CHECK_IS_NESTED';
const REASON_LINES = 15;

type Result = {passed: number; failed: {name: string; reason: string}[]};

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {status: string; results: {errors: {message?: string}[]}[]}[];
  }[];
};
type PlaywrightReport = {stats: {expected: number}; suites: PlaywrightSuite[]};

function readVitest({numPassedTests, testResults}: VitestReport): Result {
  const failed = testResults.flatMap(({name, status, message, ...file}) => {
    const tests = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        name: test.fullName,
        reason: test.failureMessages.join('\n'),
      }));
    // A file that can't be loaded fails without a test.
    return status === 'failed' && tests.length === 0
      ? [{name: path.relative('.', name), reason: message}]
      : tests;
  });
  return {passed: numPassedTests, failed};
}

function readPlaywright({stats, suites}: PlaywrightReport): Result {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] & {} => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const failed = suites
    .flatMap(specsOf)
    .filter(({tests}) =>
      tests.some(({status}) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({file, title, tests}) => ({
      name: `${file}: ${title}`,
      reason: tests
        .flatMap(({results}) => results.flatMap(({errors}) => errors))
        .map(({message}) => message)
        .join('\n'),
    }));
  return {passed: stats.expected, failed};
}

/** Runs an npm script; in parallel ones, output is printed when it ends. */
async function run(script: string, parallel: boolean): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: parallel ? 'pipe' : 'inherit',
    env: {...process.env, [NESTED]: '1'},
  });
  let output = '';
  const add = (text: string) => (output += text);
  child.stdout?.setEncoding('utf8').on('data', add);
  child.stderr?.setEncoding('utf8').on('data', add);
  const [status] = (await once(child, 'close')) as [number | null];
  if (parallel) {
    console.log(
      `${output.trimEnd()}\n${status === 0 ? 'ok' : 'FAILED'}: ${script}`,
    );
  }
  return status === 0;
}

function printSummary(failedScripts: readonly string[]): void {
  const results = fs.globSync(`${REPORTS}/*.json`).map((file) => {
    const report = JSON.parse(fs.readFileSync(file, 'utf8')) as
      VitestReport | PlaywrightReport;
    return 'stats' in report ? readPlaywright(report) : readVitest(report);
  });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.flatMap((result) => result.failed);
  if (failedScripts.length > 0 && failed.length === 0) {
    failed.push({name: failedScripts.join(', '), reason: 'see above'});
  }
  for (const {name, reason} of failed) {
    const lines = stripVTControlCharacters(reason).split('\n');
    console.log(
      `failed: ${[name, ...lines.slice(0, REASON_LINES)].join('\n    ')}`,
    );
  }
  console.log(`${passed} passed, ${failed.length} failed`);
}

const {values, positionals: scripts} = parseArgs({
  allowPositionals: true,
  options: {parallel: {type: 'boolean', default: false}},
});
const isNested = NESTED in process.env;
if (!isNested) {
  fs.rmSync(REPORTS, {recursive: true, force: true});
}

const failedScripts: string[] = [];
const queue = scripts.values();
const work = async () => {
  for (const script of queue) {
    if (!(await run(script, values.parallel))) {
      failedScripts.push(script);
    }
  }
};
await Promise.all(values.parallel ? [work(), work()] : [work()]);

if (failedScripts.length > 0) {
  console.log(`failed scripts: ${failedScripts.join(', ')}`);
  process.exitCode = 1;
}
if (!isNested) {
  printSummary(failedScripts);
}
