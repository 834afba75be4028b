import type { PersonalData } from '../customers/personal-data.ts';
import type { DraftCollections } from './collection.ts';
import { draftNumber } from './write-draft.ts';

/** Drafts are few, and their email addresses are stored as typed, so this reads all of them. */
export function draftsOf({ draftOrders }: DraftCollections): PersonalData {
  const about = (email: string) => ({ $expr: { $eq: [{ $toLower: '$email' }, email] } });
  return {
    name: 'draftOrders',
    kind: 'draft order',
    read: async (email) => {
      const found = await draftOrders.find(about(email), { hint: '_id_' }).toArray();
      return found.map(({ number, placedAt }) => ({ at: placedAt, what: draftNumber({ number }) }));
    },
    erase: async (email) => {
      await draftOrders.deleteMany(about(email), { hint: '_id_' });
    },
  };
}
