import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DiskSpace } from '../../disk-space.ts';
import { StartupError } from '../../errors.ts';
import { isDataFolderHeld } from './data-folder-lock.ts';
import { readVersionRecord } from './durable-files.ts';
import { findMongod } from './find-mongod.ts';
import { launchMongod } from './launch-mongod.ts';
import { chooseAddress } from './mongod-address.ts';
import type { MongodProcess } from './mongod-process.ts';
import { stopStaleProcesses } from './stale-processes.ts';

export interface EmbeddedServerOptions {
  /** Its lock must be held by this process: what runs on the files already is taken for a leftover and stopped. */
  readonly dataDir: string;
  /** Takes a line for people: what is fetched, how far it is, what was amiss. */
  readonly log: (line: string) => void;
  /** Asked when MongoDB ends; by default the disk is taken to have room. */
  readonly disk?: DiskSpace;
  /** Where fetched binaries are kept; by default `mongod` in the data folder. */
  readonly mongodDir?: string;
}

/** A MongoDB of our own: a replica set of one that lives and dies with this process. */
export interface EmbeddedServer {
  readonly uri: string;
  readonly version: string;
  readonly mongodPath: string;
  stop(): Promise<void>;
  /** Called once, with a sentence, when it ended and could not be brought back. */
  onUnexpectedExit(listener: (reason: string) => void): void;
}

/**
 * Starts the MongoDB of a data folder: its files in `mongodb`, its binary in `mongod` unless one is on the PATH.
 * @throws StartupError when no MongoDB can be had, or none that may open the files
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = await realpath(options.dataDir);
  if (!isDataFolderHeld(dataDir)) throw new Error(`The lock of ${dataDir} is not held by this process`);
  const { log } = options;
  const mongodDir = resolve(options.mongodDir ?? join(dataDir, 'mongod'));
  const dbPath = join(dataDir, 'mongodb');
  await createPrivateFolder(dbPath).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The folder ${dbPath} belongs to somebody else, or cannot be written to (${error.code}): mend that, or set DATA_DIR to another folder.`,
    );
  });
  const mongod = await findMongod({ mongodDir, writtenBy: await readVersionRecord(dbPath), log });
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
      // Only there when the watchdog was killed and mongod was not.
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
  /** Called once, with a sentence, when `mongod` has ended too often to be started again. */
  onUnexpectedExit(listener: (reason: string) => void): void;
}

/**
 * Starts `mongod` again whenever it or its watchdog ends by itself: the address stays the same, so the driver finds it
 * again. More than three ends within a minute are a fault that a restart does not mend, but for a full disk: then it is
 * tried again for as long as it takes, less and less often.
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
      log((error as Error).message);
      current = undefined;
    }
  }

  async function watch(): Promise<void> {
    while (!isStopping) {
      const code = await current?.exited;
      if (isStopping) return;
      if (await disk?.check()) {
        await disk?.giveUpReserve();
        log('MongoDB ended because the disk is full: nothing can be changed until there is room again.');
        await sleep(Math.min(FIRST_DELAY_MS * 2 ** fullDiskRestarts++, LONGEST_DELAY_MS), undefined, {
          ref: false,
        });
        if (!isStopping) await relaunch();
        continue;
      }
      fullDiskRestarts = 0;
      if (restartsWithin(restartTimes) >= MAX_RESTARTS) {
        return failure.resolve(`MongoDB ended ${MAX_RESTARTS + 1} times within a minute${codeIn(code)}.`);
      }
      log(`MongoDB ended unexpectedly${codeIn(code)}: starting it again.`);
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
      // A restart that was under way when the stop was asked for.
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
