import type { Adjustment } from '@mela/rules/adjustments.ts';
import type { AdjustPrices } from '@mela/rules/extensions.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import { readOffers } from '../../src/modules/orders/cart/offers.ts';
import type { PriceAdjuster } from '../../src/modules/orders/cart/price-adjustments.ts';
import { priceLines } from '../../src/modules/orders/cart/price-lines.ts';
import { readLines, type WantedLine } from '../../src/modules/orders/cart/read-lines.ts';
import { checkOrders } from '../../src/modules/orders/check-orders.ts';
import type { OrderStore } from '../../src/modules/orders/order-store.ts';
import { attemptOf } from '../../src/modules/orders/placing/attempt.ts';
import { readOrder } from '../../src/modules/orders/placing/order-draft.ts';
import { OrderQueue } from '../../src/modules/orders/placing/order-queue.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { actsOf, idOf } from './order-acts.ts';
import { ADDRESS, newKey, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const { act } = actsOf(app);
let rug = '';
let mat = '';
beforeAll(async () => {
  await openShop(app, { taxRate: 18, taxRegion: 'MH', shippingPercent: 10, freeShippingFrom: null });
  ({ id: rug } = await sell(app, 'Rug', 1_000, 100));
  ({ id: mat } = await sell(app, 'Mat', 500, 100));
});

const made = (kind: Adjustment['kind'], amount: number, module = 'made-up'): Adjustment => ({
  ...{ kind, amount, label: 'Made up' },
  source: { module, id: 'one' },
});
function adjuster(adjust: AdjustPrices, module = 'made-up'): PriceAdjuster {
  return { module, read: () => adjust };
}

/** Takes 100 rupees off each line, and 10 off the order. */
const cheaper = adjuster((cart) => ({
  lines: cart.lines.map(() => [made('DISCOUNT', -10_000)]),
  order: [made('DISCOUNT', -1_000)],
}));
/** Wraps the order for 50 rupees. */
const wrapped = adjuster(() => ({ order: [made('SURCHARGE', 5_000, 'wrapping')] }));

function storeWith(...priceAdjusters: PriceAdjuster[]): OrderStore {
  return {
    ...collectionsOf(app.db),
    publisher: { current: { documents: Number.MAX_SAFE_INTEGER } },
    liveReleaseNumber: async () => Number.MAX_SAFE_INTEGER,
    encryption: new Encryption({ secretsKey: null, dataDir: app.dataDir }),
    orderListeners: [],
    unplacedOrders: [],
    orderFollowers: [],
    priceAdjusters,
    paymentProviders: [],
    paymentStarters: [],
    shippingProviders: [],
    taxProviders: [],
  };
}

const KARNATAKA = { country: 'IN', region: 'KA', postalCode: '560001' };
const wanted = (): WantedLine[] => [
  { variantId: rug, quantity: 2, price: null },
  { variantId: mat, quantity: 1, price: null },
];
/** The wanted lines, with these options for the first one. */
const choosing = (...options: string[]) =>
  wanted().map((line, at) => (at === 0 ? { ...line, options } : line));
const priced = (...adjusters: PriceAdjuster[]) => pricedOf(wanted(), ...adjusters);
const pricedOf = async (lines: WantedLine[], ...adjusters: PriceAdjuster[]) =>
  priceLines(lines, await readOffers(storeWith(...adjusters), [rug, mat]), { place: KARNATAKA });
const withCode = async (coupon: string, ...adjusters: PriceAdjuster[]) =>
  priceLines(wanted(), await readOffers(storeWith(...adjusters), [rug, mat]), { place: KARNATAKA, coupon });

const placeWith = (total: number, ...adjusters: PriceAdjuster[]) =>
  placeLines({ total, lines: wanted() }, ...adjusters);

async function placeLines(
  {
    total,
    lines,
    coupon,
    key = newKey(),
  }: { total: number; lines: WantedLine[]; coupon?: string; key?: string },
  ...adjusters: PriceAdjuster[]
) {
  const { order } = await readOrder({
    ...{ email: 'asha@example.com', phone: '9822012345', shippingAddress: ADDRESS, total },
    ...{ lines, coupon },
    paymentMethod: 'cash_on_delivery',
  });
  const attempt = attemptOf(order, key, { kind: 'SHOPPER', name: null });
  return new OrderQueue(storeWith(...adjusters), app.client).place(attempt);
}

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const fault of checkOrders(collectionsOf(app.db))) found.push(fault);
  return found;
}

it('a cart and an order without price adjusters have no adjustments', async () => {
  const cart = await priced();
  expect(cart).toMatchObject({ subtotal: 250_000, discount: 0, shipping: 25_000, total: 275_000 });
  expect(JSON.stringify([cart, await placeWith(cart.total)])).not.toContain('"adjustments"');
});

it('modules adjust carts and orders alike: totals, taxes and stored amounts follow', async () => {
  const cart = await priced(cheaper, wrapped);
  expect(cart).toMatchObject({
    subtotal: 230_000,
    discount: 1_000,
    shipping: 23_400,
    total: 257_400,
    lines: [{ total: 190_000 }, { total: 40_000 }],
  });
  expect(cart.taxes).toEqual([{ kind: 'IGST', rate: 18, taxable: 218_136, amount: 39_264 }]);
  const order = await placeWith(cart.total, cheaper, wrapped);
  const stored = await collectionsOf(app.db).orders.findOne({ _id: order._id });
  expect(stored).toMatchObject({
    ...{ subtotal: 230_000, discount: 1_000, total: 257_400, tax: 39_264 },
    adjustments: [made('DISCOUNT', -1_000), made('SURCHARGE', 5_000, 'wrapping')],
    lines: [{ adjustments: [made('DISCOUNT', -10_000)] }, { adjustments: [made('DISCOUNT', -10_000)] }],
  });
  expect(await faults()).toEqual([]);
});

it('an order with nothing left to pay is free', async () => {
  const all = adjuster(() => ({ order: [made('DISCOUNT', -10_000_000)] }));
  const order = await placeWith(0, all);
  expect(order).toMatchObject({ total: 0, discount: 250_000, paymentMethod: 'none', paymentStatus: 'PAID' });
  expect(await faults()).toEqual([]);
});

it('an order with other adjustments than its shopper saw is not placed', async () => {
  const { total } = await priced();
  await expect(placeWith(total, cheaper)).rejects.toThrow();
});

it('an adjusted order is paid and refunded by its adjusted total', async () => {
  const { total } = await priced(cheaper);
  const { number } = await placeWith(total, cheaper);
  const id = await idOf(app, String(number));
  expect(await act('pay', { id })).toMatchObject({ paymentStatus: 'PAID', total: { amount: total } });
  expect(await act('cancel', { id })).toMatchObject({ refundOwed: { amount: total } });
  expect(await act('refund', { id, input: {} })).toMatchObject({ paymentStatus: 'REFUNDED' });
  expect(await faults()).toEqual([]);
});

it.each([
  [{ $inc: { 'adjustments.0.amount': -5 } }, /its discount is 1000, expected 1005\.$/],
  [{ $inc: { 'adjustments.0.amount': -5 } }, /its total is \d+, expected \d+\.$/],
  [{ $unset: { adjustments: 1 } }, /its discount is 1000, expected 0\.$/],
  [{ $inc: { 'lines.0.adjustments.0.amount': 7 } }, /the total of line 1 is 190000, expected 190007\.$/],
  [{ $set: { 'lines.0.total': 0.5 } }, /the total of line 1 is 0\.5, expected 190000\.$/],
  [{ $inc: { 'lines.1.tax': 900_000 } }, /the tax of line 2 is \d+, more than its price \d+\.$/],
  [{ $inc: { shipping: 3 } }, /its total is \d+, expected \d+\.$/],
])('check-data names an order that was changed by %j', async (update, fault) => {
  const { orders } = collectionsOf(app.db);
  const { total } = await priced(cheaper);
  const order = await placeWith(total, cheaper);
  await app.db.collection('orders').updateOne({ _id: order._id }, update);
  const found = await faults();
  await orders.replaceOne({ _id: order._id }, order);
  expect(found.filter((one) => fault.test(one))).toHaveLength(1);
  expect(found.every((one) => one.startsWith(`Order ${order.number}: `))).toBe(true);
  expect(await faults()).toEqual([]);
});

/**
 * Takes half off each line, and makes shipping free, with the code HALF, which each customer can use once.
 */
const halved: PriceAdjuster = {
  module: 'codes',
  read: (_, { emails }) => {
    const served = new Set<string>(emails.filter((email) => email.startsWith('served')));
    return {
      adjust: ({ lines, coupon, email }) => {
        if (coupon !== 'HALF') return {};
        if (email !== null && served.has(email)) return { coupon: { message: 'You have used HALF.' } };
        const shares = lines.map(({ price, quantity }) => (price * quantity) / -2);
        const amount = shares.reduce((sum, share) => sum + share);
        const discount = { ...made('DISCOUNT', amount, 'codes'), shares };
        const shipping = [made('DISCOUNT', -99_999_999, 'codes')];
        return {
          order: [discount],
          shipping,
          coupon: { code: 'HALF', label: 'Half price', sourceId: 'one' },
        };
      },
      accepted: ({ email, adjustments }) => {
        if (adjustments.length > 0) served.add(email);
      },
    };
  },
};

describe('a discount code', () => {
  it('that a module knows reduces goods and shipping; the order stores the share of each line', async () => {
    const cart = await withCode('HALF', halved, wrapped);
    expect(cart).toMatchObject({
      ...{ subtotal: 250_000, discount: 125_000, shipping: 0, total: 130_000, changes: [] },
      coupon: { code: 'HALF', label: 'Half price', discount: 125_000 + 13_000 },
    });
    const order = await placeLines({ total: cart.total, lines: wanted(), coupon: 'HALF' }, halved, wrapped);
    expect(order).toMatchObject({
      adjustments: [{ amount: -125_000, shares: [-100_000, -25_000] }, { amount: 5_000 }],
      shippingAdjustments: [{ amount: -13_000 }],
    });
    expect(order).not.toHaveProperty('coupon');
    expect(await faults()).toEqual([]);
    await app.db
      .collection('orders')
      .updateOne({ _id: order._id }, { $inc: { 'adjustments.0.shares.0': 1 } });
    expect(await faults()).toEqual([
      `Order ${order.number}: the shares of its adjustment Made up do not match its lines and amount.`,
    ]);
    await collectionsOf(app.db).orders.replaceOne({ _id: order._id }, order);
  });

  it('that no module knows is a change of the cart, and refuses the order', async () => {
    const cart = await withCode('NONE', halved);
    expect(cart.changes).toMatchObject([{ kind: 'COUPON', message: 'This discount code is not valid.' }]);
    expect(cart).not.toHaveProperty('coupon');
    const placing = placeLines({ total: cart.total, lines: wanted(), coupon: 'NONE' }, halved);
    await expect(placing).rejects.toMatchObject({ code: 'CONFLICT', cart: { changes: cart.changes } });
  });

  it('is counted from one order to the next in the same transaction', async () => {
    const { total } = await withCode('HALF', halved);
    const queue = new OrderQueue(storeWith(halved), app.client);
    const place = async () => {
      const { order } = await readOrder({
        ...{
          email: 'Asha@example.com',
          phone: '9822012345',
          shippingAddress: ADDRESS,
          total,
          coupon: ' HALF ',
        },
        ...{ lines: wanted(), paymentMethod: 'cash_on_delivery' },
      });
      return queue.place(attemptOf(order, newKey(), { kind: 'SHOPPER', name: null }));
    };
    // The first order runs alone, and the others share the next transaction.
    const first = place();
    const placed = await Promise.allSettled([first, place(), place(), place()]);
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it.each([
    ['too few', [-1]],
    ['of the wrong sign', [-2, 1]],
    ['that do not add up', [-1, -1]],
    ['broken', [-0.5, -0.5]],
  ])('with shares that are %s fails the cart', async (_, shares) => {
    const broken = adjuster(() => ({ order: [{ ...made('DISCOUNT', -1), shares }] }));
    await expect(priced(broken)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('has at most 100 characters', async () => {
    const draft = { email: 'a@example.com', shippingAddress: ADDRESS, lines: wanted(), total: 0 };
    expect((await readOrder({ ...draft, coupon: 'x'.repeat(101) })).faults).toHaveProperty('coupon');
    expect((await readOrder({ ...draft, coupon: '  ' })).order).not.toHaveProperty('coupon');
  });
});

/** Offers gift wrap for 20 rupees each, and a free ribbon. */
const wrapping = adjuster(
  ({ lines }) => ({
    options: lines.map(({ productId, quantity }) =>
      productId === rug
        ? [
            { name: 'wrap', label: 'Gift wrap', amount: 2_000 * quantity },
            { name: 'ribbon', label: 'Ribbon', amount: 0 },
          ]
        : [],
    ),
  }),
  'gift-wrap',
);

describe('an option of a line', () => {
  it('is offered if a module says so, and costs nothing until it is chosen', async () => {
    const cart = await priced(wrapping);
    expect(cart).toMatchObject({ total: (await priced()).total, changes: [] });
    expect(cart.lines.map(({ options }) => options)).toEqual([
      [
        { id: 'gift-wrap/wrap', label: 'Gift wrap', amount: 4_000, isChosen: false },
        { id: 'gift-wrap/ribbon', label: 'Ribbon', amount: 0, isChosen: false },
      ],
      [],
    ]);
  });

  it('adds its price once it is chosen, and the order stores it, even if it is free', async () => {
    const lines = choosing('gift-wrap/wrap', 'gift-wrap/ribbon');
    const cart = await pricedOf(lines, wrapping);
    expect(cart).toMatchObject({ subtotal: 254_000, changes: [], lines: [{ total: 204_000 }, {}] });
    const key = newKey();
    const order = await placeLines({ total: cart.total, lines, key }, wrapping);
    expect(order.lines[0]?.adjustments).toEqual([
      { kind: 'SURCHARGE', source: { module: 'gift-wrap', id: 'wrap' }, label: 'Gift wrap', amount: 4_000 },
      { kind: 'SURCHARGE', source: { module: 'gift-wrap', id: 'ribbon' }, label: 'Ribbon', amount: 0 },
    ]);
    expect(order.lines[0]).not.toHaveProperty('options');
    expect(order.lines[0]).not.toHaveProperty('customFields');
    const reversed = choosing('gift-wrap/ribbon', 'gift-wrap/wrap');
    expect(await placeLines({ total: cart.total, lines: reversed, key }, wrapping)).toEqual(order);
    await expect(placeLines({ total: cart.total, lines: wanted(), key }, wrapping)).rejects.toThrow(
      'This idempotency key was already used',
    );
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['of a removed module', () => choosing('gift-wrap/wrap'), []],
    ['of no module', () => choosing('wrap'), [wrapping]],
    ['with a hostile name', () => choosing('__proto__', 'gift-wrap/__proto__', '<b>'), [wrapping]],
  ])('%s is a change of the cart, and refuses the order', async (_, lines, adjusters) => {
    const cart = await pricedOf(lines(), ...adjusters);
    expect(cart.changes).toMatchObject([{ kind: 'OPTION', variantId: rug }]);
    expect(cart.total).toBe((await priced()).total);
    const placing = placeLines({ total: cart.total, lines: lines() }, ...adjusters);
    await expect(placing).rejects.toMatchObject({ code: 'CONFLICT', cart: { changes: cart.changes } });
  });

  it('for a product without that option refuses the order', async () => {
    const lines = wanted().map((line) => ({ ...line, options: ['gift-wrap/wrap'] }));
    const { changes, total } = await pricedOf(lines, wrapping);
    expect(changes).toMatchObject([{ kind: 'OPTION', variantId: mat }]);
    await expect(placeLines({ total, lines }, wrapping)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is read in any number, and refused beyond 20 for each line', () => {
    const options = Array.from({ length: 1_000 }, (_, index) => `gift-wrap/${index}`);
    const line = { variantId: rug, quantity: 1 };
    expect(readLines([{ ...line, options }]).faults).toHaveProperty(['lines.0.options']);
    expect(readLines([{ ...line, options: ['x'.repeat(121)] }]).faults).toHaveProperty(['lines.0.options']);
    expect(readLines([{ ...line, options: [] }]).lines).toEqual([{ ...line, price: null }]);
    const two = [
      { ...line, options: ['b', 'a'] },
      { ...line, options: ['b'] },
    ];
    expect(readLines(two).lines).toEqual([{ ...line, quantity: 2, price: null, options: ['a', 'b'] }]);
  });
});

describe('a failing module', () => {
  const failure = { code: 'UNAVAILABLE', message: expect.stringContaining('cannot calculate the price') };
  const option = (changes: object) => ({ name: 'wrap', label: 'Wrap', amount: 1, ...changes });
  it.each<[string, AdjustPrices]>([
    [
      'throws',
      () => {
        throw new Error('Made up');
      },
    ],
    ['takes too much off with a surcharge', () => ({ lines: [[made('SURCHARGE', -99_999_999)]] })],
    ['adds with a discount', () => ({ order: [made('DISCOUNT', 5)] })],
    ['returns no number', () => ({ order: [made('SURCHARGE', Number.NaN)] })],
    ['offers an option of a negative price', () => ({ options: [[option({ amount: -1 })]] })],
    ['offers an option without a label', () => ({ options: [[option({ label: ' ' })]] })],
    ['offers an option with a hostile name', () => ({ options: [[option({ name: '__proto__' })]] })],
    ['offers an option twice', () => ({ options: [[option({}), option({})]] })],
    ['returns nothing', () => undefined as never],
  ])('%s: no cart and no order gets a wrong total', async (_, adjust) => {
    const onFailure = vi.fn();
    const failing = { module: 'broken', read: () => adjust, onFailure };
    await expect(priced(failing, wrapping)).rejects.toMatchObject(failure);
    expect(onFailure).toHaveBeenCalledOnce();
    await expect(placeWith((await priced()).total, failing)).rejects.toMatchObject(failure);
  });

  it('fails each cart with the same error, and no other read of the batch', async () => {
    const read = async () => Promise.reject(new Error('Made up'));
    await expect(priced({ module: 'broken', read })).rejects.toMatchObject(failure);
    const offers = await readOffers(storeWith({ module: 'broken', read }), [rug]);
    expect(offers.offers.size).toBe(1);
  });

  it('reduces a line to no less than zero', async () => {
    const all = adjuster(({ lines }) => ({ lines: lines.map(() => [made('DISCOUNT', -99_999_999)]) }));
    expect(await priced(all)).toMatchObject({ subtotal: 0, lines: [{ total: 0 }, { total: 0 }] });
  });
});
