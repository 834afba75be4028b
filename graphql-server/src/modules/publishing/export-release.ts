import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';
import type { Storage } from '../../kernel/storage/storage.ts';
import {
  type ExportedFiles,
  type Places,
  placesFor,
  readMarker,
  swapIn,
  tidy,
  writeMarker,
} from './export-folder.ts';
import { copyUpload, ShareImages } from './export-images.ts';
import { FormerShopPages, REDIRECTS_FILE, redirectsFile, refreshPage } from './export-redirects.ts';
import type { PageAnswer, PageSource } from './pages/messages.ts';
import type { ReleaseRecord } from './releases.ts';

const FILES_AT_ONCE = 16;
const TEXTS = new Set(['.html', '.json', '.txt', '.webmanifest']);
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;
const UPLOAD = /\/uploads\/([0-9a-f]{32})/g;
const LEFT_OUT =
  'Without PUBLIC_URL the export has no sitemap, feeds and canonical links. To have them, set PUBLIC_URL to the address that the export will have, publish once more (npm run publish), and export again.';

interface Sources {
  pages: PageSource;
  /** Where product images are. */
  uploads: Storage;
  /** The folder of the built site. */
  site: string;
}

/**
 * Writes a release as plain files, for any static host: beside the folder, and then in its place. What is the same in the export that
 * is there is taken from it. The pages of a release without PUBLIC_URL name this machine: they are written without absolute links, and the sitemap, feeds and
 * canonical links are left out.
 * @param note gets a sentence when something was left out
 * @returns the number of addresses
 * @throws StartupError when the folder holds something else
 */
export async function exportRelease(
  sources: Sources,
  release: Pick<ReleaseRecord, '_id' | 'url'>,
  folder: string,
  note: (sentence: string) => void = () => {},
): Promise<number> {
  const places = await placesFor(folder);
  await tidy(places);
  const paths = await sources.pages.paths(release._id);
  const isLocal = LOOPBACK.test(URL.parse(release.url)?.hostname ?? '');
  const wanted = isLocal ? paths.filter((path) => !path.endsWith('.xml')) : paths;
  await mkdir(places.next, { recursive: true });
  try {
    const writer = new ExportWriter(sources, places, isLocal ? release : { ...release, url: null }, note);
    await writer.open();
    await inTurns(wanted, (path) => writer.writePage(path));
    await writer.writeRest();
    await writeMarker(places.next, release._id, writer.files);
    await swapIn(places);
    if (isLocal) note(LEFT_OUT);
    return wanted.length - writer.leftOut;
  } finally {
    await rm(places.next, { recursive: true, force: true });
  }
}

/** Writes the files of one export. */
class ExportWriter {
  readonly files: ExportedFiles = new Map();
  /** How many pages cannot be made. */
  leftOut = 0;
  readonly #sources: Sources;
  readonly #places: Places;
  /** `url` is taken out of pages; null: it stays. */
  readonly #release: { _id: number; url: string | null };
  readonly #shareImages: ShareImages;
  readonly #uploads = new Set<string>();
  readonly #redirects = new Map<string, string>();
  readonly #formerShop = new FormerShopPages();
  readonly #note: (sentence: string) => void;
  #known: ExportedFiles = new Map();

  constructor(
    sources: Sources,
    places: Places,
    release: { _id: number; url: string | null },
    note: (sentence: string) => void,
  ) {
    this.#note = note;
    this.#sources = sources;
    this.#places = places;
    this.#release = release;
    this.#shareImages = new ShareImages(sources.uploads);
  }

  /** Finds out what is there of a former export. */
  async open(): Promise<void> {
    this.#known = (await readMarker(this.#places.target)) ?? new Map();
  }

  async writePage(path: string): Promise<void> {
    const name = this.#nameOf(path);
    const known = this.#known.get(name);
    const former = known ? await readFile(join(this.#places.target, name)).catch(() => null) : null;
    const question = { path, release: this.#release._id, preview: null };
    const page = await this.#sources.pages.find({
      ...question,
      ...(known && former && { known: this.#keyOf(known) }),
    });
    this.#formerShop.note(path, page && 'redirectTo' in page ? page.redirectTo : path);
    if (page && 'redirectTo' in page) {
      this.#redirects.set(path, page.redirectTo);
      return;
    }
    if (page && 'isSame' in page && known && former) {
      await this.#take(name, former);
      this.files.set(name, known);
      return;
    }
    if (!page || !('body' in page)) return this.#leaveOut(path, page);
    const { body, key } = page;
    await this.#write(name, this.#adapt(name, Buffer.from(body)));
    this.files.set(name, this.#markOf(key));
  }

  /** One page holds up no other. @throws StartupError for one without which there is no storefront */
  #leaveOut(path: string, page: PageAnswer): void {
    const why = page && 'fault' in page ? `: ${page.fault}` : '';
    if (REQUIRED.has(path)) throw new StartupError(`The page ${path} cannot be made${why}.`);
    this.leftOut += 1;
    this.#note(`The page ${path} cannot be made, and is left out${why}.`);
  }

  /** What pages lead to and show: redirects, whose names give way to those of pages, images, and the files of the site. */
  async writeRest(): Promise<void> {
    const { next } = this.#places;
    for (const [path, target] of this.#redirects) await this.#writeRedirect(path, target);
    await inTurns([...this.#uploads], async (hash) => {
      const file = join(next, 'uploads', `${hash}.webp`);
      await mkdir(dirname(file), { recursive: true });
      for (const copy of await copyUpload(this.#sources.uploads, file)) this.#noteFile(copy);
    });
    for (const copy of await this.#shareImages.write(next)) this.files.set(copy, '');
    await inTurns(await assetsOf(this.#sources.site), async (name) => {
      await mkdir(dirname(join(next, name)), { recursive: true });
      await copyFile(join(this.#sources.site, name), join(next, name));
      this.files.set(name, '');
    });
    for (const [path, target] of this.#formerShop.redirects()) await this.#writeRedirect(path, target);
    await this.#write(REDIRECTS_FILE, Buffer.from(redirectsFile(this.#redirects)));
    this.files.set(REDIRECTS_FILE, '');
  }

  #nameOf(path: string): string {
    const file = join(this.#places.next, extname(path) === '' ? join(path, 'index.html') : path);
    if (!file.startsWith(this.#places.next + sep)) throw new Error(`${path} leads out of the folder.`);
    return relative(this.#places.next, file);
  }

  /** With and without absolute links are two files of one page. */
  #markOf(key: string): string {
    return this.#release.url === null ? key : `${key} local`;
  }

  #keyOf(mark: string): string {
    const [key = '', local] = mark.split(' ');
    return (local === undefined) === (this.#release.url === null) ? key : '';
  }

  #adapt(name: string, content: Buffer): Buffer {
    const { url } = this.#release;
    const adapted = url === null ? content : withoutOrigin(name, content, url);
    this.#noteImages(name, adapted);
    return adapted;
  }

  #noteImages(name: string, content: Buffer): void {
    this.#shareImages.noteIn(name, content);
    if (extname(name) !== '.html') return;
    for (const [, hash = ''] of content.toString('latin1').matchAll(UPLOAD)) this.#uploads.add(hash);
  }

  /** A file of the former export, which two folders may share. */
  async #take(name: string, content: Buffer): Promise<void> {
    this.#noteImages(name, content);
    const file = join(this.#places.next, name);
    await mkdir(dirname(file), { recursive: true });
    await link(join(this.#places.target, name), file).catch(() => writeFile(file, content));
  }

  async #write(name: string, content: Buffer): Promise<void> {
    const file = join(this.#places.next, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  #noteFile(file: string): void {
    this.files.set(relative(this.#places.next, file), '');
  }

  /** Files cannot have each name that an old address has: these are in the list of redirects alone. */
  async #writeRedirect(path: string, redirectTo: string): Promise<void> {
    const name = this.#nameOf(path);
    const file = join(this.#places.next, name);
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, refreshPage(redirectTo), { flag: 'wx' });
      this.files.set(name, '');
    } catch (error) {
      if (!UNFIT_NAME.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** Without them there is no storefront. */
const REQUIRED = new Set(['/', '/404.html']);
const UNFIT_NAME = new Set(['ENAMETOOLONG', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EINVAL']);

/** The icons of the site, and its scripts, styles, fonts and images. */
async function assetsOf(site: string): Promise<string[]> {
  const icons = (await readdir(site)).filter((name) => /\.(ico|png|svg|webp)$/.test(name));
  const hashed = await readdir(join(site, '_astro'));
  return [...icons, ...hashed.map((name) => join('_astro', name))].filter((name) => !/\.(br|gz)$/.test(name));
}

/** Does the work some at a time: each waits for a page, or for the disk. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let index = 0; index < items.length; index += FILES_AT_ONCE) {
    await Promise.all(items.slice(index, index + FILES_AT_ONCE).map(work));
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
