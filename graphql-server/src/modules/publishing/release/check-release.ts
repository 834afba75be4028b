import { sourceOf } from '../../../kernel/images/image-store.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { Manifest } from '../store/manifest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { contentOf } from '../store/stored-content.ts';
import { type PageFault, UnfitRelease } from './faults.ts';
import { linkFinder } from './link-index.ts';
import { linksOf } from './page-links.ts';

const REQUIRED = ['/', '/404.html'];
/** What the server answers beside the storefront. */
const OTHER_ADDRESS = /^\/(admin|graphql|api)(\/|$)/;
const UPLOAD = /^\/uploads\/([^/]+)$/;
/** For more it is quicker to ask for the names of all. */
const MAX_SINGLE_QUESTIONS = 100;

/** A page that was made, with the links that lead nowhere else in the release, and those to uploads. */
export interface MadePage {
  path: string;
  fault: Omit<PageFault, 'path'> | null;
  deadLinks: string[];
  uploads: string[];
}

interface Candidate {
  manifest: Manifest;
  /** Those that the release before has not. */
  made: readonly MadePage[];
  /** The addresses of those of them whose links were not compared with another catalogue. */
  fresh: ReadonlySet<string>;
  /** Addresses that were there before, or until now. */
  gone: readonly string[];
}

/** @param paths of all that is in the release */
export function sortLinks(
  links: readonly string[],
  paths: ReadonlySet<string>,
): Pick<MadePage, 'deadLinks' | 'uploads'> {
  const uploads = links.filter((link) => UPLOAD.test(link));
  const deadLinks = links.filter(
    (link) => !paths.has(link) && !OTHER_ADDRESS.test(link) && !UPLOAD.test(link),
  );
  return { deadLinks, uploads };
}

/**
 * Checks what is new in a release, and what links to something that is gone.
 * @returns what is wrong with its pages. @throws UnfitRelease where it is no page that is at fault
 */
export async function checkRelease(
  store: ReleaseStore,
  uploads: Storage,
  { manifest, made, fresh, gone }: Candidate,
): Promise<PageFault[]> {
  for (const path of REQUIRED)
    if (!manifest.find(path) && !made.some((page) => page.path === path))
      throw new UnfitRelease(`There is no page at ${path}.`);
  const faults = made.flatMap(({ path, fault, deadLinks }): PageFault[] => [
    ...(fault ? [{ path, ...fault }] : []),
    ...deadLinks.map((target): PageFault => ({ path, kind: 'DEAD_LINK', target })),
  ]);
  faults.push(...(await missingImages(uploads, made)));
  if (gone.length > 0) faults.push(...(await linksTo(store, manifest, gone, fresh)));
  return faults;
}

async function missingImages(uploads: Storage, made: readonly MadePage[]): Promise<PageFault[]> {
  const pages = new Map(
    made.flatMap(({ path, uploads }) =>
      uploads.map((link) => [sourceOf(UPLOAD.exec(link)?.[1] ?? ''), path] as const),
    ),
  );
  const all = pages.size > MAX_SINGLE_QUESTIONS ? new Set<string>() : null;
  if (all) for await (const name of uploads.list('')) all.add(name);
  const missing = await Promise.all(
    [...pages].map(async ([name, path]): Promise<PageFault[]> => {
      const isThere = all ? all.has(name) : await uploads.has(name);
      return isThere ? [] : [{ path, kind: 'IMAGE_MISSING', target: `/uploads/${name}` }];
    }),
  );
  return missing.flat();
}

/** Pages that were not made anew: those that may link to an address that is gone are read. */
async function linksTo(
  store: ReleaseStore,
  manifest: Manifest,
  gone: readonly string[],
  checked: ReadonlySet<string>,
): Promise<PageFault[]> {
  const mayLink = linkFinder(gone);
  const faults: PageFault[] = [];
  for (const [path, entry] of manifest.entries()) {
    if (!('links' in entry) || !entry.links || checked.has(path) || !mayLink(entry.links)) continue;
    const bytes = await store.readFile(entry.file);
    const links = bytes ? linksOf(contentOf(entry.file, bytes)) : new Set<string>();
    const target = gone.find((address) => links.has(address));
    if (target) faults.push({ path, kind: 'DEAD_LINK', target });
  }
  return faults;
}
