import { chmod, copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';
import { UPLOADS_PATH } from '../../kernel/images/image.ts';
import { type ImageStore, imageFiles, shareFile } from '../../kernel/images/image-store.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import type { PageAnswer, PageSource } from '../../modules/publishing/pages/messages.ts';
import type { ReleaseRecord } from '../../modules/publishing/releases.ts';
import { appTexts } from '../messages.ts';
import {
  type ExportedFiles,
  type Places,
  placesFor,
  readMarker,
  swapIn,
  tidy,
  writeMarker,
} from './export-folder.ts';
import { FormerShopPages, REDIRECTS_FILE, redirectsFile, refreshPage } from './export-redirects.ts';
import { withoutOrigin } from './without-origin.ts';

const FILES_AT_ONCE = 4;
const READABLE_BY_ALL = 0o644;
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;
/** An image on a page, or its JPEG copy for link previews. */
const UPLOAD = /^\/uploads\/([0-9a-f]{32})(-1200\.jpg)?/;
const UPLOADS = `${UPLOADS_PATH}/`;
const MAX_UPLOAD_LENGTH = 64;

interface Sources {
  pages: PageSource;
  images: ImageStore;
  /** The folder of the built site. */
  site: string;
}

/**
 * Writes a release as static files for any host: into a folder beside the target, which then replaces it. Reuses unchanged files of
 * the previous export. Without PUBLIC_URL, pages would contain this machine's address, so absolute links are removed, and the sitemap,
 * feeds and canonical links are omitted.
 * @param note gets a sentence if something was omitted
 * @returns the number of addresses
 * @throws StartupError if the folder contains other files
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
    writer.known = (await readMarker(places.target)) ?? new Map();
    for await (const some of inBatches(wanted, FILES_AT_ONCE))
      await Promise.all(some.map((path) => writer.writePage(path)));
    await writer.writeRest();
    await writeMarker(places.next, release._id, writer.files);
    await swapIn(places);
    if (isLocal) note(appTexts.exportWithoutAddress);
    return wanted.length - writer.leftOut;
  } finally {
    await rm(places.next, { recursive: true, force: true });
  }
}

/** Writes the files of one export. */
class ExportWriter {
  readonly files: ExportedFiles = new Map();
  /** The files of the previous export. */
  known: ExportedFiles = new Map();
  /** The number of pages that failed to render. */
  leftOut = 0;
  readonly #sources: Sources;
  readonly #places: Places;
  /** The release's number, and the origin to remove from pages. null keeps the origin. */
  readonly #release: { _id: number; url: string | null };
  /** The names of image files. */
  readonly #images = new Set<string>();
  readonly #redirects = new Map<string, string>();
  readonly #formerShop = new FormerShopPages();
  /** The folder of the last written file, which therefore exists. */
  #lastFolder = '';
  readonly #note: (sentence: string) => void;

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
  }

  async writePage(path: string): Promise<void> {
    const name = this.#nameOf(path);
    const known = this.known.get(name);
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
    const content = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    await this.#write(name, this.#adapt(name, content));
    this.files.set(name, this.#markOf(key));
  }

  /** A failed page does not stop the export. @throws StartupError for a required page */
  #leaveOut(path: string, page: PageAnswer): void {
    const why = page && 'fault' in page ? `: ${page.fault}` : '';
    if (REQUIRED.has(path)) throw new StartupError(appTexts.pageFailed({ path, why }));
    this.leftOut += 1;
    this.#note(appTexts.pageLeftOut({ path, why }));
  }

  /** Writes images, the site's files, and redirects, which never replace a page of the same name. */
  async writeRest(): Promise<void> {
    for (const [path, target] of this.#redirects) await this.#writeRedirect(path, target);
    for await (const some of inBatches(this.#images, FILES_AT_ONCE))
      await Promise.all(some.map((file) => this.#writeImage(file)));
    for (const name of await assetsOf(this.#sources.site)) {
      await copyFile(join(this.#sources.site, name), await this.#fileAt(name));
      this.files.set(name, '');
    }
    for (const [path, target] of this.#formerShop.redirects()) await this.#writeRedirect(path, target);
    await this.#write(REDIRECTS_FILE, Buffer.from(redirectsFile(this.#redirects)));
    this.files.set(REDIRECTS_FILE, '');
  }

  /**
   * Takes over an image of the previous export, because its name is a hash of its content. Creates a missing copy and stores it for
   * later exports.
   * @throws StartupError if the original is missing
   */
  async #writeImage(file: string): Promise<void> {
    const { images } = this.#sources;
    const name = join(UPLOADS_PATH.slice(1), file);
    const target = await this.#fileAt(name);
    this.files.set(name, '');
    if (this.known.has(name) && (await this.#link(name, target))) return;
    if (await images.storage.copyTo(file, target)) return chmod(target, READABLE_BY_ALL);
    const copy = await images.makeCopy(file);
    if (!copy) throw new StartupError(appTexts.imageMissing({ file }));
    await writeFile(target, copy);
  }

  #nameOf(path: string): string {
    const file = join(this.#places.next, extname(path) === '' ? join(path, 'index.html') : path);
    if (!file.startsWith(this.#places.next + sep)) throw new Error(`${path} is outside the export folder.`);
    return relative(this.#places.next, file);
  }

  /** The marker of a page. It differs for exports with and without absolute links, because their files differ. */
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
    if (extname(name) !== '.html') return;
    // Searches the bytes, because strings of whole pages would take much memory.
    for (let at = content.indexOf(UPLOADS); at >= 0; at = content.indexOf(UPLOADS, at + 1)) {
      const [, hash, isShared] = UPLOAD.exec(content.toString('latin1', at, at + MAX_UPLOAD_LENGTH)) ?? [];
      if (hash === undefined) continue;
      for (const file of Object.values(imageFiles(hash))) this.#images.add(file);
      if (isShared) this.#images.add(shareFile(hash));
    }
  }

  async #take(name: string, content: Buffer): Promise<void> {
    this.#noteImages(name, content);
    const file = await this.#fileAt(name);
    if (!(await this.#link(name, file))) await writeFile(file, content);
  }

  /** @returns false if the previous export lacks the file, or the disk cannot link it */
  #link(name: string, file: string): Promise<boolean> {
    return link(join(this.#places.target, name), file).then(
      () => true,
      () => false,
    );
  }

  async #write(name: string, content: Buffer): Promise<void> {
    await writeFile(await this.#fileAt(name), content);
  }

  async #fileAt(name: string): Promise<string> {
    const file = join(this.#places.next, name);
    const folder = dirname(file);
    if (folder !== this.#lastFolder) await mkdir(folder, { recursive: true });
    this.#lastFolder = folder;
    return file;
  }

  /** Some old addresses are not valid file names. They appear only in the redirect file. */
  async #writeRedirect(path: string, redirectTo: string): Promise<void> {
    const name = this.#nameOf(path);
    try {
      await writeFile(await this.#fileAt(name), refreshPage(redirectTo), { flag: 'wx' });
      this.files.set(name, '');
    } catch (error) {
      if (!UNFIT_NAME.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** The pages that a storefront needs. */
const REQUIRED = new Set(['/', '/404.html']);
const UNFIT_NAME = new Set(['ENAMETOOLONG', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EINVAL']);

/** The icons, scripts, styles, fonts and images of the site. */
async function assetsOf(site: string): Promise<string[]> {
  const icons = (await readdir(site)).filter((name) => /\.(ico|png|svg|webp)$/.test(name));
  const hashed = await readdir(join(site, '_astro'));
  return [...icons, ...hashed.map((name) => join('_astro', name))].filter((name) => !/\.(br|gz)$/.test(name));
}
