import type { OrderStatus, PaymentStatus } from './transitions.ts';

/** A chargeback is money that the payer's bank took back: pending while it is disputed, succeeded once the shop has lost it. */
export type PaymentKind = 'CHARGE' | 'REFUND' | 'CHARGEBACK';

/** Only succeeded payments count. A canceled one was recorded by mistake, or never took place. */
export type PaymentState = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED';

/** The part of a payment that decides an order's payment status. */
export interface LedgerEntry {
  kind: PaymentKind;
  state: PaymentState;
  /** The amount in minor units, never negative. */
  amount: number;
  /** For a refund: nothing more is owed after it, even if it was less than the payment. */
  isFinal?: true;
}

/** The fields of an order that decide the meaning of its payments. */
export interface SettledOrder {
  status: OrderStatus;
  /** The order's total in minor units. */
  total: number;
  /** Whether the order is free, so that it counts as paid without a payment. */
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
  /** Amounts that payers' banks took back permanently. */
  chargedBack: number;
}

/** Adds up an order's succeeded payments. */
export function balanceOf(payments: readonly LedgerEntry[]): Balance {
  const sum = (wanted: PaymentKind) =>
    succeeded(payments, wanted).reduce((total, { amount }) => total + amount, 0);
  return { charged: sum('CHARGE'), refunded: sum('REFUND'), chargedBack: sum('CHARGEBACK') };
}

/**
 * @returns the amount that was charged and is neither refunded nor being refunded, in minor units; negative if
 * refunds exceed charges
 */
export function unrefundedOf(payments: readonly LedgerEntry[]): number {
  const { charged, refunded } = balanceOf(payments);
  const underWay = payments.filter(({ kind, state }) => kind === 'REFUND' && state === 'PENDING');
  return charged - refunded - underWay.reduce((total, { amount }) => total + amount, 0);
}

/** Whether a bank took money of the order back, or may do so. */
function isChargedBack(payments: readonly LedgerEntry[]): boolean {
  return payments.some(
    ({ kind, state }) => kind === 'CHARGEBACK' && (state === 'PENDING' || state === 'SUCCEEDED'),
  );
}

/**
 * Derives an order's payment status and refunds from its payments. An order is paid once its charges reach the
 * total. The shop owes the amount that was charged and not refunded: all of it for a canceled order, and
 * otherwise the part above the total. After a final refund it owes nothing.
 */
export function settlementOf(
  { status, total, isFree }: SettledOrder,
  payments: readonly LedgerEntry[],
): Settlement {
  const { charged, refunded, chargedBack } = balanceOf(payments);
  const isFinal = succeeded(payments, 'REFUND').some((refund) => refund.isFinal === true);
  // The shop may keep the order's total. An edited order can cost less than was paid for it.
  const kept = status === 'CANCELED' ? 0 : total;
  const isPaid = isFree || (succeeded(payments, 'CHARGE').length > 0 && charged >= total);
  const unreturned = refunded > 0 ? refundStatus({ charged, refunded }) : isPaid ? 'PAID' : 'PENDING';
  return {
    paymentStatus: isChargedBack(payments) ? 'CHARGEBACK' : unreturned,
    refunded,
    refundOwed: isFinal ? 0 : Math.max(charged - refunded - chargedBack - kept, 0),
  };
}

/** @returns what is still to be paid for an order, in minor units */
export function unpaidOf({ total, charged = 0 }: { total: number; charged?: number | undefined }): number {
  return Math.max(total - charged, 0);
}

function refundStatus({ charged, refunded }: Omit<Balance, 'chargedBack'>): PaymentStatus {
  return refunded >= charged ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

function succeeded(payments: readonly LedgerEntry[], wanted: PaymentKind): LedgerEntry[] {
  return payments.filter(({ kind, state }) => kind === wanted && state === 'SUCCEEDED');
}
