import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

// Loaded with the first call: the schema of the content takes as much memory as all others together.

export const contentQueries: QueryResolvers = {
  storefrontContent: async (_, __, context) => {
    const { readContent } = await import('../../storefront-content/collection.ts');
    return readContent(context);
  },
};

export const contentMutations: MutationResolvers = {
  updateStorefrontContent: async (_, { input, images }, context) => {
    const { updateContent } = await import('../../storefront-content/update-content.ts');
    return updateContent(context, input, await Promise.all(images));
  },
  previewStorefrontContent: async (_, { values, images }, context) => {
    const { previewContent } = await import('../../publishing/preview-content.ts');
    return previewContent(context, values, await Promise.all(images));
  },
};
