import type { Collection, Filter } from 'mongodb';
import { type CatalogueCollections, HANDLE_INDEX } from './collections.ts';
import type { Handled } from './handles.ts';

/** Pages and files that every shop has (`site/src/publishing/shop-pages.ts`). */
const FIXED =
  /^\/(?:about|contactus|help|privacy|terms|wishlist|compare|shop|search|robots\.txt|manifest\.webmanifest|sitemap[\w-]*\.xml|[\w-]*feed[\w-]*\.xml|products(?:-\d+)?\.json|llms\.txt|index\/[\w-]+\.json)(?:\/\d+)?$/;
const THING = /^\/(product|category)\/([a-z0-9-]+)(?:\/\d+)?$/;
const PER_QUERY = 1_000;

/** Finds which of the paths lead to a page of the shop, published or not. Former addresses of products and categories do not count. */
export async function findPages(
  collections: Pick<CatalogueCollections, 'products' | 'categories'>,
  paths: readonly string[],
): Promise<Set<string>> {
  const pages = new Set(paths.filter((path) => FIXED.test(path)));
  const things = paths.flatMap((path) => {
    const [, folder, handle = ''] = THING.exec(path) ?? [];
    return folder === undefined ? [] : [{ path, folder, handle }];
  });
  const current = {
    product: await currentHandles(collections.products, handlesIn(things, 'product')),
    category: await currentHandles(collections.categories, handlesIn(things, 'category')),
  };
  for (const { path, folder, handle } of things)
    if (current[folder as keyof typeof current].has(handle)) pages.add(path);
  return pages;
}

function handlesIn(things: readonly { folder: string; handle: string }[], kind: string): string[] {
  return things.filter(({ folder }) => folder === kind).map(({ handle }) => handle);
}

async function currentHandles<T extends Handled>(
  collection: Collection<T>,
  handles: readonly string[],
): Promise<Set<string>> {
  const current = new Set<string>();
  for (let start = 0; start < handles.length; start += PER_QUERY) {
    const some = handles.slice(start, start + PER_QUERY);
    const filter = { handles: { $in: some } } as Filter<Handled> as Filter<T>;
    const found = collection.find(filter, { projection: { handles: { $slice: 1 } } }).hint(HANDLE_INDEX);
    for await (const { handles: [first] = [] } of found as AsyncIterable<Handled>)
      if (first !== undefined) current.add(first);
  }
  return current;
}
