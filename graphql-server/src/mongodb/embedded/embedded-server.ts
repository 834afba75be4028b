import { chmod, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDataFolderHeld } from './data-folder-lock.ts';
import { findMongod } from './find-mongod.ts';
import { launchMongod } from './launch-mongod.ts';
import { chooseAddress } from './mongod-address.ts';
import { stopStaleProcesses } from './stale-processes.ts';
import { superviseMongod } from './supervise-mongod.ts';
import { readVersionRecord } from './version-record.ts';

export interface EmbeddedServerOptions {
  /** Its lock must be held by this process: what runs on the files already is taken for a leftover and stopped. */
  readonly dataDir: string;
  /** Takes a line for people: what is fetched, how far it is, what was amiss. */
  readonly log: (line: string) => void;
  /** Where fetched binaries are kept; by default `mongod` in the data folder. */
  readonly mongodDir?: string;
}

/** A MongoDB of our own: a replica set of one that lives and dies with this process. */
export interface EmbeddedServer {
  readonly uri: string;
  /** Like `6.0.5`. */
  readonly version: string;
  readonly mongodPath: string;
  /** Stops it cleanly, within about a second. */
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
  const mongod = await findMongod({ mongodDir, writtenBy: await readVersionRecord(dbPath), log });
  await createPrivateFolder(dbPath);
  const address = await chooseAddress(dbPath);
  const launch = () => launchMongod({ mongod, dbPath, address, log });
  const supervisor = superviseMongod(launch, await launch(), log);
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
  await chmod(path, 0o700);
}
