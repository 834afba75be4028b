import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { inject, onTestFinished } from 'vitest';
import { mongodIn } from '../../src/kernel/mongodb/embedded/binary-cache.ts';
import { FRUGAL_ARGUMENTS } from '../../src/kernel/mongodb/embedded/launch-mongod.ts';
import { findFreePort } from '../../src/kernel/mongodb/embedded/mongod-address.ts';

/** A `mongod` on a loopback port, as an operator may run one; it ends with the test. */
export interface RunningMongod {
  readonly host: string;
  /** Freezes it by SIGSTOP, or resumes it by SIGCONT. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Restarts it on its files after a kill. */
  restart(): Promise<void>;
}

/** Registers a function that ends it; by default with the test. */
type AtEnd = (end: () => Promise<void>) => void;

/** Starts a `mongod` that is not a member of a replica set. */
export async function startStandaloneMongod(): Promise<RunningMongod> {
  return startMongod([]);
}

/** Starts a set of one with authentication, a user with all permissions, and one with none. */
export async function startGuardedMongod(
  password: string,
  atEnd: AtEnd = onTestFinished,
): Promise<RunningMongod> {
  const mongod = await startMongod(['--replSet', 'guarded', '--keyFile', 'KEY_FILE'], atEnd);
  const client = new MongoClient(`mongodb://${mongod.host}/?directConnection=true`);
  const admin = client.db('admin');
  const members = [{ _id: 0, host: mongod.host }];
  // Any local client may do this before the first user exists.
  await admin.command({ replSetInitiate: { _id: 'guarded', members } });
  while (!(await admin.command({ hello: 1 }))['isWritablePrimary']) await sleep(50);
  await admin.command({ createUser: 'root', pwd: password, roles: ['root'] });
  await client.close();
  const root = new MongoClient(`mongodb://root:${password}@${mongod.host}/?directConnection=true`);
  await root.db('admin').command({ createUser: 'nobody', pwd: password, roles: [] });
  await root.close();
  return mongod;
}

/** Collects the cleanups of a `beforeAll`, which returns `endAll`, because an `afterAll` inside it would never run. */
export function collectEnds(): { atEnd: AtEnd; endAll: () => Promise<void> } {
  const ends: (() => Promise<void>)[] = [];
  return {
    atEnd: (end) => void ends.push(end),
    endAll: async () => {
      for (const end of ends.toReversed()) await end();
    },
  };
}

/** Prevents MongoDB from ending abandoned transactions itself, as it does after a minute. */
export async function keepAbandonedTransactions(client: MongoClient): Promise<void> {
  await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 3_600 });
}

async function startMongod(options: string[], atEnd: AtEnd = onTestFinished): Promise<RunningMongod> {
  const folder = mkdtempSync(join(tmpdir(), 'standalone-mongod-'));
  const keyFile = join(folder, 'key');
  writeFileSync(keyFile, 'c2VjcmV0IG9mIGEgdGVzdA==', { mode: 0o600 });
  const port = await findFreePort();
  const host = `127.0.0.1:${port}`;
  const mongodArguments = [
    ...['--dbpath', folder, '--bind_ip', '127.0.0.1', '--port', String(port), '--nounixsocket'],
    ...FRUGAL_ARGUMENTS,
    ...options.map((option) => (option === 'KEY_FILE' ? keyFile : option)),
  ];
  const start = () => spawn(mongodIn(inject('mongodFolder')), mongodArguments, { stdio: 'ignore' });
  let mongod = start();
  const kill = async () => {
    if (mongod.exitCode !== null || mongod.signalCode !== null) return;
    const exited = once(mongod, 'exit');
    mongod.kill('SIGKILL');
    await exited;
  };
  const restart = async () => {
    mongod = start();
    await waitUntilAnswering(host, mongod);
  };
  atEnd(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await waitUntilAnswering(host, mongod);
  return { host, kill, restart, signal: (name) => void mongod.kill(name) };
}

async function waitUntilAnswering(host: string, mongod: ChildProcess): Promise<void> {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`);
  mongod.once('exit', () => void client.close());
  await client.db('admin').command({ ping: 1 });
  await client.close();
}
