import type { Resolvers } from '../schema.generated.ts';

// Loaded with the first call: the schema of the content takes as much memory as all others together.
export const contentResolvers: Resolvers = {
  Query: {
    storefrontContent: async (_, __, context) => {
      const { readContent } = await import('../../storefront-content/collection.ts');
      return readContent(context);
    },
  },
  Mutation: {
    updateStorefrontContent: async (_, { input, images }, context) => {
      const { updateContent } = await import('../../storefront-content/update-content.ts');
      return updateContent(context, input, await Promise.all(images));
    },
    previewStorefrontContent: async (_, { values, images }, context) => {
      const { previewContent } = await import('../../publishing/preview-content.ts');
      return previewContent(context, values, await Promise.all(images));
    },
  },
};
