import { isRejectedWrite } from '../mongodb/failures.ts';
import type { Storage } from '../storage/storage.ts';
import type { PreparedImage } from './decode-image.ts';
import { decoder } from './decoder.ts';

const TEMPORARY = /\.tmp$/;
const NAMES_PER_SWEEP = 2_000;
export const IMAGE_FILE = /^([0-9a-f]{32})(-320|-640)?\.webp$/;
const MEDIUM_FILE = /^([0-9a-f]{32})-640\.webp$/;

export function imageFiles(hash: string): { large: string; medium: string; thumbnail: string } {
  return { large: `${hash}.webp`, medium: `${hash}-640.webp`, thumbnail: `${hash}-320.webp` };
}

/** The file that another one can be made from: medium copies are made when they are asked for. */
export function sourceOf(file: string): string {
  return file.replace(MEDIUM_FILE, '$1.webp');
}

/** Finds which of these images nothing uses, and has those removed. */
export type ForUnused = (hashes: string[], remove: (unused: string[]) => Promise<void>) => Promise<void>;

/** The stored images. No file is removed while a request holds its image, from before it is written until its product is. */
export class ImageStore {
  readonly storage: Storage;
  readonly #open: () => Storage;
  readonly #forUnused: ForUnused;
  readonly #holders = new Map<string, number>();
  /** For each removal under way: the images that were held at any moment since it began. */
  readonly #removals = new Set<Set<string>>();
  /** Images whose files are being deleted. */
  readonly #deletions = new Map<string, Promise<void>>();

  /** @param open is called for each that writes: what one has written is for that one to flush. */
  constructor(open: () => Storage, forUnused: ForUnused) {
    this.storage = open();
    this.#open = open;
    this.#forUnused = forUnused;
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
      await this.#settle(hashes);
      await this.#write(images);
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
      await this.#settle(hashes);
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
      await this.#forUnused(hashes, async (unused) => {
        // A product may use by now what was held meanwhile. No await before all of these are known to be going.
        const deletions = unused.filter((hash) => !heldSince.has(hash)).map((hash) => this.#delete(hash));
        await Promise.all(deletions);
      });
    } finally {
      this.#removals.delete(heldSince);
    }
  }

  /** Makes a medium copy that is missing: older versions have stored none. @returns null for any other file. */
  async makeMedium(file: string): Promise<Buffer | null> {
    const source = sourceOf(file);
    const large = source === file ? null : await this.storage.read(source);
    if (!large) return null;
    const medium = await decoder.shrink(source, large);
    const storage = this.#open();
    await storage.write(file, medium).then(
      () => storage.flush(),
      // It is made again when it is asked for again.
      () => storage.discard(),
    );
    return medium;
  }

  /**
   * Removes what a crash left behind. @returns the number of files removed
   * @param minAgeMs younger ones may be those of another server, whose product is about to be written.
   */
  async sweep(minAgeMs = 0): Promise<number> {
    let removed = 0;
    let names: string[] = [];
    for await (const name of this.storage.list('')) {
      names.push(name);
      if (names.length < NAMES_PER_SWEEP) continue;
      removed += await this.#sweepAmong(names, minAgeMs);
      names = [];
    }
    return removed + (await this.#sweepAmong(names, minAgeMs));
  }

  async #sweepAmong(names: string[], minAgeMs: number): Promise<number> {
    const byHash = Map.groupBy(names, (name) => IMAGE_FILE.exec(name)?.[1] ?? null);
    let removed = 0;
    const remove = async (orphans: string[]) => {
      const old = minAgeMs === 0 ? orphans : await this.#olderThan(minAgeMs, orphans);
      await Promise.all(old.map((name) => this.storage.delete(name)));
      removed += old.length;
    };
    await remove(names.filter((name) => TEMPORARY.test(name)));
    const hashes = [...byHash.keys()].filter((hash) => hash !== null);
    await this.#forUnused(hashes, (unused) => remove(unused.flatMap((hash) => byHash.get(hash) ?? [])));
    return removed;
  }

  async #olderThan(ageMs: number, names: string[]): Promise<string[]> {
    const dates = await Promise.all(names.map((name) => this.storage.changedAt(name)));
    return names.filter((_, index) => Date.now() - (dates[index]?.getTime() ?? Date.now()) > ageMs);
  }

  #hold(hashes: string[], change: 1 | -1): void {
    for (const hash of hashes) {
      const holders = (this.#holders.get(hash) ?? 0) + change;
      if (holders > 0) this.#holders.set(hash, holders);
      else this.#holders.delete(hash);
      for (const held of this.#removals) held.add(hash);
    }
  }

  /** Waits until none of these is being deleted any more: what is held from now on is not. */
  async #settle(hashes: string[]): Promise<void> {
    await Promise.all(hashes.map((hash) => this.#deletions.get(hash)));
  }

  #delete(hash: string): Promise<void> {
    const files = Object.values(imageFiles(hash));
    const deletion = Promise.all(files.map((file) => this.storage.delete(file)))
      .then(() => {})
      .finally(() => this.#deletions.delete(hash));
    this.#deletions.set(
      hash,
      deletion.catch(() => {}),
    );
    return deletion;
  }

  async #write(images: PreparedImage[]): Promise<void> {
    const storage = this.#open();
    try {
      for (const { hash, ...image } of images) {
        const files = imageFiles(hash);
        for (const size of ['thumbnail', 'medium', 'large'] as const) {
          if (!(await storage.has(files[size]))) await storage.write(files[size], image[size]);
        }
      }
      await storage.flush();
    } catch (error) {
      await storage.discard();
      throw error;
    }
  }
}
