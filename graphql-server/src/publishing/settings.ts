import type { Collection } from 'mongodb';

/** What is to be shown at `/`, and how it gets there. One document; what is shown follows it. */
export interface StorefrontSettings {
  _id: 'settings';
  mode: 'sample' | 'catalogue';
  /** The number of the release to show, or of the last one shown; null before the first. */
  release: number | null;
  publishesAutomatically: boolean;
  /** Since a former release was gone back to, nothing is published by itself. */
  isPaused: boolean;
  /** How often a release was asked for: the publisher makes one when this has grown. */
  requests: number;
  /** Grows with each change of what is to be shown. */
  revision: number;
}

const INITIAL: Omit<StorefrontSettings, '_id'> = {
  mode: 'sample',
  release: null,
  publishesAutomatically: true,
  isPaused: false,
  requests: 0,
  revision: 0,
};

interface Settings {
  settings: Collection<StorefrontSettings>;
}

export async function readSettings({ settings }: Settings): Promise<StorefrontSettings> {
  return (await settings.findOne({ _id: 'settings' })) ?? { _id: 'settings', ...INITIAL };
}

/** @returns the settings after the change. */
export async function changeSettings(
  { settings }: Settings,
  change: Partial<Pick<StorefrontSettings, 'mode' | 'release' | 'publishesAutomatically' | 'isPaused'>>,
  increments: Partial<Record<'requests' | 'revision', 1>> = {},
): Promise<StorefrontSettings> {
  const isNamed = (field: string) => field in change || field in increments;
  const others = Object.entries(INITIAL).filter(([field]) => !isNamed(field));
  const changed = await settings.findOneAndUpdate(
    { _id: 'settings' },
    { $set: change, $inc: increments, $setOnInsert: Object.fromEntries(others) },
    { upsert: true, returnDocument: 'after' },
  );
  if (!changed) throw new Error('The database did not store the settings of the storefront.');
  return changed;
}
