import type { ListProductsQuery, ProductRowFragment } from '../../../graphql.generated.ts';

type Answered<T> = T & { __typename: string };

/** A product as the server answers it, for tests. */
export function productOf(
  id: string,
  changed: Partial<ProductRowFragment> = {},
): Answered<ProductRowFragment> {
  const file = `/uploads/${id}`;
  return {
    __typename: 'Product',
    id,
    title: `Product ${id}`,
    category: null,
    regularPrice: 200,
    sellingPrice: 150,
    discountPercentage: 25,
    badge: null,
    isFeatured: false,
    isPopular: false,
    isNew: false,
    images: [imageOf(file)],
    version: 1,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...changed,
  };
}

function imageOf(file: string): Answered<ProductRowFragment['images'][number]> {
  const url = `${file}.webp`;
  return {
    __typename: 'Image',
    id: file,
    url,
    thumbnailUrl: `${file}-320.webp`,
    width: 800,
    height: 900,
    alt: '',
  };
}

interface Rest {
  /** How many there are on all pages, if not just these. */
  total?: number | undefined;
  /** The cursor of the next page, if there is one. */
  endCursor?: string;
}

/** A page of products as the server answers it. */
export function listOf(
  products: Answered<ProductRowFragment>[],
  { total = products.length, endCursor }: Rest = {},
): Answered<ListProductsQuery['products']> {
  const edges = products.map((node) => ({ __typename: 'ProductEdge', cursor: `cursor-${node.id}`, node }));
  const pageInfo = {
    __typename: 'PageInfo',
    hasNextPage: endCursor !== undefined,
    endCursor: endCursor ?? edges.at(-1)?.cursor ?? null,
  };
  return { __typename: 'ProductConnection', edges, pageInfo, totalCount: total };
}
