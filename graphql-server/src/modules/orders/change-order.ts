import {
  balanceOf,
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
import { ordersMessages } from './messages.ts';
import { follow } from './order-store.ts';
import { replaceLostToken } from './order-tokens.ts';

/** The result of an action on an order. */
export interface OrderChange {
  /** Excludes the payment status and refunds, which are derived from the payments. */
  set: Partial<Omit<Order, keyof Settlement | 'charged'>>;
  event: OrderEvent;
  payments?: LedgerChange;
  /** Events that the first one causes, such as a cancellation after an undelivered parcel. */
  furtherEvents?: OrderEvent[];
  /** Replaces the earlier events, if present. */
  formerEvents?: OrderEvent[];
  /** Writes further documents of the change, after the order and its payments. */
  write?: (session: ClientSession, payments: readonly Payment[]) => Promise<unknown>;
}

/** The services that change orders. */
export type ChangeServices = Pick<
  OrderServices,
  'orders' | 'orderState' | 'payments' | 'orderListeners' | 'orderFollowers' | 'encryption' | 'disk'
>;

/** Used instead of an action when the outcome of a pending payment arrives. Every order accepts it. */
export const SETTLEMENT = 'settlement';

const MAX_EVENTS = 500;
/** Actions that could be repeated endlessly. An order with too many events rejects them, and accepts all others. */
const REPEATABLE: ReadonlySet<OrderAction | typeof SETTLEMENT | null> = new Set([
  null,
  'reopen',
  'edit',
  'pack',
  'correctTracking',
  'correctContact',
  'resendEmail',
  'undoDelivery',
  'undoPayment',
  'undoRefund',
]);

/**
 * Changes an order, its payments, its stock and the listeners' documents in one transaction. Of two concurrent actions, the second sees
 * the result of the first.
 * @param action null: always allowed
 * @throws UserError if the order does not exist or no longer allows the action
 */
export async function changeOrder(
  services: ChangeServices,
  filter: Filter<Order>,
  action: OrderAction | typeof SETTLEMENT | null,
  change: (order: Order, session: ClientSession) => Promise<OrderChange> | OrderChange,
): Promise<Order> {
  const { orders, orderListeners } = services;
  services.disk.assertWritable();
  const { after: changed, happened } = await inTransaction(orders.db.client, async (session) => {
    await assertNoSwap(orders.db, session);
    const order = await orders.findOne(filter, { session });
    if (!order) throw new UserError('NOT_FOUND', ordersMessages.orderNotFound);
    assertPossible(action, order);
    const changes = await change(order, session);
    const { event, furtherEvents = [] } = changes;
    const payments = await readLedger(services, order._id, session);
    const changedPayments = changedLedger(payments, changes.payments ?? {}, order, event);
    if (changes.payments) assertCovered(changedPayments);
    const set = fieldsAfter(services, order, changes, changedPayments);
    const after = { ...order, ...set };
    // Writes the order first, so that a concurrent action waits here instead of writing the same payment.
    await orders.updateOne({ _id: order._id }, { $set: set }, { session });
    await writeLedger(services, session, payments, changedPayments);
    await changes.write?.(session, changedPayments);
    const events = [event, ...furtherEvents];
    const happened = events.map((one) => ({ order: after, event: one }));
    for (const listener of orderListeners) await listener(session, happened);
    return { after, happened };
  });
  await follow(services, happened);
  await noteChange(services);
  return changed;
}

/** The fields that an action changes, and those derived from the payments. */
function fieldsAfter(
  { encryption }: Pick<OrderServices, 'encryption'>,
  order: Order,
  { set, event, furtherEvents = [], formerEvents = order.events }: OrderChange,
  payments: readonly LedgerEntry[],
): Partial<Order> {
  return {
    ...replaceLostToken(encryption, order),
    // Remove the mark of a packed order, because the packed parcel may no longer match it.
    ...(order.packedAt && (set.lines || set.status) && { packedAt: null }),
    ...set,
    ...settledFields({ ...order, ...set }, payments),
    events: [...formerEvents, event, ...furtherEvents],
    revision: order.revision + 1,
  };
}

/** The fields of an order that are derived from its payments. */
export function settledFields(
  order: Order,
  payments: readonly LedgerEntry[],
): Settlement & Pick<Order, 'charged'> {
  return { ...settlementOf(settledOrder(order), payments), charged: balanceOf(payments).charged };
}

/** The fields of a stored order that are needed to interpret its payments. */
export function settledOrder({ status, total, paymentMethod }: Order): SettledOrder {
  return { status, total, isFree: paymentMethod === NO_PAYMENT };
}

/** Signals the change to watchers. If this fails, they notice the change later. */
async function noteChange({ orderState }: Pick<OrderServices, 'orderState'>): Promise<void> {
  const options = { upsert: true, writeConcern: { w: 1 } } as const;
  await orderState.updateOne({ _id: 'changes' }, { $inc: { count: 1 } }, options).catch(() => {});
}

export function shippedCount({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((count, { shipped }) => count + shipped, 0);
}

/** The fields of a stored order that determine the possible actions. */
export function stateOf(order: Order): OrderState {
  const { hasRefund } = recordedPayment(order.events, order.total);
  return {
    ...order,
    shippedCount: shippedCount(order),
    hasRefund,
    isFree: order.paymentMethod === NO_PAYMENT,
  };
}

/** @throws UserError if the order does not allow the action in its current state */
export function assertPossible(action: OrderAction | typeof SETTLEMENT | null, order: Order): void {
  const obstacle = action !== null && action !== SETTLEMENT && obstacleTo(action, stateOf(order));
  if (obstacle) throw new UserError('CONFLICT', obstacle);
  if (REPEATABLE.has(action)) assertRoom(order);
}

/** @throws UserError if refunds, including pending ones, would exceed the payment */
function assertCovered(payments: readonly LedgerEntry[]): void {
  if (unrefundedOf(payments) < 0) throw new UserError('CONFLICT', ordersMessages.refundsExceedPayment);
}

/** @throws UserError if the order has so many events that it only accepts final actions */
export function assertRoom({ events }: Order): void {
  if (events.length >= MAX_EVENTS) throw new UserError('CONFLICT', ordersMessages.maximumSize);
}

/**
 * @param version the version that the caller read. null: any
 * @throws UserError if the order has changed since
 */
export function assertVersion(
  { number, revision }: Pick<Order, 'number' | 'revision'>,
  version: number | null | undefined,
): void {
  if (version == null || version === revision) return;
  throw new UserError('CONFLICT', ordersMessages.changedByOthers({ number }));
}

/** @throws UserError for an invalid order id */
export function byId(id: unknown): Filter<Order> {
  const _id = parseObjectId(id);
  if (!_id) throw new UserError('NOT_FOUND', ordersMessages.orderNotFound);
  return { _id };
}
