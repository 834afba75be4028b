import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import type {
  ListProductsQueryVariables,
  ProductFilter,
  ProductRowFragment,
} from '../../graphql.generated.ts';

// The lists that are kept follow each change, so that none has to be fetched again.

/** Shows a new product at the top of every list that has the newest first, and counts it in all it belongs to. */
export function addProduct(cache: ApolloCache, product: ProductRowFragment): void {
  const node = referenceTo(cache, product);
  changeLists(cache, (list, { filter, ...page }) => {
    if (!belongs(product, filter)) return list;
    const counted = { ...list, totalCount: list.totalCount + 1 };
    return isNewestFirst(page) && list.edges ? putFirst(counted, node, page.first) : counted;
  });
}

/** Takes a product that is gone out of every list, and out of all their counts. */
export function removeProduct(cache: ApolloCache, product: ProductRowFragment): void {
  const node = referenceTo(cache, product);
  changeLists(cache, (list, { filter }) => {
    const edges = list.edges?.filter((edge) => edge.node.__ref !== node.__ref);
    const isListed = edges?.length !== list.edges?.length;
    if (!isListed && !belongs(product, filter)) return list;
    return { ...list, ...(edges && { edges }), totalCount: list.totalCount - 1 };
  });
}

/** A page as the cache keeps it; one that was only counted has no edges. */
interface KeptPage {
  edges?: { __typename: string; cursor: string; node: Reference }[];
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

type Asked = Partial<ListProductsQueryVariables>;

function changeLists(cache: ApolloCache, change: (list: KeptPage, asked: Asked) => KeptPage): void {
  cache.modify<{ products: KeptPage }>({
    fields: {
      products: (list, { storeFieldName }) =>
        isReference(list) ? list : change(list as KeptPage, askedBy(storeFieldName)),
    },
  });
}

/** What a list was asked with, read from the name it is kept under: `products:{"first":50,…}`. */
function askedBy(storeFieldName: string): Asked {
  return JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
}

function referenceTo(cache: ApolloCache, { id }: ProductRowFragment): Reference {
  return { __ref: cache.identify({ __typename: 'Product', id }) ?? '' };
}

/** Whether a list of this filter has the product. Which words find it, only the server knows. */
function belongs(product: ProductRowFragment, filter: ProductFilter | null | undefined): boolean {
  const { categoryId, isFeatured, isPopular, isNew, text } = filter ?? {};
  return (
    !text &&
    (categoryId ?? product.category?.id) === product.category?.id &&
    (isFeatured ?? product.isFeatured) === product.isFeatured &&
    (isPopular ?? product.isPopular) === product.isPopular &&
    (isNew ?? product.isNew) === product.isNew
  );
}

function isNewestFirst({ orderBy, after }: Asked): boolean {
  return orderBy?.field === 'CREATED_AT' && orderBy.direction === 'DESC' && after == null;
}

/** The page with the product at its top, and no longer than was asked for: what falls off begins the next one. */
function putFirst(list: KeptPage, node: Reference, first = Number.POSITIVE_INFINITY): KeptPage {
  const all = [{ __typename: 'ProductEdge', cursor: '', node }, ...(list.edges ?? [])];
  const edges = all.slice(0, first);
  if (edges.length === all.length) return { ...list, edges };
  const pageInfo = { ...list.pageInfo, hasNextPage: true, endCursor: edges.at(-1)?.cursor ?? null };
  return { ...list, edges, pageInfo };
}
