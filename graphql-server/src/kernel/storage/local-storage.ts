import { constants, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';
import { isAbandoned, isTemporary, temporaryName } from './temporary-file.ts';

/** Flushing this many files at once takes the disk as long as flushing one. */
const FLUSHED_AT_ONCE = 16;
/** Temporary files younger than this are kept, because another server may still be writing them. */
const MAX_WRITE_MS = 1_000;
/** Temporary files of unknown processes are kept for this long, which is longer than any write takes. */
const MAX_UNKNOWN_MS = 3_600_000;

/**
 * Stores files in a folder. A file has a temporary name until `flush` has forced it to disk; flushing many at once takes a quarter
 * of the time. Short calls are synchronous, because handing them to a thread would take longer.
 */
export class LocalStorage implements Storage {
  readonly #folder: string;
  readonly #temporaryFolder: string;
  /** The temporary path of each file written since the last `flush`, by name. */
  #written = new Map<string, string>();

  /** @param temporaryFolder the subfolder for files being written; '' for the folder itself */
  constructor(folder: string, temporaryFolder: string) {
    this.#folder = folder;
    this.#temporaryFolder = temporaryFolder;
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(join(this.#folder, name)).catch(nullWhenMissing);
  }

  async has(name: string): Promise<boolean> {
    return this.#written.has(name) || existsSync(join(this.#folder, name));
  }

  async copyTo(name: string, path: string): Promise<boolean> {
    const copied = copyFile(join(this.#folder, name), path, constants.COPYFILE_FICLONE).then(() => true);
    return (await copied.catch(nullWhenMissing)) ?? false;
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, this.#temporaryFolder, temporaryName());
    try {
      inFolder(path, () => writeFileSync(path, bytes, { flag: 'wx' }));
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    }
    const former = this.#written.get(name);
    if (former) rmSync(former, { force: true });
    this.#written.set(name, path);
  }

  async flush(): Promise<void> {
    const written = this.#written;
    this.#written = new Map();
    const changed = new Set<string>();
    try {
      await forEach([...written.values()], (path) => flushPath(path, 'r+'));
      for (const [name, path] of written) {
        const target = join(this.#folder, name);
        const made = inFolder(target, () => renameSync(path, target));
        for (const folder of [dirname(target), made && dirname(made)]) if (folder) changed.add(folder);
      }
    } finally {
      // Remove the temporary files that were not renamed.
      for (const path of written.values()) rmSync(path, { force: true });
    }
    // Windows cannot flush folders, and need not.
    if (process.platform !== 'win32') await forEach([...changed], (path) => flushPath(path, 'r'));
  }

  async *list(folder: string): AsyncIterable<string> {
    const path = join(this.#folder, folder);
    const entries = (await readdir(path, { withFileTypes: true }).catch(nullWhenMissing)) ?? [];
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.list(name);
      else yield name;
    }
  }

  async delete(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  /** Synchronous, so that no other code in this process can write the file in between. */
  async deleteOlder(name: string, before: Date): Promise<boolean> {
    const path = join(this.#folder, name);
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtime;
    if (!changedAt || changedAt >= before) return false;
    rmSync(path, { force: true });
    return true;
  }

  async discard(): Promise<void> {
    for (const path of this.#written.values()) rmSync(path, { force: true });
    this.#written.clear();
  }

  async removeAbandoned(): Promise<void> {
    const folder = join(this.#folder, this.#temporaryFolder);
    const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
    const before = new Date(Date.now() - MAX_UNKNOWN_MS);
    for (const name of names.filter(isTemporary)) {
      const isOver = isAbandoned(name);
      if (isOver) await rm(join(folder, name), { force: true });
      else if (isOver === null) await this.deleteOlder(join(this.#temporaryFolder, name), before);
    }
  }

  async clean(): Promise<void> {
    await this.discard();
    const before = new Date(Date.now() - MAX_WRITE_MS);
    for await (const name of this.list(this.#temporaryFolder)) {
      const isInUse = isAbandoned(name) === false;
      if (isTemporary(name) && !isInUse) await this.deleteOlder(name, before);
    }
  }
}

/** Creates a file's missing folder. @returns the first created folder */
function inFolder(path: string, work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    nullWhenMissing(error as NodeJS.ErrnoException);
  }
  const made = mkdirSync(dirname(path), { recursive: true });
  work();
  return made;
}

async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: FLUSHED_AT_ONCE }, async () => {
      for (let item = items.pop(); item !== undefined; item = items.pop()) await work(item);
    }),
  );
}

async function flushPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
