import { encodePosition, type SortField } from '../../graphql-server/src/modules/catalogue/list/orders.ts';
import type { Random } from '../../graphql-server/test/seeded-random.ts';
import { graphqlBytes, requestBytes } from '../requests/request-bytes.ts';
import { articleNumber, brand, quality, sampleProducts, thing } from './sample-products.ts';

/** A kind of request to time. */
export interface TimedKind {
  name: string;
  /** Makes one request, different from every other. */
  request: (random: Random) => Buffer;
  /** Whether the catalogue is changed before each request, so that no cached count applies. */
  isAfterChange: boolean;
}

const PRODUCTS = `query Products($after: String, $orderBy: ProductOrder!, $filter: ProductFilter) {
  products(first: 50, after: $after, orderBy: $orderBy, filter: $filter) {
    nodes {
      id title regularPrice sellingPrice badge
      category { id name }
      images { url thumbnailUrl width height alt }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;
const COUNTED_PRODUCTS = PRODUCTS.replace('nodes {', 'totalCount nodes {');
const ORDERS: [string, SortField][] = [
  ['CREATED_AT', 'createdAt'],
  ['TITLE', 'titleKey'],
  ['SELLING_PRICE', 'sellingPrice'],
];
const DIRECTIONS = ['ASC', 'DESC'] as const;

/** Pages at random depths, in every sort order, through both transports. */
export function pageKinds(
  productCount: number,
  categoryId: Parameters<typeof sampleProducts>[2][0],
): TimedKind[] {
  const pages = ORDERS.flatMap(([field, sortField]) =>
    DIRECTIONS.map(
      (direction): TimedKind => ({
        name: `GraphQL page of 50 by ${field} ${direction}`,
        isAfterChange: false,
        request: (random) => {
          const [product] = sampleProducts(random.integer(0, productCount - 1), 1, [categoryId]);
          if (!product) throw new Error('There is no such product.');
          const order = { field: sortField, direction: direction === 'ASC' ? 1 : -1 } as const;
          const after = encodePosition(order, { value: product[sortField as 'titleKey'], id: product._id });
          return graphqlBytes(PRODUCTS, { after, orderBy: { field, direction } });
        },
      }),
    ),
  );
  const offset: TimedKind = {
    name: 'REST page of 50 by offset',
    isAfterChange: false,
    request: (random) =>
      requestBytes('GET', `/api/product/list?limit=50&offset=${random.integer(0, productCount - 50)}`),
  };
  return [...pages, offset];
}

/** First pages of searches with their total, in every sort order. */
export function searchKinds(productCount: number, categoryId: string): TimedKind[] {
  const searches: [string, (random: Random) => object][] = [
    ['an article number (1)', (random) => ({ text: articleNumber(random.integer(0, productCount - 1)) })],
    ['a brand (about 15)', (random) => ({ text: brand(random) })],
    ['a common word (3,000 and more)', (random) => ({ text: thing(random) })],
    ['a quality (some 20,000)', (random) => ({ text: quality(random) })],
    ['a word of every product (100,000)', () => ({ text: 'the' })],
    ['a brand and a common word', (random) => ({ text: `${brand(random)} ${thing(random)}` })],
    ['two common words', (random) => ({ text: `${quality(random)} ${thing(random)}` })],
    ['one letter, in a category', (random) => ({ text: random.pick([...'acmsw']), categoryId })],
    ['two words of every product', () => ({ text: 'the warranty' })],
  ];
  return searches.map(([name, filterOf]) => ({
    name: `Search with total: ${name}`,
    isAfterChange: true,
    request: (random) => {
      const orderBy = { field: random.pick(ORDERS)[0], direction: random.pick(DIRECTIONS) };
      return graphqlBytes(COUNTED_PRODUCTS, { filter: filterOf(random), orderBy });
    },
  }));
}
