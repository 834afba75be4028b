import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { findFreePort } from '../graphql-server/src/kernel/mongodb/embedded/mongod-address.ts';
import { processesOn } from '../graphql-server/src/kernel/mongodb/embedded/stale-processes.ts';
import { test } from './shop-server.ts';

// The fixture finds MongoDB, and adds it to the PATH.
test('a signal to npm alone stops the server and its database', async ({ shop: _ }) => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'npm-start-')));
  const port = String(await findFreePort());
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errorOutput = text(npm.stderr);
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  await expect
    .poll(() => output, { timeout: 60_000 })
    .toContain(`REST                http://localhost:${port}/api`);
  const database = await processesOn(join(dataDir, 'mongodb'));
  expect(database).not.toEqual([]);
  npm.kill('SIGTERM');
  await once(npm, 'close');
  expect(await errorOutput).toContain('"msg":"The server is stopping."');
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed');
  expect(await processesOn(join(dataDir, 'mongodb'))).toEqual([]);
  await rm(dataDir, { recursive: true, maxRetries: 10 });
});
