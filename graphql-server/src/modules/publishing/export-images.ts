import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';
import { shrinkTo } from '../../kernel/images/decode-image.ts';
import { UPLOADS_PATH } from '../../kernel/images/image.ts';
import { copyKindOf, imageFiles, shareFile } from '../../kernel/images/image-store.ts';
import type { Storage } from '../../kernel/storage/storage.ts';

const SHARE_ADDRESS = /\/uploads\/([0-9a-f]{32})-1200\.jpg/g;
/** Each takes a tenth of a second of the processor. */
const MADE_AT_ONCE = 4;

/** Copies an image and its WebP copies beside the file. @returns the paths @throws StartupError where the image is missing */
export async function copyUpload(uploads: Storage, file: string): Promise<string[]> {
  const { large, medium, thumbnail } = imageFiles(basename(file, '.webp'));
  for (const copy of [large, medium, thumbnail])
    await writeFile(join(dirname(file), copy), await readImage(uploads, copy, large));
  return [large, medium, thumbnail].map((name) => join(dirname(file), name));
}

/** The JPEG copies that exported pages name for link previews. Most images need none, so only those are made. */
export class ShareImages {
  readonly #uploads: Storage;
  readonly #hashes = new Set<string>();

  constructor(uploads: Storage) {
    this.#uploads = uploads;
  }

  /** Notes the images that a page names; call it for each file of the export. */
  noteIn(path: string, content: Buffer): void {
    if (extname(path) !== '.html') return;
    for (const [, hash = ''] of content.toString('latin1').matchAll(SHARE_ADDRESS)) this.#hashes.add(hash);
  }

  /** Writes the noted images. @returns their paths in the folder @throws StartupError where one is missing */
  async write(folder: string): Promise<string[]> {
    const names: string[] = [];
    const hashes = [...this.#hashes];
    const uploadsFolder = UPLOADS_PATH.slice(1);
    if (hashes.length > 0) await mkdir(join(folder, uploadsFolder), { recursive: true });
    for (let first = 0; first < hashes.length; first += MADE_AT_ONCE) {
      const made = hashes.slice(first, first + MADE_AT_ONCE).map(async (hash) => {
        const name = join(uploadsFolder, shareFile(hash));
        const image = await readImage(this.#uploads, shareFile(hash), imageFiles(hash).large);
        await writeFile(join(folder, name), image);
        return name;
      });
      names.push(...(await Promise.all(made)));
      // Stored, so that neither the next export nor the server makes them again. Where that fails, the export goes on.
      await this.#uploads.flush().catch(() => this.#uploads.discard());
    }
    return names;
  }
}

/** Reads a copy of an image, or makes it from the large file. */
async function readImage(uploads: Storage, file: string, large: string): Promise<Buffer> {
  const stored = await uploads.read(file);
  if (stored) return stored;
  const kind = copyKindOf(file);
  const source = kind && (await uploads.read(large));
  if (!kind || !source) throw new StartupError(`The image ${file} is missing: publish once more.`);
  const copy = await shrinkTo(kind, source);
  if (kind === 'share') await uploads.write(file, copy).catch(() => uploads.discard());
  return copy;
}
