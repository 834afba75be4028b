import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { readHistory, undo } from '../history/ask-history.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { askCart, buy, changeSelling, openShop, orderOf, place, sayAddress } from './selling-shop.ts';

const CHANGE = `mutation ($input: SellingSettingsInput!) {
  settings: updateSellingSettings(input: $input) { currency hasOrders freeShippingFrom missing }
}`;
const PRODUCT = `query ($id: ID!) { product(id: $id) {
  version regularPrice sellingPrice price { amount currency } compareAtPrice { amount }
  variants { price { amount currency } compareAtPrice { amount } own { price compareAtPrice } }
} }`;

type App = ReturnType<typeof serveApp>;

const changeTo = (app: App, currency: string, more: object = {}) =>
  ask(app, CHANGE, { input: { currency, ...more } });
const readProduct = async (app: App, id: string) => (await askFor(app, PRODUCT, { id })).product;
const faultsOf = async (answer: ReturnType<typeof ask>) =>
  (await answer).errors.map(({ extensions }) => extensions.fieldErrors);

/** Waits until shoppers see prices in a currency. */
const untilAskedIn = (app: App, currency: string, variantId: string) =>
  eventually(async () => {
    const { cart } = await askCart(app, [{ variantId, quantity: 1 }]);
    if (cart.total.currency !== currency || cart.lines.length === 0) throw new Error('Not yet.');
  });

describe('before the first order', () => {
  const app = serveApp();
  let category = '';
  beforeAll(async () => {
    category = await createCategory(app, 'Lamps');
  });

  it('a price is the same number in another currency, and the settings name the currency', async () => {
    const { id } = await createProduct(app, category, { sellingPrice: 1_499.5, regularPrice: 2_000 });
    const { data } = await changeTo(app, 'usd');
    expect(data.settings).toMatchObject({ currency: 'USD', hasOrders: false });
    expect(await readProduct(app, id)).toMatchObject({
      sellingPrice: 1_499.5,
      price: { amount: 149_950, currency: 'USD' },
      compareAtPrice: { amount: 200_000 },
      variants: [{ price: { amount: 149_950, currency: 'USD' } }],
    });
    const { shop, session } = await askFor(app, '{ shop { currency timeZone } session { currency } }');
    expect([shop.currency, session.currency]).toEqual(['USD', 'USD']);
    // The time zone changes, because India's was only the default.
    expect(shop.timeZone).toBe('UTC');
    expect((await changeTo(app, 'INR')).errors).toEqual([]);
  });

  it('a currency outside ISO 4217 is refused at its field', async () => {
    for (const currency of ['', 'XXX', 'rupees', 'DEM', 'XAU'])
      expect(await faultsOf(changeTo(app, currency))).toEqual([
        { currency: 'The currency must be an ISO 4217 code, such as INR' },
      ]);
  });

  it('a change is recorded, and can be undone', async () => {
    await changeTo(app, 'EUR');
    const [latest] = await readHistory(app, { of: { kind: 'SELLING' } });
    expect(latest?.fields).toMatchObject([
      { field: 'CURRENCY', before: { text: 'INR' }, after: { text: 'EUR' } },
      // A shop without a chosen time zone has that of its currency.
      { field: 'TIME_ZONE', before: { text: 'Asia/Kolkata' }, after: { text: 'UTC' } },
    ]);
    await undo(app, { id: latest?.id ?? '' });
    expect((await askFor(app, '{ sellingSettings { currency } }')).sellingSettings.currency).toBe('INR');
  });

  it('UPI is offered in rupees only, and the list of missing settings says so', async () => {
    const upi = { takesCashOnDelivery: false, upiId: 'mela@okbank' };
    expect((await changeTo(app, 'INR', upi)).data.settings.missing).not.toContain('PAYMENT');
    expect((await changeTo(app, 'USD')).data.settings.missing).toContain('PAYMENT');
    await changeTo(app, 'INR', { takesCashOnDelivery: true, upiId: null });
  });
});

describe('a currency with different decimals', () => {
  const app = serveApp();
  let category = '';
  const create = (title: string, sellingPrice: number | string, more: object = {}) =>
    createProduct(app, category, { title, sellingPrice, regularPrice: null, ...more });
  beforeAll(async () => {
    category = await createCategory(app, 'Lamps');
  });

  it('is refused while prices have more decimals, and the error counts them', async () => {
    const { id } = await create('Brass lamp', 1_499.5);
    await create('Clay lamp', 499);
    expect(await faultsOf(changeTo(app, 'JPY'))).toEqual([
      {
        currency:
          '1 product has a price that JPY does not support, because of their decimals or size: "Brass lamp"',
      },
    ]);
    expect(await readProduct(app, id)).toMatchObject({
      version: 1,
      price: { amount: 149_950, currency: 'INR' },
    });
    await askFor(
      app,
      'mutation ($id: ID!) { updateProduct(id: $id, input: { sellingPrice: 1499 }) { id } }',
      { id },
    );
  });

  it('keeps each price the same number, in products, variants, settings and the history', async () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }];
    const variants = ['S', 'M'].map((value, index) => ({
      selectedOptions: [{ name: 'Size', value }],
      ...(index === 1 && { price: 59_900, compareAtPrice: 79_900 }),
    }));
    const { id } = await create('Shirt', 499, { options, variants });
    await changeSelling(app, { freeShippingFrom: 500_000 });
    const { data, errors } = await changeTo(app, 'JPY');
    expect(errors).toEqual([]);
    expect(data.settings).toMatchObject({ currency: 'JPY', freeShippingFrom: 5_000 });
    expect(await readProduct(app, id)).toMatchObject({
      version: 2,
      sellingPrice: 499,
      price: { amount: 499, currency: 'JPY' },
      variants: [
        { price: { amount: 499, currency: 'JPY' }, own: { price: null } },
        { price: { amount: 599, currency: 'JPY' }, own: { price: 599, compareAtPrice: 799 } },
      ],
    });
    const list = `{ products(filter: { minPrice: 599, maxPrice: 599 }, orderBy: { field: LOWEST_PRICE }) { nodes { id } } }`;
    expect((await askFor(app, list)).products.nodes).toEqual([{ id }]);
    const changes = await readHistory(app, { of: { kind: 'PRODUCT' } });
    const prices = changes.flatMap(({ fields }) => fields.filter(({ field }) => field === 'SELLING_PRICE'));
    expect(prices.map(({ before, after }) => [before?.['price'] ?? null, after?.['price']])).toContainEqual([
      1_500, 1_499,
    ]);
  });

  it('accepts and writes prices with its own decimals, and rounds shares', async () => {
    const input = { sellingPrice: 99.5 };
    const update =
      'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }';
    const { id } = await create('Fan', 980);
    expect(await faultsOf(ask(app, update, { id, input }))).toEqual([
      { sellingPrice: 'Valid price required' },
    ]);
    await askFor(app, update, { id, input: { variants: [{ selectedOptions: [], price: 1_234 }] } });
    expect(await readProduct(app, id)).toMatchObject({
      sellingPrice: 1_234,
      price: { amount: 1_234, currency: 'JPY' },
    });
    const { cart } = await askCart(app, [{ variantId: id, quantity: 1 }]);
    expect(cart).toMatchObject({
      subtotal: { amount: 1_234, currency: 'JPY' },
      shipping: { amount: 62 },
      total: { amount: 1_296 },
      taxes: [{ kind: 'TAX', rate: 18, amount: { amount: 198 } }],
    });
    const csv = await (await fetch(`${app.url}/api/product/export`)).text();
    expect(csv).toContain(',1234,');
  });

  it('can have three decimals, and a restored product has its price', async () => {
    const { id } = await create('Bowl', 120);
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
    expect((await changeTo(app, 'KWD')).errors).toEqual([]);
    const [deletion] = await readHistory(app, { of: { kind: 'PRODUCT', id } });
    await undo(app, { id: deletion?.id ?? '' });
    expect(await readProduct(app, id)).toMatchObject({
      sellingPrice: 120,
      price: { amount: 120_000, currency: 'KWD' },
    });
    const { id: exact } = await create('Ring', 1.234);
    expect(await readProduct(app, exact)).toMatchObject({ sellingPrice: 1.234, price: { amount: 1_234 } });
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: exact });
  });

  it('never mixes decimals with products that are saved at the same time', async () => {
    for (const currency of ['USD', 'JPY', 'KWD', 'JPY']) {
      // Requests during the change are refused, and can be sent again.
      const products = Array.from({ length: 15 }, async (_, index) => {
        await sleep(index * 40);
        await create(`Met ${currency} ${index}`, 7).catch(() => {});
      });
      const change = sleep(300).then(() => changeTo(app, currency));
      const [{ errors }] = await Promise.all([change, ...products]);
      expect(errors).toEqual([]);
    }
    const found = await app.db.collection('products').find({ title: /^Met/ }).toArray();
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((product) => product['sellingPrice']))).toEqual(new Set([7]));
  });
});

describe('an order', () => {
  const app = serveApp({}, makeSmallSite());
  const other = serveApp({ MONGODB_DB: app.name }, makeSmallSite());
  let id = '';
  beforeAll(async () => {
    const category = await createCategory(app, 'Lamps');
    ({ id } = await createProduct(app, category, {
      title: 'Brass lamp',
      sellingPrice: 20,
      regularPrice: 25,
    }));
    await openShop(app);
    await changeTo(app, 'USD');
    await untilAskedIn(app, 'USD', id);
  });

  it('is refused if its shopper saw another currency', async () => {
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }], { currency: 'INR' });
    const { errors } = await place(app, input);
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'CONFLICT',
          cart: { changes: [{ kind: 'SHIPPING', before: null, after: { amount: 2_100, currency: 'USD' } }] },
        },
      },
    ]);
  });

  it('and a simultaneous change of currency exclude each other, even at two servers', async () => {
    for (let round = 0; round < 8; round += 1) {
      const to = round % 2 === 0 ? 'EUR' : 'USD';
      const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
      const [placed, changed] = await Promise.all([place(app, input), changeTo(other, to)]);
      const isPlaced = placed.data !== null;
      expect(isPlaced && changed.data !== null && placed.data.order.total.currency !== to).toBe(false);
      const { sellingSettings } = await askFor(app, '{ sellingSettings { currency hasOrders } }');
      if (isPlaced) expect(placed.data.order.total.currency).toBe(sellingSettings.currency);
      expect(sellingSettings.hasOrders).toBe(isPlaced);
      for (const name of ['orders', 'orderState']) await app.db.collection(name).deleteMany({});
      await changeTo(app, 'USD');
      await untilAskedIn(app, 'USD', id);
    }
  });

  it('is in the currency of the shop, which is fixed from then on', async () => {
    const order = await buy(app, id);
    expect(order).toMatchObject({
      subtotal: { amount: 2_000, currency: 'USD' },
      total: { amount: 2_100, currency: 'USD' },
      payment: { text: 'Pay $21 in cash when it arrives.' },
    });
    const [mail] = await app.db
      .collection('outbox')
      .find({ kind: 'order-placed' })
      .sort({ _id: -1 })
      .toArray();
    expect(JSON.stringify(mail)).toContain('"currency":"USD"');
    expect(await faultsOf(changeTo(other, 'INR'))).toEqual([
      { currency: 'You cannot change the currency, because there are orders in USD' },
    ]);
    // Sending the current currency changes nothing.
    expect((await changeTo(app, 'USD', { freeShippingFrom: 10_000 })).data.settings).toEqual({
      currency: 'USD',
      hasOrders: true,
      freeShippingFrom: 10_000,
      missing: [],
    });
    await sayAddress(app);
  });
});
