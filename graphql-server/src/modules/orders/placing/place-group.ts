import type { ClientSession } from 'mongodb';
import type { Outcome } from '../../../kernel/batch.ts';
import { assertNoSwap } from '../../../kernel/mongodb/swap.ts';
import { takeNumbers } from '../../../kernel/sequences.ts';
import { reserve } from '../../inventory/reserve.ts';
import { type Offers, readOffers } from '../cart/offers.ts';
import type { Buyers } from '../cart/price-adjustments.ts';
import { FIRST_NUMBER, KEY_INDEX, type Order } from '../collection.ts';
import { happenedTo, type OrderStore } from '../order-store.ts';
import type { Attempt } from './attempt.ts';
import { decideGroup } from './decide-group.ts';
import { makeOrder } from './make-order.ts';

/** Places a group of orders in one transaction. @returns the outcome of each, and the new orders */
export async function placeGroup(
  store: OrderStore,
  session: ClientSession,
  attempts: readonly Attempt[],
): Promise<{ outcomes: Outcome<Order>[]; orders: Order[] }> {
  await assertNoSwap(store.orders.db, session);
  const placed = await findPlaced(store, session, attempts);
  const ids = attempts.flatMap(({ order }) => order.lines.map(({ variantId }) => variantId));
  const offers = await readOffers(store, ids, session, buyersOf(attempts));
  const { accepted, outcomes } = decideGroup(attempts, offers, placed);
  if (accepted.length === 0) return { outcomes, orders: [] };
  const numbers = { first: FIRST_NUMBER, count: accepted.length };
  const first = await takeNumbers(store.orderState, session, 'last', numbers);
  const orders = accepted.map(({ attempt, cart }, index) =>
    makeOrder(attempt, cart, offers.settings, first + index, store.encryption),
  );
  for (const [index, { places }] of accepted.entries()) {
    for (const place of places) outcomes[place] = { result: orders[index] as Order };
  }
  await keep(store, session, orders, offers);
  return { outcomes, orders };
}

function buyersOf(attempts: readonly Attempt[]): Buyers {
  return {
    coupons: [...new Set(attempts.flatMap(({ order }) => order.coupon ?? []))],
    emails: [...new Set(attempts.map(({ order }) => order.email.toLowerCase()))],
  };
}

async function findPlaced(
  { orders }: OrderStore,
  session: ClientSession,
  attempts: readonly Attempt[],
): Promise<Map<string, Order>> {
  const keys = attempts.map(({ keyHash }) => keyHash);
  const found = await orders.find({ keyHash: { $in: keys } }, { session, hint: KEY_INDEX }).toArray();
  return new Map(found.map((order) => [order.keyHash, order]));
}

async function keep(
  store: OrderStore,
  session: ClientSession,
  orders: readonly Order[],
  { levels }: Pick<Offers, 'levels'>,
): Promise<void> {
  const lines = orders.flatMap((order) => order.lines);
  const short = await reserve(store, session, lines, levels);
  if (short.length > 0) throw new Error('A document that was read within a transaction no longer existed.');
  await store.orders.insertMany(orders, { session });
  for (const listener of store.orderListeners) await listener(session, happenedTo(orders));
}
