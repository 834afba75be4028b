import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { kernelTexts } from '../../messages.ts';
import { syncFile, syncFolder } from './durable-files.ts';

const VERSION_TIMEOUT_MS = 20_000;

/** A `mongod` that runs on this machine. `version` has the form `6.0.5`. */
export interface Mongod {
  readonly path: string;
  readonly version: string;
}

export function compareVersions(a: string, b: string): number {
  const [partsOfA, partsOfB] = [numbersOf(a), numbersOf(b)];
  return partsOfA.map((part, index) => part - (partsOfB[index] ?? 0)).find((difference) => difference) ?? 0;
}

/** The series of a version: `6.0` for `6.0.5`. All versions of a series can open the same data files. */
export function seriesOf(version: string): string {
  return numbersOf(version).slice(0, 2).join('.');
}

/** @throws Error with the system's reason, such as a missing shared library */
export async function askMongodVersion(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`${path} does not run on this machine: ${reasonOf(error)}`, { cause: error });
    },
  );
  const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (!version) throw new Error(`${path} does not report its MongoDB version`);
  return version;
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number);
}

function reasonOf(error: Error & { stderr?: string }): string {
  return error.stderr?.trim().split('\n')[0] || error.message;
}

const MONGOD_FILE = process.platform === 'win32' ? 'mongod.exe' : 'mongod';

/** Every working `mongod` on the PATH, in PATH order. */
export async function findMongodsOnPath(log: (line: string) => void): Promise<Mongod[]> {
  const { PATH = '' } = process.env;
  const folders = PATH.split(delimiter).filter(Boolean);
  const paths = new Set(folders.map((folder) => resolve(folder, MONGOD_FILE)));
  const found = await Promise.all([...paths].map((path) => examine(path, log)));
  return found.filter((mongod) => mongod !== undefined);
}

async function examine(path: string, log: (line: string) => void): Promise<Mongod | undefined> {
  if (!(await isExecutable(path))) return undefined;
  try {
    return { path, version: await askMongodVersion(path) };
  } catch (error) {
    log(kernelTexts.skippingMongod({ reason: (error as Error).message }));
    return undefined;
  }
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

export function mongodIn(folder: string): string {
  return join(folder, MONGOD_FILE);
}

const VERSION_FOLDER = /^\d+\.\d+\.\d+$/;
const FETCHING_FOLDER = /^fetching-(\d+)-/;

/** The cached binaries, newest first. Each has a folder named after its version, which only ever contains a tested binary. */
export async function listCachedMongods(mongodDir: string): Promise<Mongod[]> {
  const versions = (await namesIn(mongodDir)).filter((name) => VERSION_FOLDER.test(name));
  const found = versions.toSorted(compareVersions).reverse();
  const mongods = found.map((version) => ({ version, path: mongodIn(join(mongodDir, version)) }));
  const runnable = await Promise.all(mongods.map(({ path }) => isExecutable(path)));
  return mongods.filter((_, index) => runnable[index]);
}

/** Calls `fetch` to put a `mongod` into an empty folder, tests it there, and moves it into the cache. */
export async function cacheMongod(
  mongodDir: string,
  fetch: (folder: string) => Promise<string>,
): Promise<Mongod> {
  await mkdir(mongodDir, { recursive: true });
  const folder = await mkdtemp(join(mongodDir, `fetching-${process.pid}-`));
  try {
    return await moveIntoPlace(await fetch(folder), folder, mongodDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function removeAbandonedDownloads(mongodDir: string): Promise<void> {
  for (const name of await namesIn(mongodDir)) {
    const pid = FETCHING_FOLDER.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(mongodDir, name), { recursive: true, force: true });
  }
}

async function moveIntoPlace(fetchedPath: string, folder: string, mongodDir: string): Promise<Mongod> {
  await chmod(fetchedPath, 0o755);
  const version = await askMongodVersion(fetchedPath);
  const finished = join(folder, 'finished');
  await mkdir(finished);
  await rename(fetchedPath, mongodIn(finished));
  await syncFile(mongodIn(finished));
  await syncFolder(finished);
  await renameUnlessThere(finished, join(mongodDir, version));
  await syncFolder(mongodDir);
  return { version, path: mongodIn(join(mongodDir, version)) };
}

/** Another process may have cached the same version at the same time. */
async function renameUnlessThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error) => {
    if (!(await isExecutable(mongodIn(to)))) throw error;
  });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
