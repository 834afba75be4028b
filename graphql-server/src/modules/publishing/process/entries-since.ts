import { CONTENT_SECTIONS } from '@mela/rules/content/storefront-content.ts';
import { type Filter, ObjectId } from 'mongodb';
import {
  type ChangeSubject,
  type HistoryCollection,
  type HistoryEntry,
  KIND_INDEX,
  SUBJECT_INDEX,
} from '../../../kernel/history/entry.ts';
import type { ReleasedKind } from '../released/collections.ts';

const MAX_ENTRIES = 5;
const MAX_AUTHORS = 20;
/** The maximum number of ids in the query. A larger change, such as an import, has one entry that includes some of these ids. */
const MAX_LOOKED_UP = 500;
/** The clocks of servers may differ by this much. */
const MAX_SKEW_MS = 10_000;

/** The ids of documents that differ from the previous release. */
export type ChangedIds = Readonly<Record<ReleasedKind, readonly string[]>>;

/** The activity entries of a release, newest first, with their authors' names. */
export interface ReleaseEntries {
  entries: string[];
  authors: string[];
  /** All entries found, which later releases exclude. */
  seen: string[];
}

/**
 * @param changes null: the previous state is unknown, so all entries since then count
 * @param since the time of the previous release
 * @param former the entries of earlier releases
 */
export async function entriesSince(
  history: HistoryCollection,
  changes: ChangedIds | null,
  since: number,
  former: readonly string[],
): Promise<ReleaseEntries> {
  const earliest = ObjectId.createFromTime(Math.max(0, Math.floor((since - MAX_SKEW_MS) / 1_000)));
  const isNew = { $gte: earliest, $nin: former.map((id) => ObjectId.createFromHexString(id)) };
  const find = (filter: Filter<HistoryEntry>, hint: string) =>
    history
      .find({ ...filter, _id: isNew }, { hint, projection: { groupId: 1, 'by.name': 1 } })
      .sort({ _id: -1 })
      .limit(MAX_LOOKED_UP)
      .toArray();
  const ofKinds = (kinds: readonly ChangeSubject[]) =>
    find({ subject: { $in: kinds }, groupId: null as never }, KIND_INDEX);
  const found = changes
    ? await find({ subjectId: { $in: subjectsOf(changes) } }, SUBJECT_INDEX)
    : await ofKinds(['PRODUCT', 'CATEGORY', 'CONTENT', 'SELLING', 'REDIRECT', 'COLLECTION']);
  // Collections are part of the released content.
  if (changes && changes.content.length > 0) found.push(...(await ofKinds(['COLLECTION'])));
  found.sort((one, other) => (one._id < other._id ? 1 : -1));
  const ids = new Set(found.map(({ _id, groupId }) => (groupId ?? _id).toHexString()));
  const authors = new Set(found.flatMap(({ by }) => by?.name ?? []));
  const named = new Set(former);
  return {
    entries: [...ids].filter((id) => !named.has(id)).slice(0, MAX_ENTRIES),
    authors: [...authors].sort().slice(0, MAX_AUTHORS),
    seen: [...found.map(({ _id }) => _id.toHexString()), ...ids],
  };
}

function subjectsOf({ products, categories, redirects, content }: ChangedIds): (ObjectId | string)[] {
  const ids = [...products, ...categories, ...redirects]
    .slice(0, MAX_LOOKED_UP)
    .map((id) => ObjectId.createFromHexString(id));
  return content.length > 0 ? [...ids, ...CONTENT_SECTIONS, 'selling'] : ids;
}
