import type { Storage } from '../storage/storage.ts';
import type { CopyKind, PreparedImage } from './decode-image.ts';
import { decoder } from './decoder.ts';
import type { ImageRegister } from './image-register.ts';

/** The name of any file of a stored image. The first group is its hash. */
export const IMAGE_FILE = /^([0-9a-f]{32})(?:(?:-320|-640)?\.webp|-(?:1200|320)\.jpg)$/;
/** Copies that are made from the large file when a client requests a missing one. */
const COPY_FILE = /^([0-9a-f]{32})-(640\.webp|1200\.jpg|320\.jpg)$/;
const COPY_KINDS: Record<string, CopyKind> = {
  '640.webp': 'medium',
  '1200.jpg': 'share',
  '320.jpg': 'email',
};

export function imageFiles(hash: string): { large: string; medium: string; thumbnail: string } {
  return { large: `${hash}.webp`, medium: `${hash}-640.webp`, thumbnail: `${hash}-320.webp` };
}

/** The JPEG copy for link previews, made on request: many apps that show previews cannot read WebP. */
export function shareFile(hash: string): string {
  return `${hash}-1200.jpg`;
}

/** The JPEG copy for emails, made on request: some email apps cannot read WebP. */
export function emailFile(hash: string): string {
  return `${hash}-320.jpg`;
}

/** The file that must exist for a file to be served. For copies made on request, it is the large file. */
export function sourceOf(file: string): string {
  return file.replace(COPY_FILE, '$1.webp');
}

/** @returns which copy of an image a file is; null if the file is not made on request */
function copyKindOf(file: string): CopyKind | null {
  return COPY_KINDS[COPY_FILE.exec(file)?.[2] ?? ''] ?? null;
}

/** Stores images. `ImageSweep` deletes unused ones. */
export class ImageStore {
  readonly storage: Storage;
  readonly #open: () => Storage;
  readonly #register: ImageRegister | undefined;
  /** Copies in progress. Requests for the same copy share the work. */
  readonly #making = new Map<string, Promise<Buffer | null>>();

  /** @param open creates a storage for each writer, because `flush` covers only that storage's own writes */
  constructor(open: () => Storage, register?: ImageRegister) {
    this.storage = open();
    this.#register = register;
    this.#open = open;
  }

  /**
   * Writes images before the document that refers to them. Existing images get a new date, so that the sweep
   * keeps them.
   */
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
      await this.#register?.add(images);
    } catch (error) {
      await storage.discard();
      throw error;
    }
  }

  /**
   * Creates and stores a missing copy: a JPEG for link previews or emails, or the medium copy of an old upload.
   * @returns null for any other file, and if the large file is missing or damaged
   */
  makeCopy(file: string): Promise<Buffer | null> {
    const making = this.#making.get(file) ?? this.#make(file).finally(() => this.#making.delete(file));
    this.#making.set(file, making);
    return making;
  }

  async #make(file: string): Promise<Buffer | null> {
    const [kind, source] = [copyKindOf(file), sourceOf(file)];
    const large = kind && (await this.storage.read(source));
    if (!kind || !large) return null;
    const copy = await decoder.shrink(source, large, kind).catch(() => null);
    if (!copy) return null;
    const storage = this.#open();
    await storage.write(file, copy).then(
      () => storage.flush(),
      // On failure, discard the copy: the next request for it tries again.
      () => storage.discard(),
    );
    return copy;
  }
}
