import type { ProductFilter, ProductOrder } from '../../graphql.generated.ts';

const NEWEST_FIRST: ProductOrder = { field: 'CREATED_AT', direction: 'DESC' };

interface OrderOption {
  label: string;
  orderBy: ProductOrder;
  filter?: ProductFilter;
}

/** All sort orders. Views are not counted, so "Most viewed" sorts by the popular flag. */
const ORDERS = {
  latest: { label: 'Latest added', orderBy: NEWEST_FIRST },
  oldest: { label: 'Oldest first', orderBy: { field: 'CREATED_AT', direction: 'ASC' } },
  changed: { label: 'Recently updated', orderBy: { field: 'UPDATED_AT', direction: 'DESC' } },
  name: { label: 'Name, A to Z', orderBy: { field: 'TITLE', direction: 'ASC' } },
  'name-down': { label: 'Name, Z to A', orderBy: { field: 'TITLE', direction: 'DESC' } },
  cheap: { label: 'Cheap first', orderBy: { field: 'SELLING_PRICE', direction: 'ASC' } },
  dear: { label: 'Price: high to low', orderBy: { field: 'SELLING_PRICE', direction: 'DESC' } },
  category: { label: 'Category, A to Z', orderBy: { field: 'CATEGORY', direction: 'ASC' } },
  'category-down': { label: 'Category, Z to A', orderBy: { field: 'CATEGORY', direction: 'DESC' } },
  status: { label: 'Active first', orderBy: { field: 'STATUS', direction: 'ASC' } },
  'status-down': { label: 'Hidden and drafts first', orderBy: { field: 'STATUS', direction: 'DESC' } },
  viewed: { label: 'Most viewed', orderBy: NEWEST_FIRST, filter: { isPopular: true } },
} satisfies Record<string, OrderOption>;

export type ProductOrderName = keyof typeof ORDERS;

export const PRODUCT_ORDERS: Record<ProductOrderName, OrderOption> = ORDERS;

/** The sort orders of the grid (specification, section 2). */
export const GRID_ORDERS = ['latest', 'cheap', 'viewed'] as const satisfies ProductOrderName[];

/** The sort orders of the list: its columns, and the last change. */
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
