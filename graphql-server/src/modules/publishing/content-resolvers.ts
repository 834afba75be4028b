import type { Resolvers } from '../../schema.generated.ts';

// Loaded on the first call, because the schema of the content takes as much memory as all other modules together.
export const contentResolvers: Resolvers = {
  Query: {
    storefrontContent: async (_, __, context) => {
      const { readContent } = await import('../content/collection.ts');
      const { editableState } = await import('./editable-content.ts');
      return editableState(context, await readContent(context));
    },
  },
  Mutation: {
    updateStorefrontContent: async (_, { input, images }, context) => {
      const { updateContent } = await import('../content/update-content.ts');
      const { editableState, withEditableState } = await import('./editable-content.ts');
      const saving = updateContent(context, input, await Promise.all(images));
      return saving.then(
        (state) => editableState(context, state),
        async (error) => {
          throw await withEditableState(context, error);
        },
      );
    },
    previewStorefrontContent: async (_, { values, images }, context) => {
      const { previewContent } = await import('./preview-content.ts');
      return previewContent(context, values, await Promise.all(images));
    },
  },
};
