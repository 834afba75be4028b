import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../errors.ts';
import { kernelTexts } from '../../messages.ts';

/** The version of MongoDB that last wrote the database's files. undefined for new files. */
export async function readVersionRecord(dbPath: string): Promise<string | undefined> {
  const path = recordPath(dbPath);
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return content === undefined ? undefined : versionIn(content, path);
}

/** Writes nothing if the version is unchanged, because a restart must not fail on a full disk. */
export async function writeVersionRecord(dbPath: string, version: string): Promise<void> {
  if ((await readVersionRecord(dbPath)) === version) return;
  await writeFileDurably(recordPath(dbPath), `${JSON.stringify({ version })}\n`);
}

function recordPath(dbPath: string): string {
  return join(dbPath, 'version.json');
}

function versionIn(content: string, path: string): string {
  const version = /"version"\s*:\s*"(\d+\.\d+\.\d+)"/.exec(content)?.[1];
  if (!version) {
    throw new StartupError(kernelTexts.versionFileUnreadable({ path }));
  }
  return version;
}

/** Replaces the content atomically: after a crash the file has either its old or its new content. */
async function writeFileDurably(path: string, content: string): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.tmp`;
  await withOpenFile(temporaryPath, 'w', async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await rename(temporaryPath, path);
  await syncFolder(dirname(path));
}

export async function syncFile(path: string): Promise<void> {
  await withOpenFile(path, 'r+', (file) => file.sync());
}

/** Flushes the directory entries of a folder. Does nothing on Windows, which cannot flush folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await withOpenFile(path, 'r', (folder) => folder.sync());
}

async function withOpenFile(path: string, flags: string, use: (file: FileHandle) => Promise<void>) {
  const file = await open(path, flags);
  try {
    await use(file);
  } finally {
    await file.close();
  }
}
