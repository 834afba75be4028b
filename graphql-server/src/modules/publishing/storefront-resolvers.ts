import { readChanges } from '../../kernel/history/read.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { listReleases } from './list-releases.ts';

export const storefrontResolvers: Resolvers = {
  Query: {
    storefront: (_, __, { publisher }) => publisher.read(),
    releases: (_, { first }, context) => listReleases(context, first),
  },
  Release: {
    changes: ({ entries }, _, context) => readChanges(context, entries),
  },
  ReleaseCounts: {
    redirects: ({ redirects }) => redirects ?? 0,
  },
  Mutation: {
    publishStorefront: (_, __, { publisher, recorder }) => publisher.publish(recorder),
    rollBackStorefront: (_, { release }, { publisher, recorder }) => publisher.rollBack(recorder, release),
    showSample: (_, __, { publisher, recorder }) => publisher.showSample(recorder),
    updateStorefrontSettings: (_, { input }, { publisher, recorder }) =>
      publisher.changeSettings(
        recorder,
        input.publishesAutomatically == null ? {} : { publishesAutomatically: input.publishesAutomatically },
      ),
  },
};
