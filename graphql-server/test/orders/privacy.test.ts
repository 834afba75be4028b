import { beforeAll, expect, it } from 'vitest';
import { ResponseCache } from '../../src/app/http/response-cache.ts';
import { TERMS_INDEX } from '../../src/modules/orders/collection.ts';
import { Browser } from '../accounts/callers.ts';
import { askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { ADDRESS, buy, openShop, orderOf, place, sell } from './selling-shop.ts';

/** The address of an unreachable mail server. */
const SMTP_URL = 'smtp://127.0.0.1:1';
const app = serveApp({ LOG_LEVEL: 'trace', SMTP_URL }, makeSmallSite());
const owner = new Browser(app);
const shopper = new Browser(app);
const SHOPPER = {
  email: 'zebulon.quillfeather@example.com',
  phone: '+91 98765 12345',
  note: 'Ring the purple bell',
  gstin: '29AAACE1234F1Z2',
  shippingAddress: { ...ADDRESS, name: 'Zebulon Quillfeather', line1: '77 Wisteria Crescent' },
};
/** Personal data that must not be written anywhere. */
const PERSONAL = /quillfeather|zebulon|9876512345|98765 12345|wisteria|purple bell|29AAACE1234F1Z2/i;
/** The lines of the log. The keys and values of the response cache are below. */
const lines: string[] = [];
const cached: string[] = [];
let variantId = '';
let order: { token: string; number: string };
let id = '';

beforeAll(async () => {
  const { write } = process.stderr;
  const { keep } = ResponseCache.prototype;
  process.stderr.write = (line: string | Uint8Array) => lines.push(String(line)) > 0;
  ResponseCache.prototype.keep = function keepNoting(...kept) {
    cached.push(JSON.stringify([kept[0], kept[2]]));
    keep.apply(this, kept);
  };
  await openShop(app, { upiId: 'shop@bank' });
  ({ id: variantId } = await sell(app, 'Muffler', 500, 50));
  order = await buy(app, variantId, 2, { ...SHOPPER, paymentMethod: 'upi' });
  await owner.signUp('owner@mela.example');
  id = (await owner.askFor('{ orders { nodes { id } } }')).orders.nodes[0].id;
  return () => {
    process.stderr.write = write;
    ResponseCache.prototype.keep = keep;
  };
});

const TRACK = 'query ($number: String!, $email: String!) { trackOrder(number: $number, email: $email) }';
const SEARCH = 'query ($search: String) { orders(filter: { search: $search }) { nodes { email } } }';
const MAILS =
  'query ($search: String) { mails(first: 5, filter: { search: $search }) { nodes { id to content { html } source } } }';
const WHOLE = 'query ($token: ID!) { order(token: $token) { email phone shippingAddress { name line1 } } }';
const send = (body: string, headers = {}) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

it('no log, metric or cache contains what a shopper enters and operators read', async () => {
  const { email } = SHOPPER;
  await shopper.askFor(WHOLE, { token: order.token });
  await shopper.askFor(TRACK, { number: order.number, email });
  await shopper.askFor(TRACK, { number: '9', email });
  await fetch(
    `${app.url}/graphql?${new URLSearchParams({ query: WHOLE, variables: JSON.stringify({ token: order.token }) })}`,
  );
  await fetch(`${app.url}/order/${order.token}`);
  await askFor(app, '{ products { nodes { title } } }');
  await owner.askFor(SEARCH, { search: email });
  const { mails } = await owner.askFor(MAILS, { search: email });
  expect(mails.nodes[0].source).toContain(email);
  await fetch(`${app.url}/api/mails/${mails.nodes[0].id}/html`, { headers: { cookie: owner.cookie } });
  await owner.askFor('mutation ($id: ID!) { markOrderPaid(id: $id, note: "Quillfeather paid") { id } }', {
    id,
  });
  await expectNothingTold();
});

it('none of them contains an invalid or unreadable order', async () => {
  const input = await orderOf(app, [{ variantId, quantity: 1 }], SHOPPER);
  await place(app, { ...input, total: 5 });
  await place(app, { ...input, email: `${SHOPPER.email}@` });
  await place(app, { ...input, shippingAddress: { ...SHOPPER.shippingAddress, postalCode: '77 Wisteria' } });
  await place(app, { ...input, unknown: SHOPPER.email });
  await send(`{ "query": "${SHOPPER.email}`);
  await send(JSON.stringify({ query: `{ order(token: "${SHOPPER.email}" }` }));
  await send(JSON.stringify({ query: `{ order(token: "x") { zebulon } }` }));
  await send(JSON.stringify({ query: '{ shop { name } }', variables: {} }), {
    origin: 'https://other.example',
  });
  await fetch(`${app.url}/order?email=${SHOPPER.email}`);
  await expectNothingTold();
});

it('none of them contains the data of an internal failure, as when the database refuses an order', async () => {
  const { orders, outbox } = { orders: app.db.collection('orders'), outbox: app.db.collection('outbox') };
  const errors = () => lines.filter((line) => line.includes('"level":"error"')).length;
  const before = errors();
  const input = await orderOf(app, [{ variantId, quantity: 1 }], SHOPPER);
  await app.db.command({ collMod: orders.collectionName, index: { name: TERMS_INDEX, hidden: true } });
  await app.db.command({ collMod: outbox.collectionName, index: { name: 'to', hidden: true } });
  await owner.ask(SEARCH, { search: SHOPPER.email });
  await owner.ask(MAILS, { search: SHOPPER.email });
  await app.db.command({ collMod: orders.collectionName, index: { name: TERMS_INDEX, hidden: false } });
  await app.db.command({ collMod: outbox.collectionName, index: { name: 'to', hidden: false } });
  for (const { collectionName } of [orders, outbox]) {
    await app.db.command({ collMod: collectionName, validator: { never: 1 } });
    const {
      errors: [error],
    } = await place(app, input);
    expect(error?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    await app.db.command({ collMod: collectionName, validator: {} });
  }
  expect(errors()).toBeGreaterThanOrEqual(before + 4);
  await expectNothingTold();
});

it('with an unreachable mail server the log names no recipient', async () => {
  await eventually(async () => {
    const mails = await app.db
      .collection('outbox')
      .find({ error: { $exists: true } })
      .toArray();
    expect(mails.length).toBeGreaterThan(0);
  });
  await expectNothingTold();
});

it('payment instructions contain the order number, and no name', async () => {
  const { payment } = await buy(app, variantId, 1, { ...SHOPPER, paymentMethod: 'upi' });
  expect(payment.upiUri).toMatch(/^upi:/);
  expect(decodeURIComponent(payment.upiUri)).not.toMatch(PERSONAL);
});

/** Expects personal data in no log line, in no metric, and in no key or value of the cache. */
async function expectNothingTold(): Promise<void> {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toContain('mela_orders_placed_total');
  expect(lines.some((line) => line.includes('"path":"/graphql"'))).toBe(true);
  expect(cached.length).toBeGreaterThan(0);
  const told = [...lines, ...metrics.split('\n'), ...cached];
  expect(told.filter((one) => PERSONAL.test(one) || one.includes(order.token))).toEqual([]);
}
