import { orderMessages } from '#messages/order.ts';
import type { Message } from './messages.ts';

export type OrderStatus = 'DRAFT' | 'AWAITING_PAYMENT' | 'CONFIRMED' | 'SHIPPED' | 'DELIVERED' | 'CANCELED';
export type PaymentStatus = 'PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'CHARGEBACK';

/** Everything that a shopper, the team or the shop itself can do with an order. */
export const ORDER_ACTIONS = [
  'cancelByShopper',
  'cancel',
  'reopen',
  'expire',
  'edit',
  'pack',
  'undoPacking',
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
  /** When the items to ship were packed. Absent or null: not packed. */
  packedAt?: string | Date | null;
  /** The amount that the shop still has to refund, in minor units; absent: nothing. */
  refundOwed?: number;
  /** Whether the team recorded a refund, which it can undo. */
  hasRefund?: boolean;
  /** Whether the order is free, so that it counts as paid without a payment. */
  isFree?: boolean;
}

/** @returns why an action is not possible; false if it is */
export function obstacleTo(action: OrderAction, order: OrderState): Message | false {
  return OBSTACLES[action](order);
}

/**
 * Whether the shop still has to refund money, because the order was canceled, or costs less since an edit.
 */
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

const OBSTACLES: Record<OrderAction, (order: OrderState) => Message | false> = {
  cancelByShopper: (order) =>
    OBSTACLES.cancel(order) ||
    (order.paymentStatus !== 'PENDING' && !order.isFree && orderMessages.paidOrder),
  cancel: ({ status, shippedCount }) => {
    if (status === 'DRAFT') return orderMessages.notPlaced;
    if (status === 'CANCELED') return orderMessages.alreadyCanceled;
    if (status === 'SHIPPED' || status === 'DELIVERED') return orderMessages.alreadyShipped;
    return shippedCount > 0 && orderMessages.partlyShipped;
  },
  reopen: ({ status, paymentStatus, isErased }) => {
    if (status !== 'CANCELED') return orderMessages.notCanceled;
    if (isErased) return orderMessages.addressErased;
    const isOpen = paymentStatus === 'PENDING' || paymentStatus === 'PAID';
    return !isOpen && orderMessages.paymentRefunded;
  },
  expire: ({ status }) => status !== 'AWAITING_PAYMENT' && orderMessages.notAwaitingPayment,
  edit: ({ status, shippedCount, isErased }) => {
    if (isErased) return orderMessages.dataErased;
    if (status === 'CANCELED') return orderMessages.isCanceled;
    if (status === 'SHIPPED' || status === 'DELIVERED') return orderMessages.alreadyShipped;
    return shippedCount > 0 && orderMessages.partlyShipped;
  },
  pack: (order) => OBSTACLES.fulfil(order) || (Boolean(order.packedAt) && orderMessages.alreadyPacked),
  undoPacking: ({ packedAt }) => !packedAt && orderMessages.notPacked,
  fulfil: ({ status }) => {
    if (status === 'AWAITING_PAYMENT') return orderMessages.notPaid;
    if (status === 'CANCELED') return orderMessages.isCanceled;
    return status !== 'CONFIRMED' && orderMessages.completelyShipped;
  },
  correctTracking: ({ shippedCount, isErased }) => {
    if (isErased) return orderMessages.dataErased;
    return shippedCount === 0 && orderMessages.noParcelUnderWay;
  },
  markUndelivered: ({ status, shippedCount }) => {
    if (status === 'DELIVERED') return orderMessages.undoDeliveryFirst;
    return shippedCount === 0 && orderMessages.noParcelUnderWay;
  },
  deliver: ({ status }) => {
    if (status === 'DELIVERED') return orderMessages.alreadyDelivered;
    return status !== 'SHIPPED' && orderMessages.notCompletelyShipped;
  },
  undoDelivery: ({ status, isErased }) => {
    if (status !== 'DELIVERED') return orderMessages.notDelivered;
    return isErased && orderMessages.dataErased;
  },
  pay: ({ paymentStatus }) => paymentStatus !== 'PENDING' && orderMessages.alreadyPaid,
  undoPayment: ({ paymentStatus, hasRefund, isFree }) => {
    if (isFree) return orderMessages.isFree;
    if (paymentStatus === 'PENDING') return orderMessages.notMarkedAsPaid;
    if (paymentStatus === 'CHARGEBACK') return orderMessages.chargedBack;
    return (hasRefund === true || paymentStatus !== 'PAID') && orderMessages.undoRefundFirst;
  },
  resolveLatePayment: (order) =>
    (order.status !== 'CANCELED' || !isRefundOwed(order)) && orderMessages.noRefundOwed,
  refund: (order) => {
    const { paymentStatus, isFree } = order;
    if (isFree) return orderMessages.isFree;
    // A canceled order with the status PENDING may have been paid in part, before an edit raised its total.
    if (paymentStatus === 'PENDING') return !isRefundOwed(order) && orderMessages.notPaid;
    if (paymentStatus === 'CHARGEBACK') return orderMessages.chargedBack;
    return paymentStatus === 'REFUNDED' && orderMessages.fullyRefunded;
  },
  markRefunded: (order) => !isRefundOwed(order) && orderMessages.noRefundOwed,
  undoRefund: ({ hasRefund }) => !hasRefund && orderMessages.noRefund,
  correctContact: ({ isErased }) => isErased && orderMessages.dataErased,
  resendEmail: ({ isErased }) => isErased && orderMessages.dataErased,
  erase: (order) => {
    if (order.isErased) return orderMessages.dataErased;
    if (isRefundOwed(order)) return orderMessages.recordRefundFirst;
    return order.status !== 'DELIVERED' && order.status !== 'CANCELED' && orderMessages.stillOpen;
  },
};
