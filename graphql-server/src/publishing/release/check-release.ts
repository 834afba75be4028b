import { access } from 'node:fs/promises';
import { join } from 'node:path';
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

interface Candidate {
  manifest: Manifest;
  rendered: readonly RenderedFile[];
  removed: readonly string[];
}

/** A release that must not be shown; its message says why. */
export class UnfitRelease extends Error {}

/**
 * Checks what is new in a release, and what links to something that is gone.
 * @throws UnfitRelease
 */
export async function checkRelease(
  store: ReleaseStore,
  uploads: string,
  candidate: Candidate,
): Promise<void> {
  const { manifest, rendered, removed } = candidate;
  for (const path of REQUIRED)
    if (!manifest.find(path)) throw new UnfitRelease(`There is no page at ${path}.`);
  for (const { path, fault, newLinks } of rendered) {
    if (fault) throw new UnfitRelease(`The page ${path} cannot be shown: ${fault}.`);
    for (const link of newLinks) await assertLeadsSomewhere(manifest, uploads, path, link);
  }
  const gone = removed.filter((path) => !manifest.find(path));
  if (gone.length > 0) await checkLinksTo(store, manifest, gone, new Set(rendered.map(({ path }) => path)));
}

async function assertLeadsSomewhere(
  manifest: Manifest,
  uploads: string,
  page: string,
  link: string,
): Promise<void> {
  const upload = UPLOAD.exec(link)?.[1];
  const isFound = upload
    ? await isThere(join(uploads, upload))
    : manifest.find(link) !== undefined || OTHER_ADDRESS.test(link);
  if (isFound) return;
  throw new UnfitRelease(
    upload
      ? `The page ${page} shows an image that is missing: ${link}.`
      : `The page ${page} links to ${link}, where nothing is.`,
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

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
