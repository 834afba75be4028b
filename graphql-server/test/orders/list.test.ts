import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { REFUND_INDEX, STATUS_INDEX } from '../../src/modules/orders/collection.ts';
import { countRefundsOwed } from '../../src/modules/orders/list-orders.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { ADDRESS, buy, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
const LIST = `query ($first: Int! = 20, $after: String, $filter: OrderFilter, $orderBy: OrderOrder! = { field: PLACED_AT, direction: DESC }) {
  orders(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    nodes { id number total { amount } } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount openCount
  }
}`;
const list = (variables: object = {}) => askFor(app, LIST, variables).then(({ orders }) => orders);
const numbersOf = async (variables: object = {}) =>
  (await list(variables)).nodes.map(({ number }: { number: string }) => Number(number));

beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank' });
  const { id } = await sell(app, 'Stool', 100);
  const people: [string, string, number, string][] = [
    ['Asha Rao', 'asha@example.com', 1, 'upi'],
    ['Ravi Kumar', 'ravi.k@example.com', 3, 'cash_on_delivery'],
    ['Åsa Öberg', 'mail@oberg.se', 2, 'cash_on_delivery'],
    ['आशा देवी', 'devi@example.in', 2, 'upi'],
  ];
  for (const [name, email, quantity, paymentMethod] of people) {
    await buy(app, id, quantity, { email, paymentMethod, shippingAddress: { ...ADDRESS, name } });
  }
  const { nodes } = await list({ filter: { search: '1002' } });
  const { id: ravis } = nodes[0];
  await askFor(
    app,
    'mutation ($id: ID!) { fulfilOrder(id: $id, input: {}) { id } markOrderPaid(id: $id) { id } }',
    {
      id: ravis,
    },
  );
});

describe('the orders', () => {
  it('are listed newest first, and counted', async () => {
    const all = await list();
    expect(all.nodes.map(({ number }: { number: string }) => number)).toEqual([
      '1004',
      '1003',
      '1002',
      '1001',
    ]);
    expect(all).toMatchObject({ totalCount: 4, openCount: 3, pageInfo: { hasNextPage: false } });
  });

  it.each([
    [{ search: '1003' }, [1003]],
    [{ search: '#1003' }, [1003]],
    [{ search: 'asha' }, [1001]],
    [{ search: 'AS' }, [1003, 1001]],
    [{ search: 'åsa' }, [1003]],
    [{ search: 'rao ash' }, [1001]],
    [{ search: 'rao kumar' }, []],
    [{ search: 'ravi.k@ex' }, [1002]],
    [{ search: 'ravi.k@ex\0' }, [1002]],
    [{ search: '1003\0' }, [1003]],
    [{ search: 'ravi.k' }, [1002]],
    [{ search: 'आशा' }, [1004]],
    [{ search: 'example.com' }, []],
    [{ search: '%' }, []],
    [{ search: '.*' }, []],
    [{ search: '99999' }, []],
    [{ status: 'SHIPPED' }, [1002]],
    [{ status: 'AWAITING_PAYMENT' }, [1004, 1001]],
    [{ paymentStatus: 'PAID' }, [1002]],
    [{ paymentStatus: 'PENDING', status: 'CONFIRMED' }, [1003]],
    [{ paymentStatus: 'PENDING', search: 'as' }, [1003, 1001]],
    [{ status: null, paymentStatus: null, search: ' ' }, [1004, 1003, 1002, 1001]],
  ])('are found by %j', async (filter, numbers) => {
    expect(await numbersOf({ filter })).toEqual(numbers);
    expect((await list({ filter })).totalCount).toBe(numbers.length);
  });

  it.each([
    [{ field: 'PLACED_AT', direction: 'ASC' }, [1001, 1002, 1003, 1004]],
    [{ field: 'TOTAL', direction: 'DESC' }, [1002, 1004, 1003, 1001]],
    [{ field: 'TOTAL', direction: 'ASC' }, [1001, 1003, 1004, 1002]],
    [{ field: 'TOTAL' }, [1002, 1004, 1003, 1001]],
  ])('are read page by page in the order %j', async (orderBy, numbers) => {
    const read: number[] = [];
    let after: string | null = null;
    for (let more = true; more; ) {
      const page = await list({ first: 1, after, orderBy });
      read.push(...page.nodes.map(({ number }: { number: string }) => Number(number)));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(read).toEqual(numbers);
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: Buffer.from('["TOTAL","DESC",1,1]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('["PLACED_AT","DESC",{"$gt":1}]').toString('base64url') }, 'after'],
    [{ filter: { search: 'x'.repeat(201) } }, 'search'],
    [{ filter: { search: 'a b c d e f g h i j k l' } }, 'search'],
  ])('are not listed by %j', async (variables, field) => {
    const { code, fieldErrors } = (await askInVain(app, LIST, variables)).extensions;
    expect([code, Object.keys(fieldErrors ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });
});

it('a search full of punctuation is refused', async () => {
  const search = `a${'\u0315'.repeat(22_000)}${'\u0323'.repeat(22_000)}`;
  const { fieldErrors } = (await askInVain(app, LIST, { filter: { search } })).extensions;
  expect(fieldErrors).toHaveProperty('search');
});

/** The orders' queries during a function: the indexes used for counting, and the number of keys read. */
async function countsOf(work: () => Promise<unknown>) {
  await app.db.command({ profile: 2 });
  await work();
  await app.db.command({ profile: 0 });
  const profile = app.db.collection('system.profile');
  const counted = await profile.find({ 'command.aggregate': 'orders' }).toArray();
  await profile.drop();
  return counted.map(({ command, keysExamined }) => [command.hint, keysExamined]);
}

it('all orders are counted without reading each of them', async () => {
  const counts = await countsOf(async () => expect((await list()).totalCount).toBe(4));
  expect(counts.map(([hint]) => hint)).toEqual([STATUS_INDEX]);
});

describe('an order is tracked', () => {
  const track = (number: string, email: string) =>
    askFor(
      app,
      'query ($number: String!, $email: String!) { token: trackOrder(number: $number, email: $email) }',
      {
        number,
        email,
      },
    ).then(({ token }) => token);

  it('by its number and email address', async () => {
    const token = await track('1001', 'asha@example.com');
    const numbers = [' #1001 ', 'Order 1001', 'order #1001', '10 01', '१००१', 'Order १००१'];
    const found = await Promise.all(numbers.map((number) => track(number, 'Asha@Example.COM')));
    const read = 'query ($token: ID!) { order(token: $token) { number isReadOnly } }';
    for (const one of [token, ...found]) {
      const { order } = await askFor(app, read, { token: one });
      expect(order).toEqual({ number: '1001', isReadOnly: true });
    }
  });

  it.each([
    ['1001', 'ravi.k@example.com'],
    ['1001', ''],
    ['9999', 'asha@example.com'],
    ['', ''],
    ['1e3', 'asha@example.com'],
    ['0'.repeat(500), 'asha@example.com'],
  ])('by nothing else: %s and %s', async (number, email) => {
    expect(await track(number, email)).toBeNull();
  });
});

it('owed refunds are found without reading all canceled orders', async () => {
  const { id: variantId } = await sell(app, 'Bench', 100);
  const cancel = 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }';
  for (let placed = 0; placed < 3; placed += 1)
    await askFor(app, cancel, { token: (await buy(app, variantId)).token });
  const [{ id }] = (await list({ first: 1 })).nodes;
  await askFor(app, 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }', { id });
  const orders = collectionsOf(app.db);
  const counts = await countsOf(async () => expect(await countRefundsOwed(orders)).toBe(1));
  expect(counts).toEqual([[REFUND_INDEX, 1]]);
  const owed = await list({ filter: { isRefundOwed: true, search: 'asha' } });
  expect([owed.nodes.map((one: { id: string }) => one.id), owed.totalCount]).toEqual([[id], 1]);
  const byTotal = { field: 'TOTAL', direction: 'ASC' };
  expect((await list({ filter: { isRefundOwed: true }, orderBy: byTotal })).nodes).toHaveLength(1);
});
