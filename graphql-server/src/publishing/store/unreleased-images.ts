import { imageFiles } from '../../catalogue/images/image-store.ts';
import { UPLOADS_PATH } from '../../catalogue/products/product.ts';
import { type Bucket, bucketOf } from './manifest.ts';
import type { ReleaseStore } from './release-store.ts';

/** @returns those of the images that no release shows: only they may be deleted. None, where that cannot be found out. */
export async function unreleasedImages(store: ReleaseStore, hashes: string[]): Promise<string[]> {
  return hashes.length === 0 ? [] : findUnreleased(store, hashes).catch(() => []);
}

async function findUnreleased(store: ReleaseStore, hashes: string[]): Promise<string[]> {
  const paths = new Map(hashes.map((hash) => [`${UPLOADS_PATH}/${imageFiles(hash).large}`, hash]));
  const buckets = new Map<string, Bucket>();
  for (const number of await store.releaseNumbers()) {
    const record = await store.readRelease(number);
    for (const path of record ? [...paths.keys()] : []) {
      const name = record?.buckets[bucketOf(path)] ?? '';
      const bucket = buckets.get(name) ?? (await store.readBucket(name));
      buckets.set(name, bucket);
      if (Object.hasOwn(bucket, path)) paths.delete(path);
    }
  }
  return [...paths.values()];
}
