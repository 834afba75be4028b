import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DiskSpace } from '../../disk-space.ts';
import { StartupError } from '../../errors.ts';
import type { Say } from '../../log.ts';
import { kernelTexts } from '../../messages.ts';
import { chooseCacheFolder } from './cache-folder.ts';
import { isDataFolderHeld } from './data-folder-lock.ts';
import { readVersionRecord } from './durable-files.ts';
import { findMongod } from './find-mongod.ts';
import { launchMongod } from './launch-mongod.ts';
import { chooseAddress } from './mongod-address.ts';
import type { MongodProcess } from './mongod-process.ts';
import { stopStaleProcesses } from './stale-processes.ts';

export interface EmbeddedServerOptions {
  /**
   * The data folder. This process must hold the folder's lock: it stops any other `mongod` that runs on the
   * files as stale.
   */
  readonly dataDir: string;
  readonly log: Say;
  readonly disk?: DiskSpace;
  /** The cache for binaries. By default, the user's. */
  readonly mongodDir?: string;
}

/** A replica set with a single member that starts and ends with this process. */
export interface EmbeddedServer {
  readonly uri: string;
  readonly version: string;
  readonly mongodPath: string;
  stop(): Promise<void>;
  /** Called once with a sentence when MongoDB has ended and could not be restarted. */
  onUnexpectedExit(listener: (reason: string) => void): void;
}

/** @throws StartupError when no available MongoDB can open the data folder's files */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = await realpath(options.dataDir);
  if (!isDataFolderHeld(dataDir)) throw new Error(`The lock of ${dataDir} is not held by this process`);
  const { log } = options;
  const mongodDir = resolve(options.mongodDir ?? (await chooseCacheFolder(dataDir)));
  // Earlier versions kept downloads in the data folder.
  const mongodDirs = options.mongodDir ? [mongodDir] : [join(dataDir, 'mongod'), mongodDir];
  const dbPath = join(dataDir, 'mongodb');
  await createPrivateFolder(dbPath).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(kernelTexts.databaseFolderUnwritable({ folder: dbPath, code: error.code }));
  });
  const mongod = await findMongod({ mongodDir, mongodDirs, writtenBy: await readVersionRecord(dbPath), log });
  const address = await chooseAddress(dbPath);
  const launch = () => launchMongod({ mongod, dbPath, address, log });
  const supervisor = superviseMongod(launch, await launch(), options);
  return {
    uri: address.uri,
    version: mongod.version,
    mongodPath: mongod.path,
    onUnexpectedExit: supervisor.onUnexpectedExit,
    async stop() {
      await supervisor.stop();
      // A `mongod` keeps running if its watchdog is killed.
      await stopStaleProcesses(dbPath, log);
    },
  };
}

async function createPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await access(path, constants.W_OK | constants.X_OK);
  await chmod(path, 0o700);
}

const MAX_RESTARTS = 3;
const RESTART_WINDOW_MS = 60_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;

interface Supervisor {
  stop(): Promise<void>;
  onUnexpectedExit(listener: (reason: string) => void): void;
}

/**
 * Restarts `mongod` at the same address when it or its watchdog ends. Gives up after more than three failures
 * within a minute. On a full disk it waits instead.
 */
export function superviseMongod(
  launch: () => Promise<MongodProcess>,
  first: MongodProcess,
  { disk, log }: Pick<EmbeddedServerOptions, 'disk' | 'log'>,
): Supervisor {
  const restartTimes: number[] = [];
  const failure = Promise.withResolvers<string>();
  let current: MongodProcess | undefined = first;
  let isStopping = false;
  let fullDiskRestarts = 0;

  async function relaunch(): Promise<void> {
    try {
      current = await launch();
    } catch (error) {
      log((error as Error).message, 'error');
      current = undefined;
    }
  }

  async function watch(): Promise<void> {
    while (!isStopping) {
      const code = await current?.exited;
      if (isStopping) return;
      if (await disk?.check()) {
        await disk?.giveUpReserve();
        log(kernelTexts.mongodbStoppedDiskFull, 'error');
        await sleep(Math.min(FIRST_DELAY_MS * 2 ** fullDiskRestarts++, LONGEST_DELAY_MS), undefined, {
          ref: false,
        });
        if (!isStopping) await relaunch();
        continue;
      }
      fullDiskRestarts = 0;
      if (restartsWithin(restartTimes) >= MAX_RESTARTS) {
        const times = MAX_RESTARTS + 1;
        return failure.resolve(kernelTexts.mongodbStoppedOften({ times, code: codeIn(code) }));
      }
      log(kernelTexts.mongodbRestarts({ code: codeIn(code) }), 'warn');
      restartTimes.push(Date.now());
      await relaunch();
    }
  }

  const watching = watch();
  return {
    async stop() {
      isStopping = true;
      await current?.stop();
      await watching;
      // A restart may be in progress.
      await current?.stop();
    },
    onUnexpectedExit: (listener) => void failure.promise.then(listener),
  };
}

function restartsWithin(times: readonly number[]): number {
  return times.filter((time) => time > Date.now() - RESTART_WINDOW_MS).length;
}

function codeIn(code: number | null | undefined): string {
  return code == null ? '' : ` (code ${code})`;
}
