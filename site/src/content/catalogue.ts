import { type CollectionEntry, getCollection } from 'astro:content';

/** A product as pages and components use it. */
export type Product = CollectionEntry<'products'>['data'];

let byId: Promise<Map<string, Product>> | undefined;

/** All products by id, in order. Read only once per build, because every page needs them. */
function productsById(): Promise<Map<string, Product>> {
  byId ??= readProducts();
  return byId;
}

async function readProducts(): Promise<Map<string, Product>> {
  const entries = await getCollection('products');
  const sorted = entries.map(({ data }) => data).toSorted((a, b) => Number(a.id) - Number(b.id));
  return new Map(sorted.map((product) => [product.id, product]));
}

export async function allProducts(): Promise<Product[]> {
  return [...(await productsById()).values()];
}

/** The product that a row of another collection refers to. Fails the build if it is missing. */
export async function productOf({ id }: { id: string }): Promise<Product> {
  const product = (await productsById()).get(id);
  if (!product) throw new Error(`No product ${id} in content/products.json`);
  return product;
}

type Pointing = 'arrivals' | 'wishlist' | 'cart' | 'compare';

/** A row that refers to a product, such as a cart line, with that product. */
export type RowWithProduct<Name extends Pointing> = Omit<CollectionEntry<Name>['data'], 'product'> & {
  product: Product;
};

/** The rows of a collection in order, each with its product instead of the reference. */
export async function rowsWithProducts<Name extends Pointing>(name: Name): Promise<RowWithProduct<Name>[]> {
  const entries: CollectionEntry<Pointing>[] = await getCollection(name);
  const rows = entries.map(async ({ data }) => ({ ...data, product: await productOf(data.product) }));
  return (await Promise.all(rows)) as unknown as RowWithProduct<Name>[];
}
