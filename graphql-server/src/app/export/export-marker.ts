import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS_PATH } from '../../kernel/images/image.ts';
import { IMAGE_FILE } from '../../kernel/images/image-store.ts';

/** A file in each exported folder with the release's number and a line per exported file, with the keys of pages. */
export const MARKER = '.release';
export const UNFINISHED_MARKER = `${MARKER}.mela`;
const UPLOADS = join(UPLOADS_PATH.slice(1), '/');
const LINES_AT_ONCE = 1_000;

/** Exported files by path, without images. Pages have their keys. */
export type ExportedFiles = Map<string, string>;

/** Whether a file of an exported folder is an image. Most files are, so none are kept in memory. */
export function isImage(path: string): boolean {
  return path.startsWith(UPLOADS) && IMAGE_FILE.test(path.slice(UPLOADS.length));
}

/** @returns null if there is none */
export async function readMarker(folder: string): Promise<ExportedFiles | null> {
  const marker = await open(join(folder, MARKER)).catch(() => null);
  if (!marker) return null;
  const files: ExportedFiles = new Map();
  let isRelease = true;
  for await (const line of marker.readLines()) {
    const [file = '', key = ''] = line.split('\t');
    if (!isRelease && !isImage(file)) files.set(file, key);
    isRelease = false;
  }
  return files;
}

/**
 * Writes a marker while the files are written. Renames it at the end, because a folder with an incomplete marker would look like someone
 * else's.
 */
export class MarkerWriter {
  readonly #folder: string;
  #lines: string[] = [];

  constructor(folder: string, release: number) {
    this.#folder = folder;
    writeFileSync(join(folder, UNFINISHED_MARKER), `${release}\n`);
  }

  /** @param key the key of a page */
  add(file: string, key = ''): void {
    this.#lines.push(key === '' ? `${file}\n` : `${file}\t${key}\n`);
    if (this.#lines.length === LINES_AT_ONCE) this.#flush();
  }

  finish(): void {
    this.#flush();
    renameSync(join(this.#folder, UNFINISHED_MARKER), join(this.#folder, MARKER));
  }

  #flush(): void {
    appendFileSync(join(this.#folder, UNFINISHED_MARKER), this.#lines.join(''));
    this.#lines = [];
  }
}
