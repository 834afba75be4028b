import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, MongoServerError } from 'mongodb';

const POLL_MS = 20;
const SET_NAME = 'embedded';
/** Errors that can occur while a configuration is read or written. Retrying is enough. */
const PASSING_ERRORS = [
  'AlreadyInitialized',
  'NotYetInitialized',
  'ConfigurationInProgress',
  'InterruptedDueToReplStateChange',
];

interface ReplicaSetConfiguration {
  readonly _id: string;
  readonly version: number;
  readonly members: readonly { readonly _id: number; readonly host: string }[];
}

export const REPLICA_SET_ARGUMENTS = [
  ...['--replSet', SET_NAME, '--oplogSize', '64'],
  // No-op writes are useless in a set with one member, and not possible on a full disk.
  ...['--setParameter', 'writePeriodicNoops=false'],
];

/** Configures a new set with one member, or reconfigures a set whose data folder has moved. Waits until it accepts writes. */
export async function becomePrimary(admin: Db, host: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { isWritablePrimary, setName } = await admin.command({ hello: 1 });
    if (isWritablePrimary) return;
    if (!setName) await configure(admin, host);
    await sleep(POLL_MS);
  }
  signal.throwIfAborted();
}

async function configure(admin: Db, host: string): Promise<void> {
  try {
    const state = await stateOf(admin);
    if (state === 'NotYetInitialized') await initiate(admin, host);
    if (state === 'InvalidReplicaSetConfig') await changeAddress(admin, host);
  } catch (error) {
    if (!(error instanceof MongoServerError && PASSING_ERRORS.includes(error.codeName ?? ''))) throw error;
  }
}

async function stateOf(admin: Db): Promise<string | undefined> {
  const answer = await admin.command({ replSetGetStatus: 1 }).catch((error) => error);
  return answer instanceof MongoServerError ? answer.codeName : undefined;
}

async function initiate(admin: Db, host: string): Promise<void> {
  await admin.command({ replSetInitiate: { _id: SET_NAME, members: [{ _id: 0, host }] } });
}

/** Forces the new configuration, because a member that is not in the old one cannot vote for it. */
async function changeAddress(admin: Db, host: string): Promise<void> {
  const configurations = admin.client.db('local').collection<ReplicaSetConfiguration>('system.replset');
  const current = await configurations.findOne();
  if (!current) return;
  const members = current.members.slice(0, 1).map((member) => ({ ...member, host }));
  await admin.command({
    replSetReconfig: { ...current, members, version: current.version + 1 },
    force: true,
  });
}
