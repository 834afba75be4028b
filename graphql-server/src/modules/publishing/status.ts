import type { Collection } from 'mongodb';
import { collection, openCollections } from '../../kernel/declared-collections.ts';
import type { PublishingState } from './pages/process-messages.ts';
import { type SettingsCollection, STOREFRONT_FACTS } from './settings.ts';

/** The state of publishing, stored for servers that do not publish. */
type StatusDocument = PublishingState & { _id: 'status' };

export const STATUS_COLLECTIONS = { publishingStatus: collection<StatusDocument>(STOREFRONT_FACTS) };

export async function readStatus(settings: SettingsCollection): Promise<PublishingState | null> {
  const found = await statusesIn(settings).findOne({ _id: 'status' });
  if (!found) return null;
  const { _id, ...state } = found;
  // A state stored by an earlier version has no faults.
  return { ...state, faults: state.faults ?? [] };
}

/** Not awaited and allowed to fail, because the next state overwrites it. */
export function writeStatus(settings: SettingsCollection, state: PublishingState): void {
  const options = { upsert: true, writeConcern: { w: 1 } } as const;
  void statusesIn(settings)
    .replaceOne({ _id: 'status' }, state, options)
    .catch(() => {});
}

function statusesIn({ db }: SettingsCollection): Collection<StatusDocument> {
  return openCollections(STATUS_COLLECTIONS, db).publishingStatus;
}
