import {
  type LedgerEntry,
  type SettledOrder,
  type Settlement,
  settlementOf,
  unrefundedOf,
} from '@mela/rules/ledger.ts';
import { recordedPayment } from '@mela/rules/order-payments.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import { type OrderAction, type OrderState, obstacleTo } from '@mela/rules/transitions.ts';
import type { ClientSession, Filter } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { assertNoSwap } from '../../kernel/mongodb/swap.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import type { Payment } from '../payments/collection.ts';
import { changedLedger, type LedgerChange, readLedger, writeLedger } from '../payments/ledger.ts';
import type { Order } from './collection.ts';
import type { OrderServices } from './context.ts';
import type { OrderEvent } from './events.ts';
import { replaceLostToken } from './order-tokens.ts';

/** The result of an action on an order. */
export interface OrderChange {
  /** Payment status and refunds are not among them: they follow from the payments. */
  set: Partial<Omit<Order, keyof Settlement>>;
  event: OrderEvent;
  payments?: LedgerChange;
  /** Events that follow from the first, such as the cancellation after a parcel came back. */
  furtherEvents?: OrderEvent[];
  /** The events until now, where they change. */
  formerEvents?: OrderEvent[];
  /** Writes what belongs to the change, once the order and its payments are written. */
  write?: (session: ClientSession, payments: readonly Payment[]) => Promise<unknown>;
}

/** The services that change orders. */
export type ChangeServices = Pick<
  OrderServices,
  'orders' | 'orderState' | 'payments' | 'orderListeners' | 'encryption' | 'disk'
>;

/** In place of an action: the outcome of a payment that is under way. Every order takes it. */
export const SETTLEMENT = 'settlement';

const MAX_EVENTS = 500;
/** Actions that could be repeated without end. An order with too many events takes no more of them; all others stay possible. */
const REPEATABLE: ReadonlySet<OrderAction | typeof SETTLEMENT | null> = new Set([
  null,
  'reopen',
  'correctTracking',
  'correctContact',
  'resendEmail',
  'undoDelivery',
  'undoPayment',
  'undoRefund',
]);

/**
 * Changes an order, its payments, its stock and what the listeners write in one transaction. Of two concurrent actions the second
 * sees the result of the first.
 * @param action null: possible at any time
 * @throws UserError where there is no such order, or the action is not possible any more
 */
export async function changeOrder(
  services: ChangeServices,
  filter: Filter<Order>,
  action: OrderAction | typeof SETTLEMENT | null,
  change: (order: Order, session: ClientSession) => Promise<OrderChange> | OrderChange,
): Promise<Order> {
  const { orders, orderListeners } = services;
  services.disk.assertWritable();
  const changed = await inTransaction(orders.db.client, async (session) => {
    await assertNoSwap(orders.db, session);
    const order = await orders.findOne(filter, { session });
    if (!order) throw new UserError('NOT_FOUND', 'Order not found');
    assertPossible(action, order);
    const changes = await change(order, session);
    const { event, furtherEvents = [] } = changes;
    const payments = await readLedger(services, order._id, session);
    const changedPayments = changedLedger(payments, changes.payments ?? {}, order, event);
    if (changes.payments) assertCovered(changedPayments);
    const set = fieldsAfter(services, order, changes, changedPayments);
    const after = { ...order, ...set };
    // The order comes first: of two actions at once, the second waits here instead of writing the same payment.
    await orders.updateOne({ _id: order._id }, { $set: set }, { session });
    await writeLedger(services, session, payments, changedPayments);
    await changes.write?.(session, changedPayments);
    const events = [event, ...furtherEvents];
    const happened = events.map((one) => ({ order: after, event: one }));
    for (const listener of orderListeners) await listener(session, happened);
    return after;
  });
  await noteChange(services);
  return changed;
}

/** The fields of an order that an action changes, with those that follow from its payments. */
function fieldsAfter(
  { encryption }: Pick<OrderServices, 'encryption'>,
  order: Order,
  { set, event, furtherEvents = [], formerEvents = order.events }: OrderChange,
  payments: readonly LedgerEntry[],
): Partial<Order> {
  return {
    ...replaceLostToken(encryption, order),
    ...set,
    ...settlementOf(settledOrder({ ...order, ...set }), payments),
    events: [...formerEvents, event, ...furtherEvents],
    revision: order.revision + 1,
  };
}

/** The part of a stored order that decides what its payments mean. */
export function settledOrder({ status, total, paymentMethod }: Order): SettledOrder {
  return { status, total, isFree: paymentMethod === NO_PAYMENT };
}

/** Tells those who watch all orders. Without it they see it later. */
async function noteChange({ orderState }: Pick<OrderServices, 'orderState'>): Promise<void> {
  const options = { upsert: true, writeConcern: { w: 1 } } as const;
  await orderState.updateOne({ _id: 'changes' }, { $inc: { count: 1 } }, options).catch(() => {});
}

export function shippedCount({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((count, { shipped }) => count + shipped, 0);
}

/** The part of a stored order that decides which actions are possible. */
export function stateOf(order: Order): OrderState {
  const { hasRefund } = recordedPayment(order.events, order.total);
  return {
    ...order,
    shippedCount: shippedCount(order),
    hasRefund,
    isFree: order.paymentMethod === NO_PAYMENT,
  };
}

function assertPossible(action: OrderAction | typeof SETTLEMENT | null, order: Order): void {
  const obstacle = action !== null && action !== SETTLEMENT && obstacleTo(action, stateOf(order));
  if (obstacle) throw new UserError('CONFLICT', `${obstacle}.`);
  if (REPEATABLE.has(action)) assertRoom(order);
}

/** @throws UserError where refunds, with those under way, would exceed what was paid */
function assertCovered(payments: readonly LedgerEntry[]): void {
  if (unrefundedOf(payments) < 0)
    throw new UserError('CONFLICT', 'Refunds of this order, with those under way, would exceed its payment.');
}

/** @throws UserError for an order with so many events that it takes only those that end it */
export function assertRoom({ events }: Order): void {
  if (events.length >= MAX_EVENTS)
    throw new UserError('CONFLICT', 'So much was written to this order that nothing more fits.');
}

/** @throws UserError for what is no id of an order */
export function byId(id: unknown): Filter<Order> {
  const _id = parseObjectId(id);
  if (!_id) throw new UserError('NOT_FOUND', 'Order not found');
  return { _id };
}
