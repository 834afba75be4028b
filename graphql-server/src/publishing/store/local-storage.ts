import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

const TEMPORARY_FOLDER = 'tmp';

/** A folder. */
export class LocalStorage implements Storage {
  readonly #folder: string;
  /** Folders with new names in them that are not forced to the disk yet. */
  readonly #unflushed = new Set<string>();
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(join(this.#folder, name)).catch(nullWhenMissing);
  }

  async has(name: string): Promise<boolean> {
    return access(join(this.#folder, name), constants.F_OK).then(
      () => true,
      () => false,
    );
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.#write(join(this.#folder, name), bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // A folder that was there is gone.
      this.#made.clear();
      await this.#write(join(this.#folder, name), bytes);
    }
  }

  async flush(): Promise<void> {
    const folders = [...this.#unflushed];
    this.#unflushed.clear();
    // Windows cannot, and needs not.
    if (process.platform !== 'win32') await Promise.all(folders.map(flushFolder));
  }

  async *list(folder: string): AsyncIterable<string> {
    const path = join(this.#folder, folder);
    const entries = (await readdir(path, { withFileTypes: true }).catch(nullWhenMissing)) ?? [];
    for (const entry of entries) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.list(name);
      else yield name;
    }
  }

  async delete(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  async clean(): Promise<void> {
    this.#made.clear();
    await rm(join(this.#folder, TEMPORARY_FOLDER), { recursive: true, force: true });
  }

  async #write(path: string, bytes: Uint8Array): Promise<void> {
    const temporary = join(this.#folder, TEMPORARY_FOLDER, crypto.randomUUID());
    await this.#make(dirname(temporary));
    await this.#make(dirname(path));
    try {
      await writeFile(temporary, bytes, { flag: 'wx', flush: true });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.#unflushed.add(dirname(path));
  }

  async #make(folder: string): Promise<void> {
    if (this.#made.has(folder)) return;
    const first = await mkdir(folder, { recursive: true });
    if (first !== undefined) this.#unflushed.add(dirname(first));
    this.#made.add(folder);
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
