import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder } from './durable-files.ts';
import { isExecutable, mongodIn } from './mongod-on-path.ts';
import { askMongodVersion, compareVersions, type Mongod } from './mongod-version.ts';

const VERSION_FOLDER = /^\d+\.\d+\.\d+$/;
const FETCHING_FOLDER = /^fetching-(\d+)-/;

/**
 * The binaries fetched on earlier starts, newest first. Each lies in a folder named after its version, which came
 * into being by one rename of a finished, tried binary: what has that name needs no second look.
 */
export async function listKeptMongods(mongodDir: string): Promise<Mongod[]> {
  const versions = (await namesIn(mongodDir)).filter((name) => VERSION_FOLDER.test(name));
  const found = versions.toSorted(compareVersions).reverse();
  const mongods = found.map((version) => ({ version, path: mongodIn(join(mongodDir, version)) }));
  const runnable = await Promise.all(mongods.map(({ path }) => isExecutable(path)));
  return mongods.filter((_, index) => runnable[index]);
}

/** Lets `fetch` put a `mongod` into an empty folder, tries it there, and keeps it. */
export async function keepMongod(
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

/** Removes what fetches of processes that are gone left half-made. */
export async function removeAbandonedFetches(mongodDir: string): Promise<void> {
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

/** Another process may have kept the same version a moment ago; its copy is as good. */
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
