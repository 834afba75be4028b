import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildParts } from '../graphql-server/commands/build-parts.ts';
import { installBrowser } from './install-browser.ts';

/** How many tests of a run passed, failed, and were skipped. */
interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of those that failed, as their runner says them. */
  failures: string[];
}

/** What Vitest reports of a file of tests. */
interface VitestFile {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

/** What Playwright reports of a file of tests, or of a group in it. */
interface PlaywrightSuite {
  file: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

const require = createRequire(import.meta.url);

// All tests there are: unit and integration first, then end-to-end on what was built. Ends with one line of counts.
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
try {
  installBrowser();
  await buildParts();
  const tallies = [await runVitest(), await runPlaywright()];
  const sum = (key: Exclude<keyof Tally, 'failures'>) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const failures = tallies.flatMap((tally) => tally.failures);
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
} finally {
  await rm(reports, { recursive: true, force: true });
}

async function runVitest(): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  const cli = join(require.resolve('vitest/package.json'), '../vitest.mjs');
  const args = ['run', '--config', 'e2e/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const exitCode = await run(cli, [...args, `--outputFile.json=${report}`]);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = await readReport(report);
  // A file that does not even load is no failed test, but a failed run.
  const failed = Math.max(numFailedTests, exitCode === 0 ? 0 : 1);
  return {
    passed: numPassedTests,
    failed,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(failuresOf),
  };
}

/** The tests of a file that failed; the file itself if it did not even load. */
function failuresOf({ name, status, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`  ${name}`];
  return failed.map(({ fullName }) => `  ${name}: ${fullName}`);
}

async function runPlaywright(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const cli = require.resolve('@playwright/test/cli');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await run(cli, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { stats = {}, suites = [] } = await readReport(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, exitCode === 0 ? 0 : 1),
    skipped,
    failures: suites.flatMap(unexpectedOf),
  };
}

function unexpectedOf({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `  ${file}: ${title}`);
  return [...failed, ...suites.flatMap(unexpectedOf)];
}

// biome-ignore lint/suspicious/noExplicitAny: the reports are the test runners' own, and read right here.
async function readReport(file: string): Promise<any> {
  // A runner that did not even start has written none, and says why on the terminal.
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

function run(script: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}
