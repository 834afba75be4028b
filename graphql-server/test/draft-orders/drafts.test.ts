import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scrape } from '../alerts/rules.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { kindsOf } from '../orders/order-acts.ts';
import { ADDRESS, changeSelling, openShop, shelfOf, untilShown } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { eventually, serveApp } from '../serve.ts';
import { draftActsOf, tokenOf } from './draft-acts.ts';

const app = serveApp({}, makeSmallSite());
const { faults } = refundsOf(app);
beforeAll(() => openShop(app, { upiId: 'shop@bank', shippingPercent: 10 }));
afterEach(async () => expect(await faults()).toEqual([]));

const { act, tryTo, inVain, readFor, draftOf } = draftActsOf(app);

const EDIT = `mutation ($id: ID!, $input: OrderEditInput!) {
  editOrder(id: $id, input: $input) { isShippingEntered shipping { amount } total { amount } } }`;

describe('a draft order', () => {
  it('is priced like a cart, with the discount and shipping that the shop entered', async () => {
    const { draft, variantId } = await draftOf(2, { discount: 30_000, shipping: 5_000, note: 'Gift' });
    expect(draft).toMatchObject({
      number: expect.stringMatching(/^D\d+$/),
      token: null,
      status: 'DRAFT',
      paymentStatus: 'PENDING',
      note: 'Gift',
      subtotal: { amount: 200_000 },
      discount: { amount: 30_000 },
      shipping: { amount: 5_000 },
      total: { amount: 175_000 },
      draft: { discount: { amount: 30_000 }, shipping: { amount: 5_000 } },
      isCancellable: false,
      payment: null,
    });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 0 });
    const { orders } = await askFor(app, '{ orders(first: 100) { nodes { id } } }');
    expect(orders.nodes.map(({ id }: { id: string }) => id)).not.toContain(draft.id);
    await eventually(async () =>
      expect((await scrape(app.url)).get('mela_draft_orders_open')).toBeGreaterThanOrEqual(1),
    );
    const { draftOrders } = await askFor(app, '{ draftOrders { totalCount nodes { id number } } }');
    expect(draftOrders.nodes).toContainEqual({ id: draft.id, number: draft.number });
  });

  it('has the link of the storefront that the settings name', async () => {
    await changeSelling(app, { orderUrl: 'https://app.example/orders/{token}' });
    const { draft, token } = await draftOf();
    expect(draft.draft.link).toBe(`https://app.example/orders/${token}`);
    expect(await readFor(token)).toMatchObject({ status: 'DRAFT' });
    await changeSelling(app, { orderUrl: null });
  });

  it('is confirmed by its shopper once, and becomes an ordinary order with the same id and link', async () => {
    const { draft, variantId } = await draftOf();
    const token = tokenOf(draft);
    const seen = await readFor(token);
    expect(seen).toMatchObject({ status: 'DRAFT', id: null, draft: { link: null } });
    expect(seen.draft.paymentMethods).toEqual(['cash_on_delivery', 'upi']);
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryTo('confirm', { token, method: 'upi' })));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const placed = await readFor(token);
    expect(placed).toMatchObject({
      number: expect.stringMatching(/^\d+$/),
      status: 'AWAITING_PAYMENT',
      paymentMethod: 'upi',
      draft: null,
      total: draft.total,
    });
    expect(placed.payment.upiUri).toContain('upi://pay');
    expect(kindsOf(placed)).toEqual(['PLACED']);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 2 });
    const { orderById } = await askFor(app, 'query ($id: ID!) { orderById(id: $id) { number } }', {
      id: draft.id,
    });
    expect(orderById.number).toBe(placed.number);
  });

  it('is placed by the shop, paid or with cash on delivery', async () => {
    const paid = await draftOf();
    expect(await act('place', { id: paid.draft.id, method: 'bank_transfer', isPaid: true })).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
    });
    const cash = await draftOf();
    const placed = await act('place', { id: cash.draft.id, method: 'cash_on_delivery', isPaid: false });
    expect(placed).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PENDING' });
    const again = await act('place', { id: cash.draft.id, method: 'cash_on_delivery', isPaid: false });
    expect(again.number).toBe(placed.number);
  });

  it('is free with a full discount, and then counts as paid', async () => {
    const { draft } = await draftOf(1, { discount: 100_000, shipping: 0 });
    expect(await act('confirm', { token: tokenOf(draft), method: '' })).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      paymentMethod: 'none',
    });
  });

  it('keeps the shipping that the shop entered when items are added, also as an order, until the shop resets it', async () => {
    const { draft, input } = await draftOf(1, { shipping: 5_000 });
    const { draft: lamp } = await draftOf(1);
    const variantId = lamp.lines[0].variantId;
    const lines = [...input.lines, { variantId, quantity: 2 }];
    expect(await act('update', { id: draft.id, input: { ...input, lines } })).toMatchObject({
      ...{ shipping: { amount: 5_000 }, total: { amount: 305_000 } },
    });
    await act('place', { id: draft.id, method: 'upi', isPaid: false });
    const edit = async (changes: object) =>
      (await askFor(app, EDIT, { id: draft.id, input: changes })).editOrder;
    const elsewhere = { ...ADDRESS, region: 'MH', postalCode: '411001' };
    for (const changes of [
      {
        lines: [
          { lineId: '1', quantity: 5 },
          { variantId, quantity: 2 },
        ],
      },
      { lines: [{ lineId: '1', quantity: 4 }] },
      { shippingAddress: elsewhere },
    ])
      expect(await edit(changes)).toMatchObject({ isShippingEntered: true, shipping: { amount: 5_000 } });
    expect(await edit({ resetShipping: true })).toMatchObject({
      ...{ isShippingEntered: false, shipping: { amount: 40_000 }, total: { amount: 440_000 } },
    });
    expect(await edit({ lines: [{ lineId: '1', quantity: 6 }] })).toMatchObject({
      shipping: { amount: 60_000 },
    });
  });

  it('is edited as a whole, and refused if it has changed since', async () => {
    const { draft, input } = await draftOf();
    const changed = { ...input, lines: [{ ...input.lines[0], quantity: 3 }], version: draft.version };
    const edited = await act('update', { id: draft.id, input: changed });
    expect(edited).toMatchObject({ number: draft.number, itemCount: 3, draft: { link: draft.draft.link } });
    expect(await inVain('update', { id: draft.id, input: changed })).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
  });

  it('is emailed to its shopper, if it has an email address', async () => {
    const { draft } = await draftOf();
    expect(kindsOf(await act('send', { id: draft.id }))).toEqual(['LINK_EMAILED']);
    const mails = await app.db.collection('outbox').find({ about: draft.id }).toArray();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['draft-order', 'asha@example.com']]);
    const nowhere = await draftOf(1, { shippingAddress: null, email: null });
    expect((await inVain('send', { id: nowhere.draft.id })).extensions).toMatchObject({
      code: 'CONFLICT',
    });
    const confirmed = await inVain('confirm', { token: tokenOf(nowhere.draft), method: 'upi' });
    expect(confirmed.extensions).toMatchObject({ code: 'CONFLICT' });
  });

  it('is gone once it is deleted', async () => {
    const { draft } = await draftOf();
    const remove = 'mutation ($id: ID!) { deleteDraftOrder(id: $id) }';
    await askFor(app, remove, { id: draft.id });
    expect(await readFor(tokenOf(draft))).toBeNull();
    for (const { extensions } of [
      await askInVain(app, remove, { id: draft.id }),
      await inVain('place', { id: draft.id, method: 'upi', isPaid: false }),
      await inVain('confirm', { token: tokenOf(draft), method: 'upi' }),
    ])
      expect(extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not placed if an item is out of stock, and stays a draft', async () => {
    const { draft } = await draftOf(11);
    const refused = await inVain('confirm', { token: tokenOf(draft), method: 'cash_on_delivery' });
    expect(refused).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(refused.message).toContain('only 10 available');
    expect((await readFor(tokenOf(draft))).status).toBe('DRAFT');
  });

  it.each([
    ['no lines', { lines: [] }],
    ['an unknown product', { lines: [{ variantId: 'a'.repeat(24), quantity: 1 }] }],
    ['too much discount', { discount: 200_001 }],
    ['a negative discount', { discount: -1 }],
    ['negative shipping', { shipping: -1 }],
    ['a wrong email', { email: 'nobody' }],
    ['an address in no state', { shippingAddress: { ...ADDRESS, region: 'XX' } }],
    ['an unknown shipping rate', { shippingRate: 'express' }],
  ])('is refused with %s', async (_, changes) => {
    const { input } = await draftOf();
    const { extensions } = await inVain('create', { input: { ...input, ...changes } });
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('cannot be confirmed by a method that the shop does not offer', async () => {
    const { draft } = await draftOf();
    const refused = await inVain('confirm', { token: tokenOf(draft), method: 'bank_transfer' });
    expect(refused.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is in its customer’s export, and is erased with the customer', async () => {
    const email = 'Erased@example.com';
    const { draft: placed } = await draftOf(1, { email });
    await act('place', { id: placed.id, method: 'upi', isPaid: false });
    await askFor(app, 'mutation ($id: ID!) { cancelOrderById(id: $id) { id } }', { id: placed.id });
    const { draft } = await draftOf(1, { email });
    const { customers } = await askFor(app, '{ customers(filter: { search: "erased" }) { nodes { id } } }');
    const [{ id }] = customers.nodes;
    const exported = await askFor(app, 'query ($id: ID!) { customerExport(id: $id, format: CSV) }', { id });
    expect(exported.customerExport).toContain(`,${draft.number},`);
    await askFor(app, 'mutation ($id: ID!) { eraseCustomer(id: $id) }', { id });
    const { draftOrders } = await askFor(app, '{ draftOrders(first: 100) { nodes { id } } }');
    expect(draftOrders.nodes).not.toContainEqual({ id: draft.id });
  });
});

describe('the list of drafts', () => {
  const list = (variables: object) =>
    askFor(
      app,
      `query ($first: Int! = 20, $after: String, $search: String) {
        draftOrders(first: $first, after: $after, filter: { search: $search }) {
          totalCount nodes { number } pageInfo { hasNextPage endCursor } } }`,
      variables,
    ).then(({ draftOrders }) => draftOrders);
  const numbersOf = ({ nodes }: { nodes: { number: string }[] }) => nodes.map(({ number }) => number);

  it('finds a draft by everything that a team member types', async () => {
    const shippingAddress = { ...ADDRESS, name: 'Zubin Mehta', postalCode: '560099' };
    const { draft } = await draftOf(1, {
      ...{ email: 'zubin@music.example', phone: '+91 98220 99999', shippingAddress },
    });
    const { number } = draft;
    const searches = ['zubin', 'Mehta zub', 'zubin@music.example', '9822099999', '98220 99999', '560099'];
    for (const search of [...searches, number, number.toLowerCase(), number.slice(1), 'rug zubin'])
      expect([search, numbersOf(await list({ search }))]).toEqual([search, [number]]);
    expect(numbersOf(await list({ search: 'Rug', first: 100 }))).toContain(number);
    for (const search of ['zubin nobody', '...', '#999999', '$where', '.*'])
      expect([search, await list({ search })]).toMatchObject([search, { totalCount: 0, nodes: [] }]);
    const { extensions } = await askInVain(
      app,
      'query ($search: String) { draftOrders(filter: { search: $search }) { totalCount } }',
      { search: 'x'.repeat(201) },
    );
    expect(extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is read page by page, newest first, also of a search', async () => {
    const email = 'pages@shop.test';
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) made.push((await draftOf(1, { email })).draft.number);
    const first = await list({ search: email, first: 2 });
    expect([first.totalCount, numbersOf(first)]).toEqual([3, made.slice(1).toReversed()]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list({ search: email, first: 2, after: first.pageInfo.endCursor });
    expect(numbersOf(second)).toEqual(made.slice(0, 1));
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('does not find a draft any more once it is placed', async () => {
    const { draft } = await draftOf(1, { email: 'gone@shop.test' });
    await act('place', { id: draft.id, method: 'upi', isPaid: false });
    expect(await list({ search: 'gone@shop.test' })).toMatchObject({ totalCount: 0 });
  });
});

describe('a draft whose product is withdrawn', () => {
  it('is not placed, and says which product it is', async () => {
    const { draft, variantId } = await draftOf();
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: variantId });
    await untilShown(app, variantId, null);
    for (const refused of [
      await inVain('confirm', { token: tokenOf(draft), method: 'upi' }),
      await inVain('place', { id: draft.id, method: 'upi', isPaid: false }),
    ])
      expect([refused.extensions.code, refused.message]).toEqual([
        'CONFLICT',
        'Rug is no longer for sale. The order is not placed yet.',
      ]);
    expect((await readFor(tokenOf(draft))).status).toBe('DRAFT');
  });
});
