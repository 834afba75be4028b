import { requestBytes } from './request-bytes.ts';

/** A request to measure. The `nonce` makes each one unique. */
export interface Question {
  name: string;
  method: 'GET' | 'POST';
  path: (nonce: number) => string;
  body?: (nonce: number) => string;
}

/** A page of products with all fields that a list shows. */
const PRODUCTS = `query Products($first: Int!) {
  products(first: $first) {
    nodes {
      id title description regularPrice sellingPrice discountPercentage badge isFeatured isPopular isNew
      category { id name }
      images { url thumbnailUrl width height alt }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const QUESTIONS: Question[] = [
  {
    name: 'GraphQL products(first: 50) with category and images',
    method: 'POST',
    path: () => '/graphql',
    body: (nonce) => JSON.stringify({ query: PRODUCTS, variables: { first: 50, nonce } }),
  },
  { name: 'REST 50 products', method: 'GET', path: (nonce) => `/api/product/list?limit=50&nonce=${nonce}` },
  { name: 'REST category list', method: 'GET', path: (nonce) => `/api/category/list?nonce=${nonce}` },
];

/** The bytes of the HTTP request, by default to the query's own path. */
export function questionBytes(question: Question, nonce: number, path = question.path(nonce)): Buffer {
  return requestBytes(question.method, path, question.body?.(nonce));
}
