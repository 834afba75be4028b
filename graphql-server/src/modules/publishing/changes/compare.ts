import { inBatches } from '../../../kernel/in-batches.ts';
import { NOT_REPLACED, TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import {
  type AnyVersion,
  RELEASED_KINDS,
  type ReleasedCollections,
  type ReleasedKind,
  versionsOf,
} from '../released/collections.ts';
import { newestHashes, toId } from '../released/read-versions.ts';
import type { NewVersion, VersionBatch } from '../released/version-changes.ts';
import { BATCH_SIZE, type CurrentSource, readAllCurrent } from './read-current.ts';
import type { Snapshot } from './snapshot.ts';

type Id = NewVersion['id'];

/**
 * Compares the current versions of some documents with the stored newest ones.
 * @param versions the current versions, which may lack some ids
 */
export async function compareWithNewest(
  collections: ReleasedCollections,
  kind: ReleasedKind,
  ids: readonly string[],
  versions: readonly NewVersion[],
): Promise<VersionBatch> {
  const newest = await newestHashes(kind, collections, ids);
  const added = versions.filter(({ id, hash }) => newest.get(String(id)) !== hash);
  const shown = new Set(versions.map(({ id }) => String(id)));
  const removed = ids.filter((id) => newest.has(id) && !shown.has(id)).map((id) => toId(kind, id));
  return { kind, added, removed };
}

/**
 * Compares all current documents with the newest versions. Reads both in the order of ids, so that memory does not grow with the
 * catalogue. Ends the snapshot.
 */
export async function* compareAll(
  snapshot: Snapshot,
  collections: ReleasedCollections,
  now: number,
): AsyncGenerator<VersionBatch> {
  await using source = snapshot;
  for (const kind of RELEASED_KINDS) yield* compareKind({ ...source, now }, collections, kind);
}

async function* compareKind(
  source: CurrentSource & Pick<Snapshot, 'collection'>,
  collections: ReleasedCollections,
  kind: ReleasedKind,
): AsyncGenerator<VersionBatch> {
  // Read from the snapshot, so that versions written by the release in the meantime are excluded.
  const newest = source
    .collection<AnyVersion>(versionsOf(kind, collections).collectionName)
    .find({ to: NOT_REPLACED }, { projection: { _id: 0, id: 1, hash: 1 }, session: source.session })
    .hint(TO_INDEX)
    .sort({ id: 1 })
    .batchSize(1_000);
  let former = await newest.next();
  for await (const versions of readAllCurrent(source, kind)) {
    const added: NewVersion[] = [];
    const removed: Id[] = [];
    for (const version of versions) {
      const id = String(version.id);
      for (; former && String(former.id) < id; former = await newest.next()) removed.push(former.id as Id);
      const isKnown = former !== null && String(former.id) === id;
      if (!isKnown || former?.hash !== version.hash) added.push(version);
      if (isKnown) former = await newest.next();
    }
    yield { kind, added, removed };
  }
  const rest = async function* () {
    for (; former; former = await newest.next()) yield former.id as Id;
  };
  for await (const removed of inBatches(rest(), BATCH_SIZE)) yield { kind, added: [], removed };
}
