import { type CollectionEntry, getCollection } from 'astro:content';

/** A product as pages and components take it. */
export type Product = CollectionEntry<'products'>['data'];

let byId: Promise<Map<string, Product>> | undefined;

/** Every product by its id, in the order of the ids. Read once per build: asked for by every page, it would cost the most. */
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

/** The product a row of another collection points to. Fails the build when there is none. */
export async function productOf({ id }: { id: string }): Promise<Product> {
  const product = (await productsById()).get(id);
  if (!product) throw new Error(`No product ${id} in content/products.json`);
  return product;
}

type Pointing = 'arrivals' | 'wishlist' | 'cart' | 'compare';

/** A row that points to a product, such as a line of the cart, together with that product. */
export type RowWithProduct<Name extends Pointing> = Omit<CollectionEntry<Name>['data'], 'product'> & {
  product: Product;
};

/** The rows of a collection that points to products, in order, each with its product in place of the pointer. */
export async function rowsWithProducts<Name extends Pointing>(name: Name): Promise<RowWithProduct<Name>[]> {
  const entries: CollectionEntry<Pointing>[] = await getCollection(name);
  const rows = entries.map(async ({ data }) => ({ ...data, product: await productOf(data.product) }));
  return (await Promise.all(rows)) as unknown as RowWithProduct<Name>[];
}
