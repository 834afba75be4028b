import type { Message } from '@mela/rules/messages.ts';
import { daysLater, isDay, startOfShopDay } from '@mela/rules/shop-days.ts';
import { broken } from '@mela/rules/text.ts';
import type { OrderStatus, PaymentStatus } from '@mela/rules/transitions.ts';
import type { Filter } from 'mongodb';
import type { FieldMessages } from '../../kernel/errors.ts';
import type { Order } from './collection.ts';
import { ordersMessages } from './messages.ts';

/** The statuses that count as sales. Canceled orders do not. */
const SOLD: OrderStatus[] = ['AWAITING_PAYMENT', 'CONFIRMED', 'SHIPPED', 'DELIVERED'];

/** The statuses without money: the shop has not received it yet, or a bank took it back. */
export const UNPAID: PaymentStatus[] = ['PENDING', 'CHARGEBACK'];

/** A figure of the sales reports, named by the orders that it counts. */
export type SalesFigure = 'ORDERS' | 'PAID' | 'UNPAID' | 'REFUNDED' | 'DISCOUNTED';

const FIGURES: Record<SalesFigure, Filter<Order>> = {
  ORDERS: {},
  PAID: { paymentStatus: { $nin: UNPAID } },
  UNPAID: { paymentStatus: { $in: UNPAID } },
  REFUNDED: { refunded: { $gt: 0 } },
  DISCOUNTED: { discount: { $gt: 0 } },
};

/** A filter for the orders that a figure counts. All its fields are in `SALES_INDEX`. */
export function countedIn(figure: SalesFigure): Filter<Order> {
  return { status: { $in: SOLD }, ...FIGURES[figure] };
}

interface Days {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** A filter for the orders that were placed on some days of the shop, both included. null: no bound. */
export function placedOn({ from, to }: Days, timeZone: string): Filter<Order> {
  const start = from ? startOfShopDay(from, timeZone) : null;
  const end = to ? startOfShopDay(daysLater(to, 1), timeZone) : null;
  if (!start && !end) return {};
  return { placedAt: { ...(start && { $gte: start }), ...(end && { $lt: end }) } };
}

/** @returns an error for each bound that is not a date */
export function checkDays({ from, to }: Days): FieldMessages {
  return broken({ from: from ? checkDay(from) : false, to: to ? checkDay(to) : false });
}

export function checkDay(day: string): Message | false {
  return !isDay(day) && ordersMessages.invalidDate;
}
