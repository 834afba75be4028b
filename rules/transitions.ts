export type OrderStatus = 'AWAITING_PAYMENT' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED' | 'CANCELED';
export type PaymentStatus = 'PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'CHARGEBACK';

/** Everything that a shopper, the team or the shop's clock can do with an order. */
export const ORDER_ACTIONS = [
  'cancelByShopper',
  'cancel',
  'reopen',
  'expire',
  'fulfil',
  'correctTracking',
  'markUndelivered',
  'deliver',
  'undoDelivery',
  'pay',
  'undoPayment',
  'resolveLatePayment',
  'refund',
  'markRefunded',
  'undoRefund',
  'correctContact',
  'resendEmail',
  'erase',
] as const;

export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** The part of an order that decides which actions are possible. */
export interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** How many pieces are in parcels that did not come back. */
  shippedCount: number;
  isErased: boolean;
  /** What the shop still has to pay back, in minor units; absent: nothing. */
  refundOwed?: number;
  /** Whether the team recorded a refund, which it can undo. */
  hasRefund?: boolean;
  /** Whether it costs nothing: it counts as paid, without a payment. */
  isFree?: boolean;
}

const PARTLY_SHIPPED = 'A part of this order is shipped already';
const ERASED = 'The details of this order are erased already';

/** @returns why an action is not possible, as a sentence without its full stop; false where it is possible. */
export function obstacleTo(action: OrderAction, order: OrderState): string | false {
  return OBSTACLES[action](order);
}

/** Whether the shop has money of a canceled order. */
export function isRefundOwed({ refundOwed = 0 }: Pick<OrderState, 'refundOwed'>): boolean {
  return refundOwed > 0;
}

/** Whether some, but not all, of an order is on its way. */
export function isPartlyShipped({
  status,
  shippedCount,
}: Pick<OrderState, 'status' | 'shippedCount'>): boolean {
  return status === 'CONFIRMED' && shippedCount > 0;
}

const OBSTACLES: Record<OrderAction, (order: OrderState) => string | false> = {
  cancelByShopper: (order) =>
    OBSTACLES.cancel(order) ||
    (order.paymentStatus !== 'PENDING' && !order.isFree && 'This order is paid: ask the shop to cancel it'),
  cancel: ({ status, shippedCount }) => {
    if (status === 'CANCELED') return 'This order is canceled already';
    if (status === 'SHIPPED' || status === 'DELIVERED') return 'This order is shipped already';
    return shippedCount > 0 && PARTLY_SHIPPED;
  },
  reopen: ({ status, paymentStatus, isErased }) => {
    if (status !== 'CANCELED') return 'This order is not canceled';
    if (isErased) return 'The address of this order is erased, so it cannot be reopened';
    const isOpen = paymentStatus === 'PENDING' || paymentStatus === 'PAID';
    return !isOpen && 'The payment of this order is refunded';
  },
  expire: ({ status }) => status !== 'AWAITING_PAYMENT' && 'This order waits for no payment',
  fulfil: ({ status }) => {
    if (status === 'AWAITING_PAYMENT') return 'This order is not paid yet';
    if (status === 'CANCELED') return 'This order is canceled';
    return status !== 'CONFIRMED' && 'All of this order is shipped already';
  },
  correctTracking: ({ shippedCount, isErased }) => {
    if (isErased) return ERASED;
    return shippedCount === 0 && 'Nothing of this order is on its way';
  },
  markUndelivered: ({ status, shippedCount }) => {
    if (status === 'DELIVERED') return 'This order is marked as delivered: undo that first';
    return shippedCount === 0 && 'Nothing of this order is on its way';
  },
  deliver: ({ status }) => {
    if (status === 'DELIVERED') return 'This order has arrived already';
    return status !== 'SHIPPED' && 'Not all of this order is shipped yet';
  },
  undoDelivery: ({ status, isErased }) => {
    if (status !== 'DELIVERED') return 'This order is not marked as delivered';
    return isErased && ERASED;
  },
  pay: ({ paymentStatus }) => paymentStatus !== 'PENDING' && 'This order is paid already',
  undoPayment: ({ paymentStatus, hasRefund, isFree }) => {
    if (isFree) return 'This order costs nothing';
    if (paymentStatus === 'PENDING') return 'This order is not marked as paid';
    if (paymentStatus === 'CHARGEBACK') return 'The bank of the payer took the payment of this order back';
    return (
      (hasRefund === true || paymentStatus !== 'PAID') &&
      'A refund of this payment is recorded: undo that first'
    );
  },
  resolveLatePayment: (order) => !isRefundOwed(order) && 'No refund is owed for this order',
  refund: ({ paymentStatus, isFree }) => {
    if (isFree) return 'This order costs nothing';
    if (paymentStatus === 'PENDING') return 'This order is not paid yet';
    if (paymentStatus === 'CHARGEBACK') return 'The bank of the payer took the payment of this order back';
    return paymentStatus === 'REFUNDED' && 'All of the payment of this order is refunded already';
  },
  markRefunded: (order) => !isRefundOwed(order) && 'No refund is owed for this order',
  undoRefund: ({ hasRefund }) => !hasRefund && 'No refund of this order is recorded',
  correctContact: ({ isErased }) => isErased && ERASED,
  resendEmail: ({ isErased }) => isErased && ERASED,
  erase: (order) => {
    if (order.isErased) return ERASED;
    if (isRefundOwed(order)) return 'A refund is owed for this order: record it first';
    return order.status !== 'DELIVERED' && order.status !== 'CANCELED' && 'This order is not over yet';
  },
};
