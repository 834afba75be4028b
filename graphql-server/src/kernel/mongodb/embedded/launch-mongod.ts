import { once } from 'node:events';
import { connect, type NetConnectOpts } from 'node:net';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { StartupError } from '../../errors.ts';
import { kernelTexts } from '../../messages.ts';
import { compareVersions, type Mongod, seriesOf } from './binary-cache.ts';
import { writeVersionRecord } from './durable-files.ts';
import type { MongodAddress } from './mongod-address.ts';
import { explainExit, limitLog, logPath } from './mongod-log.ts';
import { type MongodProcess, startMongod } from './mongod-process.ts';
import { becomePrimary, REPLICA_SET_ARGUMENTS } from './replica-set.ts';
import { stopStaleProcesses } from './stale-processes.ts';

const POLL_MS = 20;
/** The limit for starting. After a crash MongoDB may have to replay a long journal. */
const START_DEADLINE_MS = 300_000;
const DRIVER_TIMEOUT_MS = 3_000;
/**
 * Uses journal files of 16 MB, created when needed, because preallocating the default 300 MB took most of the
 * start. With a small cache, one transaction can exceed the default limit of a fifth of unwritten data, and
 * would then block forever.
 */
export const FRUGAL_ARGUMENTS = [
  ...[
    '--wiredTigerCacheSizeGB',
    String(cacheGigabytes()),
    '--wiredTigerEngineConfigString',
    'log=(file_max=16MB,prealloc=false),eviction_dirty_trigger=75',
  ],
  ...['--quiet', '--logappend', '--setParameter', 'diagnosticDataCollectionEnabled=false'],
];

/**
 * The memory limit of MongoDB's cache. The minimum is enough for 10,000 products. The first release of 100,000 products writes to
 * all parts of their indexes, and takes several times as long if the indexes do not fit.
 * @param memoryBytes of the machine or the container
 */
export function cacheGigabytes(memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)) {
  const sixteenth = memoryBytes / 16 / 1024 ** 3;
  return Number(Math.min(1, Math.max(0.25, sixteenth)).toFixed(2));
}

export interface Launch {
  readonly mongod: Mongod;
  readonly dbPath: string;
  readonly address: MongodAddress;
  readonly log: (line: string) => void;
}

/** Starts `mongod` and waits until it accepts writes. @throws StartupError with MongoDB's own message when it exits instead */
export async function launchMongod(launch: Launch): Promise<MongodProcess> {
  const { mongod, dbPath, address, log } = launch;
  await stopStaleProcesses(dbPath, log);
  const runStart = await limitLog(dbPath);
  const logArguments = ['--logpath', logPath(dbPath)];
  const mongodArguments = [
    ...REPLICA_SET_ARGUMENTS,
    ...address.mongodArguments,
    ...logArguments,
    ...FRUGAL_ARGUMENTS,
  ];
  const running = startMongod({ mongodPath: mongod.path, dbPath, mongodArguments });
  const ended = new AbortController();
  running.exited.then(() => ended.abort());
  const deadline = AbortSignal.timeout(START_DEADLINE_MS);
  try {
    await prepare(launch, AbortSignal.any([ended.signal, deadline]));
    return running;
  } catch (error) {
    await running.stop();
    if (deadline.aborted) throw tookTooLong(dbPath);
    const code = await running.exited;
    throw code === 0 ? error : await explainExit(code, mongod, dbPath, runStart);
  }
}

function tookTooLong(dbPath: string): StartupError {
  const minutes = START_DEADLINE_MS / 60_000;
  return new StartupError(kernelTexts.mongodbNotReady({ minutes, log: logPath(dbPath) }));
}

async function prepare({ mongod, dbPath, address }: Launch, signal: AbortSignal): Promise<void> {
  await waitUntilAnswering(address.connect, signal);
  const client = new MongoClient(address.uri, { serverSelectionTimeoutMS: DRIVER_TIMEOUT_MS });
  try {
    await becomePrimary(client.db('admin'), address.host, signal);
    await writeVersionRecord(dbPath, mongod.version);
    await raiseFeatureCompatibility(client.db('admin'), mongod.version);
  } finally {
    await client.close();
  }
}

/** Uses a plain socket, because the driver waits half a second between attempts. */
async function waitUntilAnswering(address: NetConnectOpts, signal: AbortSignal): Promise<void> {
  while (!(await isAnswering(address))) {
    signal.throwIfAborted();
    await sleep(POLL_MS);
  }
}

async function isAnswering(address: NetConnectOpts): Promise<boolean> {
  const socket = connect(address);
  const answers = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answers;
}

/**
 * MongoDB opens only files of its own and the previous series. Without this step, only one upgrade of the
 * files would be possible.
 */
async function raiseFeatureCompatibility(admin: Db, mongodVersion: string): Promise<void> {
  const { featureCompatibilityVersion } = await admin.command({
    getParameter: 1,
    featureCompatibilityVersion: 1,
  });
  const series = seriesOf(mongodVersion);
  if (compareVersions(featureCompatibilityVersion.version, series) >= 0) return;
  const confirmation = compareVersions(series, '7.0') >= 0 ? { confirm: true } : {};
  await admin.command({ setFeatureCompatibilityVersion: series, ...confirmation });
}
