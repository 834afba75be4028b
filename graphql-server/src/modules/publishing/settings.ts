import type { ClientSession, Collection, Filter, UpdateFilter } from 'mongodb';
import { collection } from '../../kernel/declared-collections.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { ShownEvent } from './webhook/collection.ts';

/** What is to be shown at `/`, and how it gets there. One document; what is shown follows it. */
export interface StorefrontSettings {
  _id: 'settings';
  mode: 'sample' | 'catalogue';
  /** The number of the release that is shown, or was shown last; null before the first. */
  release: number | null;
  /** The number that was given last. */
  lastRelease: number;
  publishesAutomatically: boolean;
  /** Since a former release was gone back to, nothing is published by itself. */
  isPaused: boolean;
  /** How often a release was asked for, and how many of these were answered by one. */
  requests: number;
  servedRequests: number;
  /** The name of who asked for one last, where there are accounts. */
  requestedBy: string | null;
  /** Grows with each change of what is shown. */
  revision: number;
  /** Whose releases are accepted: the one that took the lease last. */
  publisher: string | null;
  /** What the webhook is to be told of, noted by the write that decided it. */
  outbox: ShownEvent[];
}

const INITIAL: StorefrontSettings = {
  _id: 'settings',
  mode: 'sample',
  release: null,
  lastRelease: 0,
  publishesAutomatically: true,
  isPaused: false,
  requests: 0,
  servedRequests: 0,
  requestedBy: null,
  revision: 0,
  publisher: null,
  outbox: [],
};

/**
 * The settings after a backup was restored: its own, but in the line of this database's releases. What was live is published
 * anew; until then the storefront stays as it is.
 */
export function restoredSettings(
  archived: StorefrontSettings,
  { mode, release, lastRelease, requests, servedRequests, revision, publisher }: StorefrontSettings,
): StorefrontSettings {
  // A release of what was there before is not accepted any more.
  const decided = { isPaused: false, requests: requests + 1, revision: revision + 1, outbox: [] };
  const line = { release, lastRelease, publisher, ...decided };
  if (archived.mode === 'catalogue') return { ...archived, ...line, mode, servedRequests };
  return { ...archived, ...line, servedRequests: requests + 1 };
}

export type SettingsCollection = Collection<StorefrontSettings>;

/** Publishing keeps one document of each kind, with a fixed id, in the collection that the content and the selling settings are in. */
export const STOREFRONT_FACTS = { name: 'storefront', operatorsPart: null, publishes: true } as const;

export const SETTINGS_COLLECTIONS = { settings: collection<StorefrontSettings>(STOREFRONT_FACTS) };

export async function readSettings(settings: SettingsCollection): Promise<StorefrontSettings> {
  return { ...INITIAL, ...(await settings.findOne({ _id: 'settings' })) };
}

/** Makes the document that all changes are made to. @param shown what is served already, where the document was lost. */
export async function createSettings(
  settings: SettingsCollection,
  shown: Partial<StorefrontSettings> = {},
): Promise<void> {
  const { _id, ...initial } = { ...INITIAL, ...shown };
  await settings.updateOne({ _id }, { $setOnInsert: initial }, { upsert: true });
}

/** @returns the settings after the change, or null when they are not (or no longer) as the condition says. */
export async function changeSettings(
  settings: SettingsCollection,
  change: UpdateFilter<StorefrontSettings> | UpdateFilter<StorefrontSettings>[],
  condition: Filter<StorefrontSettings> = {},
  session?: ClientSession,
): Promise<StorefrontSettings | null> {
  const options = { returnDocument: 'after', ...(session && { session }) } as const;
  return settings.findOneAndUpdate({ ...condition, _id: 'settings' }, change, options);
}

/** A number that no release has had. @param highest of those in the store. */
export async function takeReleaseNumber(settings: SettingsCollection, highest: number): Promise<number> {
  const changed = await changeSettings(settings, [
    { $set: { lastRelease: { $add: [{ $max: ['$lastRelease', highest] }, 1] } } },
  ]);
  if (!changed) throw new Error('The settings of the storefront are gone.');
  return changed.lastRelease;
}

/**
 * Reads which release of the operator's catalogue is live. Servers follow it within half a second.
 * @param session reads as of its snapshot
 * @returns null while the storefront shows the sample content
 */
export async function readLiveReleaseNumber(
  settings: SettingsCollection,
  session?: ClientSession,
): Promise<number | null> {
  const options = { projection: { release: 1 }, ...newestIn(session) };
  const live = await settings.findOne({ _id: 'settings', mode: 'catalogue' }, options);
  return live?.release ?? null;
}
