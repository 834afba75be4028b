import { UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { imageFiles } from '../../../kernel/images/image-store.ts';
import { bucketOf } from './manifest.ts';
import type { ReleaseStore } from './release-store.ts';

/** @returns those of the images that no release or preview shows */
export async function findUnreleased(store: ReleaseStore, hashes: readonly string[]): Promise<string[]> {
  const paths = new Map(hashes.map((hash) => [`${UPLOADS_PATH}/${imageFiles(hash).large}`, hash]));
  const buckets = new Map<string, object>();
  for (const number of paths.size === 0 ? [] : await store.shownNumbers()) {
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
