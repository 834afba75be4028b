import type {
  ListProductsQuery,
  ProductForm_ProductFragment,
  ProductRowFragment,
} from '../../../graphql.generated.ts';

type WithTypename<T> = T & { __typename: string };

/** A product from the server. */
export function productOf(
  id: string,
  changed: Partial<ProductRowFragment> = {},
): WithTypename<ProductRowFragment> {
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
    status: 'ACTIVE',
    showFrom: null,
    showUntil: null,
    sku: null,
    stock: null,
    variantCount: null,
    images: [imageOf(file)],
    version: 1,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...changed,
  };
}

function imageOf(file: string): WithTypename<ProductRowFragment['images'][number]> {
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

interface PageOptions {
  /** The total count. By default, the number of products passed to `listOf`. */
  total?: number | undefined;
  /** Present if there is a next page. */
  endCursor?: string;
}

/** A page of products. */
export function listOf(
  products: WithTypename<ProductRowFragment>[],
  { total = products.length, endCursor }: PageOptions = {},
): WithTypename<ListProductsQuery['products']> {
  const edges = products.map((node) => ({ __typename: 'ProductEdge', cursor: `cursor-${node.id}`, node }));
  const pageInfo = {
    __typename: 'PageInfo',
    hasNextPage: endCursor !== undefined,
    endCursor: endCursor ?? edges.at(-1)?.cursor ?? null,
  };
  return { __typename: 'ProductConnection', edges, pageInfo, totalCount: total };
}

/** Default details beyond the specified form. */
export const NO_DETAILS = {
  description: 'Of leather.',
  handle: 'bag',
  brand: null,
  seoTitle: null,
  seoDescription: null,
  barcode: null,
  weightGrams: null,
  cost: null,
  includedTaxRate: 0,
  tags: [],
  options: [],
  variants: [],
  attributes: [],
  customFields: [],
} satisfies Omit<ProductForm_ProductFragment, keyof ProductRowFragment>;
