export type OrderStatus = 'DRAFT' | 'AWAITING_PAYMENT' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED' | 'CANCELED';
export type PaymentStatus = 'PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'CHARGEBACK';

/** Everything that a shopper, the team or the shop itself can do with an order. */
export const ORDER_ACTIONS = [
  'cancelByShopper',
  'cancel',
  'reopen',
  'expire',
  'edit',
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
  /** The number of units in parcels that did not come back. */
  shippedCount: number;
  isErased: boolean;
  /** The amount that the shop still has to refund, in minor units; absent: nothing. */
  refundOwed?: number;
  /** Whether the team recorded a refund, which it can undo. */
  hasRefund?: boolean;
  /** Whether it is free: it counts as paid without a payment. */
  isFree?: boolean;
}

const PARTLY_SHIPPED = 'A part of this order has already been shipped';
const ERASED = 'The customer data of this order has been erased';

/** @returns a sentence without its full stop that says why an action is not possible; false if it is */
export function obstacleTo(action: OrderAction, order: OrderState): string | false {
  return OBSTACLES[action](order);
}

/** Whether the shop still has money to return: of a canceled order, or of one that costs less since it was edited. */
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
    (order.paymentStatus !== 'PENDING' &&
      !order.isFree &&
      'This order is paid. Please contact the shop to cancel it'),
  cancel: ({ status, shippedCount }) => {
    if (status === 'DRAFT') return 'This order has not been placed yet';
    if (status === 'CANCELED') return 'This order has already been canceled';
    if (status === 'SHIPPED' || status === 'DELIVERED') return 'This order has already been shipped';
    return shippedCount > 0 && PARTLY_SHIPPED;
  },
  reopen: ({ status, paymentStatus, isErased }) => {
    if (status !== 'CANCELED') return 'This order is not canceled';
    if (isErased) return 'This order cannot be reopened, because its address has been erased';
    const isOpen = paymentStatus === 'PENDING' || paymentStatus === 'PAID';
    return !isOpen && 'The payment of this order has been refunded';
  },
  expire: ({ status }) => status !== 'AWAITING_PAYMENT' && 'This order is not awaiting payment',
  edit: ({ status, shippedCount, isErased }) => {
    if (isErased) return ERASED;
    if (status === 'CANCELED') return 'This order is canceled';
    if (status === 'SHIPPED' || status === 'DELIVERED') return 'This order has already been shipped';
    return shippedCount > 0 && PARTLY_SHIPPED;
  },
  fulfil: ({ status }) => {
    if (status === 'AWAITING_PAYMENT') return 'This order has not been paid yet';
    if (status === 'CANCELED') return 'This order is canceled';
    return status !== 'CONFIRMED' && 'This order has already been shipped completely';
  },
  correctTracking: ({ shippedCount, isErased }) => {
    if (isErased) return ERASED;
    return shippedCount === 0 && 'No parcel of this order is on its way';
  },
  markUndelivered: ({ status, shippedCount }) => {
    if (status === 'DELIVERED') return 'This order is marked as delivered. Undo the delivery first';
    return shippedCount === 0 && 'No parcel of this order is on its way';
  },
  deliver: ({ status }) => {
    if (status === 'DELIVERED') return 'This order has already been delivered';
    return status !== 'SHIPPED' && 'This order has not been shipped completely';
  },
  undoDelivery: ({ status, isErased }) => {
    if (status !== 'DELIVERED') return 'This order is not marked as delivered';
    return isErased && ERASED;
  },
  pay: ({ paymentStatus }) => paymentStatus !== 'PENDING' && 'This order has already been paid',
  undoPayment: ({ paymentStatus, hasRefund, isFree }) => {
    if (isFree) return 'This order is free';
    if (paymentStatus === 'PENDING') return 'This order is not marked as paid';
    if (paymentStatus === 'CHARGEBACK') return 'The payment of this order was charged back';
    return (
      (hasRefund === true || paymentStatus !== 'PAID') &&
      'This payment has a recorded refund. Undo the refund first'
    );
  },
  resolveLatePayment: (order) =>
    (order.status !== 'CANCELED' || !isRefundOwed(order)) && 'No refund is owed for this order',
  refund: (order) => {
    const { paymentStatus, isFree } = order;
    if (isFree) return 'This order is free';
    // A canceled order may have been paid in part, before it was edited.
    if (paymentStatus === 'PENDING') return !isRefundOwed(order) && 'This order has not been paid yet';
    if (paymentStatus === 'CHARGEBACK') return 'The payment of this order was charged back';
    return paymentStatus === 'REFUNDED' && 'This order has already been fully refunded';
  },
  markRefunded: (order) => !isRefundOwed(order) && 'No refund is owed for this order',
  undoRefund: ({ hasRefund }) => !hasRefund && 'This order has no recorded refund',
  correctContact: ({ isErased }) => isErased && ERASED,
  resendEmail: ({ isErased }) => isErased && ERASED,
  erase: (order) => {
    if (order.isErased) return ERASED;
    if (isRefundOwed(order)) return 'This order is owed a refund. Record the refund first';
    return order.status !== 'DELIVERED' && order.status !== 'CANCELED' && 'This order is still open';
  },
};
