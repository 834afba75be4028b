import * as productsText from '#messages/products.ts';
import type { ProductFilter, ProductOrder } from '../../graphql.generated.ts';

const NEWEST_FIRST: ProductOrder = { field: 'CREATED_AT', direction: 'DESC' };

interface OrderOption {
  label: string;
  orderBy: ProductOrder;
  filter?: ProductFilter;
}

/** All sort orders. The server does not count views, so "Most viewed" sorts by the products' popular flag. */
const ORDERS = {
  latest: { label: productsText.latestAdded, orderBy: NEWEST_FIRST },
  oldest: { label: productsText.oldestFirst, orderBy: { field: 'CREATED_AT', direction: 'ASC' } },
  changed: { label: productsText.recentlyUpdated, orderBy: { field: 'UPDATED_AT', direction: 'DESC' } },
  name: { label: productsText.nameToZ, orderBy: { field: 'TITLE', direction: 'ASC' } },
  'name-down': { label: productsText.nameZTo, orderBy: { field: 'TITLE', direction: 'DESC' } },
  cheap: { label: productsText.cheapFirst, orderBy: { field: 'SELLING_PRICE', direction: 'ASC' } },
  dear: { label: productsText.priceHighToLow, orderBy: { field: 'SELLING_PRICE', direction: 'DESC' } },
  category: { label: productsText.categoryToZ, orderBy: { field: 'CATEGORY', direction: 'ASC' } },
  'category-down': { label: productsText.categoryZTo, orderBy: { field: 'CATEGORY', direction: 'DESC' } },
  status: { label: productsText.activeFirst, orderBy: { field: 'STATUS', direction: 'ASC' } },
  'status-down': {
    label: productsText.hiddenAndDraftsFirst,
    orderBy: { field: 'STATUS', direction: 'DESC' },
  },
  viewed: { label: productsText.mostViewed, orderBy: NEWEST_FIRST, filter: { isPopular: true } },
} satisfies Record<string, OrderOption>;

export type ProductOrderName = keyof typeof ORDERS;

export const PRODUCT_ORDERS: Record<ProductOrderName, OrderOption> = ORDERS;

/** The sort orders of the grid (specification, section 2). */
export const GRID_ORDERS = ['latest', 'cheap', 'viewed'] as const satisfies ProductOrderName[];

/** The sort orders of the list: by its columns, and by the last change. */
export const LIST_ORDERS = [
  'latest',
  'oldest',
  'changed',
  'name',
  'name-down',
  'category',
  'category-down',
  'cheap',
  'dear',
  'status',
  'status-down',
] as const satisfies ProductOrderName[];

export function isOrderName(name: string): name is ProductOrderName {
  return Object.hasOwn(PRODUCT_ORDERS, name);
}
