import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const COMMANDS = join(import.meta.dirname, '../../commands');
const MELA = join(COMMANDS, '../../deploy/mela');
const NAMES = ['backup', 'restore', 'upgrade', 'publish', 'export', 'seed', 'operator', 'check-data'];
let folder = '';
let settings = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'help-'));
  settings = join(await mkdtemp(join(tmpdir(), 'help-settings-')), 'mela.env');
  await writeFile(settings, '');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(join(settings, '..'), { recursive: true });
});

const environment = () => ({ MONGODB_URI: undefined, DATA_DIR: join(folder, 'data') });

// Calls the command through deploy/mela where a shell is available.
test.each(NAMES)('npm run %s -- --help prints its usage, and does nothing', async (name) => {
  const isWindows = process.platform === 'win32';
  const [program, ...words] = isWindows ? [process.execPath, join(COMMANDS, `${name}.ts`)] : [MELA, name];
  const env = { ...process.env, ...environment(), MELA_ENV: settings };
  const run = promisify(execFile)(program, [...words, '--help'], { cwd: folder, env });
  const { stdout, stderr } = await run;
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b.*\n`));
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ...NAMES.map((name) => [name, '--hepl'] as const),
  ['publish', 'help'] as const,
  ['seed', 'help'] as const,
])('npm run %s refuses %s, which it does not know, and does nothing', async (name, word) => {
  const { code, stdout, stderr } = await runHere(name, [word], environment());
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^npm run ${name}\\b`, 'm'));
  expect(await readdir(folder)).toEqual([]);
});

test('npm run check-data refuses a folder without a shop in one line, and creates none', async () => {
  const { code, stdout, stderr } = await runHere('check-data', [], environment());
  const place = join(folder, 'data');
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    `There is no shop in ${place}. Set DATA_DIR to the shop’s folder.\n`,
  ]);
  expect(await readdir(folder)).toEqual([]);
});
