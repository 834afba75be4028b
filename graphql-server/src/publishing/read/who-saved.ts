import { ObjectId } from 'mongodb';
import { CONTENT_SECTIONS } from '../../../../site/src/content/storefront-content.ts';
import type { HistoryCollection } from '../../history/entry.ts';
import type { Change } from './describe-changes.ts';

const MAX_NAMED = 3;
/** Bounds the query: the author of a larger change has changed some of these too. */
const MAX_LOOKED_UP = 500;
/** Other servers have other clocks. */
const MAX_SKEW_MS = 10_000;
const LIST = new Intl.ListFormat('en-IN');

/**
 * The names of those who changed what a release is about, such as "Asha, Meera and 2 more".
 * @param since the moment of the release before
 * @returns null where the history names no author
 */
export async function whoSaved(
  history: HistoryCollection,
  changes: readonly Change[],
  since: number,
): Promise<string | null> {
  const subjects = changes.slice(0, MAX_LOOKED_UP).flatMap(subjectsOf);
  const earliest = ObjectId.createFromTime(Math.floor((since - MAX_SKEW_MS) / 1_000));
  const names = await history.distinct('by.name', { subjectId: { $in: subjects }, _id: { $gte: earliest } });
  if (names.length === 0) return null;
  const more = names.length - MAX_NAMED;
  return LIST.format([...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
}

function subjectsOf(change: Change): (ObjectId | string)[] {
  if (change.kind === 'content') return CONTENT_SECTIONS;
  const { id } = (change.after ?? change.before) as { id: string };
  return [ObjectId.createFromHexString(id)];
}
