import { beforeAll, describe, expect, it } from 'vitest';
import { scrape } from '../alerts/rules.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { actsOf, idOf } from '../orders/order-acts.ts';
import { openShop, place, sell, untilShown } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { orderInput, promotionsOf } from './promotion-acts.ts';

/** Servers of one database share the secrets key. */
const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');
const app = serveApp({ SECRETS_KEY }, makeSmallSite());
const other = serveApp({ MONGODB_DB: app.name, SECRETS_KEY }, makeSmallSite());
const { save, saveInVain, cart, read, remove, order, faults } = promotionsOf(app);
const { act } = actsOf(app);

const ONE_DAY_MS = 24 * 60 * 60_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * ONE_DAY_MS).toISOString();
let rug = '';
let mat = '';
beforeAll(async () => {
  await openShop(app, { taxRate: 18, taxRegion: 'MH', shippingPercent: 10, freeShippingFrom: null });
  ({ id: rug } = await sell(app, 'Rug', 1_000));
  ({ id: mat } = await sell(app, 'Mat', 500));
});

let codes = 0;
const newCode = () => {
  codes += 1;
  return `Code-${codes}`;
};
const rugs = (quantity = 1) => [{ variantId: rug, quantity }];
const both = () => [...rugs(), { variantId: mat, quantity: 2 }];
const orderIdOf = ({ data }: { data: { order: { number: string } } | null }) =>
  idOf(app, data?.order.number ?? '');
const messageOf = async (code: string, lines = rugs()) => {
  const { coupon, changes, discount } = await cart(lines, code);
  expect({ coupon, discount: discount.amount }).toEqual({ coupon: null, discount: 0 });
  expect(changes).toMatchObject([{ kind: 'COUPON' }]);
  return changes[0].message;
};

describe('a code', () => {
  it('reduces the cart and the order, in any case, and its results are counted', async () => {
    const { id, code } = await save({ code: newCode() });
    const priced = await cart(both(), ` ${code.toLowerCase()} `);
    expect(priced).toMatchObject({
      ...{ subtotal: { amount: 200_000 }, discount: { amount: 20_000 }, shipping: { amount: 18_000 } },
      ...{ total: { amount: 198_000 }, changes: [] },
      coupon: { code, label: code, discount: { amount: 20_000 } },
      adjustments: [{ kind: 'DISCOUNT', module: 'promotions', label: code, amount: { amount: -20_000 } }],
    });
    const { data } = await order(both(), code);
    expect(data.order).toMatchObject({ discount: { amount: 20_000 }, total: { amount: 198_000 } });
    const stored = await app.db.collection('orders').findOne({ number: Number(data.order.number) });
    expect(stored?.['adjustments']).toEqual([
      {
        ...{ kind: 'DISCOUNT', source: { module: 'promotions', id }, label: code, amount: -20_000 },
        shares: [-10_000, -10_000],
      },
    ]);
    expect(await read(id)).toMatchObject({
      ...{ uses: 1, discounted: { amount: 20_000 }, sales: { amount: 198_000 }, status: 'ACTIVE' },
    });
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['AMOUNT', () => ({ kind: 'AMOUNT', value: 12_345 }), 12_345, 0],
    ['more than the cart costs', () => ({ kind: 'AMOUNT', value: 99_999_900 }), 200_000, 0],
    ['FREE_SHIPPING', () => ({ kind: 'FREE_SHIPPING', value: null }), 0, -20_000],
    ['BUY_X_GET_Y', () => ({ kind: 'BUY_X_GET_Y', value: null, buys: 2, gets: 1 }), 50_000, 0],
    ['of one product', () => ({ productIds: [rug] }), 10_000, 0],
  ])('of %s applies to carts and orders alike', async (_, changes, discount, shipping) => {
    const { code } = await save({ code: newCode(), ...changes() });
    const priced = await cart(both(), code);
    expect(priced.discount.amount).toBe(discount);
    expect(priced.shippingAdjustments).toEqual(
      shipping === 0 ? [] : [{ label: code, amount: { amount: shipping } }],
    );
    expect(priced.coupon.discount.amount).toBe(discount - shipping);
    const { data } = await order(both(), code);
    expect(data.order.total).toMatchObject(priced.total);
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['is not known', {}, 'This discount code is not valid.', 'nothing'],
    ['has ended', { until: daysFromNow(-1) }, 'This discount code has expired.'],
    ['has not begun', { from: daysFromNow(1) }, 'This discount code is not valid yet.'],
    [
      'needs a minimum',
      { minimum: 150_000 },
      'Add ₹500 more of the items that this discount code applies to.',
    ],
    [
      'needs more pieces',
      { kind: 'BUY_X_GET_Y', buys: 2, gets: 1 },
      'Add 2 more of the items that this discount code applies to.',
    ],
    [
      'is for other products',
      { productIds: ['f'.repeat(24)] },
      'This discount code does not apply to anything in your cart.',
    ],
  ])(
    'that %s says so, and refuses the order with the cart as it is',
    async (_, changes, message, entered?: string) => {
      const { code } = await save({ code: newCode(), ...changes });
      expect(await messageOf(entered ?? code)).toBe(message);
      const { total } = await cart(rugs());
      const { errors } = await place(app, { ...orderInput(rugs(), total.amount), coupon: entered ?? code });
      expect(errors).toMatchObject([
        { extensions: { code: 'CONFLICT', cart: { coupon: null, changes: [{ kind: 'COUPON', message }] } } },
      ]);
      expect(errors[0]?.message).toContain('the discount code');
    },
  );

  it('that is changed or deleted while a cart uses it refuses the order with the current cart', async () => {
    const discount = await save({ code: newCode() });
    const { total } = await cart(rugs(), discount.code);
    const input = { ...orderInput(rugs(), total.amount), coupon: discount.code };
    await save({ id: discount.id, version: discount.version, code: discount.code, value: 20 });
    const { errors } = await place(app, input);
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'CONFLICT',
          cart: { discount: { amount: 20_000 }, changes: [{ kind: 'SHIPPING' }] },
        },
      },
    ]);
    await remove(discount.id);
    const refused = await place(app, input);
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'CONFLICT', cart: { discount: { amount: 0 }, changes: [{ kind: 'COUPON' }] } } },
    ]);
  });
});

describe('limits of uses', () => {
  it('of 20 shoppers at two servers one uses a single-use code', async () => {
    const { id, code } = await save({ code: newCode(), usesInAll: 1 });
    const { total } = await cart(rugs(), code);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        place(index % 2 === 0 ? app : other, {
          ...orderInput(rugs(), total.amount),
          ...{ coupon: code, email: `shopper-${index}@example.com` },
        }),
      ),
    );
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    for (const { errors } of answers)
      for (const { extensions } of errors)
        expect(extensions).toMatchObject({
          code: 'CONFLICT',
          cart: { changes: [{ kind: 'COUPON', message: 'This discount code has been used up.' }] },
        });
    expect(await read(id)).toMatchObject({ uses: 1, status: 'USED_UP' });
    expect(await messageOf(code)).toBe('This discount code has been used up.');
    expect(await faults()).toEqual([]);
  });

  it('a customer uses a code as often as allowed, whatever the case of the address, and others still can', async () => {
    const { id, code } = await save({ code: newCode(), usesEach: 2 });
    const { total } = await cart(rugs(), code);
    const emails = ['meera@example.com', 'Meera@Example.com', 'MEERA@example.com', 'meera@EXAMPLE.com'];
    const answers = await Promise.all(
      emails.map((email, index) =>
        place(index % 2 === 0 ? app : other, { ...orderInput(rugs(), total.amount), coupon: code, email }),
      ),
    );
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(2);
    const again = await order(rugs(), code, { email: emails[0] });
    expect(again.errors[0]?.extensions.cart?.changes).toMatchObject([
      { message: 'You have already used this discount code 2 times.' },
    ]);
    const { data } = await order(rugs(), code, { email: 'ravi@example.com' });
    expect(data).not.toBeNull();
    expect((await read(id)).uses).toBe(3);
  });

  it('a canceled order returns its use once, and a reopened one takes it again', async () => {
    const { id, code } = await save({ code: newCode(), usesInAll: 1, usesEach: 1 });
    const orderId = await orderIdOf(await order(rugs(), code));
    await act('cancel', { id: orderId });
    expect(await read(id)).toMatchObject({ uses: 0, discounted: { amount: 0 }, sales: { amount: 0 } });
    const second = await orderIdOf(await order(rugs(), code));
    expect((await read(id)).uses).toBe(1);
    await act('reopen', { id: orderId });
    expect(await read(id)).toMatchObject({ uses: 2, status: 'USED_UP' });
    expect(await faults()).toEqual([]);
    await act('cancel', { id: second });
    await act('cancel', { id: orderId });
    expect((await read(id)).uses).toBe(0);
    await act('erase', { id: orderId });
    const uses = await app.db.collection('discountUses').find({ customer: null }).toArray();
    expect(uses).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });

  it('a failed order uses nothing', async () => {
    const { id, code } = await save({ code: newCode(), usesInAll: 1 });
    const { errors } = await place(app, { ...orderInput(rugs(), 1), coupon: code });
    expect(errors).toHaveLength(1);
    expect((await read(id)).uses).toBe(0);
  });
});

describe('a discount without a code', () => {
  it('applies automatically until it is deleted, and combines with codes that combine', async () => {
    const { id } = await save({ title: 'Spring sale', value: 20, combines: true });
    expect(await cart(rugs())).toMatchObject({ discount: { amount: 20_000 }, coupon: null, changes: [] });
    const { code: alone } = await save({ code: newCode(), value: 10 });
    expect((await cart(rugs(), alone)).changes).toMatchObject([
      { message: 'Your cart already has a better discount, which cannot be combined with this code.' },
    ]);
    const { code } = await save({ code: newCode(), value: 10, combines: true });
    expect(await cart(rugs(), code)).toMatchObject({ discount: { amount: 28_000 }, changes: [] });
    const { total } = await cart(rugs());
    await remove(id);
    const { errors } = await place(app, orderInput(rugs(), total.amount));
    expect(errors).toMatchObject([
      { extensions: { code: 'CONFLICT', cart: { changes: [{ kind: 'SHIPPING' }] } } },
    ]);
    expect(await cart(rugs())).toMatchObject({ discount: { amount: 0 } });
  });

  it('exists at most 50 times', async () => {
    const saved = await Promise.all(Array.from({ length: 50 }, () => save({ value: 0.01 })));
    expect(await saveInVain({ value: 0.01 })).toMatchObject({ extensions: { code: 'CONFLICT' } });
    await Promise.all(saved.map(({ id }) => remove(id)));
  });
});

it('a discount of a category counts the categories below it, and nothing once it is deleted', async () => {
  const home = await createCategory(app, 'Home');
  const { child } = await askFor(
    app,
    'mutation ($input: CreateCategoryInput!) { child: createCategory(input: $input) { id } }',
    { input: { name: 'Lamps', parentId: home } },
  );
  const lamp = await createProduct(app, child.id, { title: 'Lamp', regularPrice: 301, sellingPrice: 300 });
  await untilShown(app, lamp.id, 300);
  const lines = [{ variantId: lamp.id, quantity: 1 }, ...rugs()];
  const { id, code } = await save({ code: newCode(), categoryIds: [home] });
  expect((await cart(lines, code)).discount.amount).toBe(3_000);
  await askFor(app, 'mutation ($id: ID!) { deleteCategory(id: $id) { id } }', { id: home });
  expect(await messageOf(code, lines)).toBe('This discount code does not apply to anything in your cart.');
  expect(await read(id)).toMatchObject({ categoryIds: [home] });
});

describe('an operator', () => {
  it('sees each error at its field, and that a code is taken in any case', async () => {
    const { code } = await save({ code: newCode() });
    const taken = await saveInVain({ code: code.toUpperCase() });
    expect(taken.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: { code: expect.any(String) },
    });
    const bad = { code: 'a b', value: 101, usesEach: 0, minimum: -1, categoryIds: ['x'] };
    expect(Object.keys((await saveInVain(bad)).extensions.fieldErrors ?? {})).toEqual([
      ...['code', 'value', 'usesEach', 'minimum'],
    ]);
    expect((await saveInVain({ categoryIds: ['x'] })).extensions.fieldErrors).toEqual({
      categoryIds: 'x is not an id',
    });
    expect((await saveInVain({ id: 'f'.repeat(24) })).extensions.code).toBe('NOT_FOUND');
  });

  it('cannot overwrite another operator’s change', async () => {
    const { id, version, code } = await save({ code: newCode() });
    await save({ id, version, code, value: 5 });
    expect((await saveInVain({ id, version, code })).extensions.code).toBe('CONFLICT');
    expect(await read(id)).toMatchObject({ value: 5, version: 2 });
  });

  it('finds discounts by code and title, newest first, and pages through them', async () => {
    const list = `query ($first: Int!, $after: String, $search: String) {
      discounts(first: $first, after: $after, search: $search) {
        totalCount nodes { title code } pageInfo { hasNextPage endCursor } } }`;
    for (const title of ['Diwali one', 'Diwali two', 'Diwali three']) await save({ code: newCode(), title });
    const { discounts: first } = await askFor(app, list, { first: 2, search: 'diwali' });
    expect(first.totalCount).toBe(3);
    expect(first.nodes.map(({ title }: { title: string }) => title)).toEqual(['Diwali three', 'Diwali two']);
    const next = { first: 2, search: 'DIWALI', after: first.pageInfo.endCursor };
    expect((await askFor(app, list, next)).discounts).toMatchObject({
      nodes: [{ title: 'Diwali one' }],
      pageInfo: { hasNextPage: false },
    });
    const { coupons } = await askFor(app, '{ coupons(first: 100) { nodes { code } } }');
    expect(coupons.nodes.every(({ code }: { code: string | null }) => code !== null)).toBe(true);
    expect((await ask(app, list, { first: 20, search: '.*[' })).data?.discounts.nodes).toEqual([]);
    const withNul = await askFor(app, list, { first: 20, search: 'Diwali\0three' });
    expect(withNul.discounts.nodes).toMatchObject([{ title: 'Diwali three' }]);
  });

  it('saves a coupon, and undoes changes of a discount in the history', async () => {
    const input = { code: newCode(), kind: 'PERCENT', value: 30, until: daysFromNow(3) };
    const saveCoupon = 'mutation ($input: CouponInput!) { saveCoupon(input: $input) { id version code } }';
    const { saveCoupon: coupon } = await askFor(app, saveCoupon, { input });
    await save({ id: coupon.id, code: coupon.code, value: 40, minimum: 5_000 });
    const changes = `{ history(first: 1) { nodes { id subject subjectName action
      fields { field before { text } after { text } } } } }`;
    const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }';
    const newest = async () => (await askFor(app, changes)).history.nodes[0];
    const change = await newest();
    expect(change).toMatchObject({ subject: 'DISCOUNT', subjectName: coupon.code, action: 'CHANGED' });
    expect(change.fields).toContainEqual({
      field: 'VALUE',
      before: { text: '30 %' },
      after: { text: '40 %' },
    });
    await askFor(app, undo, { id: change.id });
    expect(await read(coupon.id)).toMatchObject({ value: 30, minimum: null });
    await remove(coupon.id);
    await askFor(app, undo, { id: (await newest()).id });
    expect(await read(coupon.id)).toMatchObject({ code: coupon.code, value: 30, version: 1 });
    expect((await cart(rugs(), coupon.code)).discount.amount).toBe(30_000);
  });
});

it('the history shows amounts as money and percentages as such, also after the kind was changed', async () => {
  const { id, code } = await save({ code: newCode(), value: 12.5 });
  await save({ id, code, value: 20 });
  await save({ id, code, kind: 'AMOUNT', value: 3_000_000_000 });
  await save({ id, code, kind: 'AMOUNT', value: 45_050, minimum: 100_000 });
  await remove(id);
  const changes = '{ history(first: 5) { nodes { fields { field before { text } after { text } } } } }';
  const { history } = await askFor(app, changes);
  const shown = (field: string) =>
    history.nodes.map(({ fields }: { fields: { field: string; before: object; after: object }[] }) =>
      [fields.find((one) => one.field === field)]
        .flatMap((one) => [one?.before, one?.after])
        .map((value) => (value && 'text' in value ? value.text : null)),
    );
  expect(shown('VALUE')).toEqual([
    ['₹450.50', null],
    ['₹3,00,00,000', '₹450.50'],
    ['20 %', '₹3,00,00,000'],
    ['12.5 %', '20 %'],
    [null, '12.5 %'],
  ]);
  expect(shown('MINIMUM').slice(0, 2)).toEqual([
    ['₹1,000', null],
    [null, '₹1,000'],
  ]);
});

it('check-data reports an unrecorded use, a wrong count and a lost use', async () => {
  const { id, code } = await save({ code: newCode() });
  await order(rugs(), code);
  const uses = app.db.collection<{ _id: object }>('discountUses');
  const results = app.db.collection('discountResults');
  await results.updateMany({ uses: 1, discounted: 10_000 }, { $inc: { uses: 1 } });
  expect(await faults()).toContainEqual(
    expect.stringMatching(/^Discount [\da-f]{24}: recorded 2 uses, 10000 discounted/),
  );
  await results.updateMany({ uses: 2, discounted: 10_000 }, { $inc: { uses: -1 } });
  const [lost] = await uses.find().toArray();
  await uses.deleteOne({ _id: lost?._id ?? {} });
  expect(await faults()).toContainEqual(
    expect.stringMatching(/^Order \d+: the recorded use of discount .* is wrong/),
  );
  if (lost) await uses.insertOne(lost);
  expect(await read(id)).toMatchObject({ uses: 1 });
  expect(await faults()).toEqual([]);
});

it('a metric counts the uses, without those of canceled orders', async () => {
  const usesNow = async () => (await scrape(app.url)).get('mela_discount_uses') ?? Number.NaN;
  const before = await usesNow();
  const { code } = await save({ code: newCode() });
  const id = await orderIdOf(await order(rugs(), code));
  await eventually(async () => expect(await usesNow()).toBe(before + 1));
  await act('cancel', { id });
  await eventually(async () => expect(await usesNow()).toBe(before));
});
