/**
 * Runs a command and adds up the reports that its test runners write into
 * test-results/. Prints what failed, then 'N passed, N failed' as the last
 * line. Usage: `node tools/testSummary.ts <command> [argument …]`.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const REPORTS = 'test-results';
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

const [command, ...args] = process.argv.slice(2);
fs.rmSync(REPORTS, {recursive: true, force: true});
const {status} = spawnSync(command!, args, {stdio: 'inherit'});

const results = fs.globSync(`${REPORTS}/*.json`).map((file) => {
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as
    VitestReport | PlaywrightReport;
  return 'stats' in report ? readPlaywright(report) : readVitest(report);
});
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.flatMap((result) => result.failed);
if (status !== 0 && failed.length === 0) {
  failed.push({name: 'a step without a test report', reason: 'see above'});
}
for (const {name, reason} of failed) {
  const lines = stripVTControlCharacters(reason).split('\n');
  console.log(
    `failed: ${[name, ...lines.slice(0, REASON_LINES)].join('\n    ')}`,
  );
}
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
