import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COMPILE_CACHE } from '../graphql-server/test/server-process.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const ROOT = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
/** Playwright's cache of compiled TypeScript, which is kept between runs, unlike the folder of temporary files. */
const TRANSFORM_CACHE = join(ROOT, 'node_modules/.cache/playwright');

/**
 * Runs Vitest on these files.
 * @param label precedes each printed line, because several runs share the terminal
 * @param workers the number of files at once; default: one for each spare core
 */
export function runVitest(label: string, files: readonly string[], workers?: number): Promise<Tally> {
  return withReportFile(async (report) => {
    const cli = join(require.resolve('vitest/package.json'), '../vitest.mjs');
    const args = ['run', '--config', 'e2e/vitest.config.ts', '--reporter=default', '--reporter=json'];
    if (workers) args.push(`--maxWorkers=${workers}`);
    const exitCode = await run(label, [cli, ...args, `--outputFile.json=${report}`, ...files]);
    return tallyVitest(await readReport(report), exitCode);
  });
}

let browserRuns = 0;

/** Runs Playwright on these files. */
export function runPlaywright(files: readonly string[], config = 'e2e/playwright.config.ts'): Promise<Tally> {
  return withReportFile(async (report) => {
    browserRuns += 1;
    // A run empties its output folder, and two runs may be active.
    const output = join(ROOT, 'test-results', String(browserRuns));
    const args = ['test', '--config', config, '--reporter=list,json', '--output', output];
    // Playwright interprets a file name as a regular expression.
    const patterns = files.map((file) => `${RegExp.escape(file)}$`);
    const command = [require.resolve('@playwright/test/cli'), ...args, ...patterns];
    const exitCode = await run('browser', command, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: TRANSFORM_CACHE,
    });
    return tallyPlaywright(await readReport(report), exitCode);
  });
}

async function withReportFile(use: (file: string) => Promise<Tally>): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'test-report-'));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads a runner's report.
 * @returns an empty one if the runner could not be started and has printed the reason
 */
async function readReport(file: string): Promise<object> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** Runs a script with this process's Node.js. @returns its exit code */
function run(label: string, script: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, script, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    });
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => console.log(`${label.padEnd(7)} │ ${line}`));
    }
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}
