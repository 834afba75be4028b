import { IMAGE_INDEX } from '../catalogue/collections.ts';
import type { PreviewCollection } from './preview.ts';
import type { ReleasedCollections } from './released/collections.ts';

type Collections = Pick<
  ReleasedCollections,
  'releasedProducts' | 'releasedCategories' | 'releasedContent'
> & {
  previews: PreviewCollection;
};

/** @returns the images that no release or preview shows */
export async function findUnreleased(collections: Collections, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const used = new Set<string>();
  const { releasedProducts, releasedCategories } = collections;
  const products = releasedProducts.find(
    { 'images.hash': { $in: [...hashes] } },
    { projection: { 'images.hash': 1 }, hint: IMAGE_INDEX },
  );
  for await (const { images } of products) for (const { hash } of images) used.add(hash);
  const categories = releasedCategories.find(
    { 'image.hash': { $in: [...hashes] } as never },
    { projection: { 'image.hash': 1 }, hint: IMAGE_INDEX },
  );
  for await (const { image } of categories as AsyncIterable<{ image?: { hash: string } }>)
    if (image) used.add(image.hash);
  const texts = await contents(collections);
  return hashes.filter((hash) => !used.has(hash) && !texts.some((text) => text.includes(hash)));
}

/** The documents as text, to search them for hashes. There are few of them, and their shapes vary. */
async function contents({ releasedContent, previews }: Collections): Promise<string[]> {
  const released = await releasedContent.find().toArray();
  const previewed = await previews.find().toArray();
  return [
    ...released.map(({ content, collections }) => JSON.stringify([content, collections])),
    ...previewed.map(({ content }) => JSON.stringify(content)),
  ];
}
