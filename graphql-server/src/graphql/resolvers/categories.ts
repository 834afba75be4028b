import { createOnce } from '../../catalogue/attempts.ts';
import { moveCategory } from '../../catalogue/categories/move.ts';
import { createCategory, deleteCategory, listCategories } from '../../catalogue/categories/service.ts';
import { updateCategory } from '../../catalogue/categories/update.ts';
import { currentHandle, formerHandles } from '../../catalogue/handles.ts';
import type { SortOrder } from '../../catalogue/list/page.ts';
import { imageOf } from '../../images/image.ts';
import { parseObjectId } from '../../mongodb/documents.ts';
import type {
  CategoryConnectionResolvers,
  CategoryOrder,
  CategoryResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../schema.generated.ts';

const SORT_FIELDS = { CREATED_AT: 'createdAt', NAME: 'nameKey', POSITION: 'position' } as const;

function sortOrder({ field, direction }: CategoryOrder): SortOrder {
  return { field: SORT_FIELDS[field], direction: direction === 'ASC' ? 1 : -1 };
}

export const categoryQueries: QueryResolvers = {
  category: (_, { id }, { categoryById }) => {
    const _id = parseObjectId(id);
    return _id && categoryById.load(_id.toHexString());
  },
  categories: (_, { orderBy, filter, ...page }, context) =>
    listCategories(context, { ...page, order: sortOrder(orderBy) }, filter ?? {}),
};

export const categoryMutations: MutationResolvers = {
  createCategory: async (_, { input: { image, ...draft }, idempotencyKey }, context) => {
    const file = await image;
    return createOnce(context, {
      key: idempotencyKey,
      collection: context.categories,
      input: draft,
      files: file ? [file] : [],
      create: (_id) => createCategory(context, draft, file, _id),
    });
  },
  updateCategory: async (_, { id, input: { image, name, ...change } }, context) =>
    updateCategory(context, id, { ...change, name: name ?? undefined, image: await image }),
  moveCategory: (_, { id, after, version }, context) => moveCategory(context, id, after, version),
  deleteCategory: (_, { id, ...choices }, context) => deleteCategory(context, id, choices),
};

export const categoryFields: CategoryResolvers = {
  id: ({ _id }) => _id.toHexString(),
  handle: currentHandle,
  formerHandles,
  hasOwnHandle: ({ hasOwnHandle }) => hasOwnHandle === true,
  parent: ({ parentId }, _, { categoryById }) =>
    parentId ? categoryById.load(parentId.toHexString()) : null,
  image: ({ image, name }) => (image ? imageOf(image, name) : null),
  productCount: ({ _id }, _, { productCounts }) => productCounts.load(_id.toHexString()),
};

export const categoryConnectionFields: CategoryConnectionResolvers = {
  totalCount: ({ total, facets }, _, { counts, categories, scans }) =>
    total ?? counts.of(categories, facets, scans),
};
