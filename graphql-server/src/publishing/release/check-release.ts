import { sourceOf } from '../../catalogue/images/image-store.ts';
import type { Storage } from '../../storage/storage.ts';
import { findImageThatGoes } from '../store/image-claims.ts';
import type { Manifest } from '../store/manifest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { contentOf } from '../store/stored-content.ts';
import { linkFinder } from './link-index.ts';
import { linksOf } from './page-links.ts';
import type { RenderedFile } from './render-worker.ts';

const REQUIRED = ['/', '/404.html'];
/** What the server answers beside the storefront. */
const OTHER_ADDRESS = /^\/(admin|graphql|api)(\/|$)/;
const UPLOAD = /^\/uploads\/([^/]+)$/;
/** For more it is quicker to ask for the names of all. */
const MAX_SINGLE_QUESTIONS = 100;

interface Candidate {
  manifest: Manifest;
  rendered: readonly RenderedFile[];
  removed: readonly string[];
  /** Addresses of uploaded images that the release before has not. They are claimed. */
  images: readonly string[];
}

/** A release that must not be shown; its message says why. */
export class UnfitRelease extends Error {}

/**
 * Checks what is new in a release, and what links to something that is gone.
 * @throws UnfitRelease
 */
export async function checkRelease(
  store: ReleaseStore,
  uploads: Storage,
  candidate: Candidate,
): Promise<void> {
  const { manifest, rendered, removed, images } = candidate;
  for (const path of REQUIRED)
    if (!manifest.find(path)) throw new UnfitRelease(`There is no page at ${path}.`);
  for (const { path, fault, newLinks } of rendered) {
    if (fault) throw new UnfitRelease(`The page ${path} cannot be shown: ${fault}.`);
    for (const link of newLinks) assertLeadsSomewhere(manifest, path, link);
  }
  const going = await findImageThatGoes(store, images);
  if (going) throw new UnfitRelease(`The image ${going} is being deleted.`);
  await checkUploads(uploads, rendered);
  const gone = removed.filter((path) => !manifest.find(path));
  if (gone.length > 0) await checkLinksTo(store, manifest, gone, new Set(rendered.map(({ path }) => path)));
}

function assertLeadsSomewhere(manifest: Manifest, page: string, link: string): void {
  if (manifest.find(link) !== undefined || OTHER_ADDRESS.test(link) || UPLOAD.test(link)) return;
  throw new UnfitRelease(`The page ${page} links to ${link}, where nothing is.`);
}

async function checkUploads(uploads: Storage, rendered: readonly RenderedFile[]): Promise<void> {
  const pages = new Map<string, string>();
  for (const { path, newLinks } of rendered) {
    for (const link of newLinks) {
      const name = UPLOAD.exec(link)?.[1];
      if (name) pages.set(sourceOf(name), path);
    }
  }
  const all = pages.size > MAX_SINGLE_QUESTIONS ? new Set<string>() : null;
  if (all) for await (const name of uploads.list('')) all.add(name);
  await Promise.all(
    [...pages].map(async ([name, page]) => {
      if (all ? all.has(name) : await uploads.has(name)) return;
      throw new UnfitRelease(`The page ${page} shows an image that is missing: /uploads/${name}.`);
    }),
  );
}

/** Unchanged pages: those that may link to a removed address are read. */
async function checkLinksTo(
  store: ReleaseStore,
  manifest: Manifest,
  gone: readonly string[],
  checked: ReadonlySet<string>,
): Promise<void> {
  const mayLink = linkFinder(gone);
  for (const [path, entry] of manifest.entries()) {
    if (!('links' in entry) || !entry.links || checked.has(path) || !mayLink(entry.links)) continue;
    const bytes = await store.readFile(entry.file);
    const links = bytes ? linksOf(contentOf(entry.file, bytes)) : new Set<string>();
    const broken = gone.find((address) => links.has(address));
    if (broken) throw new UnfitRelease(`The page ${path} links to ${broken}, which is gone.`);
  }
}
