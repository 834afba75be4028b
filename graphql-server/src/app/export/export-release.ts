import { chmod, copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { StartupError } from '../../kernel/errors.ts';
import { UPLOADS_PATH } from '../../kernel/images/image.ts';
import type { ImageStore } from '../../kernel/images/image-store.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import type { PageAnswer, PageSource } from '../../modules/publishing/pages/messages.ts';
import type { ReleaseRecord } from '../../modules/publishing/releases.ts';
import { appTexts } from '../messages.ts';
import { type Places, placesFor, removeFolder, swapIn, tidy } from './export-folder.ts';
import { ExportedImages } from './export-images.ts';
import { type ExportedFiles, MarkerWriter, readMarker } from './export-marker.ts';
import { formerShopPath, REDIRECTS_FILE, redirectsFile, refreshPage } from './export-redirects.ts';
import { withoutOrigin } from './without-origin.ts';

const FILES_AT_ONCE = 4;
const READABLE_BY_ALL = 0o644;
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

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
    writer.known = await readMarker(places.target);
    for await (const some of inBatches(wanted, FILES_AT_ONCE))
      await Promise.all(some.map((path) => writer.writePage(path)));
    await writer.writeRest(wanted);
    await swapIn(places);
    if (isLocal) note(appTexts.exportWithoutAddress);
    return wanted.length - writer.leftOut;
  } finally {
    removeFolder(places.next);
  }
}

/** Writes the files of one export. */
class ExportWriter {
  /** The files of the previous export. null if there is none. */
  known: ExportedFiles | null = null;
  /** The number of pages that failed to render. */
  leftOut = 0;
  readonly #sources: Sources;
  readonly #places: Places;
  /** The release's number, and the origin to remove from pages. null keeps the origin. */
  readonly #release: { _id: number; url: string | null };
  readonly #marker: MarkerWriter;
  readonly #images = new ExportedImages();
  readonly #redirects = new Map<string, string>();
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
    this.#marker = new MarkerWriter(places.next, release._id);
  }

  async writePage(path: string): Promise<void> {
    const name = this.#nameOf(path);
    const mark = this.known?.get(name);
    const known = mark && this.#keyOf(mark);
    const question = { path, release: this.#release._id, preview: null };
    let page = await this.#sources.pages.find({ ...question, ...(known && { known }) });
    if (mark && page && 'isSame' in page) {
      if (await this.#take(name)) return this.#marker.add(name, mark);
      page = await this.#sources.pages.find(question);
    }
    if (page && 'redirectTo' in page) {
      this.#redirects.set(path, page.redirectTo);
      return;
    }
    if (!page || !('body' in page)) return this.#leaveOut(path, page);
    const { body, key } = page;
    const content = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    await this.#write(name, this.#adapt(name, content));
    this.#marker.add(name, this.#markOf(key));
  }

  /** A failed page does not stop the export. @throws StartupError for a required page */
  #leaveOut(path: string, page: PageAnswer): void {
    const why = page && 'fault' in page ? `: ${page.fault}` : '';
    if (REQUIRED.has(path)) throw new StartupError(appTexts.pageFailed({ path, why }));
    this.leftOut += 1;
    this.#note(appTexts.pageLeftOut({ path, why }));
  }

  /**
   * Writes images, the site's files, and redirects, which never replace a page of the same name.
   * @param paths the paths of all pages
   */
  async writeRest(paths: readonly string[]): Promise<void> {
    for (const [path, target] of this.#redirects) await this.#writeRedirect(path, target);
    for await (const some of inBatches(this.#images.files(), FILES_AT_ONCE))
      await Promise.all(some.map((file) => this.#writeImage(file)));
    for (const name of await assetsOf(this.#sources.site)) {
      await copyFile(join(this.#sources.site, name), await this.#fileAt(name));
      this.#marker.add(name);
    }
    for (const path of paths) {
      const former = formerShopPath(path);
      if (former !== null) await this.#writeRedirect(former, this.#redirects.get(path) ?? path);
    }
    await this.#write(REDIRECTS_FILE, Buffer.from(redirectsFile(this.#redirects)));
    this.#marker.add(REDIRECTS_FILE);
    this.#marker.finish();
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
    this.#marker.add(name);
    if (this.known && (await this.#link(name, target))) return;
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
    if (isPage(name)) this.#images.note(adapted);
    return adapted;
  }

  /** Takes over a page of the previous export. @returns false if the file is missing there */
  async #take(name: string): Promise<boolean> {
    const content = await readFile(join(this.#places.target, name)).catch(() => null);
    if (!content) return false;
    if (isPage(name)) this.#images.note(content);
    const file = await this.#fileAt(name);
    if (!(await this.#link(name, file))) await writeFile(file, content);
    return true;
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
      this.#marker.add(name);
    } catch (error) {
      if (!UNFIT_NAME.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

function isPage(name: string): boolean {
  return extname(name) === '.html';
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
