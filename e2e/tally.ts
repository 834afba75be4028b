import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const REASON_LINES = 6;
/** The number of slowest files to print. */
const SLOWEST = 15;

/** The number of passed, failed and flaky tests of a run. */
export interface Tally {
  passed: number;
  failed: number;
  /** The names of skipped tests, which include the reason. */
  skipped: string[];
  /** The names of failed tests, as their runner prints them. */
  failures: string[];
  /** The names of tests that passed only on the second run. */
  flaky: string[];
  /** The duration of each file. */
  times: FileTime[];
}

interface FileTime {
  file: string;
  milliseconds: number;
}

/** The used parts of Vitest's JSON report. */
interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  /** Why the file did not load, or its `beforeAll` failed. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  startTime?: number;
  endTime?: number;
}

/** The used parts of Playwright's JSON report. */
interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results?: { error?: { message?: string }; duration?: number }[];
}

/** @param report empty if Vitest could not be started */
export function tallyVitest(report: VitestReport, exitCode: number): Tally {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report;
  return {
    passed: numPassedTests,
    // A file that cannot be loaded is a failed run rather than a failed test.
    failed: Math.max(numFailedTests, exitCode === 0 ? 0 : 1),
    skipped: testResults.flatMap(skippedOf),
    failures: testResults.flatMap(failuresOf),
    flaky: testResults.flatMap(flakyOf),
    times: testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: relative(ROOT, name),
      milliseconds: endTime - startTime,
    })),
  };
}

/** The failed tests of a file, or the file itself if it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [withReason(name, message)];
  return failed.map(({ fullName, failureMessages }) =>
    withReason(`${name}: ${fullName}`, failureMessages?.[0]),
  );
}

/** The tests that passed after a failure. */
function flakyOf({ name, assertionResults }: VitestFile): string[] {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName, failureMessages }) => withReason(`${name}: ${fullName}`, failureMessages?.[0]));
}

function skippedOf({ name, assertionResults }: VitestFile): string[] {
  return assertionResults
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => `${name}: ${fullName}`);
}

/** Readers may see only the end of a long output, so the reason is repeated there. */
function withReason(name: string, message = ''): string {
  const reason = stripVTControlCharacters(message).trim().split('\n').slice(0, REASON_LINES);
  return [name, ...reason.filter(Boolean).map((line) => `    ${line}`)].join('\n');
}

/** @param report empty if Playwright could not be started */
export function tallyPlaywright({ stats, suites = [] }: PlaywrightReport, exitCode: number): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, exitCode === 0 ? 0 : 1),
    skipped: suites.flatMap((suite) => titlesOf(suite, 'skipped')),
    failures: suites.flatMap((suite) => titlesOf(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => titlesOf(suite, 'flaky')),
    times: suites.map((suite) => ({ file: `e2e/${suite.file}`, milliseconds: timeOf(suite) })),
  };
}

function timeOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results ?? []));
  const own = results.reduce((sum, { duration = 0 }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + timeOf(suite), own);
}

function titlesOf({ file, specs = [], suites = [] }: PlaywrightSuite, status: string): string[] {
  const found = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...found.map(({ title, tests }) => withReason(`${file}: ${title}`, reasonOf(tests))),
    ...suites.flatMap((suite) => titlesOf(suite, status)),
  ];
}

function reasonOf(tests: readonly PlaywrightTest[]): string | undefined {
  return tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error?.message;
}

/** A run that ended before its tests. */
export function brokenOff({ message }: Error): Tally {
  return { passed: 0, failed: 1, skipped: [], failures: [message], flaky: [], times: [] };
}

function slowest(tallies: readonly Tally[]): string[] {
  return tallies
    .flatMap(({ times }) => times)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST)
    .map(({ file, milliseconds }) => `${(milliseconds / 1_000).toFixed(0).padStart(4)} s  ${file}`);
}

/** The slowest files, the failed and flaky tests, and finally one line of counts. */
export function describeTallies(tallies: readonly Tally[]): { text: string; isPassed: boolean } {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
  const list = (title: string, names: string[]) =>
    names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`), ''] : [];
  const skipped = tallies.flatMap((tally) => tally.skipped);
  const lines = [
    '',
    ...list('The slowest files', slowest(tallies)),
    ...list('Skipped on this machine', skipped),
    ...list(
      'Flaky, passed only when run again',
      tallies.flatMap(({ flaky }) => flaky),
    ),
    ...list(
      'Failed',
      tallies.flatMap(({ failures }) => failures),
    ),
    `${sum('passed')} passed, ${sum('failed')} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ];
  return { text: lines.join('\n'), isPassed: sum('passed') > 0 && sum('failed') === 0 };
}
