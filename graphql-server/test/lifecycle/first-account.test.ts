import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findFreePort } from '../../src/kernel/mongodb/embedded/mongod-address.ts';
import { spawnOperator } from '../accounts/operator-command.ts';
import { openTestDatabase } from '../database.ts';
import { eventually, spawnServer } from '../serve.ts';

const DOCKERFILE = new URL('../../../Dockerfile', import.meta.url);
const database = openTestDatabase();

/**
 * Runs the command of a container's health check.
 * @throws Error if the server is not alive
 */
async function checkHealth(port: number): Promise<void> {
  const [, words = ''] = /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(readFileSync(DOCKERFILE, 'utf8')) ?? [];
  const [, ...args] = JSON.parse(words) as string[];
  const env = { ...process.env, PORT: String(port) };
  await promisify(execFile)(process.execPath, args, { env });
}

it('with ADMIN=wait the first start waits for an account instead of exiting, reports that it is alive, and continues once there is one', async () => {
  const { uri, name } = database;
  const port = await findFreePort();
  await expect(checkHealth(port)).rejects.toThrow();
  const server = spawnServer({
    environment: {
      ...{ MONGODB_URI: uri, MONGODB_DB: name, PORT: String(port) },
      ...{ PUBLIC_URL: 'https://shop.example', ADMIN: 'wait' },
    },
  });
  const { dataDir } = server;
  await eventually(() => checkHealth(port));
  expect(server.output()).toContain('has no account yet');
  expect(server.output()).not.toContain('REST');
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'waiting', message: expect.stringContaining('Create it with npm run operator') },
  ]);
  await spawnOperator({ uri, name, dataDir }, 'indigo-loom-at-dawn', 'add', 'meera@mela.example');
  const url = await server.url;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await checkHealth(port);
  expect(server.output()).toContain('Found an account. Continuing to start.');
});
