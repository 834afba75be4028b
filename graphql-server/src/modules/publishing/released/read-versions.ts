import { type Document, ObjectId } from 'mongodb';
import { inBatches } from '../../../kernel/in-batches.ts';
import { FROM_INDEX, ID_INDEX, NOT_REPLACED, TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import {
  type AnyVersion,
  RELEASED_KINDS,
  type ReleasedCollections,
  type ReleasedKind,
  versionsOf,
} from './collections.ts';

/** Hexadecimal ids by kind. The only id of the kind `content` is `content`. */
export type IdsByKind = Record<ReleasedKind, Set<string>>;

const PER_QUERY = 1_000;
/** Excludes derived fields for sorting and searching lists. They take most of the space, and no page shows them. */
export const DERIVED = { facets: 0, sold: 0, lowestPrice: 0, titleKey: 0, nameKey: 0 };

export function toId(kind: ReleasedKind, id: string): ObjectId | string {
  return kind === 'content' ? id : ObjectId.createFromHexString(id);
}

export function noIds(): IdsByKind {
  return { products: new Set(), categories: new Set(), redirects: new Set(), content: new Set() };
}

/** Reads all versions of a release, unordered and without derived fields. */
export function versionsAt(kind: ReleasedKind, collections: ReleasedCollections, release: number) {
  const filter = { from: { $lte: release }, to: { $gt: release } };
  const options = { projection: DERIVED, batchSize: PER_QUERY, hint: { $natural: 1 as const } };
  return versionsOf(kind, collections).find(filter, options);
}

/** @returns a release's versions of some documents. `whole`: with derived fields */
export async function versionsOfIds(
  kind: ReleasedKind,
  collections: ReleasedCollections,
  release: number,
  ids: Iterable<string>,
  projection: Document = DERIVED,
): Promise<Map<string, AnyVersion>> {
  const found = new Map<string, AnyVersion>();
  for await (const some of inBatches(ids, PER_QUERY)) {
    const filter = {
      id: { $in: some.map((id) => toId(kind, id)) },
      from: { $lte: release },
      to: { $gt: release },
    };
    for await (const version of versionsOf(kind, collections).find(filter, { projection, hint: ID_INDEX }))
      found.set(String(version.id), version);
  }
  return found;
}

/** @returns the hashes of the newest versions of some documents, read from an index alone */
export async function newestHashes(
  kind: ReleasedKind,
  collections: ReleasedCollections,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const filter = { to: NOT_REPLACED, id: { $in: ids.map((id) => toId(kind, id)) } };
  const options = { projection: { _id: 0, id: 1, hash: 1 }, hint: TO_INDEX };
  const found = await versionsOf(kind, collections).find(filter, options).toArray();
  return new Map(found.map(({ id, hash }) => [String(id), hash]));
}

/**
 * Finds the documents that differ between two releases, in either order. The cost depends only on their number.
 * @returns null if versions between the releases may have been deleted
 */
export async function idsBetween(
  collections: ReleasedCollections,
  one: number,
  other: number,
): Promise<IdsByKind | null> {
  const ids = noIds();
  const [former, later] = [Math.min(one, other), Math.max(one, other)];
  const period = { $gt: former, $lte: later };
  for (const kind of RELEASED_KINDS) {
    const versions = versionsOf(kind, collections);
    const options = { projection: { _id: 0, id: 1 }, batchSize: PER_QUERY };
    for await (const { id } of versions.find({ from: period }, { ...options, hint: FROM_INDEX }))
      ids[kind].add(String(id));
    for await (const { id } of versions.find({ to: period }, { ...options, hint: TO_INDEX }))
      ids[kind].add(String(id));
  }
  // Read last, because pruning writes this field before it deletes versions.
  const state = await collections.releaseState.findOne({ _id: 'state' }, { projection: { oldest: 1 } });
  return former < (state?.oldest ?? 0) ? null : ids;
}
