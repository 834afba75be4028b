import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { mongodIn } from '../../src/kernel/mongodb/embedded/binary-cache.ts';
import { FRUGAL_ARGUMENTS } from '../../src/kernel/mongodb/embedded/launch-mongod.ts';
import { findFreePort } from '../../src/kernel/mongodb/embedded/mongod-address.ts';
import { type MongodProcess, startMongod } from '../../src/kernel/mongodb/embedded/mongod-process.ts';
import { processesOn } from '../../src/kernel/mongodb/embedded/stale-processes.ts';
import { type Db, withClient } from '../with-client.ts';

const SET_NAME = 'three';
const POLL_MS = 50;

/** A real replica set with three members on loopback, to test the failure of its primary. */
export interface ReplicaSetOfThree {
  /** The connection string for `MONGODB_URI`, with majority writes that are retried once. */
  readonly uri: string;
  /** Kills the primary with SIGKILL. */
  killPrimary(): Promise<void>;
  /** Stops the remaining members and removes the files. */
  stop(): Promise<void>;
  /** Same as `stop`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

interface Member {
  readonly host: string;
  readonly dbPath: string;
  readonly running: MongodProcess;
}

/** Starts the set, and waits until all three members are healthy and a first majority write has succeeded. */
export async function startReplicaSetOfThree(): Promise<ReplicaSetOfThree> {
  const folder = await mkdtemp(join(tmpdir(), 'replica-set-'));
  const members = await Promise.all(['a', 'b', 'c'].map((name) => startMember(join(folder, name))));
  const hosts = members.map(({ host }) => host);
  await initiate(hosts);
  const uri = `mongodb://${hosts.join()}/?replicaSet=${SET_NAME}&w=majority&retryWrites=true`;
  await waitUntilHealthy(uri);
  const stop = async () => {
    // Kills the members, because a primary would wait for a successor before it stops. A successor needs a
    // majority, and no data must be kept.
    await Promise.all(members.map(kill));
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  const killPrimary = async () => killMember(members, await primaryHost(uri));
  return { uri, killPrimary, stop, [Symbol.asyncDispose]: stop };
}

async function startMember(dbPath: string): Promise<Member> {
  await mkdir(dbPath);
  const port = await findFreePort();
  const mongodArguments = [
    ...['--replSet', SET_NAME, '--oplogSize', '64', '--bind_ip', '127.0.0.1', '--port', String(port)],
    ...['--logpath', join(dbPath, 'mongod.log'), '--nounixsocket', ...FRUGAL_ARGUMENTS],
  ];
  const running = startMongod({ mongodPath: mongodIn(inject('mongodFolder')), dbPath, mongodArguments });
  return { host: `127.0.0.1:${port}`, dbPath, running };
}

async function initiate(hosts: readonly string[]): Promise<void> {
  const members = hosts.map((host, _id) => ({ _id, host }));
  const configuration = { _id: SET_NAME, members, settings: { electionTimeoutMillis: 1000 } };
  // The driver does not wait for members that are still starting, but all three must be up for the election.
  await Promise.all(hosts.map((host) => withAdmin(directUri(host), (admin) => admin.command({ ping: 1 }))));
  await withAdmin(directUri(hosts[0] ?? ''), (admin) => admin.command({ replSetInitiate: configuration }));
}

async function waitUntilHealthy(uri: string): Promise<void> {
  await withAdmin(uri, async (admin) => {
    while (!(await isHealthy(admin))) await sleep(POLL_MS);
    await admin.client.db('test').collection('ready').insertOne({});
  });
}

async function isHealthy(admin: Db): Promise<boolean> {
  const { members } = await admin.command({ replSetGetStatus: 1 });
  return members.every(({ stateStr }: { stateStr: string }) => ['PRIMARY', 'SECONDARY'].includes(stateStr));
}

async function primaryHost(uri: string): Promise<string> {
  const { primary } = await withAdmin(uri, (admin) => admin.command({ hello: 1 }));
  return primary;
}

async function killMember(members: readonly Member[], host: string): Promise<void> {
  const primary = members.find((member) => member.host === host);
  if (!primary) throw new Error(`No member of the replica set is at ${host}`);
  await kill(primary);
}

async function kill({ dbPath, running }: Member): Promise<void> {
  for (const { pid, command } of await processesOn(dbPath)) {
    if (command.startsWith(mongodIn(inject('mongodFolder')))) process.kill(pid, 'SIGKILL');
  }
  await running.exited;
}

function directUri(host: string): string {
  return `mongodb://${host}/?directConnection=true`;
}

function withAdmin<T>(uri: string, use: (admin: Db) => Promise<T>): Promise<T> {
  return withClient(uri, (client) => use(client.db('admin')));
}
