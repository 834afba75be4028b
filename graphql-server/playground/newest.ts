import { ENDPOINT } from './fetcher.ts';

export const NEWEST_QUERY = `query Newest {
  categories(first: 1, orderBy: { field: CREATED_AT, direction: DESC }) { nodes { id name } }
  products(first: 2, orderBy: { field: CREATED_AT, direction: DESC }) {
    nodes { id title sellingPrice version images { id } } pageInfo { endCursor }
  }
}`;

type Category = { id: string; name: string };
type Product = {
  id: string;
  version: number;
  title: string;
  sellingPrice: number;
  images: { id: string }[];
};
type Answer = {
  data?: {
    categories: { nodes: Category[] };
    products: { nodes: Product[]; pageInfo: { endCursor: string | null } };
  } | null;
  errors?: { message: string }[];
};

/** The values for the examples. If the catalogue is empty, they are placeholders of the same shape. */
export type Newest = ReturnType<typeof newestOf>;

const NO_ID = '0'.repeat(24);
const NO_CATEGORY: Category = { id: NO_ID, name: 'Sarees' };
const NO_PRODUCT: Product = { id: NO_ID, title: 'Silk saree', sellingPrice: 4499.5, version: 1, images: [] };

/** Requests the newest category and products from the server. @throws Error if it does not return them */
export async function readNewest(): Promise<Newest> {
  const answer = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: NEWEST_QUERY }),
  });
  const { data, errors }: Answer = await answer.json();
  if (!data) throw new Error(errors?.[0]?.message ?? `The server answered ${answer.status}`);
  const { categories, products } = data;
  return newestOf(categories.nodes[0], products.nodes[0], products.pageInfo.endCursor);
}

/** The values, keyed by the examples' placeholders. */
export function newestOf(category?: Category, product?: Product, cursor: string | null = null) {
  const { id, title, sellingPrice, version, images } = product ?? NO_PRODUCT;
  const kept = images.length > 1 ? images.slice(0, -1) : images;
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [title];
  return {
    category: category
      ? `The newest category, ${JSON.stringify(category.name)}.`
      : 'A placeholder: there is no category yet.',
    categoryId: (category ?? NO_CATEGORY).id,
    product: product
      ? `The newest product, ${JSON.stringify(title)}.`
      : 'A placeholder: there is no product yet.',
    productId: id,
    productVersion: version,
    productLongestWord: words.reduce((longest, word) => (word.length > longest.length ? word : longest)),
    productTenPercentOff: Math.floor(sellingPrice * 90) / 100,
    productImagesRearranged: [{ upload: 'file:1' }, ...kept.map((image) => ({ id: image.id })).reverse()],
    cursor,
    missing: [...(category ? [] : ['category' as const]), ...(product ? [] : ['product' as const])],
  };
}
