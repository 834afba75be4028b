import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

export const storefrontQueries: QueryResolvers = {
  storefront: (_, __, { publisher }) => publisher.read(),
  releases: (_, { first }, { publisher }) => publisher.listReleases(first),
};

export const storefrontMutations: MutationResolvers = {
  publishStorefront: (_, __, { publisher }) => publisher.publish(),
  rollBackStorefront: (_, { release }, { publisher }) => publisher.rollBack(release),
  showSample: (_, __, { publisher }) => publisher.showSample(),
  updateStorefrontSettings: (_, { input }, { publisher }) =>
    publisher.changeSettings(
      input.publishesAutomatically == null ? {} : { publishesAutomatically: input.publishesAutomatically },
    ),
};
