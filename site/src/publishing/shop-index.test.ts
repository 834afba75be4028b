import type { Catalogue, CatalogueCategory } from '@mela/rules/catalogue.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import { expect, test, vi } from 'vitest';
import { indexOf, type ShopIndex } from './shop-index.ts';

const CATEGORIES = [
  { id: 'women', parentId: null, position: 0 },
  { id: 'sarees', parentId: 'women', position: 1 },
  { id: 'phones', parentId: null, position: 2 },
].map((fields) => ({ name: fields.id, handle: fields.id, ...fields })) as CatalogueCategory[];
const BRANDS = [null, 'Asha', 'asha', 'Bolt'];

type Shop = Pick<Catalogue<ProductRow>, 'products' | 'categories' | 'currency'>;

function productAt(place: number): ProductRow {
  return {
    id: `p${place}`,
    handle: `p${place}`,
    key: `Product ${place}`,
    categoryId: ['women', 'sarees', 'phones', null][place % 4] ?? null,
    brand: BRANDS[place % 3] ?? null,
    isListed: place % 5 !== 0,
    isFeatured: place % 4 === 1,
    createdAt: place,
  } as ProductRow;
}

/** Each function changes some products of a shop, or its lists, in one way. */
const CHANGES: Record<string, (shop: Shop) => Shop> = {
  nothing: (shop) => ({ ...shop }),
  'a title': (shop) => withProduct(shop, 7, { key: 'Other' }),
  'a hidden product': (shop) => withProduct(shop, 5, { key: 'Other' }),
  'all titles': (shop) => ({
    ...shop,
    products: shop.products.map((product) => ({ ...product, key: 'Same' })),
  }),
  'a handle': (shop) => withProduct(shop, 7, { handle: 'other' }),
  'a category': (shop) => withProduct(shop, 7, { categoryId: 'sarees' }),
  'a brand': (shop) => withProduct(shop, 7, { brand: 'New' }),
  'what is listed': (shop) => withProduct(shop, 7, { isListed: false }),
  'what is featured': (shop) => withProduct(shop, 7, { isFeatured: true }),
  'a product more': (shop) => ({ ...shop, products: [...shop.products, productAt(100)] }),
  'a product less': (shop) => ({ ...shop, products: shop.products.toSpliced(7, 1) }),
  'all products less': (shop) => ({ ...shop, products: [] }),
  'a category less': (shop) => ({ ...shop, categories: shop.categories.slice(1) }),
  'a name of a category': (shop) => ({
    ...shop,
    categories: shop.categories.map((category) => ({ ...category, name: 'Other' })),
  }),
  'the currency': (shop) => ({ ...shop, currency: 'EUR' }),
};

function withProduct(shop: Shop, place: number, fields: Partial<ProductRow>): Shop {
  const changed = { ...(shop.products[place] as ProductRow), ...fields };
  return { ...shop, products: shop.products.with(place, changed) };
}

function shopOf(count: number): Shop {
  return {
    products: Array.from({ length: count }, (_, place) => productAt(place)),
    categories: CATEGORIES,
    currency: 'INR',
  };
}

/** The index of a shop in a new process, which has not seen any other shop. */
async function indexAfresh(shop: Shop): Promise<ShopIndex> {
  vi.resetModules();
  const { indexOf: afresh } = await import('./shop-index.ts');
  return afresh(shop);
}

test.each(Object.entries(CHANGES))(
  'a shop that differs in %s from the one before has the index of a new one',
  async (_, change) => {
    const shop = shopOf(20);
    indexOf(shop);
    const next = change(shop);
    expect(indexOf(next)).toEqual(await indexAfresh(next));
    expect(indexOf(shop)).toEqual(await indexAfresh(shop));
  },
);

test('lists without a changed product are the same arrays', () => {
  const shop = shopOf(20);
  const before = indexOf(shop);
  const after = indexOf(withProduct(shop, 7, { key: 'Other' }));
  expect(after.newest).not.toBe(before.newest);
  expect(after.newest.find(({ id }) => id === 'p7')?.key).toBe('Other');
  const listOf = (index: ShopIndex, id: string) => index.categories.get(id)?.products;
  for (const id of ['women', 'sarees', 'phones'])
    expect(listOf(after, id) === listOf(before, id)).toBe(
      listOf(before, id)?.every(({ id: own }) => own !== 'p7'),
    );
  const rebuilt = indexOf({ ...shop, products: [...shop.products, productAt(102)] });
  expect(listOf(rebuilt, 'sarees')).toBe(listOf(before, 'sarees'));
});
