import type { Collection } from 'mongodb';
import { HANDLE_INDEX } from './collections.ts';
import type { PageFolder } from './extension-points.ts';
import type { Handled } from './handles.ts';

/** Pages and files that every shop has (`site/src/publishing/shop-pages.ts`). */
const FIXED =
  /^\/(?:about|contactus|help|privacy|terms|wishlist|compare|shop|search|robots\.txt|manifest\.webmanifest|sitemap[\w-]*\.xml|[\w-]*feed[\w-]*\.xml|products(?:-\d+)?\.json|llms\.txt|index\/[\w-]+\.json)(?:\/\d+)?$/;
const THING = /^\/([a-z]+)\/([a-z0-9-]+)(?:\/\d+)?$/;
const PER_QUERY = 1_000;

/**
 * Finds which of the paths lead to a page of the shop, published or not. Former addresses of pages do not count.
 * @param folders the documents that have pages, by the first part of their paths
 */
export async function findPages(
  folders: readonly PageFolder[],
  paths: readonly string[],
): Promise<Set<string>> {
  const pages = new Set(paths.filter((path) => FIXED.test(path)));
  const things = paths.flatMap((path) => {
    const [, folder, handle = ''] = THING.exec(path) ?? [];
    return folder === undefined ? [] : [{ path, folder, handle }];
  });
  for (const { folder, documents } of folders) {
    const inside = things.filter((thing) => thing.folder === folder);
    const current = await currentHandles(
      documents,
      inside.map(({ handle }) => handle),
    );
    for (const { path, handle } of inside) if (current.has(handle)) pages.add(path);
  }
  return pages;
}

async function currentHandles(
  collection: Collection<Handled>,
  handles: readonly string[],
): Promise<Set<string>> {
  const current = new Set<string>();
  for (let start = 0; start < handles.length; start += PER_QUERY) {
    const some = handles.slice(start, start + PER_QUERY);
    const options = { projection: { handles: { $slice: 1 } }, hint: HANDLE_INDEX };
    for await (const { handles: [first] = [] } of collection.find({ handles: { $in: some } }, options))
      if (first !== undefined) current.add(first);
  }
  return current;
}
