import type { ListProductsQueryVariables, ProductFilter, ProductOrder } from '../../graphql.generated.ts';

const NEWEST_FIRST: ProductOrder = { field: 'CREATED_AT', direction: 'DESC' };

export type ProductOrderName = 'latest' | 'cheap' | 'viewed';

interface OrderOption {
  label: string;
  orderBy: ProductOrder;
  filter?: ProductFilter;
}

/**
 * The orders of the grid (specification, section 2). Views are not counted, so "Most viewed" shows the products marked
 * as popular.
 */
export const PRODUCT_ORDERS: Record<ProductOrderName, OrderOption> = {
  latest: { label: 'Latest added', orderBy: NEWEST_FIRST },
  cheap: { label: 'Cheap first', orderBy: { field: 'SELLING_PRICE', direction: 'ASC' } },
  viewed: { label: 'Most viewed', orderBy: NEWEST_FIRST, filter: { isPopular: true } },
};

/** Which products are shown, as the URL says it. */
export interface ProductView {
  text: string;
  /** Empty for all categories. */
  categoryId: string;
  order: ProductOrderName;
  /** From 1. */
  page: number;
  /** The cursor before the page; null on the first one. */
  after: string | null;
}

export function readView(search: string): ProductView {
  const parameters = new URLSearchParams(search);
  const order = parameters.get('order') ?? '';
  const after = parameters.get('after');
  return {
    text: parameters.get('q') ?? '',
    categoryId: parameters.get('category') ?? '',
    order: isOrderName(order) ? order : 'latest',
    page: after === null ? 1 : readPageNumber(parameters.get('page')),
    after,
  };
}

/** The URL's search for a view; default values are left out. */
export function searchOf({ text, categoryId, order, page, after }: ProductView): string {
  const search = new URLSearchParams({
    ...(text && { q: text }),
    ...(categoryId && { category: categoryId }),
    ...(order !== 'latest' && { order }),
    ...(after !== null && { page: String(page), after }),
  });
  return search.size > 0 ? `?${search}` : '';
}

export function filterOf({ text, categoryId, order }: ProductView): ProductFilter {
  return {
    ...(text && { text }),
    ...(categoryId && { categoryId }),
    ...PRODUCT_ORDERS[order].filter,
  };
}

export function isUnfiltered(view: ProductView): boolean {
  return Object.keys(filterOf(view)).length === 0;
}

export function variablesOf(view: ProductView, pageSize: number): ListProductsQueryVariables {
  return {
    first: pageSize,
    orderBy: PRODUCT_ORDERS[view.order].orderBy,
    filter: filterOf(view),
    ...(view.after !== null && { after: view.after }),
  };
}

function isOrderName(name: string): name is ProductOrderName {
  return Object.hasOwn(PRODUCT_ORDERS, name);
}

function readPageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 ? page : 2;
}
