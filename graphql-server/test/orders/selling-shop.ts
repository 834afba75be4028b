import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { idsOfVariants } from '@mela/rules/variant-ids.ts';
import { type Db, ObjectId } from 'mongodb';
import type { TestDatabase } from '../database.ts';
import { type Answer, ask, askFor } from '../graphql/ask.ts';
import { createCategory, createProduct, type WireProduct } from '../graphql/shop.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';

interface Asked {
  readonly url: string;
}

const MONEY = '{ amount currency }';

const WHOLE_CART = `lines { variantId title variantTitle path price ${MONEY} quantity total ${MONEY} availability available }
  subtotal ${MONEY} discount ${MONEY} shipping ${MONEY} tax ${MONEY} total ${MONEY}
  taxes { kind rate taxable ${MONEY} amount ${MONEY} }
  changes { kind variantId before ${MONEY} after ${MONEY} available } freeShippingFrom ${MONEY} arrival { from until }`;

export const WHOLE_ORDER = `id token number placedAt status paymentStatus paymentMethod email phone note gstin
  shippingAddress { name line1 line2 city region regionName postalCode country phone } billingAddress { name city }
  lines { id variantId productId title variantTitle selectedOptions { name value } sku path image { url }
    price ${MONEY} quantity shipped total ${MONEY} tax ${MONEY} taxRate }
  itemCount subtotal ${MONEY} discount ${MONEY} shipping ${MONEY} tax ${MONEY} total ${MONEY} refunded ${MONEY} refundOwed ${MONEY}
  taxes { kind rate taxable ${MONEY} amount ${MONEY} } events { id kind at by note carrier trackingNumber trackingUrl amount ${MONEY} isRestocked changes { field before after } }
  payment { method reference upiUri text } fulfilments { id at carrier trackingNumber trackingUrl returnedAt lines { lineId quantity } }
  payBy isCancellable hasLatePayment isPartlyShipped arrival { from until } isErased`;

export const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  order: placeOrder(input: $input, idempotencyKey: $key) { ${WHOLE_ORDER} }
}`;

/** Publishes the catalogue, enters the required settings, and starts selling. */
export async function openShop(app: Asked, settings: object = {}): Promise<void> {
  await askFor(app, 'mutation { publishStorefront { state } }');
  await eventually(async () => {
    const { storefront } = await askFor(app, '{ storefront { mode release } }');
    if (storefront.mode !== 'CATALOGUE' || storefront.release === null)
      throw new Error('It is not live yet.');
  });
  await sayAddress(app);
  await changeSelling(app, { isSelling: true, ...settings });
}

/** Enters the shop's address and policies. */
export async function sayAddress(app: Asked): Promise<void> {
  const { storefrontContent } = await askFor(app, '{ storefrontContent { version } }');
  const own = { email: 'care@shop.test', address: ['1 Own Street', 'Pune 411001'] };
  const promises = { returnDays: 7, delivery: 'In three days' };
  const shop = { ...SAMPLE_CONTENT.shop, ...own, ...promises };
  await askFor(
    app,
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
    { input: { version: storefrontContent.version, values: { shop } } },
  );
}

export function changeSelling(app: Asked, input: object): Promise<{ settings: Record<string, unknown> }> {
  return askFor(
    app,
    'mutation ($input: SellingSettingsInput!) { settings: updateSellingSettings(input: $input) { version isSelling missing } }',
    { input },
  );
}

/**
 * The category of each shop, created once, before its first product. Consecutive changes go live together, a
 * second later.
 */
const categories = new WeakMap<Asked, Promise<string>>();

function categoryOf(app: Asked): Promise<string> {
  const known = categories.get(app);
  if (known) return known;
  const added = createCategory(app, 'Sold');
  categories.set(app, added);
  added.catch(() => categories.delete(app));
  return added;
}

/** A product with a price in rupees and this stock; null: untracked. */
export async function sell(
  app: Asked,
  title: string,
  sellingPrice: number,
  stock: number | null = null,
): Promise<WireProduct> {
  const details = { title, sellingPrice, regularPrice: sellingPrice + 1, stock };
  const product = await createProduct(app, await categoryOf(app), details);
  await untilShown(app, product.id, sellingPrice);
  return product;
}

/** The number of products that are published together first, and at most. Publishing takes longer than an order. */
const FIRST_AT_ONCE = 4;
const MOST_AT_ONCE = 32;

/**
 * Adds products with the same price in rupees and the same stock, one for each call of the result. Several
 * are published together, and more each time.
 * @returns the function that returns the next product's id
 */
export function sellOneAfterAnother(
  app: Asked & Pick<TestDatabase, 'db'>,
  title: string,
  sellingPrice: number,
  stock: number,
): () => Promise<string> {
  const ready: string[] = [];
  let count = FIRST_AT_ONCE;
  let adding: Promise<void> | null = null;
  const addSome = async () => {
    // A busy machine may answer 503.
    const categoryId = new ObjectId(await eventually(() => categoryOf(app)));
    const prices = { sellingPrice: sellingPrice * 100, regularPrice: (sellingPrice + 1) * 100 };
    // The server's own additions would each write an image.
    const fields = { title, categoryId, ...prices, stock };
    const ids = (await insertProducts(app, count, () => fields)).map(({ _id }) => _id.toHexString());
    for (const id of ids) await untilShown(app, id, sellingPrice);
    ready.push(...ids);
    count = Math.min(2 * count, MOST_AT_ONCE);
  };
  return async () => {
    for (;;) {
      const id = ready.shift();
      if (id !== undefined) return id;
      adding ??= addSome().finally(() => {
        adding = null;
      });
      await adding;
    }
  };
}

/** Waits until shoppers see a product at this price in rupees; null: until they no longer see it. */
export function untilShown(app: Asked, variantId: string, price: number | null): Promise<void> {
  return eventually(async () => {
    const { cart } = await askCart(app, [{ variantId, quantity: 1 }]);
    const [line] = cart.lines;
    const [change] = cart.changes;
    const isGone = change?.kind === 'GONE';
    if (price === null ? isGone : !isGone && (!line || line.price.amount === Math.round(price * 100))) return;
    throw new Error('It is not shown as it is yet.');
  });
}

const IN_KARNATAKA = { country: 'IN', region: 'KA', postalCode: '560001' };

export function askCart(app: Asked, lines: object[], destination: object | null = IN_KARNATAKA) {
  const query = `query ($input: CartInput!) { cart(input: $input) { ${WHOLE_CART} } }`;
  return askFor(app, query, { input: { lines, destination } });
}

export const ADDRESS = {
  name: 'Asha Rao',
  line1: '12 MG Road',
  city: 'Bengaluru',
  region: 'KA',
  postalCode: '560001',
  country: 'IN',
};

/** The lines of an order, with their total. */
export async function orderOf(
  app: Asked,
  lines: { variantId: string; quantity: number; price?: number }[],
  changes: object = {},
): Promise<{ total: number } & Record<string, unknown>> {
  const { cart } = await askCart(app, lines);
  return {
    lines,
    email: 'asha@example.com',
    phone: '9822012345',
    shippingAddress: ADDRESS,
    paymentMethod: 'cash_on_delivery',
    total: cart.total.amount,
    ...changes,
  };
}

let keys = 0;

export function newKey(): string {
  keys += 1;
  return `key-${process.pid}-${Date.now()}-${keys}`;
}

// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its own question.
export function place(app: Asked, input: object, key = newKey()): Promise<Answer<any>> {
  return ask(app, PLACE, { input, key });
}

/** Orders this many pieces. @returns the order */
export async function buy(app: Asked, variantId: string, quantity = 1, changes: object = {}) {
  const input = await orderOf(app, [{ variantId, quantity }], changes);
  const { data, text } = await place(app, input);
  if (!data) throw new Error(`This was to be ordered: ${text}`);
  return data.order;
}

/** The stock of a variant, found by its own or its product's id. */
export async function shelfOf({ db }: { db: Db }, variantId: string) {
  const ids = idsOfVariants([variantId]).map((id) => ObjectId.createFromHexString(id));
  const level = await db.collection('inventory').findOne({ _id: { $in: ids } });
  return { onHand: level?.['onHand'] ?? null, reserved: level?.['reserved'] ?? 0 };
}
