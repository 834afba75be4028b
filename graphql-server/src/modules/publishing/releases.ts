import type { Collection, Db } from 'mongodb';
import { collection } from '../../kernel/declared-collections.ts';
import { openReleased } from './released/collections.ts';
import { readReleasedCurrency } from './released/read-released.ts';

/** The cause of a release: see the schema. */
export type ReleaseCause = 'CATALOGUE_USED' | 'REQUESTED' | 'IMPORTED' | 'SAVED' | 'DATE_REACHED' | 'STOCK';

/** The record of a release. Its pages are rendered from its versions of documents (`released/`). */
export interface ReleaseRecord {
  /** Its number. */
  _id: number;
  createdAt: Date;
  cause: ReleaseCause;
  /** The names of the person who requested the release, or of those who saved its changes. */
  causedBy: string[];
  /** The number of addresses in the release. */
  pages: number;
  /** The number of pages rendered to check the release. */
  checked: number;
  /** The size of the checked pages. */
  bytes: number;
  durationMs: number;
  /** The number of differences from the previous release. null after a full comparison. */
  changed: { products: number; categories: number; content: boolean; redirects: number } | null;
  /** The ids of activity entries that are new in the release, newest first. */
  entries: string[];
  /** The version of the renderer that created it. */
  renderer: string;
  /** The origin in the release's pages. */
  url: string;
  /** The ISO 4217 currency of its prices. */
  currency: string;
}

export const RELEASE_COLLECTIONS = {
  releases: collection<ReleaseRecord>({ name: 'releases', isBackedUp: false, operatorsPart: null }),
};

export type ReleaseCollection = Collection<ReleaseRecord>;

/**
 * Describes a release without a record. Its documents are sufficient to show it. The record was lost, or a server of the previous
 * version, which stored records in files, created the release.
 * @returns null if its documents are also lost
 */
export async function describeUnrecorded(
  db: Pick<Db, 'collection'>,
  release: number,
): Promise<ReleaseRecord | null> {
  const currency = await readReleasedCurrency(openReleased(db), release);
  if (currency === null) return null;
  const counts = { pages: 0, checked: 0, bytes: 0, durationMs: 0 };
  const unknown = { cause: 'SAVED', changed: null, renderer: '', url: '' } as const;
  return { _id: release, createdAt: new Date(), ...counts, ...unknown, causedBy: [], entries: [], currency };
}

const KEPT_RELEASES = 20;
/** The number of releases kept before the live one, regardless of how many are newer. */
const KEPT_BEFORE_CURRENT = 10;

/** Deletes the records of old releases, which can no longer be shown. @param current the number of the live release */
export async function pruneReleases(releases: ReleaseCollection, current: number | null): Promise<void> {
  const projection = { cause: 1 };
  const found = await releases.find({}, { projection }).sort({ _id: -1 }).toArray();
  // Stock releases are never restored, so they are deleted with the next release.
  const counted = found.filter(({ _id, cause }) => _id === current || cause !== 'STOCK');
  const kept = counted.slice(0, KEPT_RELEASES);
  const place = counted.findIndex(({ _id }) => _id === current);
  if (place >= 0) kept.push(...counted.slice(place, place + 1 + KEPT_BEFORE_CURRENT));
  const numbers = new Set(kept.map(({ _id }) => _id));
  const gone = found.filter(({ _id }) => !numbers.has(_id)).map(({ _id }) => _id);
  if (gone.length > 0) await releases.deleteMany({ _id: { $in: gone } });
}
