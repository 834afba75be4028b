import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const REASON_LINES = 6;
/** The number of slowest files to print. */
const SLOWEST = 15;

/** The results of the tests of some files. */
export interface Tally {
  files: FileTally[];
  /** Failures of the runner itself, such as one that could not be started. */
  faults: string[];
  /** The names of tests that passed only on the second run. */
  flaky: string[];
}

/** The results of the tests of one file. */
interface FileTally {
  /** Relative to the repository. */
  file: string;
  passed: number;
  /** The names of skipped tests, which include the reason. */
  skipped: string[];
  /** The names of failed tests, each with the first lines of the reason. */
  failures: string[];
  milliseconds: number;
}

export const NO_TESTS: Tally = { files: [], faults: [], flaky: [] };

/** The used parts of Vitest's JSON report. */
interface VitestReport {
  testResults?: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  /** The reason why the file did not load, or why its `beforeAll` failed. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  startTime?: number;
  endTime?: number;
}

/** The used parts of Playwright's JSON report. */
interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  tests: { status: string; results?: { error?: { message?: string }; duration?: number }[] }[];
}

/**
 * Counts the results of Vitest.
 * @param report empty if Vitest could not be started
 */
export function tallyVitest({ testResults = [] }: VitestReport, exitCode: number): Tally {
  return withFaults(testResults.map(tallyVitestFile), exitCode);
}

function tallyVitestFile(result: VitestFile): FileTally {
  const { name, assertionResults, startTime = 0, endTime = 0 } = result;
  return {
    file: relative(ROOT, name),
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
    skipped: assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
    failures: failuresOf(result),
    milliseconds: endTime - startTime,
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

/**
 * A failed test with its reason, for the end of the output, because readers of a long output may see only its
 * end.
 */
function withReason(name: string, message = ''): string {
  const reason = stripVTControlCharacters(message).trim().split('\n').slice(0, REASON_LINES);
  return [name, ...reason.filter(Boolean).map((line) => `    ${line}`)].join('\n');
}

/**
 * Counts the results of Playwright.
 * @param report empty if Playwright could not be started
 */
export function tallyPlaywright({ suites = [] }: PlaywrightReport, exitCode: number): Tally {
  return withFaults(suites.map(tallyPlaywrightFile), exitCode);
}

function tallyPlaywrightFile(suite: PlaywrightSuite): FileTally {
  const specs = specsOf(suite);
  const withStatus = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results ?? []));
  return {
    file: `e2e/${suite.file}`,
    passed: withStatus('expected').length,
    skipped: withStatus('skipped').map(({ title }) => `${suite.file}: ${title}`),
    failures: withStatus('unexpected').map(({ title, tests }) =>
      withReason(
        `${suite.file}: ${title}`,
        tests.flatMap((test) => test.results ?? []).find(({ error }) => error)?.error?.message,
      ),
    ),
    milliseconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
  };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function withFaults(files: FileTally[], exitCode: number): Tally {
  const isExplained = exitCode === 0 || files.some(({ failures }) => failures.length > 0);
  return {
    files,
    faults: isExplained ? [] : [`A test runner ended with the exit code ${exitCode}.`],
    flaky: [],
  };
}

/** The result of a run that ended before its tests. */
export function brokenOff({ message }: Error): Tally {
  return { ...NO_TESTS, faults: [message] };
}

/** The tests of some files, which can run again. */
export interface TestRun {
  files: readonly string[];
  tally: Tally;
  run: (files: readonly string[]) => Promise<Tally>;
}

/**
 * Runs the files with failed tests once more, one program after the other, because a test may fail only while
 * other programs run. A test that passes then is listed as flaky. A runner that failed without naming a file
 * runs all of its files.
 */
export async function runFailedAgain(runs: readonly TestRun[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { files, tally, run } of runs) {
    const failed = tally.files.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
    const again = failed.length > 0 ? failed : tally.faults.length > 0 ? files : [];
    if (again.length === 0) {
      tallies.push(tally);
      continue;
    }
    console.log(`\nFailed, and run once more: ${again.join(', ')}\n`);
    tallies.push(afterSecondRun(tally, await run(again)));
  }
  return tallies;
}

/**
 * Combines the tallies of both runs.
 * @param second the tally of the second run, which contains only files that failed in the first
 */
function afterSecondRun(first: Tally, second: Tally): Tally {
  const repeated = new Set(second.files.map(({ file }) => file));
  const stillFailed = new Set(second.files.flatMap(({ failures }) => failures.map(nameOf)));
  const failed = first.files.filter(({ file }) => repeated.has(file));
  const failures = [
    ...failed.flatMap((file) => file.failures),
    ...(second.faults.length === 0 ? first.faults : []),
  ];
  return {
    files: [...first.files.filter(({ file }) => !repeated.has(file)), ...second.files],
    faults: second.faults,
    flaky: failures.filter((failure) => !stillFailed.has(nameOf(failure))),
  };
}

/** The first line of a failure, without the reason. */
function nameOf(failure: string): string | undefined {
  return failure.split('\n')[0];
}

/** The slowest files, the skipped, flaky and failed tests, and finally one line of counts. */
export function describeTallies(tallies: readonly Tally[]): { text: string; isPassed: boolean } {
  const files = tallies.flatMap((tally) => tally.files);
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const skipped = files.flatMap((file) => file.skipped);
  const failures = [...files.flatMap((file) => file.failures), ...tallies.flatMap(({ faults }) => faults)];
  const list = (title: string, names: string[]) =>
    names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`), ''] : [];
  const lines = [
    '',
    ...list('The slowest files', slowest(files)),
    ...list('Skipped on this machine', skipped),
    ...list(
      'Flaky, passed only when run again',
      tallies.flatMap(({ flaky }) => flaky),
    ),
    ...list('Failed', failures),
    `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ];
  return { text: lines.join('\n'), isPassed: passed > 0 && failures.length === 0 };
}

function slowest(files: readonly FileTally[]): string[] {
  return files
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST)
    .map(({ file, milliseconds }) => `${(milliseconds / 1_000).toFixed(0).padStart(4)} s  ${file}`);
}
