import { assertValid } from '../../kernel/errors.ts';
import type { CurrentRelease } from './current-release.ts';
import type { ReleaseCollection } from './releases.ts';
import type { Release } from './storefront.ts';

const MAX_LISTED = 100;

/** Newest first. @throws UserError for an invalid page size */
export async function listReleases(
  { releases, publisher }: { releases: ReleaseCollection; publisher: { current: CurrentRelease } },
  first: number,
): Promise<{ nodes: Release[]; totalCount: number }> {
  if (!(first >= 1 && first <= MAX_LISTED)) {
    assertValid({ first: `first must be from 1 to ${MAX_LISTED}` });
  }
  const shown = publisher.current.release?._id;
  const found = await releases.find().sort({ _id: -1 }).limit(first).toArray();
  const nodes = found.map(({ _id: number, checked, ...record }) => ({
    ...record,
    number,
    reused: record.pages - checked,
    isCurrent: number === shown,
    url: `/?release=${number}`,
  }));
  return { nodes, totalCount: await releases.countDocuments() };
}
