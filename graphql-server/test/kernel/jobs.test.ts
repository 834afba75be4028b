import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Collection } from 'mongodb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Jobs } from '../../src/kernel/jobs/jobs.ts';
import { Lease, type LeaseDocument } from '../../src/kernel/jobs/lease.ts';
import { openTestDatabase } from '../database.ts';
import { eventually } from '../serve.ts';

const LEASE_MS = 1_500;
const HOUR_MS = 3_600_000;
const FIXTURE = fileURLToPath(new URL('./job.fixture.ts', import.meta.url));
const database = openTestDatabase();
const leases = database.db.collection<LeaseDocument>('leases');

beforeEach(async () => {
  await leases.deleteMany({});
});

function jobsOf(holder: string, collection = leases): Jobs {
  const jobs = new Jobs(collection, holder, LEASE_MS);
  onTestFinished(() => jobs.close());
  return jobs;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a shared job runs on one of two servers; other jobs run on each', async () => {
  const runs = { one: 0, other: 0, own: 0 };
  const shared = { name: 'shared', everyMs: 20, isShared: true };
  const [one, other] = [jobsOf('one'), jobsOf('other')];
  one.start({ ...shared, run: async () => (runs.one += 1) });
  await eventually(() => expect(runs.one).toBeGreaterThan(2));
  other.start({ ...shared, run: async () => (runs.other += 1) });
  other.start({ name: 'own', everyMs: 20, run: async () => (runs.own += 1) });
  await pause(2 * LEASE_MS);
  expect(runs.other).toBe(0);
  expect(runs.own).toBeGreaterThan(2);
  await one.close();
  const ended = runs.one;
  await eventually(() => expect(runs.other).toBeGreaterThan(2));
  expect(runs.one).toBe(ended);
});

test('servers that start at the same moment never run a shared job at once', async () => {
  let running = 0;
  const most: number[] = [];
  const run = async () => {
    running += 1;
    most.push(running);
    await pause(20);
    running -= 1;
  };
  const all = ['a', 'b', 'c', 'd', 'e'].map((holder) => jobsOf(holder));
  for (const jobs of all) jobs.start({ name: 'shared', everyMs: 10, isShared: true, run });
  await pause(300);
  // Each time the server with the job stops, another one takes over.
  for (const jobs of all) {
    const before = most.length;
    await jobs.close();
    if (jobs !== all.at(-1)) await eventually(() => expect(most.length).toBeGreaterThan(before + 3));
  }
  expect(Math.max(...most)).toBe(1);
});

test('a hanging run lets its lease expire and is told to stop; another server takes over', async () => {
  const events: string[] = [];
  const hang = (signal: AbortSignal) => {
    events.push('hangs');
    signal.addEventListener('abort', () => events.push('aborted'));
    return new Promise<void>(() => {});
  };
  const shared = { name: 'shared', everyMs: 50, isShared: true, timeoutMs: 200, graceMs: 4_000 };
  jobsOf('one').start({ ...shared, run: hang });
  await eventually(() => expect(events).toEqual(['hangs']));
  jobsOf('other').start({ ...shared, run: async () => events.push('other') });
  await eventually(() => expect(events.slice(0, 3)).toEqual(['hangs', 'aborted', 'other']));
  expect(events.filter((event) => event === 'hangs')).toHaveLength(1);
});

test('a server that cannot renew its lease stops its run before another server may begin', async () => {
  const events: string[] = [];
  let isCutOff = false;
  const cutOff = (method: 'findOne' | 'updateOne') =>
    vi.fn((...parameters: [never, never, never]) => {
      if (isCutOff) return new Promise(() => {});
      return (leases[method] as (...all: unknown[]) => unknown)(...parameters);
    });
  const unreachable = {
    findOne: cutOff('findOne'),
    updateOne: cutOff('updateOne'),
    deleteOne: async () => {},
  } as unknown as Collection<LeaseDocument>;
  const shared = { name: 'shared', everyMs: 50, isShared: true };
  const run = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      events.push('begun');
      signal.addEventListener('abort', () => {
        events.push('stopped');
        resolve();
      });
    });
  jobsOf('one', unreachable).start({ ...shared, graceMs: 100, run });
  await eventually(() => expect(events).toEqual(['begun']));
  isCutOff = true;
  jobsOf('other').start({ ...shared, run: async () => events.push('other') });
  await eventually(() => expect(events.slice(0, 3)).toEqual(['begun', 'stopped', 'other']));
});

test('leases do not depend on the clock: if it is set back or forward the holder keeps its lease', async () => {
  // The lease is far longer than the test, so that it cannot expire on a busy machine.
  const [one, other] = ['one', 'other'].map((holder) => new Lease(leases, 'long', holder, 10 * 60_000));
  onTestFinished(() => one?.release());
  expect(await one?.hold()).not.toBeNull();
  expect(await other?.take()).toBe(false);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const hours of [-1, 2]) {
    vi.setSystemTime(Date.now() + hours * HOUR_MS);
    expect(await other?.take()).toBe(false);
    expect(await other?.take()).toBe(false);
  }
});

test('a lease expires although the clock was set back after it was taken', async () => {
  const [one, other] = ['one', 'other'].map((holder) => new Lease(leases, 'short', holder, LEASE_MS));
  expect(await one?.hold()).not.toBeNull();
  one?.letRunOut();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() - 2 * HOUR_MS);
  await eventually(async () => expect(await other?.take()).toBe(true));
});

test('a lease is abandoned when its holder neither renews nor releases it', async () => {
  const [one, other] = ['one', 'other'].map((holder) => new Lease(leases, 'shared', holder, 3 * LEASE_MS));
  await one?.hold();
  expect(await other?.isAbandoned()).toBe(false);
  using looks = vi.spyOn(leases, 'findOne');
  const watching = other?.isAbandoned();
  // Waits for the first check: if the lease were released before, it would never have been seen as held.
  await looks.mock.results[0]?.value;
  await one?.release();
  expect(await watching).toBe(false);
  await one?.hold();
  expect(await other?.take()).toBe(false);
  one?.letRunOut();
  expect(await other?.isAbandoned()).toBe(true);
  expect(await other?.take()).toBe(true);
});

test('when a server is killed another one takes over, and the same server at once when it restarts', async () => {
  // The second process would wait an hour for another server's lease.
  for (const process of [startProcess('killed'), startProcess('killed')]) {
    await once(process.stdout, 'data');
    process.kill('SIGKILL');
    await once(process, 'exit');
  }
  let runs = 0;
  const killedAt = performance.now();
  jobsOf('other').start({ name: 'test', everyMs: 50, isShared: true, run: async () => (runs += 1) });
  await eventually(() => expect(runs).toBeGreaterThan(0));
  expect(performance.now() - killedAt).toBeGreaterThanOrEqual(LEASE_MS);
});

function startProcess(holder: string) {
  const child = spawn(process.execPath, [FIXTURE, database.uri, database.name, holder, String(HOUR_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
