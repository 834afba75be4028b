import { UPLOADS_PATH } from '../../kernel/images/image.ts';
import { imageFiles, shareFile } from '../../kernel/images/image-store.ts';

const UPLOADS = `${UPLOADS_PATH}/`;
const HASH = /^[0-9a-f]{32}$/;
const HASH_LENGTH = 32;
/** The end of the name of a JPEG copy for link previews. */
const SHARE = shareFile('');

/** The images on exported pages. Keeps only their hashes, because a large shop has many files. */
export class ExportedImages {
  readonly #hashes = new Set<string>();
  readonly #shared = new Set<string>();

  /** Records the images on a page. Searches its bytes, because strings of whole pages would take much memory. */
  note(page: Buffer): void {
    for (let at = page.indexOf(UPLOADS); at >= 0; at = page.indexOf(UPLOADS, at + 1)) {
      const from = at + UPLOADS.length;
      const hash = page.toString('latin1', from, from + HASH_LENGTH);
      if (!HASH.test(hash)) continue;
      this.#hashes.add(hash);
      const end = from + HASH_LENGTH;
      if (page.toString('latin1', end, end + SHARE.length) === SHARE) this.#shared.add(hash);
    }
  }

  /** The names of the image files. */
  *files(): Generator<string> {
    for (const hash of this.#hashes) yield* Object.values(imageFiles(hash));
    for (const hash of this.#shared) yield shareFile(hash);
  }
}
