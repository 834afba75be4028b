import type { ClientSession } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { SettingsCollection } from './settings.ts';

/**
 * Reads which release of the operator's catalogue is live. Servers follow it within half a second.
 * @param session reads as of its snapshot
 * @returns null while the storefront shows the sample content
 */
export async function readLiveReleaseNumber(
  settings: SettingsCollection,
  session?: ClientSession,
): Promise<number | null> {
  const options = { projection: { release: 1 }, ...(session ? { session } : NEWEST) };
  const live = await settings.findOne({ _id: 'settings', mode: 'catalogue' }, options);
  return live?.release ?? null;
}
