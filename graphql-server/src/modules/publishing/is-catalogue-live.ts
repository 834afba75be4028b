import type { ClientSession } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { SettingsCollection } from './settings.ts';

/** Whether shoppers see the operator's catalogue. @param session reads as of its snapshot */
export async function isCatalogueLive(
  settings: SettingsCollection,
  session?: ClientSession,
): Promise<boolean> {
  const isLive = { _id: 'settings', mode: 'catalogue', release: { $ne: null } } as const;
  const options = { projection: { _id: 1 }, ...(session ? { session } : NEWEST) };
  return (await settings.findOne(isLive, options)) !== null;
}
