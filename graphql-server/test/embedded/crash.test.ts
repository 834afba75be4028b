import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { listProcesses, processesOn } from '../../src/kernel/mongodb/embedded/stale-processes.ts';
import { eventually } from '../serve.ts';
import { createDataFolder, dbPathOf, mongodsOf, watchdogsOf } from './data-folder.ts';
import { connectTo, type RunningServer, startServer } from './running-server.ts';

/** The minimum number of acknowledged writes before the crash. */
const WRITES = 100;

describe('a crash', () => {
  it.for(['process', 'group'] as const)(
    'of the server by SIGKILL to its %s leaves no mongod behind',
    async (what) => {
      const dataDir = createDataFolder();
      const server = await startServer({ dataDir });
      expect(await mongodsOf(dataDir)).toHaveLength(1);
      await server.kill(what);
      await eventually(async () => expect(await processesOn(dbPathOf(dataDir))).toEqual([]));
    },
  );

  it('of the server can be followed at once by a start, which waits for the old mongod', async () => {
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
    const staleProcesses = (await mongodsOf(dataDir)).map(({ pid }) => pid);
    const watchdogs = await watchdogsOf(dataDir);
    // The watchdog is frozen, so that it is killed before it can stop `mongod`.
    for (const { pid } of watchdogs) process.kill(pid, 'SIGSTOP');
    await first.kill('process');
    await killAll(watchdogs);
    expect(await runningAmong(staleProcesses)).toEqual(staleProcesses);
    const second = await startServer({ dataDir });
    expect((await second.stop()).output).toContain('Waiting for MongoDB from an earlier run to stop.');
    expect(await runningAmong(staleProcesses)).toEqual([]);
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

  it('of everything loses no acknowledged write', async () => {
    const dataDir = createDataFolder();
    const server = await startServer({ dataDir });
    const writer = writeUntilItFails(server);
    await writer.isInFullSwing;
    await server.kill('everything');
    const count = await writer.acknowledged;
    expect(count).toBeGreaterThanOrEqual(WRITES);
    const next = await startServer({ dataDir });
    const found = await connectTo(next.uri).db('shop').collection<{ _id: number }>('things').distinct('_id');
    expect(found.toSorted((a, b) => a - b).slice(0, count)).toEqual(
      Array.from({ length: count }, (_, id) => id),
    );
  });
});

/** Inserts 0, 1, 2 … one after the other. Reports when many were acknowledged, and finally how many. */
function writeUntilItFails(server: RunningServer) {
  const client = connectTo(server.uri, { serverSelectionTimeoutMS: 1_000 });
  const things = client.db('shop').collection<{ _id: number }>('things');
  const { promise: isInFullSwing, resolve } = Promise.withResolvers<void>();
  const write = async (): Promise<number> => {
    for (let id = 0; ; id++) {
      const isAcknowledged = await things.insertOne({ _id: id }).then(
        () => true,
        () => false,
      );
      if (id === WRITES || !isAcknowledged) resolve();
      if (!isAcknowledged) return id;
    }
  };
  return { isInFullSwing, acknowledged: write() };
}

/** Retries a write, because a running `mongod` may not accept writes yet. */
async function writeWhenPossible(things: Collection, name: string): Promise<void> {
  await eventually(() => things.updateOne({ name }, { $set: { name } }, { upsert: true }));
}

async function waitForAnother(dataDir: string, oldPid: number): Promise<void> {
  await eventually(async () => {
    const pids = (await mongodsOf(dataDir)).map(({ pid }) => pid);
    expect(pids).toHaveLength(1);
    expect(pids).not.toContain(oldPid);
  });
}

async function killAll(processes: readonly { pid: number }[]): Promise<void> {
  for (const { pid } of processes) process.kill(pid, 'SIGKILL');
  const pids = processes.map(({ pid }) => pid);
  await eventually(async () => expect(await runningAmong(pids)).toEqual([]));
}

/**
 * The processes that still run. A zombie, which has ended but was not awaited by its parent yet, has an id,
 * but no command line.
 */
async function runningAmong(pids: readonly number[]): Promise<number[]> {
  const running = (await listProcesses()).filter(({ command }) => command !== '');
  return running.map(({ pid }) => pid).filter((pid) => pids.includes(pid));
}
