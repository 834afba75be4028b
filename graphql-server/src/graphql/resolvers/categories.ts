import {
  createCategory,
  deleteCategory,
  listCategories,
  renameCategory,
} from '../../catalogue/categories/service.ts';
import { parseObjectId } from '../../catalogue/collections.ts';
import { categoryFacet } from '../../catalogue/list/facets.ts';
import type { SortOrder } from '../../catalogue/list/page.ts';
import type {
  CategoryConnectionResolvers,
  CategoryOrder,
  CategoryResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../schema.generated.ts';

const SORT_FIELDS = { CREATED_AT: 'createdAt', NAME: 'nameKey' } as const;

function sortOrder({ field, direction }: CategoryOrder): SortOrder {
  return { field: SORT_FIELDS[field], direction: direction === 'ASC' ? 1 : -1 };
}

export const categoryQueries: QueryResolvers = {
  category: (_, { id }, { categoryById }) => {
    const _id = parseObjectId(id);
    return _id && categoryById.load(_id.toHexString());
  },
  categories: (_, { orderBy, filter, ...page }, context) =>
    listCategories(context, { ...page, order: sortOrder(orderBy) }, filter?.text),
};

export const categoryMutations: MutationResolvers = {
  createCategory: (_, { input }, context) => createCategory(context, input.name),
  updateCategory: (_, { id, input }, context) => renameCategory(context, id, input.name, input.version),
  deleteCategory: (_, { id, version }, context) => deleteCategory(context, id, version),
};

export const categoryFields: CategoryResolvers = {
  id: ({ _id }) => _id.toHexString(),
  productCount: ({ _id }, _, { counts, products, scans }) => counts.of(products, [categoryFacet(_id)], scans),
};

export const categoryConnectionFields: CategoryConnectionResolvers = {
  totalCount: ({ total, facets }, _, { counts, categories, scans }) =>
    total ?? counts.of(categories, facets, scans),
};
