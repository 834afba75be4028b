import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection } from 'mongodb';
import { describe, expect, it, vi } from 'vitest';
import { listProcesses, processesOn } from '../../src/mongodb/embedded/stale-processes.ts';
import { createDataFolder, dbPathOf, mongodsOf, watchdogsOf } from './data-folder.ts';
import { connectTo, type RunningServer, startServer } from './running-server.ts';

/** A clean end takes mongod about a second; a busy machine may need more. */
const GONE_WITHIN = { timeout: 15_000, interval: 50 };

describe('a crash', () => {
  it.for(['process', 'group'] as const)(
    'of the server by SIGKILL to its %s leaves no mongod behind',
    async (what) => {
      const dataDir = createDataFolder();
      const server = await startServer({ dataDir });
      expect(await mongodsOf(dataDir)).toHaveLength(1);
      await server.kill(what);
      await vi.waitFor(async () => expect(await processesOn(dbPathOf(dataDir))).toEqual([]), GONE_WITHIN);
    },
  );

  it('of the server is followed at once by a start, which waits for the old mongod', async () => {
    const dataDir = createDataFolder();
    const first = await startServer({ dataDir });
    const [old] = await mongodsOf(dataDir);
    await first.kill('group');
    await startServer({ dataDir });
    const running = await mongodsOf(dataDir);
    expect(running).toHaveLength(1);
    expect(running[0]?.pid).not.toBe(old?.pid);
  });

  it('of server and watchdog leaves a mongod that the next start stops', async () => {
    const dataDir = createDataFolder();
    const first = await startServer({ dataDir });
    const leftovers = (await mongodsOf(dataDir)).map(({ pid }) => pid);
    const watchdogs = await watchdogsOf(dataDir);
    // Frozen, so that it is gone before it can do its duty.
    for (const { pid } of watchdogs) process.kill(pid, 'SIGSTOP');
    await first.kill('process');
    await killAll(watchdogs);
    expect(await runningAmong(leftovers)).toEqual(leftovers);
    const second = await startServer({ dataDir });
    expect((await second.stop()).output).toContain('Waiting for the MongoDB of an earlier run to end.');
    expect(await runningAmong(leftovers)).toEqual([]);
  });

  it.for(['watchdog', 'mongod'] as const)(
    'of the %s alone is mended while the server runs',
    async (victim) => {
      const dataDir = createDataFolder();
      const server = await startServer({ dataDir });
      const things = connectTo(server.uri).db('shop').collection('things');
      await things.insertOne({ name: 'before' });
      const [old] = await mongodsOf(dataDir);
      await killAll(victim === 'watchdog' ? await watchdogsOf(dataDir) : await mongodsOf(dataDir));
      await waitForAnother(dataDir, old?.pid ?? 0);
      await writeWhenPossible(things, 'after');
      expect(await things.countDocuments()).toBe(2);
      expect(await mongodsOf(dataDir)).toHaveLength(1);
    },
  );

  it('of mongod for the fourth time within a minute ends the server with a sentence', async () => {
    const dataDir = createDataFolder();
    const server = await startServer({ dataDir });
    for (let kill = 0; kill < 3; kill++) await killMongodAndWait(server, dataDir);
    await killAll(await mongodsOf(dataDir));
    expect(await server.ended).toMatchObject({
      code: 1,
      errorOutput: 'MongoDB ended 4 times within a minute (code 137).\n',
    });
  });

  it('of everything loses no acknowledged write', async () => {
    const dataDir = createDataFolder();
    const server = await startServer({ dataDir });
    const acknowledged = writeUntilItFails(server);
    await sleep(700);
    const everything = await processesOn(dbPathOf(dataDir));
    await Promise.all([server.kill('group'), killAll(everything)]);
    const count = await acknowledged;
    expect(count).toBeGreaterThan(10);
    const next = await startServer({ dataDir });
    const found = await connectTo(next.uri).db('shop').collection<{ _id: number }>('things').distinct('_id');
    expect(found.toSorted((a, b) => a - b).slice(0, count)).toEqual(
      Array.from({ length: count }, (_, id) => id),
    );
  });
});

/** Inserts 0, 1, 2 … one after the other; resolves with how many were acknowledged. */
async function writeUntilItFails(server: RunningServer): Promise<number> {
  const client = connectTo(server.uri, { serverSelectionTimeoutMS: 1_000 });
  const things = client.db('shop').collection<{ _id: number }>('things');
  for (let id = 0; ; id++) {
    const isAcknowledged = await things.insertOne({ _id: id }).then(
      () => true,
      () => false,
    );
    if (!isAcknowledged) return id;
  }
}

/** A `mongod` that is running may not take writes yet. */
async function writeWhenPossible(things: Collection, name: string): Promise<void> {
  await vi.waitFor(() => things.updateOne({ name }, { $set: { name } }, { upsert: true }), GONE_WITHIN);
}

async function killMongodAndWait(server: RunningServer, dataDir: string): Promise<void> {
  const [old] = await mongodsOf(dataDir);
  await killAll(await mongodsOf(dataDir));
  await waitForAnother(dataDir, old?.pid ?? 0);
  await writeWhenPossible(connectTo(server.uri).db('shop').collection('things'), `after ${old?.pid}`);
}

async function waitForAnother(dataDir: string, oldPid: number): Promise<void> {
  await vi.waitFor(async () => {
    const pids = (await mongodsOf(dataDir)).map(({ pid }) => pid);
    expect(pids).toHaveLength(1);
    expect(pids).not.toContain(oldPid);
  }, GONE_WITHIN);
}

async function killAll(processes: readonly { pid: number }[]): Promise<void> {
  for (const { pid } of processes) process.kill(pid, 'SIGKILL');
  const pids = processes.map(({ pid }) => pid);
  await vi.waitFor(async () => expect(await runningAmong(pids)).toEqual([]), GONE_WITHIN);
}

/** A process that has ended but was not yet waited for by its parent has a number still, but no command. */
async function runningAmong(pids: readonly number[]): Promise<number[]> {
  const running = (await listProcesses()).filter(({ command }) => command !== '');
  return running.map(({ pid }) => pid).filter((pid) => pids.includes(pid));
}
