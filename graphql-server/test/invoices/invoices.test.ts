import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { InvoiceIssuer } from '../../src/modules/invoices/invoice-issuer.ts';
import { Browser } from '../accounts/callers.ts';
import { askFor } from '../graphql/ask.ts';
import { ADDRESS, openShop, orderOf, place, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
let rug: string;
beforeAll(async () => {
  await openShop(app, { taxRegion: 'KA', shippingPercent: 10, taxRate: 18, gstin: '27AAPFU0939F1ZV' });
  rug = (await sell(app, 'Rug', 1_180)).id;
});

const INVOICE = 'number url issuedAt';
const ORDER = `id token number status paymentStatus invoice { ${INVOICE} } refunds { id creditNote { ${INVOICE} } }`;
const placed = async (quantity = 2, fields: object = {}) => {
  const { data } = await place(app, await orderOf(app, [{ variantId: rug, quantity }], fields));
  return { token: data.order.token, ...(await stored(data.order.number)) };
};
const stored = async (number: string) => {
  const found = await app.db.collection('orders').findOne({ number: Number(number) });
  return { id: found?._id.toHexString() ?? '' };
};
const run = (mutation: string, id: string, variables: object = {}) =>
  askFor(app, `mutation ($id: ID!) { order: ${mutation} { ${ORDER} } }`, { id, ...variables }).then(
    ({ order }) => order,
  );
const pay = (id: string) => run('markOrderPaid(id: $id)', id);
const ship = (id: string) => run('fulfilOrder(id: $id, input: {})', id);
const cancel = (id: string) => run('cancelOrderById(id: $id)', id);
const refund = (id: string, input: string, key: string) =>
  run(`refundOrder(id: $id, input: ${input}, idempotencyKey: "${key}")`, id);
const read = (token: string) =>
  askFor(app, `query ($token: ID!) { order(token: $token) { ${ORDER} } }`, { token }).then(
    ({ order }) => order,
  );
const documents = (id: string) =>
  app.db
    .collection('invoices')
    .find({ orderId: { $exists: true } })
    .sort({ issuedAt: 1 })
    .toArray()
    .then((all) => all.filter(({ orderId }) => orderId.toHexString() === id));
const faults = async () => {
  const found: string[] = [];
  for await (const fault of checkData(collectionsOf(app.db))) found.push(fault);
  return found;
};
describe('an order', () => {
  it('has no invoice until it is paid or shipped, and only one after both', async () => {
    const { id, token } = await placed();
    expect((await read(token)).invoice).toBeNull();
    const paid = await pay(id);
    expect(paid.invoice.number).toMatch(/^INV\/\d\d-\d\d\/\d+$/);
    expect((await ship(id)).invoice).toEqual(paid.invoice);
    expect(await documents(id)).toMatchObject([
      {
        ...{ kind: 'INVOICE', total: 259_600, tax: 39_600, orderNumber: 1001, place: { region: 'KA' } },
        seller: { gstin: '27AAPFU0939F1ZV', lines: expect.arrayContaining(['1 Own Street']) },
        buyer: { name: 'Asha Rao' },
        lines: [
          { title: 'Rug', quantity: 2, rate: 18, taxable: 200_000, tax: 36_000, total: 236_000 },
          { title: 'Shipping', quantity: null, taxable: 20_000, tax: 3_600, total: 23_600 },
        ],
        taxes: [
          { kind: 'CGST', rate: 9, taxable: 220_000, amount: 19_800 },
          { kind: 'SGST', rate: 9, taxable: 220_000, amount: 19_800 },
        ],
      },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('gets a credit note for each refund, and the last one has the remaining taxes', async () => {
    const { id, token } = await placed(3);
    const { invoice } = await pay(id);
    await ship(id);
    await refund(id, '{ lines: [{ lineId: "1", quantity: 1 }] }', 'one');
    await refund(id, '{ amount: 10001 }', 'two');
    const order = await refund(
      id,
      '{ lines: [{ lineId: "1", quantity: 2 }], shipping: 35400, amount: 261399 }',
      'all',
    );
    expect(order.paymentStatus).toBe('REFUNDED');
    const notes = (await documents(id)).filter(({ kind }) => kind === 'CREDIT_NOTE');
    expect(notes.map(({ total }) => total)).toEqual([118_000, 10_001, 261_399]);
    expect(notes.every(({ of }) => of === invoice.number)).toBe(true);
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(59_400);
    expect(notes[0]?.['taxes'].map(({ amount }: { amount: number }) => amount)).toEqual([9_000, 9_000]);
    const seen = await read(token);
    expect(seen.refunds.map((one: { creditNote: { number: string } }) => one.creditNote.number)).toEqual(
      notes.map(({ number }) => number),
    );
    expect(await faults()).toEqual([]);
  });

  it('is credited completely if it is canceled unpaid after shipping, and gets another invoice if it continues', async () => {
    const { id } = await placed(1);
    await ship(id);
    const parcel = '{ parcelId: "1", restock: true, outcome: CANCEL }';
    const canceled = await run(`markParcelUndelivered(id: $id, input: ${parcel})`, id);
    expect(canceled.status).toBe('CANCELED');
    expect((await documents(id)).map(({ kind, total }) => [kind, total])).toEqual([
      ['INVOICE', 129_800],
      ['CREDIT_NOTE', 129_800],
    ]);
    await run('reopenOrder(id: $id)', id);
    await pay(id);
    expect((await documents(id)).map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE']);
    expect(await faults()).toEqual([]);
  });

  it('that is canceled before it is shipped or paid has no invoice', async () => {
    const { id } = await placed(1);
    expect((await cancel(id)).invoice).toBeNull();
    expect(await documents(id)).toEqual([]);
  });

  it('keeps its invoice without the buyer when its details are erased', async () => {
    const { id } = await placed(1);
    await pay(id);
    await ship(id);
    await run('markOrderDelivered(id: $id)', id);
    await run('eraseOrderDetails(id: $id)', id);
    const [invoice] = await documents(id);
    expect(invoice).not.toHaveProperty('buyer');
    expect(invoice).not.toHaveProperty('shipTo');
    expect(invoice?.['total']).toBe(129_800);
  });
});

describe('invoice numbers', () => {
  const MANY = 24;

  it('have no gaps, and no payment fails, however many orders are paid and refunded at once', async () => {
    const orders = await Promise.all(
      Array.from({ length: MANY }, (_, index) => placed(1, { email: `shopper${index}@example.com` })),
    );
    const paid = await Promise.all(orders.map(({ id }) => pay(id)));
    expect(new Set(paid.map(({ invoice }) => invoice?.number)).size).toBe(MANY);
    const line = '{ lines: [{ lineId: "1", quantity: 1 }] }';
    const refunded = await Promise.all(orders.slice(0, 12).map(({ id }) => refund(id, line, 'at-once')));
    expect(refunded.every(({ refunds }) => refunds[0]?.creditNote !== null)).toBe(true);
    for (const kind of ['INVOICE', 'CREDIT_NOTE']) {
      const all = await app.db.collection('invoices').find({ kind }).sort({ sequence: 1 }).toArray();
      expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
    }
    expect(await faults()).toEqual([]);
  });

  it('are assigned later if the server was killed between payment and invoice, once with two servers', async () => {
    const orders = await Promise.all([placed(1), placed(2)]);
    const ids = orders.map(({ id }) => ObjectId.createFromHexString(id));
    const { invoicesDue } = collectionsOf(app.db);
    await app.db.collection('orders').updateMany({ _id: { $in: ids } }, { $set: { paymentStatus: 'PAID' } });
    const waiting = ids.map((_id) => ({ _id, since: new Date(Date.now() - 3_600_000), changes: 1 }));
    await invoicesDue.insertMany(waiting);
    expect(await faults()).toEqual(
      expect.arrayContaining([expect.stringContaining('waiting for its invoice')]),
    );
    const issuers = [1, 2].map(() => new InvoiceIssuer(collectionsOf(app.db)));
    await Promise.all(issuers.map((one) => one.issueDue(new AbortController().signal)));
    expect(await invoicesDue.countDocuments({ _id: { $in: ids } })).toBe(0);
    for (const { id } of orders) expect(await documents(id)).toMatchObject([{ kind: 'INVOICE' }]);
    await app.db
      .collection('orders')
      .updateMany({ _id: { $in: ids } }, { $set: { paymentStatus: 'PENDING' } });
  });

  it('that are missing are found by check-data', async () => {
    const { id } = await placed(1);
    const { invoice } = await pay(id);
    const kept = await app.db.collection('invoices').findOneAndDelete({ number: invoice.number });
    expect(await faults()).toEqual([expect.stringContaining('The counter of the series')]);
    await app.db.collection('invoices').insertOne({ ...kept, total: 5 } as never);
    expect(await faults()).toEqual([
      expect.stringContaining('its lines do not add up to its total'),
      expect.stringContaining("the order's total is 129800"),
    ]);
    await app.db.collection('invoices').updateOne({ number: invoice.number }, { $set: { total: 129_800 } });
  });
});

describe('the tables of a month', () => {
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const table = async (name: string, when = month) => {
    const answer = await fetch(new URL(`/api/invoices/return/${name}?month=${when}`, app.url));
    const text = await answer.text();
    const rows = text.replace('\uFEFF', '').trim().split('\r\n').slice(1);
    return { status: answer.status, rows };
  };

  it('separate businesses, consumers, goods and numbers, and contain no formula', async () => {
    const address = { ...ADDRESS, name: '=HYPERLINK("x")' };
    const { id } = await placed(1, { gstin: '29AAGCB7383J1Z4', shippingAddress: address });
    const { invoice } = await pay(id);
    const [business] = (await table('b2b')).rows;
    expect(business).toContain(`29AAGCB7383J1Z4,"'=HYPERLINK(""x"")",${invoice.number},`);
    expect(business).toMatch(/,1298\.00,29-Karnataka,N,Regular,18,1100\.00,$/);
    await refund(id, '{ lines: [{ lineId: "1", quantity: 1 }] }', 'note');
    expect((await table('cdnr')).rows[0]).toMatch(/,C,29-Karnataka,N,Regular,1180\.00,18,1000\.00,$/);
    expect((await table('b2cs')).rows).toEqual([expect.stringMatching(/^OE,29-Karnataka,18,\d+\.\d\d,,$/)]);
    expect((await table('hsn')).rows).toHaveLength(2);
    const docs = (await table('docs')).rows;
    expect(docs.map((row) => row.split(',')[0])).toEqual(expect.arrayContaining(['Credit Note']));
    const all = await app.db.collection('invoices').countDocuments();
    expect((await table('accounting')).rows).toHaveLength(all);
    expect((await table('accounting', '2020-01')).rows).toEqual([]);
  });

  it('are refused for another name, and for an invalid month', async () => {
    expect((await table('b2x')).status).toBe(404);
    expect((await table('b2b', '2026-13')).status).toBe(400);
  });

  it('can be printed in one file', async () => {
    const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const print = (from: string, to: string) =>
      fetch(new URL(`/api/invoices/print?from=${from}&to=${to}`, app.url));
    const answer = await print(day, day);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await print('2020-01-01', '2020-01-02')).status).toBe(404);
    expect((await print(day, '2020-01-02')).status).toBe(400);
    expect((await print('x', day)).status).toBe(400);
  });
});

describe('the PDF of an invoice', () => {
  it('opens from the order page, and is small', async () => {
    const { id, token } = await placed(1);
    const { invoice } = await pay(id);
    const seen = await read(token);
    expect(seen.invoice.number).toBe(invoice.number);
    const answer = await fetch(new URL(seen.invoice.url, app.url));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(40_000);
  });

  it('is drawn for many at once, one after another', async () => {
    const { id, token } = await placed(1);
    await pay(id);
    const { invoice } = await read(token);
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => fetch(new URL(invoice.url, app.url))),
    );
    expect(answers.map(({ status }) => status).every((status) => status === 200)).toBe(true);
  });

  it('is for the team and for holders of the order’s token, and for nobody else', async () => {
    const [one, other] = [await placed(1), await placed(1)];
    const { invoice } = await pay(one.id);
    await pay(other.id);
    const owner = new Browser(app);
    await owner.signUp('owner@shop.test');
    const statusOf = async (url: string) => (await fetch(new URL(url, app.url))).status;
    const { url } = (await read(one.token)).invoice;
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(invoice.url)).toBe(404);
    expect(await statusOf(`${invoice.url}?token=${other.token}`)).toBe(404);
    expect(await statusOf(`${invoice.url}?token=x&token=y`)).toBe(404);
    expect(await statusOf(url.replace(/[0-9a-f]{24}/, 'f'.repeat(24)))).toBe(404);
    const { trackOrder } = await askFor(
      app,
      'query ($number: String!) { trackOrder(number: $number, email: "asha@example.com") }',
      { number: (await read(one.token)).number },
    );
    expect((await read(trackOrder)).invoice).toBeNull();
  });
});
