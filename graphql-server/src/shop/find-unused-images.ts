import { IMAGE_INDEX } from '../catalogue/collections.ts';
import { HISTORY_IMAGE_INDEX } from '../history/entry.ts';
import { ORDER_IMAGE_INDEX } from '../orders/collection.ts';
import type { ReleaseStore } from '../publishing/store/release-store.ts';
import { findUnreleased } from '../publishing/store/unreleased-images.ts';
import type { Collections } from './collections.ts';

const HASHES_PER_QUERY = 1_000;
/** Up to here each image has its own query, which stops at the first product: all products may use the same image. */
const MAX_SINGLE_QUERIES = 100;
/** Local reads see writes earlier than majority reads: a file too many is better than one too few. */
const OPTIONS = { hint: IMAGE_INDEX, readConcern: { level: 'local' } } as const;
const IN_ORDERS = { ...OPTIONS, hint: ORDER_IMAGE_INDEX };
const IN_HISTORY = { ...OPTIONS, hint: HISTORY_IMAGE_INDEX };

/**
 * What the history remembers counts as used, as an undone change brings it back; and so does what a release shows, and what was
 * bought.
 */
export async function findUnusedImages(
  collections: Collections,
  releases: ReleaseStore,
  hashes: string[],
): Promise<string[]> {
  const kept = await imagesOfContent(collections);
  const others = hashes.filter((hash) => !kept.has(hash));
  const unused =
    others.length > MAX_SINGLE_QUERIES
      ? await findAmongMany(collections, others)
      : await findAmongFew(collections, others);
  return findUnreleased(releases, unused);
}

async function imagesOfContent({ content }: Collections): Promise<Set<string>> {
  const stored = await content.findOne(
    { _id: 'content' },
    { readConcern: OPTIONS.readConcern, projection: { images: 1 } },
  );
  return new Set(stored?.images.map(({ hash }) => hash));
}

async function findAmongFew(
  { categories, history, orders, products }: Collections,
  hashes: string[],
): Promise<string[]> {
  const options = { ...OPTIONS, projection: { _id: 1 } };
  const users = hashes.map(
    async (hash) =>
      (await products.findOne({ 'images.hash': hash }, options)) ??
      (await categories.findOne({ 'image.hash': hash }, options)) ??
      ((await wasBought(orders, hash)) ? {} : null) ??
      (await history.findOne({ images: hash }, { ...IN_HISTORY, projection: { _id: 1 } })),
  );
  const found = await Promise.all(users);
  return hashes.filter((_, index) => found[index] === null);
}

async function findAmongMany(
  { categories, history, orders, products }: Collections,
  hashes: string[],
): Promise<string[]> {
  const unused = new Set(hashes);
  for (let start = 0; start < hashes.length; start += HASHES_PER_QUERY) {
    const some = hashes.slice(start, start + HASHES_PER_QUERY);
    const using = products.find(
      { 'images.hash': { $in: some } },
      { ...OPTIONS, projection: { _id: 0, 'images.hash': 1 } },
    );
    for await (const { images } of using) for (const { hash } of images) unused.delete(hash);
    const shown = categories.find(
      { 'image.hash': { $in: some } },
      { ...OPTIONS, projection: { _id: 0, 'image.hash': 1 } },
    );
    for await (const { image } of shown) if (image) unused.delete(image.hash);
    const remembered = history.find(
      { images: { $in: some } },
      { ...IN_HISTORY, projection: { _id: 0, images: 1 } },
    );
    for await (const { images = [] } of remembered) for (const hash of images) unused.delete(hash);
    // One by one, of those that are left: what sells well is in very many orders.
    for (const hash of some) if (unused.has(hash) && (await wasBought(orders, hash))) unused.delete(hash);
  }
  return [...unused];
}

async function wasBought(orders: Collections['orders'], hash: string): Promise<boolean> {
  const options = { ...IN_ORDERS, projection: { _id: 1 } };
  return (await orders.findOne({ 'lines.image.hash': hash }, options)) !== null;
}
