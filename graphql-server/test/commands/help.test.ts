import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COMMANDS = join(import.meta.dirname, '../../commands');
const NAMES = ['backup', 'restore', 'upgrade', 'publish', 'export', 'seed', 'operator', 'check-data'];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'help-'));
});
afterAll(() => rm(folder, { recursive: true }));

function run(name: string, ...words: string[]) {
  const { MONGODB_URI: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: join(folder, 'data') };
  const program = [join(COMMANDS, `${name}.ts`), ...words];
  return promisify(execFile)(process.execPath, program, { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

test.each(NAMES)('npm run %s -- --help prints what it takes, and does nothing', async (name) => {
  const { code, stdout, stderr } = await run(name, '--help');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b.*\n`));
  expect(await readdir(folder)).toEqual([]);
});

test.skipIf(process.platform === 'win32').each(NAMES)('deploy/mela knows %s', async (name) => {
  const settings = join(folder, 'mela.env');
  await writeFile(settings, '');
  const program = join(COMMANDS, '../../deploy/mela');
  const { stdout } = await promisify(execFile)(program, [name, '--help'], {
    env: { ...process.env, MELA_ENV: settings },
  });
  await rm(settings);
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`));
});

test.each([
  ...NAMES.map((name) => [name, '--hepl'] as const),
  ['publish', 'help'] as const,
  ['seed', 'help'] as const,
])('npm run %s refuses %s, which it does not know, and does nothing', async (name, word) => {
  const { code, stdout, stderr } = await run(name, word);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^npm run ${name}\\b`, 'm'));
  expect(await readdir(folder)).toEqual([]);
});

test('npm run check-data refuses a folder without a shop in one line, and makes none', async () => {
  const { code, stdout, stderr } = await run('check-data');
  const place = join(folder, 'data');
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    `There is no shop in ${place}: set DATA_DIR to the folder of the shop.\n`,
  ]);
  expect(await readdir(folder)).toEqual([]);
});
