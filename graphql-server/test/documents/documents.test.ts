import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../accounts/callers.ts';
import { askFor } from '../graphql/ask.ts';
import { buy, openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
let rug: string;
beforeAll(async () => {
  await openShop(app, { taxRegion: 'KA', taxRate: 18, gstin: '27AAPFU0939F1ZV' });
  rug = (await sell(app, 'Rug & mat', 1_180)).id;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, app.url), { headers, redirect: 'manual' });
const kindOf = async (path: string) => {
  const answer = await get(path);
  return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
};
const placed = async (email = 'asha@example.com') => {
  const { token, number } = await buy(app, rug, 2, { email });
  const stored = await app.db.collection('orders').findOne({ number: Number(number) });
  return { token, number: Number(number), id: stored?._id.toHexString() ?? '' };
};
const pay = (id: string) => askFor(app, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id });
const refund = (id: string, amount: number) =>
  askFor(
    app,
    'mutation ($id: ID!, $input: RefundInput!, $key: String!) { refundOrder(id: $id, input: $input, idempotencyKey: $key) { id } }',
    { id, input: { amount }, key: `refund-${id}-${amount}` },
  );
const DOCUMENTS =
  'documents { id kind number isCanceled pageUrl url sheet { title rows notes words totals { label amount } } }';
const read = async (token: string) => {
  const { order } = await askFor(app, `query ($token: ID!) { order(token: $token) { ${DOCUMENTS} } }`, {
    token,
  });
  return order.documents;
};
const PDF = [200, 'application/pdf'];

describe('the documents of an order', () => {
  it('are listed with their content, and open as PDF and as a page', async () => {
    const { id, token } = await placed();
    expect(await read(token)).toEqual([]);
    await pay(id);
    await refund(id, 1_000);
    const [invoice, note] = await read(token);
    expect([invoice.kind, note.kind]).toEqual(['INVOICE', 'CREDIT_NOTE']);
    expect(invoice.sheet.rows[0]).toEqual(['Rug & mat', '', '2', '₹2,000', '18%', '₹360', '₹2,360']);
    expect(note.sheet.notes).toEqual([`This credit note is for the invoice ${invoice.number}.`]);
    expect(await kindOf(invoice.url)).toEqual(PDF);
    const answer = await get(note.pageUrl);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    const page = await (await get(invoice.pageUrl)).text();
    expect(page).toContain('<td>Rug &#38; mat</td>');
    expect(page).toContain(`href="${invoice.url.replaceAll('&', '&#38;')}"`);
  });

  it('open from emails by the order’s token, without a name', async () => {
    const { id, token } = await placed('mails@example.com');
    const path = (kind = '') => `/api/invoices/of-order?${kind}token=${encodeURIComponent(token)}`;
    const html = { accept: 'text/html,*/*' };
    const early = await get(path(), html);
    expect([early.status, early.headers.get('location')]).toEqual([303, `/order/${token}`]);
    expect((await get(path())).status).toBe(404);
    await pay(id);
    expect(await kindOf(path())).toEqual(PDF);
    expect((await get(path('kind=credit-notes&'))).status).toBe(404);
    await refund(id, 1_000);
    await refund(id, 2_000);
    expect(await kindOf(path('kind=credit-notes&'))).toEqual(PDF);
    expect((await get('/api/invoices/of-order', html)).status).toBe(404);
    const mails = await app.db
      .collection('outbox')
      .find({ to: 'mails@example.com' })
      .sort({ _id: 1 })
      .toArray();
    const linked = mails.map(({ kind, data }) => [
      kind,
      data.links?.map(({ path }: { path: string }) => path),
    ]);
    const invoice = '/api/invoices/of-order';
    expect(linked).toEqual([
      ['order-placed', undefined],
      ['order-paid', [invoice]],
      ['order-refunded', [invoice, `${invoice}?kind=credit-notes`]],
      ['order-refunded', [invoice, `${invoice}?kind=credit-notes`]],
    ]);
  });
});

describe('a print of many orders', () => {
  it('is one file: packing slips of all, invoices of those that have one', async () => {
    const orders = await Promise.all([placed(), placed(), placed()]);
    const numbers = orders.map(({ number }) => number).sort();
    const named = `orders=${numbers[0]}-${numbers[2]}`;
    expect(await kindOf(`/api/orders/packing-slips?${named}`)).toEqual(PDF);
    expect((await get(`/api/invoices/print?${named}`)).status).toBe(404);
    const first = orders.find(({ number }) => number === numbers[0]);
    await pay(first?.id ?? '');
    const answer = await get(`/api/invoices/print?${named}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-orders-without-invoice')).toBe(`${numbers[1]}-${numbers[2]}`);
  });

  it.each(['', '?orders=', '?orders=x', '?orders=1-501', '?orders=9-8'])(
    'are refused for %j',
    async (query) => {
      expect((await get(`/api/orders/packing-slips${query}`)).status).toBe(400);
    },
  );

  it('of unknown orders is not found', async () => {
    expect((await get('/api/orders/packing-slips?orders=5')).status).toBe(404);
    expect((await get('/api/invoices/print?orders=5')).status).toBe(404);
  });

  it('is for the team only', async () => {
    const owner = new Browser(app);
    await owner.signUp('owner@shop.test');
    expect((await get('/api/orders/packing-slips?orders=1001')).status).toBe(401);
    expect((await get('/api/invoices/print?orders=1001')).status).toBe(401);
  });
});
