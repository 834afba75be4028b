import { TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import type { ReleaseCollection } from '../releases.ts';
import { readSettings, type SettingsCollection } from '../settings.ts';
import { RELEASED_KINDS, type ReleasedCollections, versionsOf } from './collections.ts';

const PER_DELETION = 1_000;

interface Collections extends ReleasedCollections {
  releases: ReleaseCollection;
  settings: SettingsCollection;
}

/** Deletes versions that were replaced before the oldest release that can still be shown. */
export async function pruneVersions(collections: Collections, signal: AbortSignal): Promise<void> {
  const oldest = await oldestRelease(collections);
  if (oldest === null) return;
  // Announce the deletion first: from now on, callers that would compare with an older release read
  // everything instead.
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

async function oldestRelease({ releases, settings }: Collections): Promise<number | null> {
  const [first] = await releases
    .find({}, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .limit(1)
    .toArray();
  const { release } = await readSettings(settings);
  const numbers = [first?._id, release].filter((number) => number != null);
  return numbers.length === 0 ? null : Math.min(...numbers);
}
