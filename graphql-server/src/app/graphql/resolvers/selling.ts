import { readSellingState } from '../../../modules/selling/read-settings.ts';
import { updateSelling } from '../../../modules/selling/update-settings.ts';
import type { Resolvers } from '../schema.generated.ts';

export const sellingResolvers: Resolvers = {
  Query: {
    sellingSettings: (_, __, context) => readSellingState(context),
  },
  Mutation: {
    updateSellingSettings: (_, { input: { version, ...change } }, context) =>
      updateSelling(context, change, version),
  },
};
