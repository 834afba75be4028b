import { readSellingState } from '../../selling/read-settings.ts';
import { updateSelling } from '../../selling/update-settings.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../schema.generated.ts';

const queries: QueryResolvers = {
  sellingSettings: (_, __, context) => readSellingState(context),
};

const mutations: MutationResolvers = {
  updateSellingSettings: (_, { input: { version, ...change } }, context) =>
    updateSelling(context, change, version),
};

export const sellingResolvers: Resolvers = {
  Query: queries,
  Mutation: mutations,
};
