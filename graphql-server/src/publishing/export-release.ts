import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { shrinkToMedium } from '../catalogue/images/decode-image.ts';
import { imageFiles } from '../catalogue/images/image-store.ts';
import { StartupError } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Entry } from './store/manifest.ts';
import type { ReleaseRecord, ReleaseStore } from './store/release-store.ts';
import { contentOf } from './store/stored-content.ts';

/** Tells a folder that an export may replace from one that holds something else. */
const MARKER = '.release';
const FILES_AT_ONCE = 32;

/**
 * Writes a release as plain files, for any static host: beside the folder, and then in its place.
 * @param uploads where product images are. @returns how many files it has. @throws StartupError when the folder holds something else
 */
export async function exportRelease(
  store: ReleaseStore,
  release: ReleaseRecord,
  uploads: Storage,
  folder: string,
): Promise<number> {
  const target = resolve(folder);
  await assertReplaceable(target);
  await mkdir(dirname(target), { recursive: true });
  const aside = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const entries = [...(await store.readManifest(release)).entries()];
    for (let index = 0; index < entries.length; index += FILES_AT_ONCE) {
      const some = entries.slice(index, index + FILES_AT_ONCE);
      await Promise.all(some.map(([path, entry]) => writeEntry(store, uploads, aside, path, entry)));
    }
    await writeFile(join(aside, MARKER), `${release.number}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(aside, target);
    return entries.length;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function assertReplaceable(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new StartupError(`${folder} holds something else than an export: name an empty folder.`);
}

async function writeEntry(
  store: ReleaseStore,
  uploads: Storage,
  folder: string,
  path: string,
  entry: Entry,
): Promise<void> {
  const file = join(folder, extname(path) === '' ? join(path, 'index.html') : path);
  if (!file.startsWith(folder + sep)) throw new Error(`${path} leads out of the folder.`);
  await mkdir(dirname(file), { recursive: true });
  if ('isUpload' in entry) return copyUpload(uploads, file);
  if ('redirectTo' in entry) return writeFile(file, refreshPage(entry.redirectTo));
  const stored = await store.readFile(entry.file);
  if (!stored) throw new StartupError(`The release lacks the file of ${path}: publish once more.`);
  await writeFile(file, contentOf(entry.file, stored));
}

/** An image, and its copies. */
async function copyUpload(uploads: Storage, file: string): Promise<void> {
  const { large, medium, thumbnail } = imageFiles(basename(file, '.webp'));
  for (const copy of [large, medium, thumbnail]) {
    const stored = await uploads.read(copy);
    const source = copy === medium && !stored ? await uploads.read(large) : null;
    const image = source ? await shrinkToMedium(source) : stored;
    if (!image) throw new StartupError(`The image ${copy} is missing: publish once more.`);
    await writeFile(join(dirname(file), copy), image);
  }
}

/** A host of plain files cannot redirect. */
function refreshPage(address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${escaped}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${escaped}"><a href="${escaped}">Moved</a>`;
}
