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
/** What Playwright makes of TypeScript: kept from run to run, unlike the folder of temporary files. */
const TRANSFORM_CACHE = join(ROOT, 'node_modules/.cache/playwright');

/**
 * Runs Vitest on these files.
 * @param label stands before each line it prints: several runs share the terminal.
 * @param workers how many files at once; by default as many as there are cores to spare.
 */
export function runVitest(label: string, files: readonly string[], workers?: number): Promise<Tally> {
  return withReportFile(async (report) => {
    const cli = join(require.resolve('vitest/package.json'), '../vitest.mjs');
    // As in the browser: what fails is run once more, and what passes only then is listed as flaky.
    const args = [
      'run',
      '--config',
      'e2e/vitest.config.ts',
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
    ];
    if (workers) args.push(`--maxWorkers=${workers}`);
    const exitCode = await run(label, [cli, ...args, `--outputFile.json=${report}`, ...files]);
    return tallyVitest(await readReport(report), exitCode);
  });
}

/** Runs Playwright on these files. */
export function runPlaywright(files: readonly string[], config = 'e2e/playwright.config.ts'): Promise<Tally> {
  return withReportFile(async (report) => {
    const args = ['test', '--config', config, '--reporter=list,json'];
    // Playwright takes a file for a regular expression.
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

/** @returns nothing for a runner that did not even start: it has said why on the terminal. */
async function readReport(file: string): Promise<object> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** Runs a script in this process's own Node.js. @returns its exit code. */
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
