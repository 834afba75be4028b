import { countHistory, readChange, readHistory } from '../../kernel/history/read.ts';
import { undoChange } from '../../kernel/history/undo.ts';
import { undoGroup } from '../../kernel/history/undo-group.ts';
import { urlOf } from '../../kernel/images/image.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { readShopDetails } from '../shop/read-shop-details.ts';

export const historyResolvers: Resolvers = {
  Query: {
    history: (_, request, context) => readHistory(context, request),
    change: (_, { id }, context) => readChange(context, id),
  },
  Mutation: {
    undoChange: (_, { id }, context) => undoChange(context, id),
    undoChanges: (_, { id }, context) => undoGroup(context, id),
  },
  ChangeConnection: {
    totalCount: (page, _, context) => countHistory(context, page),
  },
};

export const imageResolvers: Resolvers = {
  Image: {
    url: (image, { width, isAbsolute }, { publisher }) => {
      const path = urlOf(image, width);
      return isAbsolute ? publisher.origin + path : path;
    },
  },
};

export const shopResolvers: Resolvers = {
  Query: {
    shop: (_, __, context) => readShopDetails(context),
  },
  Shop: {
    currency: (_, __, { currency }) => currency,
    timeZone: (_, __, { timeZone }) => timeZone,
    isSelling: ({ terms }) => terms !== null,
    paymentMethods: ({ terms }) => terms?.paymentMethods ?? [],
    countries: ({ terms }) => terms?.countries ?? [],
  },
};
