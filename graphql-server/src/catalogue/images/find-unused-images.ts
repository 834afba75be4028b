import { type Collections, IMAGE_INDEX } from '../collections.ts';

const HASHES_PER_QUERY = 1_000;

/** Tells which of these pictures no product uses, reading the index of pictures. */
export async function findUnusedImages({ products }: Collections, hashes: string[]): Promise<string[]> {
  const unused = new Set(hashes);
  for (let start = 0; start < hashes.length; start += HASHES_PER_QUERY) {
    const some = hashes.slice(start, start + HASHES_PER_QUERY);
    const using = products
      .find({ 'images.hash': { $in: some } }, { projection: { _id: 0, 'images.hash': 1 } })
      // Local reads see more than majority reads: rather a file too many is kept than one too few.
      .withReadConcern('local')
      .hint(IMAGE_INDEX);
    for await (const { images } of using) for (const { hash } of images) unused.delete(hash);
  }
  return [...unused];
}
