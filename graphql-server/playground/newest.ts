import { ENDPOINT } from './fetcher.ts';
import newestQuery from './newest.graphql?raw';

/** What an example can need the catalogue to have. */
export type Need = 'category' | 'product';

/** What the examples are filled in with. Where the catalogue has nothing, a placeholder of the same shape. */
export type Newest = {
  category: { id: string; name: string; version: number };
  product: {
    id: string;
    title: string;
    sellingPrice: number;
    version: number;
    category: { id: string } | null;
    images: readonly { id: string }[];
  };
  /** Where the page behind the two newest products begins. */
  cursor: string | null;
  missing: readonly Need[];
};

type Answer = {
  data?: {
    categories: { nodes: Newest['category'][] };
    products: { nodes: Newest['product'][]; pageInfo: { endCursor: string | null } };
  } | null;
  errors?: { message: string }[];
};

const NO_ID = '0'.repeat(24);

/** What an empty catalogue is filled in with. */
export const PLACEHOLDERS: Newest = {
  category: { id: NO_ID, name: 'Sarees', version: 1 },
  product: {
    id: NO_ID,
    title: 'Banarasi silk saree',
    sellingPrice: 4499.5,
    version: 1,
    category: null,
    images: [],
  },
  cursor: null,
  missing: ['category', 'product'],
};

/** Asks the server for its newest category and products. Throws when it does not answer them. */
export async function readNewest(): Promise<Newest> {
  const answer = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: newestQuery }),
  });
  const { data, errors }: Answer = await answer.json();
  if (!data) throw new Error(errors?.[0]?.message ?? `The server answered ${answer.status}`);
  return newestOf(data);
}

function newestOf({ categories, products }: NonNullable<Answer['data']>): Newest {
  const [category] = categories.nodes;
  const [product] = products.nodes;
  return {
    category: category ?? PLACEHOLDERS.category,
    product: product ?? PLACEHOLDERS.product,
    cursor: products.pageInfo.endCursor,
    missing: [...(category ? [] : ['category' as const]), ...(product ? [] : ['product' as const])],
  };
}
