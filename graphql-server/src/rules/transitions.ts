export type OrderStatus = 'AWAITING_PAYMENT' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED' | 'CANCELED';
export type PaymentStatus = 'PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'CHARGEBACK';

/** What can be done with an order. */
export type OrderAction =
  | 'cancelByShopper'
  | 'cancel'
  | 'fulfil'
  | 'deliver'
  | 'pay'
  | 'resolveLatePayment'
  | 'erase'
  | 'expire';

/** Of an order what decides about it. */
export interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** How many pieces were shipped. */
  shippedCount: number;
  isErased: boolean;
}

const SHIPPED = 'A part of this order is shipped already';

/** @returns why an action is not possible, as a sentence without its full stop; false where it is. */
export function obstacleTo(action: OrderAction, order: OrderState): string | false {
  return OBSTACLES[action](order);
}

/** Whether an order is canceled and its payment still here: the shop has to say what becomes of it. */
export function hasLatePayment({
  status,
  paymentStatus,
}: Pick<OrderState, 'status' | 'paymentStatus'>): boolean {
  return status === 'CANCELED' && paymentStatus === 'PAID';
}

const OBSTACLES: Record<OrderAction, (order: OrderState) => string | false> = {
  cancelByShopper: (order) =>
    OBSTACLES.cancel(order) ||
    (order.paymentStatus !== 'PENDING' && 'This order is paid: ask the shop to cancel it'),
  cancel: ({ status, shippedCount }) => {
    if (status === 'CANCELED') return 'This order is canceled already';
    if (status === 'SHIPPED' || status === 'DELIVERED') return 'This order is shipped already';
    return shippedCount > 0 && SHIPPED;
  },
  fulfil: ({ status }) => {
    if (status === 'AWAITING_PAYMENT') return 'This order is not paid yet';
    if (status === 'CANCELED') return 'This order is canceled';
    return status !== 'CONFIRMED' && 'All of this order is shipped already';
  },
  deliver: ({ status }) => {
    if (status === 'DELIVERED') return 'This order has arrived already';
    return status !== 'SHIPPED' && 'Not all of this order is shipped yet';
  },
  pay: ({ paymentStatus }) => paymentStatus !== 'PENDING' && 'This order is paid already',
  resolveLatePayment: (order) =>
    !hasLatePayment(order) && 'This order has no payment that something must become of',
  erase: (order) => {
    if (order.isErased) return 'The details of this order are erased already';
    if (hasLatePayment(order)) return 'Say first what becomes of the payment of this order';
    return order.status !== 'DELIVERED' && order.status !== 'CANCELED' && 'This order is not over yet';
  },
  expire: ({ status }) => status !== 'AWAITING_PAYMENT' && 'This order waits for no payment',
};
