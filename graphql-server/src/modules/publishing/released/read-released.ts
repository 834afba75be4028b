import type { ClientSession } from 'mongodb';
import { collectionAt } from '../../../kernel/mongodb/versions.ts';
import type { ReleasedCollections, ReleasedContent, ReleaseState } from './collections.ts';

type Source = Pick<ReleasedCollections, 'releasedContent'>;

/** Reads the contents of a release. @returns null for a release without stored documents */
export function readReleasedContent(
  { releasedContent }: Source,
  release: number,
  session?: ClientSession,
): Promise<ReleasedContent | null> {
  return collectionAt(releasedContent, release).findOne({ _id: 'content' }, session && { session });
}

/** Reads the currency of a release. @returns null for a release without stored documents */
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

/** Reads the progress of writing versions. */
export async function readReleaseState({
  releaseState,
}: Pick<ReleasedCollections, 'releaseState'>): Promise<Pick<ReleaseState, 'head' | 'staging' | 'shows'>> {
  return (await releaseState.findOne({ _id: 'state' })) ?? { head: 0, staging: null };
}
