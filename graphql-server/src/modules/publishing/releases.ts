import type { Collection, Db } from 'mongodb';
import { collection } from '../../kernel/declared-collections.ts';
import { openReleased } from './released/collections.ts';
import { readReleasedCurrency } from './released/read-released.ts';

/** The cause of a release: see the schema. */
export type ReleaseCause = 'CATALOGUE_USED' | 'REQUESTED' | 'IMPORTED' | 'SAVED' | 'DATE_REACHED' | 'STOCK';

/** The record of a release. Its documents are versions (`released/`), from which its pages are rendered. */
export interface ReleaseRecord {
  /** Its number. */
  _id: number;
  createdAt: Date;
  cause: ReleaseCause;
  /** Who requested it or saved what it shows. */
  causedBy: string[];
  /** The number of its addresses. */
  pages: number;
  /** The number of pages rendered to check it. */
  checked: number;
  /** The size of these pages. */
  bytes: number;
  durationMs: number;
  /** The number of differences from the previous release. null after a full comparison. */
  changed: { products: number; categories: number; content: boolean; redirects: number } | null;
  /** The ids of activity entries that it shows first, newest first. */
  entries: string[];
  /** The version of the renderer that created it. */
  renderer: string;
  /** The origin in its pages. */
  url: string;
  /** The ISO 4217 currency of its prices. */
  currency: string;
}

export const RELEASE_COLLECTIONS = {
  releases: collection<ReleaseRecord>({ name: 'releases', isBackedUp: false, operatorsPart: null }),
};

export type ReleaseCollection = Collection<ReleaseRecord>;

/**
 * Describes a release without a record, whose documents are enough to show it. The record was lost, or a server of the previous
 * version, which stored records in files, created it.
 * @returns null if its documents are lost as well
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
/** This many before the current one are kept, however many newer ones there are. */
const KEPT_BEFORE_CURRENT = 10;

/** Deletes the records of old releases, which can no longer be shown. @param current the number of the live one */
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
