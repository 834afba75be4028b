import type { Resolvers } from '../../schema.generated.ts';
import { readSellingState } from './read-settings.ts';
import { updateSelling } from './update-settings.ts';

export const sellingResolvers: Resolvers = {
  Query: {
    sellingSettings: (_, __, context) => readSellingState(context),
  },
  Mutation: {
    updateSellingSettings: (_, { input: { version, ...change } }, context) =>
      updateSelling(context, change, version),
  },
};
