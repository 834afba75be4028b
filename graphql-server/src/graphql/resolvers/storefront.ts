import { nameOfViewer } from '../../accounts/operators.ts';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

export const storefrontQueries: QueryResolvers = {
  storefront: (_, __, { publisher }) => publisher.read(),
  releases: (_, { first }, { publisher }) => publisher.listReleases(first),
  webhook: (_, __, { webhook }) => webhook.read(),
};

export const storefrontMutations: MutationResolvers = {
  publishStorefront: async (_, __, context) => context.publisher.publish(await nameOfViewer(context)),
  rollBackStorefront: (_, { release }, { publisher }) => publisher.rollBack(release),
  showSample: (_, __, { publisher }) => publisher.showSample(),
  updateStorefrontSettings: (_, { input }, { publisher }) =>
    publisher.changeSettings(
      input.publishesAutomatically == null ? {} : { publishesAutomatically: input.publishesAutomatically },
    ),
  setWebhook: (_, { url }, { webhook }) => webhook.set(url),
  resumeWebhook: (_, __, { webhook }) => webhook.resume(),
  removeWebhook: (_, __, { webhook }) => webhook.remove(),
  testWebhook: (_, __, { webhook }) => webhook.test(),
};
