import type { PersonalData } from '../customers/personal-data.ts';
import { EMAIL_INDEX, type NewsletterCollections } from './collection.ts';
import { newsletterTexts } from './messages.ts';

/** Whether a person is subscribed to the newsletter. */
export function subscriptionsOf({ subscribers }: NewsletterCollections): PersonalData {
  return {
    name: 'newsletter',
    kind: 'newsletter',
    read: async (email) => {
      const found = await subscribers.find({ email }, { hint: EMAIL_INDEX }).toArray();
      return found.map(({ requestedAt, confirmedAt }) => ({
        at: confirmedAt ?? requestedAt,
        what: confirmedAt ? 'Subscribed' : newsletterTexts.unconfirmed,
      }));
    },
    // The mail module erases the emails to the address.
    erase: async (email) => {
      await subscribers.deleteMany({ email }, { hint: EMAIL_INDEX });
    },
  };
}
