import { TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { RELEASED_KINDS, type ReleasedCollections, versionsOf } from './collections.ts';

const PER_DELETION = 1_000;

/** Deletes the versions that were replaced before the oldest release that can still be shown. */
export async function pruneVersions(
  collections: ReleasedCollections,
  store: ReleaseStore,
  signal: AbortSignal,
): Promise<void> {
  const pointer = await store.readPointer();
  const numbers = [...(await store.releaseNumbers()), pointer?.release ?? Number.POSITIVE_INFINITY];
  const oldest = Math.min(...numbers);
  // Where the store has nothing, it may be out of order.
  if (!Number.isFinite(oldest)) return;
  // Who reads what differs from an older release then reads all instead.
  await collections.releaseState.updateOne({ _id: 'state' }, { $max: { oldest } });
  for (const kind of RELEASED_KINDS) {
    const versions = versionsOf(kind, collections);
    for (let found = PER_DELETION; found === PER_DELETION && !signal.aborted; ) {
      const some = await versions
        .find({ to: { $lte: oldest } }, { projection: { _id: 1 }, hint: TO_INDEX })
        .limit(PER_DELETION)
        .toArray();
      found = some.length;
      if (found > 0) await versions.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
    }
  }
}
