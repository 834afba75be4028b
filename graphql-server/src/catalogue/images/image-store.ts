import { existsSync, unlinkSync } from 'node:fs';
import { mkdir, open, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRejectedWrite } from '../../mongodb/failures.ts';
import type { PreparedImage } from './decode-image.ts';

const TEMPORARY = /\.tmp$/;
export const IMAGE_FILE = /^([0-9a-f]{32})(-320)?\.webp$/;

export function imageFiles(hash: string): { large: string; thumbnail: string } {
  return { large: `${hash}.webp`, thumbnail: `${hash}-320.webp` };
}

/** Tells which of these images no product uses. */
export type FindUnused = (hashes: string[]) => Promise<string[]>;

/** The folder of stored images. No file is removed while a request holds its image, from before it is written until its product is. */
export class ImageStore {
  readonly folder: string;
  readonly #findUnused: FindUnused;
  readonly #holders = new Map<string, number>();
  /** For each removal under way: the images that were held at any moment since it began. */
  readonly #removals = new Set<Set<string>>();

  constructor(folder: string, findUnused: FindUnused) {
    this.folder = folder;
    this.#findUnused = findUnused;
  }

  /**
   * Writes the images, then the document that refers to them.
   * @param save writes the document. When it fails or returns null, images that no product uses are removed again.
   */
  async storeFor<T>(images: PreparedImage[], save: () => Promise<T | null>): Promise<T | null> {
    const hashes = images.map(({ hash }) => hash);
    this.#hold(hashes, 1);
    let mayBeSaved = false;
    try {
      for (const image of images) await this.#write(image);
      if (images.length > 0) await this.#flushFolder();
      mayBeSaved = true;
      const saved = await save();
      mayBeSaved = saved !== null;
      return saved;
    } catch (error) {
      // An interrupted write may still take effect: its files stay until the next start.
      if (isRejectedWrite(error)) mayBeSaved = false;
      throw error;
    } finally {
      this.#hold(hashes, -1);
      if (!mayBeSaved) await this.removeUnused(hashes).catch(() => {});
    }
  }

  /** Holds images while the work runs, then removes those that are unused; after a failure that is left to the next start. */
  async holdDuring<T>(hashes: string[], work: () => Promise<T>): Promise<T> {
    this.#hold(hashes, 1);
    let result: T;
    try {
      result = await work();
    } finally {
      this.#hold(hashes, -1);
    }
    await this.removeUnused(hashes).catch(() => {});
    return result;
  }

  async removeUnused(hashes: string[]): Promise<void> {
    if (hashes.length === 0) return;
    const heldSince = new Set(this.#holders.keys());
    this.#removals.add(heldSince);
    try {
      const unused = await this.#findUnused(hashes);
      // A product may use by now what was held meanwhile. No await from here on.
      for (const hash of unused.filter((found) => !heldSince.has(found))) {
        for (const file of Object.values(imageFiles(hash))) removeNow(join(this.folder, file));
      }
    } finally {
      this.#removals.delete(heldSince);
    }
  }

  /** Makes the folder and removes what a crash left behind, before anything is stored. @returns the number of files removed */
  async sweep(): Promise<number> {
    await mkdir(this.folder, { recursive: true });
    const files = await readdir(this.folder);
    const byHash = Map.groupBy(files, (file) => IMAGE_FILE.exec(file)?.[1] ?? null);
    const unused = await this.#findUnused([...byHash.keys()].filter((hash) => hash !== null));
    const orphans = [
      ...files.filter((file) => TEMPORARY.test(file)),
      ...unused.flatMap((hash) => byHash.get(hash) ?? []),
    ];
    await Promise.all(orphans.map((file) => unlink(join(this.folder, file))));
    return orphans.length;
  }

  #hold(hashes: string[], change: 1 | -1): void {
    for (const hash of hashes) {
      const holders = (this.#holders.get(hash) ?? 0) + change;
      if (holders > 0) this.#holders.set(hash, holders);
      else this.#holders.delete(hash);
      for (const held of this.#removals) held.add(hash);
    }
  }

  async #write({ hash, large, thumbnail }: PreparedImage): Promise<void> {
    const files = imageFiles(hash);
    await this.#writeFile(files.thumbnail, thumbnail);
    await this.#writeFile(files.large, large);
  }

  /** A crash leaves a temporary file or a whole one. */
  async #writeFile(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.folder, name);
    if (existsSync(path)) return;
    const temporary = `${path}.${crypto.randomUUID()}.tmp`;
    try {
      await writeFile(temporary, bytes, { flag: 'wx', flush: true });
      await rename(temporary, path);
    } catch (error) {
      removeNow(temporary);
      throw error;
    }
  }

  /** A rename is only on the disk once its folder is. */
  async #flushFolder(): Promise<void> {
    if (process.platform === 'win32') return;
    const folder = await open(this.folder, 'r');
    await folder.sync().finally(() => folder.close());
  }
}

function removeNow(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
