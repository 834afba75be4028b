import { BADGES, type Badge } from '@mela/rules/badges.ts';
import { SHOWN_STATUSES, type ShownStatus } from '@mela/rules/shown-status.ts';
import * as productsText from '#messages/products.ts';
import type { ListProductsQueryVariables, ProductFilter } from '../../graphql.generated.ts';
import { isOrderName, PRODUCT_ORDERS, type ProductOrderName } from './product-orders.ts';

const FLAG_FILTERS = { featured: 'isFeatured', popular: 'isPopular', new: 'isNew' } as const;

/** The declarations that Indian law requires. */
export const LEGAL_FILTERS = {
  incomplete: productsText.incomplete,
  complete: productsText.complete,
} as const;

type LegalFilter = keyof typeof LEGAL_FILTERS;

export type FlagFilter = keyof typeof FLAG_FILTERS;

/** The displayed products, as in the URL. Empty text means all. */
export interface ProductView {
  text: string;
  categoryId: string;
  badge: Badge | '';
  flag: FlagFilter | '';
  status: ShownStatus | '';
  legal: LegalFilter | '';
  order: ProductOrderName;
  /** The page number, from 1. */
  page: number;
  /** The cursor after which the page begins. null for the first page, and for a page found by its number. */
  after: string | null;
}

export const ALL_PRODUCTS: ProductView = {
  text: '',
  categoryId: '',
  badge: '',
  flag: '',
  status: '',
  legal: '',
  order: 'latest',
  page: 1,
  after: null,
};

export function readView(search: string): ProductView {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.get(name) ?? '';
  const order = read('order');
  return {
    text: read('q'),
    categoryId: read('category'),
    badge: oneOf(BADGES, read('badge')),
    flag: oneOf(FLAG_FILTERS, read('flag')),
    status: oneOf(SHOWN_STATUSES, read('status')),
    legal: oneOf(LEGAL_FILTERS, read('legal')),
    order: isOrderName(order) ? order : 'latest',
    ...readPage(parameters.get('page'), parameters.get('after')),
  };
}

/** The URL query of a view, without default values. */
export function searchOf(view: ProductView): string {
  const { text, categoryId, badge, flag, status, legal, order, page, after } = view;
  const search = new URLSearchParams({
    ...(text && { q: text }),
    ...(categoryId && { category: categoryId }),
    ...(badge && { badge }),
    ...(flag && { flag }),
    ...(status && { status }),
    ...(legal && { legal }),
    ...(order !== 'latest' && { order }),
    ...(page > 1 && { page: String(page) }),
    ...(after !== null && { after }),
  });
  return search.size > 0 ? `?${search}` : '';
}

export function filterOf({
  text,
  categoryId,
  badge,
  flag,
  status,
  legal,
  order,
}: ProductView): ProductFilter {
  return {
    ...(text && { text }),
    ...(categoryId && { categoryId }),
    ...(badge && { badge }),
    ...(flag && { [FLAG_FILTERS[flag]]: true }),
    ...(status && { shownStatus: status }),
    ...(legal && { lacksLegalInformation: legal === 'incomplete' }),
    ...PRODUCT_ORDERS[order].filter,
  };
}

export function isUnfiltered(view: ProductView): boolean {
  return Object.keys(filterOf(view)).length === 0;
}

export function variablesOf(view: ProductView, pageSize: number): ListProductsQueryVariables {
  const { page, after } = view;
  return {
    first: pageSize,
    orderBy: PRODUCT_ORDERS[view.order].orderBy,
    filter: filterOf(view),
    ...(after !== null && { after }),
    offset: after === null ? (page - 1) * pageSize : 0,
  };
}

function oneOf<Name extends string>(values: Record<Name, unknown>, text: string): Name | '' {
  return Object.hasOwn(values, text) ? (text as Name) : '';
}

/** A cursor without a page number means the second page. */
function readPage(text: string | null, after: string | null): Pick<ProductView, 'page' | 'after'> {
  const number = Number(text);
  const page = Number.isSafeInteger(number) && number > 1 ? number : 1;
  return { page: after === null ? page : Math.max(2, page), after };
}
