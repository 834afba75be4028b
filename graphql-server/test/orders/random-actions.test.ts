import { beforeAll, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkInventory } from '../../src/modules/inventory/check-inventory.ts';
import { checkOrders } from '../../src/modules/orders/check-orders.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { serveApp } from '../serve.ts';
import { type CallName, idOf, mutationOf } from './order-acts.ts';
import { ADDRESS, buy, openShop, sell } from './selling-shop.ts';

const SEED = 31;
const ORDERS = 24;
const ACTIONS = 500;
/**
 * The maximum number of actions. There may be many, because rare actions, such as undoing a refund, sometimes
 * take long to become possible.
 */
const MOST_ACTIONS = 3_000;

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { upiId: 'shop@bank' }));

interface Known {
  id: string;
  token: string;
}

/** The variables of each action, valid and invalid ones. */
const VARIABLES: Record<Exclude<CallName, 'resend'>, (random: Random, order: Known) => object> = {
  fulfil: (random, { id }) => ({
    id,
    input: random.pick([{}, { lines: [{ lineId: '1', quantity: random.integer(1, 3) }] }]),
  }),
  pay: (_, { id }) => ({ id, note: 'UTR' }),
  undoPayment: (_, { id }) => ({ id, reason: 'A mistake' }),
  pack: (_, { id }) => ({ id }),
  undoPacking: (_, { id }) => ({ id }),
  deliver: (_, { id }) => ({ id }),
  undoDelivery: (_, { id }) => ({ id, reason: 'A mistake' }),
  cancel: (_, { id }) => ({ id }),
  cancelByShopper: (_, { token }) => ({ token }),
  reopen: (_, { id }) => ({ id }),
  refund: (random, { id }) => ({
    id,
    input: random.pick([{}, { amount: random.integer(0, 150_000), isFinal: random.pick([true, false]) }]),
  }),
  undoRefund: (_, { id }) => ({ id, reason: 'A mistake' }),
  tracking: (random, { id }) => ({
    id,
    input: { parcelId: String(random.integer(1, 3)), carrier: 'Post', isMailed: random.pick([true, false]) },
  }),
  undelivered: (random, { id }) => ({
    id,
    input: {
      parcelId: String(random.integer(1, 4)),
      restock: random.pick([true, false]),
      outcome: random.pick(['SHIP_AGAIN', 'CANCEL']),
    },
  }),
  contact: (random, { id }) => ({
    id,
    input: { email: `asha.${random.integer(1, 99)}@example.com`, shippingAddress: ADDRESS },
  }),
  note: (_, { id }) => ({ id, text: 'Noted' }),
  erase: (_, { id }) => ({ id }),
};
/**
 * Actions that advance an order are more frequent than those that take it back. Final actions are rare, because
 * otherwise most orders would soon be canceled.
 */
const OFTEN: (keyof typeof VARIABLES)[] = [
  'fulfil',
  'fulfil',
  'pack',
  'pay',
  'deliver',
  'deliver',
  'reopen',
  'reopen',
  'refund',
  'undoRefund',
];
const NAMES = [...(Object.keys(VARIABLES) as (keyof typeof VARIABLES)[]), ...OFTEN].filter(
  (name) => name !== 'erase',
);
const LAST_NAMES = [...NAMES, 'erase', 'erase'] as const;

async function placeSome(variants: readonly string[]): Promise<Known[]> {
  const placed: Known[] = [];
  for (let index = 0; index < ORDERS; index += 1) {
    const paymentMethod = index % 2 === 0 ? 'upi' : 'cash_on_delivery';
    const variantId = variants[index % variants.length] ?? '';
    const { token, number } = await buy(app, variantId, 3, { paymentMethod });
    placed.push({ token, id: await idOf(app, number) });
  }
  return placed;
}

async function faults(): Promise<string[]> {
  const collections = collectionsOf(app.db);
  const found: string[] = [];
  for (const check of [checkOrders(collections), checkInventory(collections)])
    for await (const fault of check) found.push(fault);
  return found;
}

it('after any actions in any order, two at a time, orders, payments and stock agree', async () => {
  const random = seededRandom(SEED);
  const counted = await sell(app, 'Rug', 1_000, 50);
  const uncounted = await sell(app, 'Mat', 500);
  const orders = await placeSome([counted.id, uncounted.id]);
  const done = new Map<string, number>();
  const isOver = (step: number) =>
    step >= MOST_ACTIONS || (step >= ACTIONS && done.size === Object.keys(VARIABLES).length);
  for (let step = 0; !isOver(step); step += 2) {
    const calls = [0, 1].map(() => {
      const name = random.pick(step < ACTIONS / 2 ? NAMES : LAST_NAMES);
      return { name, variables: VARIABLES[name](random, random.pick(orders)) };
    });
    const answers = await Promise.all(
      calls.map(({ name, variables }) => ask(app, mutationOf(name, 'status'), variables)),
    );
    for (const [index, { data, errors, text }] of answers.entries()) {
      const name = calls[index]?.name ?? '';
      if (data) done.set(name, (done.get(name) ?? 0) + 1);
      else
        expect(errors[0]?.extensions.code, text).toMatch(/^(CONFLICT|BAD_USER_INPUT|NOT_FOUND|FORBIDDEN)$/);
    }
    if (step % 100 === 0) expect(await faults()).toEqual([]);
  }
  expect(await faults()).toEqual([]);
  // Each action was possible at least once.
  expect([...done.keys()].sort()).toEqual(Object.keys(VARIABLES).sort());
  const { orders: listed } = await askFor(app, '{ orders { totalCount } }');
  expect(listed.totalCount).toBe(ORDERS);
});
