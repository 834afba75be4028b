import type { ClientSession, Collection, Filter, UpdateFilter } from 'mongodb';
import { collection } from '../../kernel/declared-collections.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';

/** A change of what is shown: a new release, an earlier one, or the sample. */
export interface ShownEvent {
  /** The revision of the settings, unique per event. */
  revision: number;
  type: 'release.published' | 'release.restored' | 'sample.shown';
  release: number | null;
  at: Date;
}

/** What `/` shows, and how releases are published. A single document that servers follow. */
export interface StorefrontSettings {
  _id: 'settings';
  mode: 'sample' | 'catalogue';
  /** The number of the live release, or of the last one. null before the first. */
  release: number | null;
  /** The last assigned number. */
  lastRelease: number;
  publishesAutomatically: boolean;
  /** Whether automatic publishing is paused since a rollback. */
  isPaused: boolean;
  /** The number of requests for a release. `servedRequests` is the number of those that are done. */
  requests: number;
  servedRequests: number;
  /** The name of the last requester, if the shop has accounts. */
  requestedBy: string | null;
  /** Increases with each change of what is shown. */
  revision: number;
  /** The latest lease holder, whose releases are accepted. */
  publisher: string | null;
  /** Webhook events, stored by the write that caused them. */
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
 * The settings after a restore: those of the backup, with this database's release numbers. The live content is published again. Until
 * then the storefront stays unchanged.
 */
export function restoredSettings(
  archived: StorefrontSettings,
  { mode, release, lastRelease, requests, servedRequests, revision, publisher }: StorefrontSettings,
): StorefrontSettings {
  // The new revision rejects a release in progress, which shows the content from before the restore.
  const decided = { isPaused: false, requests: requests + 1, revision: revision + 1, outbox: [] };
  const line = { release, lastRelease, publisher, ...decided };
  if (archived.mode === 'catalogue') return { ...archived, ...line, mode, servedRequests };
  return { ...archived, ...line, servedRequests: requests + 1 };
}

export type SettingsCollection = Collection<StorefrontSettings>;

/** A collection with one document per kind, each with a fixed id. The content and the selling settings share it. */
export const STOREFRONT_FACTS = { name: 'storefront', operatorsPart: null, publishes: true } as const;

export const SETTINGS_COLLECTIONS = { settings: collection<StorefrontSettings>(STOREFRONT_FACTS) };

export async function readSettings(settings: SettingsCollection): Promise<StorefrontSettings> {
  return { ...INITIAL, ...(await settings.findOne({ _id: 'settings' })) };
}

/** Creates the document that all changes update. @param shown the release that is served, if the document was lost */
export async function createSettings(
  settings: SettingsCollection,
  shown: Partial<StorefrontSettings> = {},
): Promise<void> {
  const { _id, ...initial } = { ...INITIAL, ...shown };
  await settings.updateOne({ _id }, { $setOnInsert: initial }, { upsert: true });
}

/** @returns the settings after the change, or null if the condition does not hold */
export async function changeSettings(
  settings: SettingsCollection,
  change: UpdateFilter<StorefrontSettings> | UpdateFilter<StorefrontSettings>[],
  condition: Filter<StorefrontSettings> = {},
  session?: ClientSession,
): Promise<StorefrontSettings | null> {
  const options = { returnDocument: 'after', ...(session && { session }) } as const;
  return settings.findOneAndUpdate({ ...condition, _id: 'settings' }, change, options);
}

/** @param highest the highest stored release number @returns a number that no release has had */
export async function takeReleaseNumber(settings: SettingsCollection, highest: number): Promise<number> {
  const changed = await changeSettings(settings, [
    { $set: { lastRelease: { $add: [{ $max: ['$lastRelease', highest] }, 1] } } },
  ]);
  if (!changed) throw new Error('The storefront settings are missing.');
  return changed.lastRelease;
}

/**
 * Reads which release of the operator's catalogue is live. Servers follow within half a second.
 * @param session reads from its snapshot
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
