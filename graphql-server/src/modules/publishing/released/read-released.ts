import type { ClientSession } from 'mongodb';
import { collectionAt } from '../../../kernel/mongodb/versions.ts';
import type { ReleasedCollections, ReleasedContent, ReleaseState } from './collections.ts';

type Source = Pick<ReleasedCollections, 'releasedContent'>;

/** Reads what the pages of a release say. @returns null for one of a version that stored no documents */
export function readReleasedContent(
  { releasedContent }: Source,
  release: number,
  session?: ClientSession,
): Promise<ReleasedContent | null> {
  return collectionAt(releasedContent, release).findOne({ _id: 'content' }, session && { session });
}

/** Reads what the prices of a release are in. @returns null for one of a version that stored no documents */
export async function readReleasedCurrency(
  { releasedContent }: Source,
  release: number,
  session?: ClientSession,
): Promise<string | null> {
  const options = { projection: { currency: 1 }, ...(session && { session }) };
  return (
    (await collectionAt(releasedContent, release).findOne({ _id: 'content' }, options))?.currency ?? null
  );
}

/** Reads how far the versions are written. */
export async function readReleaseState({
  releaseState,
}: Pick<ReleasedCollections, 'releaseState'>): Promise<Pick<ReleaseState, 'head' | 'staging' | 'shows'>> {
  return (await releaseState.findOne({ _id: 'state' })) ?? { head: 0, staging: null };
}
