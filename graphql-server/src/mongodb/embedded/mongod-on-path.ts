import { access, constants } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { askMongodVersion, type Mongod } from './mongod-version.ts';

const MONGOD_FILE = process.platform === 'win32' ? 'mongod.exe' : 'mongod';

/** Every `mongod` on the PATH that runs, in the PATH's order; one that does not run is named and passed over. */
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
    log(`Passing over a mongod: ${(error as Error).message}.`);
    return undefined;
  }
}

/** Whether a file can be run by this user. */
export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The `mongod` of a folder of programs. */
export function mongodIn(folder: string): string {
  return join(folder, MONGOD_FILE);
}
