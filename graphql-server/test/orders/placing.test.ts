import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askFor, onlyError } from '../graphql/ask.ts';
import { createCategory, createProduct, updateProduct } from '../graphql/shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import {
  ADDRESS,
  buy,
  changeSelling,
  newKey,
  openShop,
  orderOf,
  place,
  sell,
  shelfOf,
  untilShown,
  WHOLE_ORDER,
} from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { taxRegion: 'KA' }));

const numbers = async () =>
  (await app.db.collection('orders').find().sort({ number: 1 }).toArray()).map((order) => order['number']);

describe('an order', () => {
  it('stores its items and totals', async () => {
    const { id } = await sell(app, 'Teapot', 1_180, 5);
    const order = await buy(app, id, 2, { note: 'Ring twice', phone: '+91 98765 43210' });
    expect(order).toMatchObject({
      id: null,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      number: '1001',
      status: 'CONFIRMED',
      paymentStatus: 'PENDING',
      email: 'asha@example.com',
      note: 'Ring twice',
      shippingAddress: { name: 'Asha Rao', region: 'KA', regionName: 'Karnataka', country: 'IN' },
      lines: [
        { id: '1', variantId: ownVariantId(id), title: 'Teapot', quantity: 2, shipped: 0, taxRate: 18 },
      ],
      itemCount: 2,
      subtotal: { amount: 236_000, currency: 'INR' },
      shipping: { amount: 11_800 },
      total: { amount: 247_800 },
      tax: { amount: 37_800 },
      taxes: [
        { kind: 'CGST', rate: 9, taxable: { amount: 210_000 }, amount: { amount: 18_900 } },
        { kind: 'SGST', rate: 9, taxable: { amount: 210_000 }, amount: { amount: 18_900 } },
      ],
      events: [{ kind: 'PLACED', by: null }],
      payment: { method: 'cash_on_delivery', reference: 'Order 1001' },
      isCancellable: true,
    });
    expect(await shelfOf(app, id)).toEqual({ onHand: 5, reserved: 2 });
  });

  it('does not change when its product changes', async () => {
    const { id } = await sell(app, 'Kettle', 900, 5);
    const order = await buy(app, id);
    await updateProduct(app, id, { title: 'Samovar', sellingPrice: 700 });
    await untilShown(app, id, 700);
    const { order: later } = await askFor(
      app,
      `query ($token: ID!) { order(token: $token) { ${WHOLE_ORDER} } }`,
      { token: order.token },
    );
    expect(later).toEqual(order);
  });

  it('is placed once for its key, however often it is sent', async () => {
    const { id } = await sell(app, 'Lamp', 500, 100);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(app, input, key)));
    const later = await place(app, { ...input, email: 'Asha@Example.com' }, key);
    expect(new Set([...answers, later].map(({ data }) => data.order.number)).size).toBe(1);
    expect(await shelfOf(app, id)).toEqual({ onHand: 100, reserved: 1 });
  });

  it.each([
    { note: 'Ring twice' },
    { total: 1 },
    { shippingAddress: { ...ADDRESS, city: 'Mysuru' } },
    { lines: [] },
  ])('is not the answer where its key comes with other input: %j', async (change) => {
    const { id } = await sell(app, 'Bowl', 500, 100);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    const key = newKey();
    await place(app, input, key);
    const changed = 'lines' in change ? { lines: [{ variantId: id, quantity: 2 }] } : change;
    const answer = await place(app, { ...input, ...changed }, key);
    const { code, fieldErrors, status, cart } = { status: 0, cart: null, ...onlyError(answer).extensions };
    expect({ code, cart, status: status || answer.status }).toMatchObject({ code: 'CONFLICT', cart: null });
    expect(fieldErrors).toHaveProperty('idempotencyKey');
    expect(await shelfOf(app, id)).toEqual({ onHand: 100, reserved: 1 });
  });

  it('is not returned for a different order with the same key at the same moment', async () => {
    const { id } = await sell(app, 'Vase', 500, 100);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    const key = newKey();
    const answers = await Promise.all(
      [input, { ...input, note: 'Ring twice' }].map((one) => place(app, one, key)),
    );
    const codes = answers.map(({ errors: [error] }) => error?.extensions.code ?? 'PLACED');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'PLACED']);
  });

  it('is not returned to anyone else with its key', async () => {
    const { id } = await sell(app, 'Fan', 500, 100);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    await place(app, input, 'a-weak-key');
    const error = onlyError(await place(app, { ...input, email: 'other@example.com' }, 'a-weak-key'));
    expect(error.extensions.code).toBe('CONFLICT');
  });

  it('combines lines of one variant', async () => {
    const { id } = await sell(app, 'Cup', 100, 3);
    const lines = [
      { variantId: id, quantity: 2 },
      { variantId: id.toUpperCase(), quantity: 2 },
    ];
    const error = onlyError(await place(app, await orderOf(app, lines)));
    expect(error.extensions).toMatchObject({
      code: 'CONFLICT',
      cart: { changes: [{ kind: 'STOCK', variantId: id, available: 3 }], lines: [{ quantity: 3 }] },
    });
    expect(await shelfOf(app, id)).toEqual({ onHand: 3, reserved: 0 });
    const [first] = lines;
    const order = await place(
      app,
      await orderOf(app, [...lines.slice(1), { ...first, variantId: id, quantity: 1 }]),
    );
    expect(order.data.order.lines).toMatchObject([{ quantity: 3 }]);
  });

  it('that is refused uses no number', async () => {
    const { id } = await sell(app, 'Bowl', 100, 4);
    const before = await numbers();
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    await place(app, { ...input, total: 1 });
    await place(app, { ...input, paymentMethod: 'upi' });
    await place(app, { ...input, lines: [{ variantId: id, quantity: 5 }] });
    expect(await numbers()).toEqual(before);
    const { number } = await buy(app, id);
    expect(Number(number)).toBe(before.length + 1_001);
  });
});

describe('a difference from what the shopper saw refuses the order with the current cart, and reserves nothing:', () => {
  it('a price', async () => {
    const { id } = await sell(app, 'Plate', 100, 4);
    const input = await orderOf(app, [{ variantId: id, quantity: 1, price: 10_000 }]);
    await updateProduct(app, id, { sellingPrice: 90 });
    await untilShown(app, id, 90);
    const { extensions, message } = onlyError(await place(app, input));
    expect(extensions).toMatchObject({
      code: 'CONFLICT',
      cart: {
        total: { amount: 9_450, currency: 'INR' },
        changes: [{ kind: 'PRICE', before: { amount: 10_000 }, after: { amount: 9_000 } }],
      },
    });
    expect(message).toContain('a price');
    expect(await shelfOf(app, id)).toEqual({ onHand: 4, reserved: 0 });
  });

  it('a total that was tampered with', async () => {
    const { id } = await sell(app, 'Spoon', 100, 4);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    for (const total of [0, 1, 10_499, 10_501]) {
      const { extensions } = onlyError(await place(app, { ...input, total }));
      const changes = [{ kind: 'SHIPPING', before: { amount: total }, after: { amount: 10_500 } }];
      expect(extensions).toMatchObject({ code: 'CONFLICT', cart: { changes } });
    }
    expect(await shelfOf(app, id)).toEqual({ onHand: 4, reserved: 0 });
  });

  it('an item that is no longer for sale, or never was', async () => {
    const { id } = await sell(app, 'Fork', 100, 4);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    await updateProduct(app, id, { status: 'DRAFT' });
    await untilShown(app, id, null);
    const gone = onlyError(await place(app, input));
    expect(gone.extensions).toMatchObject({
      code: 'CONFLICT',
      cart: { lines: [], changes: [{ kind: 'GONE', variantId: id }] },
    });
    const unknown = 'a'.repeat(24);
    const none = onlyError(await place(app, { ...input, lines: [{ variantId: unknown, quantity: 1 }] }));
    expect(none.extensions).toMatchObject({ cart: { changes: [{ kind: 'GONE', variantId: unknown }] } });
  });
});

describe('a deleted item cannot be ordered, though it is visible until the next release:', () => {
  const publishAutomatically = (isOn: boolean) =>
    askFor(
      app,
      'mutation ($isOn: Boolean) { updateStorefrontSettings(input: { publishesAutomatically: $isOn }) { mode } }',
      { isOn },
    );
  const expectGone = async (input: object, variantId: string) => {
    const { extensions } = onlyError(await place(app, input));
    const gone = { lines: [], changes: [{ kind: 'GONE', variantId }] };
    expect(extensions).toMatchObject({ code: 'CONFLICT', cart: gone });
  };
  afterEach(() => publishAutomatically(true));

  it('a product', async () => {
    const { id } = await sell(app, 'Vase', 100, 2);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    await publishAutomatically(false);
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
    await expectGone(input, id);
    expect(await shelfOf(app, id)).toEqual({ onHand: null, reserved: 0 });
  });

  it('a variant whose last piece is reserved', async () => {
    const size = (value: string) => [{ name: 'Size', value }];
    const { id } = await createProduct(app, await createCategory(app, 'Tees'), {
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: ['S', 'M'].map((value) => ({ selectedOptions: size(value), onHand: 1 })),
    });
    const { product } = await askFor(app, 'query ($id: ID!) { product(id: $id) { variants { id title } } }', {
      id,
    });
    const { id: small } = product.variants.find(({ title }: { title: string }) => title === 'S');
    await untilShown(app, small, 150);
    await buy(app, small);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    await publishAutomatically(false);
    await updateProduct(app, id, {
      options: [{ name: 'Size', values: ['M'] }],
      variants: [{ selectedOptions: size('M') }],
    });
    await expectGone({ ...input, lines: [{ variantId: small, quantity: 1 }], total: 15_750 }, small);
  });
});

describe('errors of an order are reported by field, all at once:', () => {
  let id = '';
  beforeAll(async () => {
    ({ id } = await sell(app, 'Jug', 100, 9));
  });
  const faultsOf = async (changes: object) => {
    const input = { ...(await orderOf(app, [{ variantId: id, quantity: 1 }])), ...changes };
    return onlyError(await place(app, input)).extensions;
  };
  const at = (changes: object) => ({ shippingAddress: { ...ADDRESS, ...changes } });

  it.each([
    ['lines', { lines: [] }],
    ['lines.0.quantity', { lines: [{ variantId: 'a'.repeat(24), quantity: 0 }] }],
    ['lines.0.quantity', { lines: [{ variantId: 'a'.repeat(24), quantity: -5 }] }],
    ['lines.0.quantity', { lines: [{ variantId: 'a'.repeat(24), quantity: 1_000 }] }],
    ['lines.0.price', { lines: [{ variantId: 'a'.repeat(24), quantity: 1, price: -1 }] }],
    ['lines.0.variantId', { lines: [{ variantId: '__proto__', quantity: 1 }] }],
    ['lines', { lines: Array.from({ length: 101 }, () => ({ variantId: 'a'.repeat(24), quantity: 1 })) }],
    ['email', { email: '' }],
    ['email', { email: 'asha@example.com\nBcc: all@example.com' }],
    ['email', { email: 'asha@example.com, other@example.com' }],
    ['phone', { phone: 'ring me' }],
    ['phone', { phone: null }],
    ['phone', { phone: ' ' }],
    ['shippingAddress.name', at({ name: ' ' })],
    ['shippingAddress.name', at({ name: 'A\r\nSubject: x' })],
    ['shippingAddress.line1', at({ line1: 'x'.repeat(201) })],
    ['shippingAddress.city', at({ city: '' })],
    ['shippingAddress.postalCode', at({ postalCode: '5600' })],
    ['shippingAddress.region', at({ region: 'MH' })],
    ['shippingAddress.region', at({ region: 'Atlantis' })],
    ['shippingAddress.country', { ...at({ country: 'FR', region: null }), phone: '+91 98220 12345' }],
    ['phone', { phone: '1234567890' }],
    ['phone', { phone: '98220123451234' }],
    ['shippingAddress.phone', at({ phone: '1234567890' })],
    ['shippingAddress.country', at({ country: 'XX', region: null })],
    ['billingAddress.city', { billingAddress: { ...ADDRESS, city: '' } }],
    ['paymentMethod', { paymentMethod: 'upi' }],
    ['paymentMethod', { paymentMethod: 'toString' }],
    ['gstin', { gstin: '27AAPFU0939F1ZW' }],
    ['note', { note: 'x'.repeat(1_001) }],
    ['total', { total: -1 }],
    ['total', { total: 1.5 }],
  ])('%s of %o', async (field, changes) => {
    const { code, fieldErrors } = await faultsOf(changes);
    expect([code, Object.keys(fieldErrors ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  it('but a telephone number in the address is enough for cash on delivery, and other methods need none', async () => {
    await buy(app, id, 1, { phone: null, shippingAddress: { ...ADDRESS, phone: '+91 98220 12345' } });
    const fault = await faultsOf({ phone: null, paymentMethod: 'upi' });
    expect(Object.keys(fault.fieldErrors ?? {})).toEqual(['paymentMethod']);
  });

  it('a key with a space, or none at all', async () => {
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    for (const key of ['', 'a b', 'x'.repeat(201)])
      expect(onlyError(await place(app, input, key)).extensions.fieldErrors).toHaveProperty('idempotencyKey');
  });

  it('but unambiguous input is accepted: a state by its name or its PIN, a PIN with a space, a GST number in lower case', async () => {
    const order = await buy(app, id, 1, {
      shippingAddress: { ...ADDRESS, region: 'karnataka', postalCode: '560 001', country: 'in' },
      billingAddress: { ...ADDRESS, region: null, city: 'Pune', postalCode: '411001' },
      gstin: '27aapfu0939f1zv',
    });
    expect(order).toMatchObject({
      shippingAddress: { region: 'KA', postalCode: '560001', country: 'IN' },
      billingAddress: { city: 'Pune' },
      gstin: '27AAPFU0939F1ZV',
    });
  });
});

describe('a shop', () => {
  it('accepts cash up to its limit, and prepaid orders with a payment deadline', async () => {
    const { id } = await sell(app, 'Clock', 1_000, 20);
    await changeSelling(app, { cashOnDeliveryUpTo: 150_000, upiId: 'shop@bank', payWithinHours: 2 });
    expect((await buy(app, id)).status).toBe('CONFIRMED');
    const many = await orderOf(app, [{ variantId: id, quantity: 2 }]);
    expect(onlyError(await place(app, many)).extensions.fieldErrors).toHaveProperty('paymentMethod');
    const order = await buy(app, id, 2, { paymentMethod: 'upi' });
    expect(order).toMatchObject({
      status: 'AWAITING_PAYMENT',
      paymentStatus: 'PENDING',
      payment: { method: 'upi', upiUri: expect.stringContaining('upi://pay?pa=shop@bank') },
    });
    const wait = Date.parse(order.payBy) - Date.parse(order.placedAt);
    expect(wait).toBe(2 * 60 * 60_000);
    await changeSelling(app, { cashOnDeliveryUpTo: null, upiId: null });
  });

  it('that is paused accepts no orders', async () => {
    const { id } = await sell(app, 'Mat', 100, 9);
    const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
    await changeSelling(app, { isSelling: false });
    expect(onlyError(await place(app, input)).extensions.code).toBe('BAD_USER_INPUT');
    await changeSelling(app, { isSelling: true });
    expect((await place(app, input)).data.order.number).toMatch(/^\d+$/);
  });

  it('has order numbers without gaps', async () => {
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => 1_001 + index));
  });
});
