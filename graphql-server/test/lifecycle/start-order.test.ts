import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { startServer } from '../../src/app/server.ts';
import { findFreePort } from '../../src/kernel/mongodb/embedded/mongod-address.ts';

it('builds nothing if the configuration, the port, the data folder or the database is unusable', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const nothing = `mongodb://127.0.0.1:${await findFreePort()}/?serverSelectionTimeoutMS=100`;
  expect(await failedStart({ PORT: '80a' })).toMatch(/^PORT must be a whole number/);
  expect(await failedStart({ PORT: String(port) })).toMatch(/^Port \d+ is already in use/);
  expect(await failedStart({ DATA_DIR: '/dev/null/data' })).toMatch(/^The data folder .* cannot be used/);
  expect(await failedStart({ MONGODB_URI: nothing })).toMatch(/nothing is listening at/);
});

it('listens only when the build has succeeded, and starts once it does', async () => {
  const environment = await environmentFor({});
  const build = vi.fn(async () => {
    throw new Error('The source is broken');
  });
  await expect(startServer(environment, () => {}, build)).rejects.toThrow('The source is broken');
  expect(build).toHaveBeenCalledOnce();

  const server = await startServer(
    environment,
    () => {},
    async () => {},
  );
  await server.stop();
});

async function failedStart(environment: Record<string, string>): Promise<string> {
  const build = vi.fn(async () => {});
  const error = await startServer(await environmentFor(environment), () => {}, build).catch(
    (reason: Error) => reason,
  );
  expect(build).not.toHaveBeenCalled();
  return error instanceof Error ? error.message : 'It started';
}

async function environmentFor(environment: Record<string, string>): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'start-order-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const usual = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    MONGODB_URI: inject('mongodUri'),
    MONGODB_DB: 'test-order',
  };
  return { ...usual, DATA_DIR: dataDir, ...environment };
}
