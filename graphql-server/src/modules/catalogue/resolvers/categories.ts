import { imageOf } from '../../../kernel/images/image.ts';
import type { CategoryOrder, Resolvers } from '../../../schema.generated.ts';
import { createOnce } from '../attempts.ts';
import { moveCategory } from '../categories/move.ts';
import { createCategory, deleteCategory, listCategories } from '../categories/service.ts';
import { findChildren, findSubcategories } from '../categories/subcategories.ts';
import { updateCategory } from '../categories/update.ts';
import { currentHandle, formerHandles } from '../handles.ts';
import type { SortOrder } from '../list/orders.ts';
import { listProducts } from '../products/list.ts';
import { idOrHandle, productOrder } from './products.ts';

const SORT_FIELDS = { CREATED_AT: 'createdAt', NAME: 'nameKey', POSITION: 'position' } as const;

export const categoryResolvers: Resolvers = {
  Query: {
    category: (_, named, { categories, categoryById }) => {
      const found = idOrHandle(named);
      if (!found) return null;
      const { filter, options } = found;
      if ('_id' in filter) return categoryById.load(filter._id.toHexString());
      return categories.findOne(filter, { ...options, projection: { facets: 0 } });
    },
    categories: (_, { orderBy, filter, ...page }, context) =>
      listCategories(context, { ...page, order: sortOrder(orderBy) }, filter ?? {}),
  },
  Mutation: {
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
  },
  Category: {
    id: ({ _id }) => _id.toHexString(),
    handle: currentHandle,
    formerHandles,
    hasOwnHandle: ({ hasOwnHandle }) => hasOwnHandle === true,
    parent: ({ parentId }, _, { categoryById }) =>
      parentId ? categoryById.load(parentId.toHexString()) : null,
    image: ({ image, name }) => (image ? imageOf(image, name) : null),
    productCount: ({ _id }, _, { productCounts }) => productCounts.load(_id.toHexString()),
    totalProductCount: async ({ _id }, _, context) => {
      const ids = [_id, ...(await findSubcategories(context, _id))].map((id) => id.toHexString());
      const counts = await Promise.all(ids.map((id) => context.productCounts.load(id)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    children: ({ _id }, _, context) => findChildren(context, _id),
    products: ({ _id }, { orderBy, filter, ...page }, context) =>
      listProducts(
        context,
        { ...page, order: productOrder(orderBy) },
        { ...filter, categoryId: _id.toHexString(), includesSubcategories: true },
      ),
  },
  CategoryConnection: {
    totalCount: ({ total, facets }, _, { counts, categories, scans }) =>
      total ?? counts.of(categories, facets, scans),
  },
};

function sortOrder({ field, direction }: CategoryOrder): SortOrder {
  return { field: SORT_FIELDS[field], direction: direction === 'ASC' ? 1 : -1 };
}
