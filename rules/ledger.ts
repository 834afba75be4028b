import type { OrderStatus, PaymentStatus } from './transitions.ts';

export type PaymentKind = 'CHARGE' | 'REFUND';

/** Only succeeded payments count. A canceled one was recorded by mistake, or never took place. */
type PaymentState = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED';

/** The part of a payment that decides what an order's payment status is. */
export interface LedgerEntry {
  kind: PaymentKind;
  state: PaymentState;
  /** In minor units, never negative. */
  amount: number;
  /** Of a refund: the shop owes nothing more after it, even where it refunded less than was paid. */
  isFinal?: true;
}

/** The part of an order that decides what its payments mean. */
export interface SettledOrder {
  status: OrderStatus;
  /** In minor units. */
  total: number;
  /** Whether it costs nothing: it counts as paid, without a payment. */
  isFree: boolean;
}

/** The fields of an order that follow from its payments. Amounts are in minor units. */
export interface Settlement {
  paymentStatus: PaymentStatus;
  refunded: number;
  refundOwed: number;
}

/** Sums of the payments of an order, in minor units. */
interface Balance {
  charged: number;
  refunded: number;
}

/** Adds up the payments of an order that succeeded. */
export function balanceOf(payments: readonly LedgerEntry[]): Balance {
  const sum = (wanted: PaymentKind) =>
    succeeded(payments, wanted).reduce((total, { amount }) => total + amount, 0);
  return { charged: sum('CHARGE'), refunded: sum('REFUND') };
}

/** @returns what was charged and neither refunded nor is being refunded, in minor units; negative where refunds exceed charges */
export function unrefundedOf(payments: readonly LedgerEntry[]): number {
  const { charged, refunded } = balanceOf(payments);
  const underWay = payments.filter(({ kind, state }) => kind === 'REFUND' && state === 'PENDING');
  return charged - refunded - underWay.reduce((total, { amount }) => total + amount, 0);
}

/**
 * Derives an order's payment status and refunds from its payments. An order is paid once its charges reach the total. A canceled
 * order owes what was charged and not refunded, unless a refund was final.
 */
export function settlementOf(
  { status, total, isFree }: SettledOrder,
  payments: readonly LedgerEntry[],
): Settlement {
  const { charged, refunded } = balanceOf(payments);
  const isFinal = succeeded(payments, 'REFUND').some((refund) => refund.isFinal === true);
  const isOwed = status === 'CANCELED' && !isFinal;
  const isPaid = isFree || (succeeded(payments, 'CHARGE').length > 0 && charged >= total);
  return {
    paymentStatus: refunded > 0 ? refundStatus({ charged, refunded }) : isPaid ? 'PAID' : 'PENDING',
    refunded,
    refundOwed: isOwed ? Math.max(charged - refunded, 0) : 0,
  };
}

function refundStatus({ charged, refunded }: Balance): PaymentStatus {
  return refunded >= charged ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

function succeeded(payments: readonly LedgerEntry[], wanted: PaymentKind): LedgerEntry[] {
  return payments.filter(({ kind, state }) => kind === wanted && state === 'SUCCEEDED');
}
