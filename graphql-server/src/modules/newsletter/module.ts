import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { customersModule } from '../customers/module.ts';
import { type PersonalData, personalData } from '../customers/personal-data.ts';
import { mailModule } from '../mail/module.ts';
import { ordersModule } from '../orders/module.ts';
import { EMAIL_INDEX, NEWSLETTER_COLLECTIONS, type NewsletterCollections } from './collection.ts';
import { confirmSubscriber, leaveNewsletter } from './confirm.ts';
import { countState, countSubscribers, deleteSubscriber, listSubscribers } from './list-subscribers.ts';
import { newsletterTexts } from './messages.ts';
import { subscribe } from './subscribe.ts';

const resolvers: Resolvers = {
  Query: {
    subscribers: (_, request, context) => listSubscribers(context, request),
  },
  Mutation: {
    subscribeToNewsletter: (_, input, context) => subscribe(context, input),
    confirmNewsletter: (_, { token }, context) => confirmSubscriber(context, token),
    leaveNewsletter: (_, { token }, context) => leaveNewsletter(context, token),
    deleteSubscriber: (_, { id }, context) => deleteSubscriber(context, id),
  },
  Subscriber: {
    id: ({ _id }) => _id.toHexString(),
  },
  SubscriberConnection: {
    totalCount: (page, _, context) => countSubscribers(context, page),
    subscribedCount: (_, __, context) => countState(context, 'SUBSCRIBED'),
  },
};

export const newsletterModule = defineModule({
  name: 'newsletter',
  uses: [customersModule, mailModule, ordersModule],
  collections: NEWSLETTER_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  extends: (shop) => [extension(personalData, subscriptionsOf(shop))],
  metrics: ({ subscribers }) => [
    {
      name: 'newsletter_subscribers',
      help: newsletterTexts.metricSubscribers,
      read: () => subscribers.estimatedDocumentCount(),
    },
  ],
});

/** Whether a person is subscribed to the newsletter. */
function subscriptionsOf({ subscribers }: NewsletterCollections): PersonalData {
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
