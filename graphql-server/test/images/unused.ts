import { collectionsOf } from '../../src/app/shop/collections.ts';
import { findUnusedImages } from '../../src/app/shop/find-unused-images.ts';
import { findUnreleased } from '../../src/modules/publishing/unreleased-images.ts';
import type { ServedApp } from '../serve.ts';

/** @returns the images that the cleanup would delete if they were a day old */
export async function unusedAmong({ db }: Pick<ServedApp, 'db'>, hashes: string[]): Promise<string[]> {
  const collections = collectionsOf(db);
  return findUnreleased(collections, await findUnusedImages(collections, hashes));
}
