import type { Collection, Db } from 'mongodb';
import { collection } from '../../kernel/declared-collections.ts';
import { openReleased } from './released/collections.ts';
import { readReleasedCurrency } from './released/read-released.ts';

/** What a release was made for: see the schema. */
export type ReleaseCause = 'CATALOGUE_USED' | 'REQUESTED' | 'IMPORTED' | 'SAVED' | 'DATE_REACHED' | 'STOCK';

/** What is known of a release. Its documents are versions (`released/`), its pages are made of them. */
export interface ReleaseRecord {
  /** Its number. */
  _id: number;
  createdAt: Date;
  cause: ReleaseCause;
  /** Who asked for it, or saved what it shows. */
  causedBy: string[];
  /** How many addresses it has. */
  pages: number;
  /** How many pages were rendered to check it, before it was shown. */
  checked: number;
  /** The bytes of these pages. */
  bytes: number;
  durationMs: number;
  /** How much differs from the release before; null where all of it was compared anew. */
  changed: { products: number; categories: number; content: boolean; redirects: number } | null;
  /** The ids of changes in the history that it shows first, the newest first. */
  entries: string[];
  /** The version of the pages' program that made it. */
  renderer: string;
  /** The origin that its pages name. */
  url: string;
  /** What its prices are in, by ISO 4217. */
  currency: string;
}

export const RELEASE_COLLECTIONS = {
  releases: collection<ReleaseRecord>({ name: 'releases', isBackedUp: false, operatorsPart: null }),
};

export type ReleaseCollection = Collection<ReleaseRecord>;

/**
 * Describes a release that has no record: its documents are enough to show it. The record is lost, or a server of the version before,
 * which kept records in files, has made it.
 * @returns null where its documents are lost as well
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
/** These are kept before the current one, however many newer ones there are. */
const KEPT_BEFORE_CURRENT = 10;

/** Deletes the records of old releases: they cannot be shown any more. @param current the number of the live one */
export async function pruneReleases(releases: ReleaseCollection, current: number | null): Promise<void> {
  const projection = { cause: 1 };
  const found = await releases.find({}, { projection }).sort({ _id: -1 }).toArray();
  // Nobody goes back to one that stock alone has made: they go with the next one.
  const counted = found.filter(({ _id, cause }) => _id === current || cause !== 'STOCK');
  const kept = counted.slice(0, KEPT_RELEASES);
  const place = counted.findIndex(({ _id }) => _id === current);
  if (place >= 0) kept.push(...counted.slice(place, place + 1 + KEPT_BEFORE_CURRENT));
  const numbers = new Set(kept.map(({ _id }) => _id));
  const gone = found.filter(({ _id }) => !numbers.has(_id)).map(({ _id }) => _id);
  if (gone.length > 0) await releases.deleteMany({ _id: { $in: gone } });
}
