import { type Collections, IMAGE_INDEX } from '../collections.ts';

const HASHES_PER_QUERY = 1_000;
/** Up to here each image has its own query, which stops at the first product: all products may use the same image. */
const MAX_SINGLE_QUERIES = 100;
/** Local reads see writes earlier than majority reads: a file too many is better than one too few. */
const OPTIONS = { hint: IMAGE_INDEX, readConcern: { level: 'local' } } as const;

export async function findUnusedImages(collections: Collections, hashes: string[]): Promise<string[]> {
  const kept = await imagesOfContent(collections);
  const others = hashes.filter((hash) => !kept.has(hash));
  return others.length > MAX_SINGLE_QUERIES
    ? findAmongMany(collections, others)
    : findAmongFew(collections, others);
}

async function imagesOfContent({ content }: Collections): Promise<Set<string>> {
  const stored = await content.findOne(
    { _id: 'content' },
    { readConcern: OPTIONS.readConcern, projection: { images: 1 } },
  );
  return new Set(stored?.images.map(({ hash }) => hash));
}

async function findAmongFew({ products }: Collections, hashes: string[]): Promise<string[]> {
  const users = hashes.map((hash) =>
    products.findOne({ 'images.hash': hash }, { ...OPTIONS, projection: { _id: 1 } }),
  );
  const found = await Promise.all(users);
  return hashes.filter((_, index) => found[index] === null);
}

async function findAmongMany({ products }: Collections, hashes: string[]): Promise<string[]> {
  const unused = new Set(hashes);
  for (let start = 0; start < hashes.length; start += HASHES_PER_QUERY) {
    const some = hashes.slice(start, start + HASHES_PER_QUERY);
    const using = products.find(
      { 'images.hash': { $in: some } },
      { ...OPTIONS, projection: { _id: 0, 'images.hash': 1 } },
    );
    for await (const { images } of using) for (const { hash } of images) unused.delete(hash);
  }
  return [...unused];
}
