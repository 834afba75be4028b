import { BADGES } from '@mela/rules/badges.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { SHOWN_STATUSES } from '@mela/rules/shown-status.ts';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import type { ListFilter } from '../../../components/ResourceList.tsx';
import { optionsOf } from '../../../components/Select.tsx';
import { useSession } from '../../../session/session-state.ts';
import { usePendingDeletions } from '../delete/pending-deletions.ts';
import { PRODUCT_ORDERS, type ProductOrderName } from '../product-orders.ts';
import {
  ALL_PRODUCTS,
  type FlagFilter,
  isUnfiltered,
  LEGAL_FILTERS,
  type ProductView,
} from '../product-view.ts';
import { useCategoryOptions } from '../use-category-options.ts';
import { useProductView } from '../use-product-view.ts';
import { ProductPager } from './ProductPager.tsx';
import { type ProductPage, useProductPage } from './use-product-page.ts';

const FLAG_LABELS: Record<FlagFilter, string> = {
  featured: sharedText.featured,
  popular: sharedText.popular,
  new: sharedText.newLabel,
};

const PRODUCT_FILTERS: readonly ListFilter[] = [
  { name: 'badge', label: sharedText.badge, options: optionsOf(BADGES) },
  { name: 'flag', label: productsText.placement, options: optionsOf(FLAG_LABELS) },
  { name: 'status', label: sharedText.status, options: optionsOf(SHOWN_STATUSES) },
];

/** Only Indian law requires these declarations. */
const LEGAL_FILTER: ListFilter = {
  name: 'legal',
  label: sharedText.legalInformation,
  options: optionsOf(LEGAL_FILTERS),
};

/** The filters of the list that the grid does not have. */
export function useProductFilters(): readonly ListFilter[] {
  // Assumes the default currency until the shop's is known, so that the list does not shift.
  const isInIndia = (useSession()?.currency ?? DEFAULT_CURRENCY) === 'INR';
  const { view } = useProductView();
  return isInIndia || view.legal ? [...PRODUCT_FILTERS, LEGAL_FILTER] : PRODUCT_FILTERS;
}

/** A change of the list's state, by the names of `ResourceList`. */
type Change = Partial<Omit<ProductView, 'after'>> & { search?: string; sort?: string; pageSize?: number };

/**
 * Products for `ResourceList`. The URL selects them.
 * @param onPageSize stores another page size
 */
export function useProductList(pageSize: number, onPageSize: (size: number) => void = () => undefined) {
  const { view, show } = useProductView();
  const { page: loaded, error, isBusy, retry, readAll } = useProductPage(view, pageSize);
  const { ids } = usePendingDeletions();
  const page = loaded && without(loaded, ids);
  const nodes = page?.list.edges.map(({ node }) => node);
  const change = ({ search, sort, pageSize: size, ...filters }: Change) => {
    if (size) onPageSize(size);
    // The button "Show all" clears the search and the filters.
    if (search === '' && 'categoryId' in filters) return show(ALL_PRODUCTS);
    const chosen = Object.entries(filters).filter(([name]) => name !== 'after');
    const others = Object.fromEntries(chosen.map(([name, value]) => [name, value ?? '']));
    show(
      {
        ...others,
        ...(search !== undefined && { text: search }),
        ...(sort && { order: sort as ProductOrderName }),
      },
      search !== undefined,
    );
  };
  return {
    start: ((page?.view.page ?? 1) - 1) * pageSize + 1,
    list: {
      ref: undefined,
      noun: productsText.product,
      plural: productsText.productsInText,
      source: {
        page: page && nodes && { ...page.list, nodes },
        hasFailed: error !== undefined,
        ...{ error, isBusy, readAll },
        reload: async () => retry(),
      },
      view: {
        ...view,
        search: view.text,
        pageSize,
        sort: view.order,
        after: page && view.page > 1 ? 'page' : (view.after ?? ''),
      },
      isNarrow: !isUnfiltered(view),
      onChange: change,
      searchHint: productsText.searchProducts,
      keyOf: ({ id }: { id: string }) => id,
      pager: nodes && nodes.length > 0 ? page && <ProductPager page={page} pageSize={pageSize} /> : null,
      empty: sharedText.noProductsYet,
    },
  };
}

/** Leaves out the products that are about to be deleted. */
function without({ list, view }: ProductPage, ids: ReadonlySet<string>): ProductPage {
  const edges = list.edges.filter(({ node }) => !ids.has(node.id));
  const totalCount = list.totalCount - (list.edges.length - edges.length);
  return { list: { ...list, edges, totalCount }, view };
}

export function useCategoryFilter(): ListFilter {
  const { view } = useProductView();
  const { options, hasFailed, retry } = useCategoryOptions();
  // A category that is not loaded yet, or deleted, must not be shown as "All category".
  const isUnknown = view.categoryId !== '' && !options?.some(({ id }) => id === view.categoryId);
  const unknown = {
    value: view.categoryId,
    label: options ? sharedText.deletedCategory : sharedText.loading,
  };
  return {
    name: 'categoryId',
    label: sharedText.category,
    all: productsText.allCategory,
    options: [
      ...(isUnknown ? [unknown] : []),
      ...(options ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    onFocus: () => hasFailed && retry(),
  };
}

export function orderFilter(names: readonly ProductOrderName[], describedBy?: string): ListFilter {
  const options = names.map((name) => ({ value: name, label: PRODUCT_ORDERS[name].label }));
  return {
    name: 'order',
    label: sharedText.orderTitle,
    all: null,
    options,
    ...(describedBy && { describedBy }),
  };
}
