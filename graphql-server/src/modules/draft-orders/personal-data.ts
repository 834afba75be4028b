import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { customerKey } from '../customers/collection.ts';
import type { PersonalData } from '../customers/personal-data.ts';
import { type DraftCollections, TERMS_INDEX } from './collection.ts';
import { draftNumber } from './write-draft.ts';

export function draftsOf({ draftOrders }: Pick<DraftCollections, 'draftOrders'>): PersonalData {
  // Compare the email address: the search words also contain products and SKUs, which could be the same text.
  const read = async (email: string) => {
    const found = await draftOrders.find({ terms: email }, { ...NEWEST, hint: TERMS_INDEX }).toArray();
    return found.filter((draft) => customerKey(draft.email) === email);
  };
  return {
    name: 'draftOrders',
    kind: 'draft order',
    read: async (email) => {
      const found = await read(email);
      return found.map((draft) => ({ at: draft.placedAt, what: draftNumber(draft) }));
    },
    erase: async (email) => {
      const found = await read(email);
      await draftOrders.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
    },
  };
}
