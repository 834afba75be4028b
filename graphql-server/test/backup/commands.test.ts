import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it, onTestFinished } from 'vitest';
import { Browser } from '../accounts/callers.ts';
import { type CommandResult, runHere } from '../commands/run-here.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, spawnServer } from '../serve.ts';
import { COMPILE_CACHE } from '../server-process.ts';
import { imagesIn, temporaryFolder } from './copies.ts';

const ISO = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z';
const OWNER = 'meera@mela.example';
const MELA = join(import.meta.dirname, '../../../deploy/mela');

/** Runs a command in this process. The test of deploy/mela below runs separate processes. */
function run(command: string, dataDir: string, ...words: string[]): Promise<CommandResult> {
  const PATH = `${inject('mongodFolder')}${delimiter}${process.env['PATH']}`;
  return runHere(command, words, { MONGODB_URI: undefined, PATH, DATA_DIR: dataDir });
}

it('npm run backup copies the embedded database of a running server, and npm run restore replaces a shop or creates one', async () => {
  const [dataDir = '', otherDir = '', folder = ''] = await Promise.all([1, 2, 3].map(temporaryFolder));
  const file = join(folder, 'shop.tar.zst');
  const server = spawnServer({ dataDir });
  const app = { url: await server.url };
  await createProduct(app, await createCategory(app, 'Saris'), { title: 'Silk sari' });
  await new Browser(app).signUp(OWNER);
  expect((await run('backup', dataDir, file)).stdout).toMatch(
    /Backed up the shop with 3 image files to .*shop\.tar\.zst/,
  );

  // A restore over existing data announces which data it removes.
  const taken =
    /1 products, 1 categories, 0 counted variants, 0 redirects, 1 accounts \(meera@mela\.example\), 0 collections, 0 orders, 0 shipping zones, 0 tax classes, 0 discounts, 0 returns, 0 draft orders, 0 customers, 0 invoices, 0 messages, 0 stock alerts, 0 newsletter subscribers, \d+ remembered changes/;
  expect(await run('restore', dataDir, file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`^The shop is not empty. .*${taken.source}.*--replace\n$`)),
  });
  const said = (await run('restore', dataDir, file, '--replace')).stdout.split('\n');
  const announced = said.findIndex(
    (line) => /^It replaces the current data: /.test(line) && taken.test(line),
  );
  expect(announced).toBeGreaterThan(0);
  expect(said.indexOf('Restoring…')).toBeGreaterThan(announced);

  // Restore into an empty folder.
  expect((await run('restore', otherDir, file)).stdout).toMatch(
    new RegExp(
      `^Checking .*\nThe backup was made at ${ISO} and contains 1 products, 1 categories, 0 counted variants, 0 redirects, 1 accounts, 0 collections, 0 orders, 0 shipping zones, 0 tax classes, 0 discounts, 0 returns, 0 draft orders, 0 customers, 0 invoices, 0 messages, 0 stock alerts, 0 newsletter subscribers, \\d+ remembered changes\\.\n[\\s\\S]*` +
        `Restored the shop as of ${ISO}: \\d+ documents, 3 image files\\.\nThe storefront is published`,
      'm',
    ),
  );
  expect(imagesIn(otherDir)).toEqual(imagesIn(dataDir));
  const other = await spawnServer({ dataDir: otherDir }).url;
  const owner = new Browser({ url: other });
  await owner.signIn(OWNER);
  const { products } = await owner.askFor('{ products { nodes { title } } }');
  expect(products.nodes).toEqual([{ title: 'Silk sari' }]);
});

it('npm run backup of an empty shop says so and exits with 1', async () => {
  const [dataDir = '', folder = ''] = await Promise.all([1, 2].map(temporaryFolder));
  const file = join(folder, 'shop.tar.zst');
  expect(await run('backup', dataDir, file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^No backup was created, because the shop in DATA_DIR .* is empty\. .*--allow-empty\n$/,
    ),
  });
  expect(existsSync(file)).toBe(false);
});

it('deploy/mela runs the server and the commands with one settings file, including a backup of an empty shop', async () => {
  const [dataDir, folder] = await Promise.all([1, 2].map(temporaryFolder));
  const settings = join(folder ?? '', 'mela.env');
  await writeFile(settings, `DATA_DIR=${dataDir}\nPORT=0\nPUBLIC_URL=https://shop.example\nADMIN=open\n`);
  const PATH = `${dirname(process.execPath)}${delimiter}${inject('mongodFolder')}${delimiter}${process.env['PATH']}`;
  const env = { PATH, MELA_ENV: settings, NODE_COMPILE_CACHE: COMPILE_CACHE };
  const mela = (...words: string[]) => promisify(execFile)(MELA, words, { cwd: folder, env });
  const server = spawn(MELA, ['serve'], { env });
  onTestFinished(() => void server.kill());
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (part) => {
    output += part;
  });
  await eventually(() => expect(output).toContain('/api'));
  expect((await mela('operator', 'list')).stdout).toBe('There are no accounts.\n');
  const { stdout } = await mela('backup', 'shop.tar.zst', '--allow-empty');
  expect(stdout).toContain('0 image files');
  expect(existsSync(join(folder ?? '', 'shop.tar.zst'))).toBe(true);
  await expect(mela('start')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('backup') });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

it('deploy/mela without its settings says which file it needs', async () => {
  const environment = { PATH: process.env['PATH'], MELA_ENV: '/nowhere/mela.env' };
  await expect(promisify(execFile)(MELA, ['backup'], { env: environment })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('/nowhere/mela.env cannot be read: copy deploy/mela.env there'),
  });
});
