import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Encryption } from '../../src/kernel/encryption.ts';
import type { OrderServices } from '../../src/modules/orders/context.ts';
import { expireOrders } from '../../src/modules/orders/expire-orders.ts';
import { Browser, invited, programOf } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { buy, openShop, sell, WHOLE_ORDER } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const owner = new Browser(app);
const shopper = new Browser(app);
let viewer: Browser;
let editor: Browser;
let program: Browser;
let variantId = '';

const EMAIL = 'asha@example.com';
const READ = `query ($token: ID!) { order(token: $token) { ${WHOLE_ORDER} isReadOnly } }`;
const TRACK =
  'query ($number: String!, $email: String!) { token: trackOrder(number: $number, email: $email) }';
const CANCEL = 'mutation ($token: ID!) { cancelOrder(token: $token) { status token } }';
const EMAIL_LINK = 'mutation ($token: ID!) { sent: emailOrderLink(token: $token) }';
const FIND = 'query ($number: String) { orders(filter: { search: $number }) { nodes { id } } }';
const EVENTS = 'query ($id: ID!) { orderById(id: $id) { events { kind by note actor { kind name id } } } }';

beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank' });
  ({ id: variantId } = await sell(app, 'Shawl', 1_000));
  await owner.signUp('owner@shop.test');
  viewer = await invited(owner, app, 'viewer@shop.test', 'VIEWER');
  editor = await invited(owner, app, 'editor@shop.test', 'EDITOR');
  program = await programOf(owner, app, ['READ', 'ORDERS']);
});

const idOf = async (number: string): Promise<string> =>
  (await owner.askFor(FIND, { number })).orders.nodes[0].id;
const track = async (number: string): Promise<string> =>
  (await shopper.askFor(TRACK, { number, email: EMAIL })).token;
const eventsOf = async (id: string) => (await owner.askFor(EVENTS, { id })).orderById.events;
const lastMail = async (id: string) =>
  (await app.db.collection('outbox').find({ about: id }).sort({ _id: -1 }).toArray())[0];

/** The email files of an order, decoded. */
async function filesOf(id: string): Promise<string[]> {
  const mails = await app.db.collection('outbox').find({ about: id }).toArray();
  const folder = join(app.dataDir, 'mail');
  // While an email is being written its file has another name.
  const written = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const names = written.filter((name) => mails.some(({ _id }) => name.includes(String(_id))));
  const texts = names.map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

describe('the token of a shopper’s link', () => {
  it('is returned to no operator and no API token, in any query', async () => {
    const { token, number } = await buy(app, variantId);
    const id = await idOf(number);
    await editor.askFor('mutation ($id: ID!) { addOrderNote(id: $id, text: "x") { id } }', { id });
    const { mails } = await owner.askFor(
      'query ($id: ID!) { mails(filter: { orderId: $id }) { nodes { id } } }',
      { id },
    );
    const mailId = mails.nodes[0].id;
    for (const caller of [viewer, editor, owner, program]) {
      const { orders } = await caller.askFor(`{ orders(first: 1) { nodes { ${WHOLE_ORDER} } } }`);
      expect(orders.nodes[0].token).toBeNull();
      const answers = [
        await caller.ask(`query ($id: ID!) { orderById(id: $id) { ${WHOLE_ORDER} } }`, { id }),
        await caller.ask(
          '{ mails(first: 5) { nodes { subject error content { subject html text } source } } }',
        ),
        await caller.ask('{ mailPreview(kind: ORDER_LINK) { html text } }'),
        await caller.ask('{ history { nodes { subjectName } } }'),
      ].map(({ text }) => text);
      const headers = { ...caller.headers, cookie: caller.cookie };
      const page = await fetch(`${app.url}/api/mails/${mailId}/html`, { headers });
      expect(page.status).toBe(200);
      for (const text of [...answers, await page.text()]) expect(text).not.toContain(token);
      expect(answers[1]).toContain('/order/%E2%80%A2%E2%80%A2%E2%80%A2');
    }
    const changed = await editor.askFor('mutation ($id: ID!) { markOrderPaid(id: $id) { token } }', { id });
    expect(changed.markOrderPaid.token).toBeNull();
  });

  it('is stored in no readable form, and is in the email', async () => {
    const { token, number } = await buy(app, variantId);
    const id = await idOf(number);
    for (const { name } of await app.db.listCollections().toArray()) {
      const documents = await app.db.collection(name).find().toArray();
      expect(JSON.stringify(documents).includes(token), name).toBe(false);
    }
    await eventually(async () => expect((await filesOf(id)).join()).toContain(`/order/${token}`));
  });

  it('is returned to the client that placed the order, again for the same key, and to its holder', async () => {
    const { token } = await buy(app, variantId);
    expect((await shopper.askFor(READ, { token })).order).toMatchObject({
      token,
      isReadOnly: false,
      id: null,
    });
  });
});

describe('a tracking token', () => {
  it('reads the order without personal details', async () => {
    const { number } = await buy(app, variantId, 1, {
      phone: '9876543210',
      note: 'Ring the purple bell',
      gstin: '29AAACE1234F1Z2',
      paymentMethod: 'upi',
    });
    const token = await track(number);
    const { order } = await shopper.askFor(READ, { token });
    expect(order).toMatchObject({ number, isReadOnly: true, token: null, id: null, isCancellable: false });
    expect(order).toMatchObject({ email: '', phone: null, note: null, gstin: null });
    expect(order).toMatchObject({ shippingAddress: null, billingAddress: null, lines: [{ title: 'Shawl' }] });
    const id = await idOf(number);
    await editor.askFor('mutation ($id: ID!) { cancelOrderById(id: $id, reason: "Asha moved") { id } }', {
      id,
    });
    const after = JSON.stringify((await shopper.askFor(READ, { token })).order);
    expect(after).not.toMatch(/\b(asha|rao|mg road|purple bell|editor)\b|98765|29AAACE/i);
  });

  it('changes nothing, and says how to change the order', async () => {
    const { number, token: link } = await buy(app, variantId);
    const token = await track(number);
    expect(token).not.toContain(link);
    const error = onlyError(await shopper.ask(CANCEL, { token }));
    expect(error).toMatchObject({
      message: expect.stringContaining('link'),
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await shopper.askFor(READ, { token: link })).order.status).toBe('CONFIRMED');
  });

  it('is invalid if one of its letters differs', async () => {
    const { number } = await buy(app, variantId);
    const token = await track(number);
    for (const guess of [
      token.slice(0, -1),
      `${token}A`,
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ]) {
      expect((await shopper.askFor(READ, { token: guess })).order, guess).toBeNull();
      expect(onlyError(await shopper.ask(CANCEL, { token: guess })).extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('the link is emailed', () => {
  it('to the order’s address, with a token that can change the order, and recorded as an event', async () => {
    const { number, token: link } = await buy(app, variantId);
    const id = await idOf(number);
    expect(await shopper.askFor(EMAIL_LINK, { token: await track(number) })).toEqual({ sent: true });
    expect(await lastMail(id)).toMatchObject({ kind: 'order-link', to: EMAIL });
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'LINK_EMAILED', actor: { kind: 'SHOPPER' } });
    const kinds = (await shopper.askFor(READ, { token: link })).order.events.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toEqual(['PLACED']);
    await eventually(async () => expect((await filesOf(id)).join()).toMatch(/Subject: Manage your order/));
    expect((await filesOf(id)).filter((text) => text.includes(`/order/${link}`))).toHaveLength(2);
    expect((await shopper.askFor(CANCEL, { token: link })).cancelOrder.status).toBe('CANCELED');
  });

  it('once in five minutes and five times a day, however many ask at once, always with the same response', async () => {
    const { number } = await buy(app, variantId);
    const [id, token] = [await idOf(number), await track(number)];
    const links = () => app.db.collection('outbox').countDocuments({ about: id, kind: 'order-link' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.ask(EMAIL_LINK, { token })));
    for (const wrong of ['x', `${token}A`, 'f'.repeat(32)])
      answers.push(await shopper.ask(EMAIL_LINK, { token: wrong }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await links()).toBe(1);
    const orders = app.db.collection('orders');
    for (let times = 0; times < 8; times += 1) {
      const at = new Date(Date.now() - 10 * 60_000);
      await orders.updateOne(
        { number: Number(number) },
        { $set: { 'events.$[sent].at': at } },
        { arrayFilters: [{ 'sent.kind': 'LINK_EMAILED', 'sent.at': { $gt: at } }] },
      );
      await shopper.ask(EMAIL_LINK, { token });
    }
    expect(await links()).toBe(5);
  });

  it('to nobody once the order was erased, and then no email file is left', async () => {
    const { number, token: link } = await buy(app, variantId);
    const [id, token] = [await idOf(number), await track(number)];
    await shopper.ask(EMAIL_LINK, { token });
    await shopper.askFor(CANCEL, { token: link });
    await eventually(async () => expect(await filesOf(id)).toHaveLength(3));
    const mails = await app.db.collection('outbox').find({ about: id }).toArray();
    const names = async () =>
      (await readdir(join(app.dataDir, 'mail'))).filter((name) =>
        mails.some(({ _id }) => name.includes(String(_id))),
      );
    expect(await names()).toHaveLength(3);
    await owner.askFor('mutation ($id: ID!) { eraseOrderDetails(id: $id) { id } }', { id });
    expect(await names()).toEqual([]);
    expect((await shopper.askFor(EMAIL_LINK, { token })).sent).toBe(true);
    expect(await app.db.collection('outbox').countDocuments({ about: id })).toBe(0);
  });
});

describe('an event records who caused it', () => {
  it('a shopper, whose email says that they asked for it', async () => {
    const { number, token } = await buy(app, variantId);
    const id = await idOf(number);
    await shopper.askFor(CANCEL, { token });
    const shopperEvent = { by: null, actor: { kind: 'SHOPPER', name: null, id: null } };
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'PLACED', ...shopperEvent },
      { kind: 'CANCELED', ...shopperEvent },
    ]);
    expect((await lastMail(id))?.['data']).toMatchObject({ cause: 'SHOPPER', reason: null });
  });

  it('an operator by account, even one who is signed in and uses the shopper’s link', async () => {
    for (const cancel of ['admin', 'link']) {
      const { number, token } = await buy(app, variantId);
      const id = await idOf(number);
      if (cancel === 'link') await editor.askFor(CANCEL, { token });
      else
        await editor.askFor('mutation ($id: ID!) { cancelOrderById(id: $id, reason: "Torn") { id } }', {
          id,
        });
      const { session } = await editor.askFor('{ session { operator { id } } }');
      expect((await eventsOf(id)).at(-1)).toMatchObject({
        kind: 'CANCELED',
        by: 'Editor',
        actor: { kind: 'OPERATOR', name: 'Editor', id: session.operator.id },
      });
      const reason = cancel === 'link' ? null : 'Torn';
      expect((await lastMail(id))?.['data']).toMatchObject({ cause: 'SHOP', reason });
      const { order } = await shopper.askFor(
        'query ($token: ID!) { order(token: $token) { events { by note actor { kind name id } } } }',
        { token },
      );
      const seen = { by: null, note: reason, actor: { kind: 'OPERATOR', name: null, id: null } };
      expect(order.events.at(-1)).toEqual(seen);
    }
  });

  it('an API token by its name', async () => {
    const { number } = await buy(app, variantId);
    const id = await idOf(number);
    await program.askFor('mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'PAID',
      actor: { kind: 'API_TOKEN', name: 'Script, a token of Owner', id: expect.any(String) },
    });
  });

  it('the system, if an order was not paid in time', async () => {
    const { number } = await buy(app, variantId, 1, { paymentMethod: 'upi' });
    const id = await idOf(number);
    const services = {
      ...collectionsOf(app.db),
      orderListeners: [],
      orderFollowers: [],
      disk: { assertWritable() {} },
      encryption: new Encryption({ secretsKey: null, dataDir: app.dataDir }),
    } as unknown as OrderServices;
    await expireOrders(services, new Date(Date.now() + 1_000 * 60 * 60 * 1_000));
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'EXPIRED',
      actor: { kind: 'SYSTEM', name: null },
    });
  });

  it('if known, for orders of former versions', async () => {
    const { number } = await buy(app, variantId);
    const event = (kind: string, more: object) => ({ id: kind, kind, at: new Date(), by: null, ...more });
    const events = [
      event('PLACED', { isByShopper: true }),
      event('PAID', { by: 'Asha' }),
      event('SHIPPED', { by: 'Script, a token of Asha' }),
      event('EXPIRED', {}),
    ];
    await app.db.collection('orders').updateOne({ number: Number(number) }, { $set: { events } });
    const kinds = (await eventsOf(await idOf(number))).map(
      ({ actor }: { actor: { kind: string } }) => actor.kind,
    );
    expect(kinds).toEqual(['SHOPPER', 'OPERATOR', 'API_TOKEN', 'SYSTEM']);
  });
});
