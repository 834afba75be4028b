import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';
import type { Storage } from '../../kernel/storage/storage.ts';
import { copyUpload, ShareImages } from './export-images.ts';
import { formerShopEntries, REDIRECTS_FILE, redirectsFile, refreshPage } from './export-redirects.ts';
import type { Entry, RedirectEntry } from './store/manifest.ts';
import type { ReleaseRecord } from './store/release-record.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { contentOf } from './store/stored-content.ts';

const TEXTS = new Set(['.html', '.json', '.txt', '.webmanifest']);

/** In each exported folder: the number of the release, and all files of the export, a line each. */
const MARKER = '.release';
const FILES_AT_ONCE = 32;
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;
const MOUNTS = '/proc/self/mountinfo';

/** Where an export is written before it is swapped in, and where what it replaces is deleted. A kill may leave both. */
interface Places {
  target: string;
  next: string;
  former: string;
  /** The target cannot be renamed: what is in it is. */
  isInside: boolean;
}

/**
 * Writes a release as plain files, for any static host: beside the folder, and then in its place.
 * A release that was made without PUBLIC_URL names this machine: its pages are written without absolute links, and its sitemap, feeds
 * and canonical links are left out.
 * @param uploads where product images are. @param note gets a sentence when something was left out. @returns the number of addresses.
 * @throws StartupError when the folder holds something else
 */
export async function exportRelease(
  store: ReleaseStore,
  release: ReleaseRecord,
  uploads: Storage,
  folder: string,
  note: (sentence: string) => void = () => {},
): Promise<number> {
  const manifest = (await store.readManifest(release)).entries();
  const origin = await localOrigin(store, manifest.get('/sitemap.xml'));
  const all = [...manifest, ...formerShopEntries(manifest)];
  const entries = origin === null ? all : all.filter(([path]) => !path.endsWith('.xml'));
  const shareImages = new ShareImages(uploads);
  const adapt = (path: string, content: Buffer) => {
    const adapted = origin === null ? content : withoutOrigin(path, content, origin);
    shareImages.noteIn(path, adapted);
    return adapted;
  };
  const places = await placesFor(folder);
  await tidy(places);
  const { next } = places;
  await mkdir(next, { recursive: true });
  const files: string[] = [];
  try {
    for (let index = 0; index < entries.length; index += FILES_AT_ONCE) {
      const some = entries.slice(index, index + FILES_AT_ONCE);
      const written = some.map(([path, entry]) => writeEntry(store, uploads, next, path, entry, adapt));
      files.push(...(await Promise.all(written)).flat());
    }
    files.push(...(await shareImages.write(next)));
    await writeFile(join(next, REDIRECTS_FILE), redirectsFile(manifest));
    files.push(REDIRECTS_FILE);
    await writeMarker(next, release.number, files);
    await swapIn(places);
    if (origin !== null) note(LEFT_OUT);
    return manifest.size - (all.length - entries.length);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

const LEFT_OUT =
  'Without PUBLIC_URL the export has no sitemap, feeds and canonical links. To have them, set PUBLIC_URL to the address that the export will have, publish once more (npm run publish), and export again.';

/** @returns the origin that a release names where it is this machine's, such as http://localhost:4000; null for a public one */
async function localOrigin(store: ReleaseStore, entry: Entry | undefined): Promise<string | null> {
  const stored = entry && 'file' in entry ? await store.readFile(entry.file) : null;
  const sitemap = stored && entry && 'file' in entry ? String(contentOf(entry.file, stored)) : '';
  const { hostname = '', origin = '' } = URL.parse(/<loc>([^<]*)/.exec(sitemap)?.[1] ?? '') ?? {};
  return LOOPBACK.test(hostname) ? origin : null;
}

async function placesFor(folder: string): Promise<Places> {
  await mkdir(dirname(resolve(folder)), { recursive: true });
  const target = await realpath(folder).catch(() => resolve(folder));
  const parent = dirname(target);
  const isInside = existsSync(target) && ((await isMount(target)) || !(await isWritable(parent)));
  const start = isInside ? join(target, '.mela') : join(parent, `.${basename(target)}.mela`);
  return { target, next: `${start}-next`, former: `${start}-former`, isInside };
}

/**
 * Ends an export that was killed.
 * @throws StartupError before anything is deleted, when other files are there
 */
async function tidy({ target, next, former, isInside }: Places): Promise<void> {
  // Between the two renames.
  if (!isInside && existsSync(former) && !existsSync(target)) await rename(former, target);
  const known = await readMarker(target);
  const unfinished = isInside ? await readMarker(next) : null;
  const own = new Set([MARKER, `${MARKER}.mela`, ...(known ?? []), ...(unfinished ?? [])]);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name);
    const isAside = path.startsWith(next) || path.startsWith(former);
    if (entry.isDirectory() || isAside || own.has(relative(target, path))) continue;
    if (!known && !unfinished)
      throw new StartupError(`${target} holds something else than an export: name an empty folder.`);
    throw new StartupError(`${path} is not of the export: move it away, or name another folder.`);
  }
  if (unfinished) await writeMarker(target, 0, [...own]);
  for (const left of [next, former]) await rm(left, { recursive: true, force: true });
}

async function swapIn({ target, next, former, isInside }: Places): Promise<void> {
  if (!isInside) {
    if (existsSync(target)) await rename(target, former);
    await rename(next, target);
    await rm(former, { recursive: true, force: true });
    return;
  }
  await mkdir(former);
  const asides = new Set([basename(next), basename(former), MARKER]);
  const names = (await readdir(next)).filter((name) => name !== MARKER);
  for (const name of new Set([...names, ...(await readdir(target))])) {
    if (asides.has(name)) continue;
    if (existsSync(join(target, name))) await rename(join(target, name), join(former, name));
    if (names.includes(name)) await rename(join(next, name), join(target, name));
  }
  await rename(join(next, MARKER), join(target, MARKER));
  await rm(former, { recursive: true, force: true });
}

/** @returns null where there is none. */
async function readMarker(folder: string): Promise<string[] | null> {
  const text = await readFile(join(folder, MARKER), 'utf8').catch(() => null);
  return text === null ? null : text.trimEnd().split('\n').slice(1);
}

/** In one step: a folder with half of it would look as if it had other files. */
async function writeMarker(folder: string, release: number, files: readonly string[]): Promise<void> {
  await writeFile(join(folder, `${MARKER}.mela`), [release, ...files, ''].join('\n'));
  await rename(join(folder, `${MARKER}.mela`), join(folder, MARKER));
}

/** By the list of Linux, which has folders that are mounted from the same disk; elsewhere by the number of the disk. */
async function isMount(folder: string): Promise<boolean> {
  const mounts = await readFile(MOUNTS, 'utf8').catch(() => null);
  if (mounts !== null)
    return mounts.split('\n').some((line) => line.split(' ')[4] === folder.replaceAll(' ', '\\040'));
  return (await stat(folder)).dev !== (await stat(dirname(folder))).dev;
}

function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}

async function writeEntry(
  store: ReleaseStore,
  uploads: Storage,
  folder: string,
  path: string,
  entry: Entry,
  adapt: (path: string, content: Buffer) => Buffer,
): Promise<string[]> {
  const file = join(folder, extname(path) === '' ? join(path, 'index.html') : path);
  if (!file.startsWith(folder + sep)) throw new Error(`${path} leads out of the folder.`);
  if ('redirectTo' in entry) return (await writeRefreshPage(file, entry)) ? [relative(folder, file)] : [];
  await mkdir(dirname(file), { recursive: true });
  if ('isUpload' in entry) {
    return (await copyUpload(uploads, file)).map((copy) => relative(folder, copy));
  }
  const stored = await store.readFile(entry.file);
  if (!stored) throw new StartupError(`The release lacks the file of ${path}: publish once more.`);
  await writeFile(file, adapt(file, Buffer.from(contentOf(entry.file, stored))));
  return [relative(folder, file)];
}

/** Folders and files cannot have each name that an old address has: these are in the file of redirects alone. */
const UNFIT_NAME = new Set(['ENAMETOOLONG', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EINVAL']);

/** @returns whether there is such a page now */
async function writeRefreshPage(file: string, { redirectTo }: RedirectEntry): Promise<boolean> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, refreshPage(redirectTo), { flag: 'wx' });
    return true;
  } catch (error) {
    if (UNFIT_NAME.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Removes absolute links to the origin from a file of an export: links that must be absolute are omitted, others become relative. */
export function withoutOrigin(path: string, content: Buffer, origin: string): Buffer {
  if (!TEXTS.has(extname(path))) return content;
  const text = content.toString('utf8');
  if (!text.includes(origin)) return content;
  const escaped = origin.replaceAll('.', '\\.');
  const heads = new RegExp(`<(?:link|meta)\\b[^>]*\\b(?:href|content)=["']?${escaped}(?:[/"'][^>]*)?>`, 'g');
  const sitemaps = new RegExp(`^Sitemap: *${escaped}.*\\n?`, 'gim');
  return Buffer.from(text.replace(heads, '').replace(sitemaps, '').replaceAll(origin, ''));
}
