import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a small file so that a crash leaves the old content or the new, never half of one. */
export async function writeFileDurably(path: string, content: string): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.tmp`;
  await withOpenFile(temporaryPath, 'w', async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await rename(temporaryPath, path);
  await syncFolder(dirname(path));
}

/** Forces a finished file, written by somebody else, onto the disk. */
export async function syncFile(path: string): Promise<void> {
  await withOpenFile(path, 'r+', (file) => file.sync());
}

/** Forces the names in a folder onto the disk; Windows has no such thing. */
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
