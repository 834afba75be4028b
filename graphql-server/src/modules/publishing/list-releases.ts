import { assertValid } from '../../kernel/errors.ts';
import type { CurrentRelease } from './current-release.ts';
import type { Release } from './storefront.ts';

const MAX_LISTED = 100;

/** The newest first. @throws UserError for a number that is too small or too large. */
export async function listReleases(
  { store, release: shown }: CurrentRelease,
  first: number,
): Promise<{ nodes: Release[]; totalCount: number }> {
  if (!(first >= 1 && first <= MAX_LISTED)) {
    assertValid({ first: `first must be from 1 to ${MAX_LISTED}` });
  }
  const numbers = await store.releaseNumbers();
  const records = await Promise.all(numbers.slice(0, first).map((number) => store.readRelease(number)));
  const nodes = records
    .filter((record) => record !== null)
    .map((record) => ({
      ...record,
      createdAt: new Date(record.createdAt),
      isCurrent: record.number === shown?.number,
      url: `/?release=${record.number}`,
    }));
  return { nodes, totalCount: numbers.length };
}
