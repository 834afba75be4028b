import { expect, test } from 'vitest';
import { startServer } from '../../src/app/server.ts';
import { serveApp } from '../serve.ts';
import { Browser, PASSWORD } from './callers.ts';
import { runOperator, spawnOperator } from './operator-command.ts';

/** An address that others can reach, as far as the server can tell from its name. */
const PUBLIC_HOST = '0.0.0.0';

const app = serveApp();

const operator = (input: string, ...words: string[]) => runOperator(app, input, ...words);
const spawned = (input: string, ...words: string[]) => spawnOperator(app, input, ...words);

test('an address that others can reach needs an account, or to be opened on purpose', async () => {
  const environment = { MONGODB_URI: app.uri, MONGODB_DB: app.name, PORT: '0', LOG_LEVEL: 'fatal' };
  const start = (dataDir: string) =>
    startServer({ ...environment, HOST: PUBLIC_HOST, DATA_DIR: `${app.dataDir}/${dataDir}` });
  await expect(start('without')).rejects.toThrow(
    'HOST 0.0.0.0 can be reached from other machines, so anyone there could change the shop. Create an account (npm run operator -- add EMAIL), or set ADMIN=open to allow this.',
  );
  const behindProxy = {
    ...environment,
    PUBLIC_URL: 'https://shop.example',
    DATA_DIR: `${app.dataDir}/proxy`,
  };
  await expect(startServer(behindProxy)).rejects.toThrow(
    'PUBLIC_URL https://shop.example can be reached from other machines',
  );
  expect((await spawned(PASSWORD, 'add', 'Meera@mela.example')).output).toBe(
    'meera@mela.example can now sign in as owner.',
  );
  const server = await start('with');
  const answer = await new Browser(server).ask('{ storefront { mode } }');
  await server.stop();
  expect(answer.status).toBe(401);
});

test('accounts are listed, given roles and passwords, and removed from a terminal, which shows no password (CVE-2026-28213)', async () => {
  expect(await spawned('password1234', 'add', 'asha@mela.example')).toMatchObject({
    output: '',
    errors: expect.stringContaining('too common'),
    code: 1,
  });
  expect((await operator(PASSWORD, 'add', 'asha@mela.example')).output).toBe(
    'asha@mela.example can now sign in as editor.',
  );
  expect((await operator('', 'role', 'asha@mela.example', '--role', 'viewer')).output).toBe(
    'asha@mela.example now has the role viewer.',
  );
  const asha = new Browser(app);
  await asha.signIn('asha@mela.example');
  expect((await operator('', 'list')).output).toMatch(
    /^owner {3}meera@mela\.example {2}never signed in\nviewer {2}asha@mela\.example {2}20\d\d-/,
  );
  expect((await operator('another-loom-at-dusk', 'password', 'asha@mela.example')).output).toBe(
    'asha@mela.example has a new password and is signed out everywhere.',
  );
  expect((await asha.signIn('asha@mela.example', 'another-loom-at-dusk')).status).toBe(200);
  expect((await operator('', 'remove', 'asha@mela.example')).output).toBe(
    'The account of asha@mela.example was removed.',
  );
  expect((await asha.signIn('asha@mela.example', 'another-loom-at-dusk')).status).toBe(401);
});

test('the last owner cannot be removed or demoted, and an owner beside them can', async () => {
  const refused = {
    ...{ output: '', code: 1 },
    errors: 'The shop needs at least one owner. Make someone else an owner first.',
  };
  expect(await operator('', 'remove', 'meera@mela.example')).toEqual(refused);
  expect(await operator('', 'role', 'meera@mela.example', '--role', 'editor')).toEqual(refused);
  expect((await new Browser(app).signIn('meera@mela.example')).status).toBe(200);
  await operator(PASSWORD, 'add', 'ravi@mela.example', '--role', 'owner');
  expect((await operator('', 'role', 'ravi@mela.example', '--role', 'viewer')).code).toBe(0);
  expect((await operator('', 'remove', 'ravi@mela.example')).code).toBe(0);
});

test.each([
  [['--help']],
  [['-h']],
  // `--help` has priority over the name of the command.
  [['remove', '--help']],
])('%j says how it is called, and does nothing', async (words) => {
  const before = await app.db.collection('operators').find().toArray();
  const { output, errors, code } = await spawned('', ...words);
  expect([output, errors, code]).toEqual([expect.stringContaining('-- add EMAIL'), '', 0]);
  expect(await app.db.collection('operators').find().toArray()).toEqual(before);
});

test('prints its usage', async () => {
  expect((await operator('', 'promote', 'asha@mela.example')).errors).toContain(
    'npm run operator -- add EMAIL',
  );
});
