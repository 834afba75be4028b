import { type ApolloCache, type ApolloClient, isReference, type Reference } from '@apollo/client';
import { shownStatus } from '@mela/rules/shown-status.ts';
import type {
  ListProductsQueryVariables,
  ProductFilter,
  ProductRowFragment,
} from '../../graphql.generated.ts';

// Each of these functions updates the cached lists, so that none has to be loaded again.

/** Adds a new product at the top of lists sorted by newest, and counts it in all other lists. */
export function addProduct(cache: ApolloCache, product: ProductRowFragment): void {
  const node = referenceTo(cache, product);
  changeLists(cache, (list, { filter, ...page }) => {
    if (!matches(product, filter)) return list;
    const counted = { ...list, totalCount: list.totalCount + 1 };
    return isNewestFirst(page) && list.edges ? prepend(counted, node, page.first) : counted;
  });
}

/** Removes a deleted product from every list and its count. */
export function removeProduct(cache: ApolloCache, product: ProductRowFragment): void {
  const node = referenceTo(cache, product);
  changeLists(cache, (list, { filter }) => {
    const edges = list.edges?.filter((edge) => edge.node.__ref !== node.__ref);
    const isListed = edges?.length !== list.edges?.length;
    if (!isListed && !matches(product, filter)) return list;
    return { ...list, ...(edges && { edges }), totalCount: list.totalCount - 1 };
  });
}

/** A cached page. A query of the count alone has no edges. */
interface CachedPage {
  edges?: { __typename: string; cursor: string; node: Reference }[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

type ListVariables = Partial<ListProductsQueryVariables>;

function changeLists(
  cache: ApolloCache,
  change: (list: CachedPage, variables: ListVariables) => CachedPage,
): void {
  cache.modify<{ products: CachedPage }>({
    fields: {
      products: (list, { storeFieldName }) =>
        isReference(list) ? list : change(list as CachedPage, variablesOf(storeFieldName)),
    },
  });
}

/** A list's variables, parsed from its cache key: `products:{"first":50,…}`. */
function variablesOf(storeFieldName: string): ListVariables {
  return JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
}

function referenceTo(cache: ApolloCache, { id }: ProductRowFragment): Reference {
  return { __ref: cache.identify({ __typename: 'Product', id }) ?? '' };
}

/** Whether the filter matches the product. Only the server can match searches. */
function matches(product: ProductRowFragment, filter: ProductFilter | null | undefined): boolean {
  const { categoryId, isFeatured, isPopular, isNew, badge, shownStatus: status, text } = filter ?? {};
  return (
    !text &&
    (categoryId ?? product.category?.id) === product.category?.id &&
    (isFeatured ?? product.isFeatured) === product.isFeatured &&
    (isPopular ?? product.isPopular) === product.isPopular &&
    (isNew ?? product.isNew) === product.isNew &&
    (badge ?? product.badge) === product.badge &&
    (!status || status === shownStatus(product))
  );
}

function isNewestFirst({ orderBy, after, offset }: ListVariables): boolean {
  return orderBy?.field === 'CREATED_AT' && orderBy.direction === 'DESC' && after == null && !offset;
}

/** Inserts the product at the top and moves the last one to the next page if the page is full. */
function prepend(list: CachedPage, node: Reference, first = Number.POSITIVE_INFINITY): CachedPage {
  const all = [{ __typename: 'ProductEdge', cursor: '', node }, ...(list.edges ?? [])];
  const edges = all.slice(0, first);
  if (edges.length === all.length) return { ...list, edges };
  const pageInfo = { ...list.pageInfo, hasNextPage: true, endCursor: edges.at(-1)?.cursor ?? null };
  return { ...list, edges, pageInfo };
}

/** Reloads the visible lists after a bulk change. The others reload when they are shown. */
export function refetchLists(client: ApolloClient): Promise<void> {
  return readInTurn(async () => {
    await client
      .refetchQueries({ updateCache: (cache) => void cache.evict({ fieldName: 'products' }) })
      // Toasts and the list already show errors.
      .catch(() => undefined);
    client.cache.gc();
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for the previous refetch before the next one. Apollo would merge concurrent ones, and the merged one
 * may have started before the second change.
 */
export function readInTurn<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(read, read);
  last = mine;
  return mine;
}
