import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect } from '@playwright/test';
import { askFor } from '../../../graphql-server/test/graphql/ask.ts';
import { createCategory, createProduct } from '../../../graphql-server/test/graphql/shop.ts';
import { addCategories } from '../../admin/admin-page.ts';
import { addProducts, idOf } from '../../admin/products-page.ts';
import { emptyCatalogue, PUBLISHING, type Shop, test as shopTest } from '../../shop-server.ts';

/**
 * A test that uses the worker's shop as the previous test left it. `openShop` deletes the shop's products,
 * but keeps it published and selling, because opening it again takes seconds.
 */
export const test = shopTest.extend({
  shop: ({ server }, use) => use(server),
});

/** Sells only a lamp for 2,000 rupees with this stock. @returns its variant's id */
export async function openShop(shop: Shop, stock: number): Promise<string> {
  await emptyCatalogue(shop.url);
  await addCategories(shop, 'Lamps');
  await addProducts(shop, { title: 'Brass lamp', regular_price: 3_000, selling_price: 2_000, stock });
  // A shop without a live catalogue cannot sell.
  await publish(shop);
  await sayAddress(shop);
  await changeSelling(shop, {
    ...{ isSelling: true, taxRegion: 'MH', deliveryDaysFrom: 2, deliveryDaysUntil: 5 },
    ...{ upiId: 'shop@bank', bankDetails: 'Own Bank\nAccount 1234' },
  });
  await expect.poll(async () => (await fetch(`${shop.url}/checkout`)).status, PUBLISHING).toBe(200);
  const id = await idOf(shop, 'Brass lamp');
  await untilShown(shop, id, 200_000);
  return id;
}

async function publish(shop: Shop): Promise<void> {
  const { storefront } = await askFor(shop, '{ storefront { mode } }');
  if (storefront.mode === 'CATALOGUE') return;
  await askFor(shop, 'mutation { publishStorefront { state } }');
  const now = async () => (await askFor(shop, '{ storefront { mode release } }')).storefront;
  await expect.poll(now, PUBLISHING).toMatchObject({ mode: 'CATALOGUE', release: expect.any(Number) });
}

/** Sells a shirt in two sizes, and a lamp. @returns the id of the shirt in M */
export async function openWithShirt(shop: Shop): Promise<string> {
  await openShop(shop, 5);
  const category = await createCategory(shop, 'Shirts');
  const size = (value: string, price: number) => ({
    ...{ selectedOptions: [{ name: 'Size', value }], price, onHand: 5 },
  });
  const { id } = await createProduct(shop, category, {
    ...{ title: 'Khadi shirt', regularPrice: 2_000, sellingPrice: 1_500 },
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [size('S', 150_000), size('M', 160_000)],
  });
  const query = 'query ($id: ID!) { product(id: $id) { variants { id title } } }';
  const { product } = await askFor(shop, query, { id });
  const medium = product.variants.find(({ title }: { title: string }) => title === 'M').id;
  await untilShown(shop, medium, 160_000);
  return medium;
}

export async function changeSelling(shop: Shop, input: object): Promise<void> {
  const query =
    'mutation ($input: SellingSettingsInput!) { updateSellingSettings(input: $input) { isSelling } }';
  await askFor(shop, query, { input });
}

async function sayAddress(shop: Shop): Promise<void> {
  const { storefrontContent } = await askFor(shop, '{ storefrontContent { version } }');
  const own = { email: 'care@shop.test', address: ['1 Own Street', 'Pune 411001'], returnDays: 7 };
  const values = { shop: { ...SAMPLE_CONTENT.shop, ...own, delivery: 'In three days' } };
  const query =
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }';
  await askFor(shop, query, { input: { version: storefrontContent.version, values } });
}

/** Waits until shoppers see this price, in paise. */
export async function untilShown(shop: Shop, variantId: string, price: number): Promise<void> {
  const query =
    'query ($input: CartInput!) { cart(input: $input) { total { amount } lines { price { amount } } } }';
  const priceNow = async () =>
    (await askFor(shop, query, { input: { lines: [{ variantId, quantity: 1 }] } })).cart.lines[0]?.price
      .amount;
  await expect.poll(priceNow, PUBLISHING).toBe(price);
}

/** Places another shopper's order. */
export async function buy(shop: Shop, variantId: string, quantity: number): Promise<void> {
  const lines = [{ variantId, quantity }];
  const address = { name: 'Asha Rao', line1: '12 MG Road', city: 'Pune', region: 'MH', postalCode: '411001' };
  const destination = { country: 'IN', region: 'MH' };
  const { cart } = await askFor(
    shop,
    'query ($input: CartInput!) { cart(input: $input) { total { amount } } }',
    { input: { lines, destination } },
  );
  const input = {
    ...{
      lines,
      email: 'asha@example.com',
      phone: '9822012345',
      paymentMethod: 'cash_on_delivery',
      total: cart.total.amount,
    },
    shippingAddress: { ...address, country: 'IN' },
  };
  const query =
    'mutation ($input: PlaceOrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { number } }';
  await askFor(shop, query, { input, key: crypto.randomUUID() });
}
