import { readSellingState } from '../../selling/read-settings.ts';
import { updateSelling } from '../../selling/update-settings.ts';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

export const sellingQueries: QueryResolvers = {
  sellingSettings: (_, __, context) => readSellingState(context),
};

export const sellingMutations: MutationResolvers = {
  updateSellingSettings: (_, { input: { version, ...change } }, context) =>
    updateSelling(context, change, version),
};
