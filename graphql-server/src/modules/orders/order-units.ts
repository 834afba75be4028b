import { unpaidOf } from '@mela/rules/ledger.ts';
import { unshippedOf } from '@mela/rules/order-units.ts';
import type { OrderStatus } from '@mela/rules/transitions.ts';
import type { Order, OrderLine } from './collection.ts';

/** The fields that every canceled order has. */
export const CANCELED = { status: 'CANCELED', payBy: null } as const;

/** The statuses whose unshipped units are reserved. */
const RESERVING: ReadonlySet<OrderStatus> = new Set(['AWAITING_PAYMENT', 'CONFIRMED']);

/** @returns the lines with their unshipped units, without lines that have none */
export function unshippedLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines
    .map((line) => ({ ...line, quantity: unshippedOf(line) }))
    .filter(({ quantity }) => quantity > 0);
}

/** @returns the lines with the units that are reserved for the order */
export function reservedLines({ status, lines }: Pick<Order, 'status' | 'lines'>): OrderLine[] {
  return RESERVING.has(status) ? unshippedLines(lines) : [];
}

/** @returns the status of an order with these lines: shipped if nothing is left to ship, canceled if nothing was shipped */
export function statusWith(
  status: OrderStatus,
  lines: readonly OrderLine[],
): Partial<Pick<Order, 'status' | 'payBy'>> {
  if (status === 'CANCELED') return {};
  if (unshippedLines(lines).length > 0) return status === 'AWAITING_PAYMENT' ? {} : { status: 'CONFIRMED' };
  if (lines.every(({ shipped }) => shipped === 0)) return CANCELED;
  return status === 'DELIVERED' ? {} : { status: 'SHIPPED' };
}

/** @returns what the shopper still has to pay, in minor units */
export function amountDue(order: Pick<Order, 'status' | 'paymentStatus' | 'total' | 'charged'>): number {
  return order.paymentStatus === 'PENDING' && order.status !== 'CANCELED' ? unpaidOf(order) : 0;
}
