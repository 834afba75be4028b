import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../errors.ts';
import { kernelTexts } from '../../messages.ts';

const SQLITE_BUSY = 5;
const LOCK_FILE = 'server.lock';
/** The folder for temporary files, which the server empties at startup. */
const SWEPT_FOLDER = 'tmp';

/** Makes this process the only server of a data folder, at most until the process ends. */
export interface DataFolderLock {
  readonly dataDir: string;
  release(): void;
}

export class DataFolderInUse extends StartupError {}

const heldFolders = new Set<string>();

/**
 * Locks the folder, and creates it if it is missing.
 * @throws StartupError when another server holds the lock, or the folder is not writable
 */
export function acquireDataFolderLock(dataDir: string): DataFolderLock {
  const folder = createFolder(dataDir);
  assertOwn(folder);
  const database = lockFile(folder);
  const pidFile = join(folder, 'server.pid');
  writeFileSync(pidFile, `${process.pid}\n`);
  heldFolders.add(folder);
  return {
    dataDir: folder,
    release() {
      if (!heldFolders.delete(folder)) return;
      rmSync(pidFile, { force: true });
      database.close();
    },
  };
}

export function isDataFolderHeld(dataDir: string): boolean {
  return heldFolders.has(realpathSync(dataDir));
}

function createFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

/**
 * Call this before deleting files at startup: a wrong folder such as `/` also contains a folder `tmp`.
 * @throws StartupError when the folder contains `tmp`, but no server has ever used it
 */
function assertOwn(folder: string): void {
  if (!existsSync(join(folder, SWEPT_FOLDER)) || existsSync(join(folder, LOCK_FILE))) return;
  throw new StartupError(kernelTexts.dataFolderOfOtherProgram({ folder, reserved: SWEPT_FOLDER }));
}

/**
 * SQLite's exclusive lock is an operating system lock, so it ends with the process, even if that is killed. Nothing else in this
 * process may open `server.lock`, because closing it would release the lock.
 */
function lockFile(folder: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(folder, LOCK_FILE));
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    throw isBusy(error) ? folderInUse(folder) : unusableFolder(folder, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function folderInUse(folder: string): DataFolderInUse {
  const pid = readPid(join(folder, 'server.pid'));
  const server = pid ? kernelTexts.otherServerWithId({ pid }) : kernelTexts.otherServer;
  return new DataFolderInUse(`${server} is using ${folder}. Stop it, or set DATA_DIR to another folder.`);
}

function unusableFolder(folder: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(kernelTexts.dataFolderUnusable({ folder, reason }), { cause });
}

/** The owner writes its pid right after locking, so the file can be missing for a moment. */
function readPid(pidFile: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(pidFile, 'utf8'))?.[0];
  } catch {
    return undefined;
  }
}
