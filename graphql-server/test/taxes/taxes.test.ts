import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { updateProduct } from '../graphql/shop.ts';
import { inShort, readHistory, undo, type WireChange } from '../history/ask-history.ts';
import { changeSelling, openShop, orderOf, place, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
let rug: string;
let book: string;
let category: string;
beforeAll(async () => {
  await openShop(app, { taxRegion: 'KA', shippingPercent: 0, taxRate: 18 });
  const sold = await sell(app, 'Rug', 1_000);
  rug = sold.id;
  category = sold.category?.id ?? '';
  book = (await sell(app, 'Book', 500)).id;
});
afterEach(async () => {
  for (const { id } of await classes()) await remove(id);
  await changeSelling(app, { pricesIncludeTax: true, shippingPercent: 0 });
});

const CLASS = 'id version name rate hsn isExempt isDefault categoryIds';
const SAVE = `mutation ($input: TaxClassInput!) { taxClass: saveTaxClass(input: $input) { ${CLASS} } }`;
const classes = () => askFor(app, `{ classes: taxClasses { ${CLASS} } }`).then((data) => data.classes);
const save = (fields: object) => askFor(app, SAVE, { input: input(fields) }).then(({ taxClass }) => taxClass);
const input = (fields: object) => ({ name: 'Reduced', rate: 5, ...fields });
const remove = (id: string) => askFor(app, 'mutation ($id: ID!) { deleteTaxClass(id: $id) { id } }', { id });
const chosen = (value: string | null, name = 'class') => [{ module: 'taxes', name, value }];
const faults = async () => {
  const found: string[] = [];
  for await (const fault of checkData(collectionsOf(app.db))) found.push(fault);
  return found;
};

const CART = `query ($input: CartInput!) { cart(input: $input) { subtotal { amount } shipping { amount } tax { amount } total { amount }
  isTaxIncluded taxes { kind rate taxable { amount } amount { amount } } } }`;
const KARNATAKA = { country: 'IN', region: 'KA', postalCode: '560001' };
const cartOf = (ids: string[], destination: object = KARNATAKA) => {
  const lines = ids.map((variantId) => ({ variantId, quantity: 1 }));
  return askFor(app, CART, { input: { lines, destination } }).then(({ cart }) => cart);
};
const ratesOf = async (id: string): Promise<[kind: string, rate: number][]> => {
  const { taxes } = await cartOf([id]);
  return taxes.map(({ kind, rate }: { kind: string; rate: number }) => [kind, rate]);
};
const HALVES_OF_18 = [
  ['CGST', 9],
  ['SGST', 9],
];
const HALVES_OF_5 = [
  ['CGST', 2.5],
  ['SGST', 2.5],
];

describe('the tax of a product', () => {
  it('is that of the selling settings, unless a class applies', async () => {
    await save({ name: 'For nothing', rate: 40 });
    expect(await ratesOf(rug)).toEqual(HALVES_OF_18);
  });

  it('is that of its own class, of its category, or of the default class', async () => {
    await save({ isDefault: true });
    expect(await ratesOf(rug)).toEqual(HALVES_OF_5);
    const ofCategory = await save({ name: 'Category', rate: 12, categoryIds: [category] });
    expect(await ratesOf(rug)).toEqual([
      ['CGST', 6],
      ['SGST', 6],
    ]);
    const own = await save({ name: 'Own', rate: 28 });
    await updateProduct(app, rug, { customFields: chosen(own.id) });
    await eventually(async () => expect((await ratesOf(rug))[0]).toEqual(['CGST', 14]));
    expect((await ratesOf(book))[0]).toEqual(['CGST', 6]);
    await remove(own.id);
    await remove(ofCategory.id);
    expect(await ratesOf(rug)).toEqual(HALVES_OF_5);
    // A product keeps the choice of a deleted class, and can be saved with it.
    await updateProduct(app, rug, { title: 'Rug', customFields: chosen(own.id) });
    await updateProduct(app, rug, { customFields: chosen(null) });
  });

  it('must be one of the classes', async () => {
    const { extensions } = await askInVain(
      app,
      'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
      { id: rug, input: { customFields: chosen('f'.repeat(24)) } },
    );
    expect(extensions.fieldErrors).toEqual({ 'customFields.taxes.class': expect.any(String) });
  });

  it('is offered with its rate in the product form', async () => {
    const { id } = await save({});
    const query = '{ productFields { module name type } productFieldChoices { module name value label } }';
    const { productFields, productFieldChoices } = await askFor(app, query);
    const own = productFields.filter(({ module }: { module: string }) => module === 'taxes');
    expect(own).toEqual([
      { module: 'taxes', name: 'class', type: 'CHOICE' },
      { module: 'taxes', name: 'hsn', type: 'TEXT' },
    ]);
    expect(productFieldChoices).toEqual([
      { module: 'taxes', name: 'class', value: id, label: 'Reduced (5 %)' },
    ]);
    await updateProduct(app, rug, { customFields: chosen(id) });
    const [change] = (await readHistory(app)) as [WireChange];
    expect(change.fields[0]?.after).toMatchObject({
      lists: [{ name: 'Tax class', values: ['Reduced (5 %)'] }],
    });
    await updateProduct(app, rug, { customFields: chosen(null) });
  });
});

describe('an order', () => {
  it('stores rates, HSN codes and exemption, regardless of later changes of the classes', async () => {
    const exempt = await save({ name: 'Books', rate: 0, isExempt: true, hsn: '4901' });
    await save({ isDefault: true, hsn: '570242' });
    await updateProduct(app, book, { customFields: chosen(exempt.id) });
    await eventually(async () => expect(await ratesOf(book)).toEqual([]));
    const lines = [rug, book].map((variantId) => ({ variantId, quantity: 1 }));
    const { data } = await place(app, await orderOf(app, lines));
    for (const { id } of await classes()) await remove(id);
    await updateProduct(app, book, { customFields: chosen(null) });
    const query =
      '($id: ID!) { orderById(id: $id) { isTaxIncluded tax { amount } lines { taxRate hsn isTaxExempt } taxes { kind rate } } }';
    const { orderById } = await askFor(app, `query ${query}`, { id: await orderId(data.order.number) });
    expect(orderById).toEqual({
      isTaxIncluded: true,
      tax: { amount: 2 * 2_381 },
      lines: [
        { taxRate: 5, hsn: '570242', isTaxExempt: false },
        { taxRate: 0, hsn: '4901', isTaxExempt: true },
      ],
      taxes: HALVES_OF_5.map(([kind, rate]) => ({ kind, rate })),
    });
    expect(await faults()).toEqual([]);
  });

  it('is charged tax on top if prices do not include it, also on shipping', async () => {
    await changeSelling(app, { pricesIncludeTax: false, shippingPercent: 10 });
    await save({ isDefault: true, rate: 18 });
    const cart = await cartOf([rug], { country: 'IN', region: 'MH', postalCode: '400001' });
    expect(cart).toEqual({
      ...{ subtotal: { amount: 100_000 }, shipping: { amount: 10_000 }, tax: { amount: 19_800 } },
      ...{ total: { amount: 129_800 }, isTaxIncluded: false },
      taxes: [{ kind: 'IGST', rate: 18, taxable: { amount: 110_000 }, amount: { amount: 19_800 } }],
    });
    const { data } = await place(app, await orderOf(app, [{ variantId: rug, quantity: 1 }]));
    expect(data.order.total.amount).toBe(129_800);
    const id = await orderId(data.order.number);
    await askFor(app, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id });
    const { orderById } = await askFor(
      app,
      'query ($id: ID!) { orderById(id: $id) { refundable { shipping { amount } lines { paid { amount } } } } }',
      { id },
    );
    expect(orderById.refundable).toEqual({
      shipping: { amount: 11_800 },
      lines: [{ paid: { amount: 118_000 } }],
    });
    const refund =
      'mutation ($id: ID!, $input: RefundInput!) { refundOrder(id: $id, input: $input, idempotencyKey: "r1") { paymentStatus } }';
    const input = { lines: [{ lineId: '1', quantity: 1 }], shipping: 11_800 };
    expect((await askFor(app, refund, { id, input })).refundOrder.paymentStatus).toBe('REFUNDED');
    expect(await faults()).toEqual([]);
    const mails = await app.db.collection('outbox').find({ kind: 'order-placed' }).toArray();
    expect(mails.at(-1)?.['data']).toMatchObject({ isTaxAdded: true, tax: 19_800 });
  });
});

async function orderId(number: string): Promise<string> {
  const order = await app.db.collection('orders').findOne({ number: Number(number) });
  return order?._id.toHexString() ?? '';
}

describe('tax classes', () => {
  it('have one default at a time, and undoing restores it', async () => {
    const first = await save({ name: 'First', isDefault: true });
    await save({ name: 'Second', isDefault: true });
    const isDefault = async () =>
      (await classes()).map((one: { name: string; isDefault: boolean }) => [one.name, one.isDefault]);
    expect(await isDefault()).toEqual([
      ['First', false],
      ['Second', true],
    ]);
    const [lost] = (await readHistory(app, { of: { kind: 'TAX_CLASS', id: first.id } })) as [WireChange];
    expect(inShort(lost)).toEqual({ IS_DEFAULT: [true, false] });
    await undo(app, lost);
    expect(await isDefault()).toEqual([
      ['First', true],
      ['Second', false],
    ]);
    expect(await faults()).toEqual([]);
  });

  it('share neither names nor categories', async () => {
    await save({ categoryIds: [category] });
    const failed = async (fields: object) =>
      (await askInVain(app, SAVE, { input: input(fields) })).extensions.fieldErrors;
    expect(await failed({ name: 'REDUCED' })).toEqual({ name: expect.any(String) });
    expect(await failed({ name: 'Other', categoryIds: [category] })).toEqual({
      categoryIds: 'One of these categories is already in the tax class Reduced',
    });
    expect(await failed({ name: 'Other', categoryIds: ['f'.repeat(24)] })).toEqual({
      categoryIds: expect.stringContaining('deleted'),
    });
    expect(await failed({ name: 'Other', rate: 5, isExempt: true })).toEqual({ rate: expect.any(String) });
  });

  it('are changed by one of two operators who have read the same version', async () => {
    const { id } = await save({});
    const change = (name: string) => ask(app, SAVE, { input: { ...input({ name }), id, version: 1 } });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1]);
  });

  it('are restored after a deletion', async () => {
    const taxClass = await save({ hsn: '6109', categoryIds: [category] });
    await remove(taxClass.id);
    const [deleted] = (await readHistory(app)) as [WireChange];
    expect(deleted).toMatchObject({ subject: 'TAX_CLASS', action: 'DELETED', subjectName: 'Reduced' });
    await undo(app, deleted);
    expect(await classes()).toEqual([{ ...taxClass, version: 1 }]);
  });

  it('are checked by check-data', async () => {
    await save({});
    await app.db.collection('taxClasses').updateMany({}, { $set: { rate: -1, isDefault: true } });
    expect(await faults()).toEqual([expect.stringContaining('Tax class Reduced: Rate must')]);
  });
});
