import type { Storage } from '../storage/storage.ts';
import type { PreparedImage } from './decode-image.ts';
import { decoder } from './decoder.ts';

export const IMAGE_FILE = /^([0-9a-f]{32})(-320|-640)?\.webp$/;
const MEDIUM_FILE = /^([0-9a-f]{32})-640\.webp$/;

export function imageFiles(hash: string): { large: string; medium: string; thumbnail: string } {
  return { large: `${hash}.webp`, medium: `${hash}-640.webp`, thumbnail: `${hash}-320.webp` };
}

/** The file that another one can be made from: medium copies are made when they are asked for. */
export function sourceOf(file: string): string {
  return file.replace(MEDIUM_FILE, '$1.webp');
}

/** The stored images. None is deleted here: what nothing uses goes with `ImageSweep`. */
export class ImageStore {
  readonly storage: Storage;
  readonly #open: () => Storage;

  /** @param open is called for each that writes: what one has written is for that one to flush. */
  constructor(open: () => Storage) {
    this.storage = open();
    this.#open = open;
  }

  /** Writes images, before the document that refers to them. Those that are there already become as young as new ones. */
  async write(images: PreparedImage[]): Promise<void> {
    if (images.length === 0) return;
    const storage = this.#open();
    try {
      for (const { hash, ...image } of images) {
        const files = imageFiles(hash);
        for (const size of ['thumbnail', 'medium', 'large'] as const) {
          await storage.write(files[size], image[size]);
        }
      }
      await storage.flush();
    } catch (error) {
      await storage.discard();
      throw error;
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
}
