import type { Collection } from 'mongodb';
import type { PublishingState } from './process/messages.ts';
import { besideSettings, type SettingsCollection } from './settings.ts';

/** How publishing goes, for the servers that do not publish. */
type StatusDocument = PublishingState & { _id: 'status' };

export async function readStatus(settings: SettingsCollection): Promise<PublishingState | null> {
  const found = await statusesIn(settings).findOne({ _id: 'status' });
  if (!found) return null;
  const { _id, ...state } = found;
  // One of a former version has none.
  return { ...state, faults: state.faults ?? [] };
}

/** Not awaited, and may fail: the next state is written as well. */
export function writeStatus(settings: SettingsCollection, state: PublishingState): void {
  const options = { upsert: true, writeConcern: { w: 1 } } as const;
  void statusesIn(settings)
    .replaceOne({ _id: 'status' }, state, options)
    .catch(() => {});
}

function statusesIn(settings: SettingsCollection): Collection<StatusDocument> {
  return besideSettings(settings);
}
