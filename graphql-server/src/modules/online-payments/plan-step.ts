import { balanceOf, unpaidOf, unrefundedOf } from '@mela/rules/ledger.ts';
import { SYSTEM } from '../orders/actor.ts';
import type { OrderChange } from '../orders/change-order.ts';
import type { Order } from '../orders/collection.ts';
import { newEvent, type OrderEventKind } from '../orders/events.ts';
import type { Payment } from '../payments/collection.ts';
import type { LedgerChange } from '../payments/ledger.ts';
import type {
  ProviderCharge,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '../payments/payment-provider.ts';
import type { StrayCharge } from './collection.ts';
import { onlinePaymentsTexts } from './messages.ts';

/** The next step that updates an order's ledger to the provider's state. */
export type Step =
  /** The order is paid. A canceled one must be reopened, or its payment refunded. */
  | { kind: 'PAID'; payments: LedgerChange }
  /** A late payment is refunded. */
  | { kind: 'REFUND_LATE'; charge: Payment }
  /** The provider reports another outcome than before of a refund that the shop requested. */
  | ({ kind: 'REFUND_NEWS'; refundId: string; isDone: boolean } & OrderChange)
  | ({ kind: 'RECORD' } & OrderChange);
const DAY_MS = 24 * 60 * 60_000;
/** Bank debits take up to two weeks, and the order does not expire during that time. */
const PENDING_MS = 14 * DAY_MS;

/**
 * Compares an order's ledger with the provider's current state. The result does not depend on the order of events, so late or repeated
 * events do no harm.
 * @param payBy the new deadline of an order whose payment has just failed
 * @returns null if the ledger is complete
 */
export function nextStep(
  order: Order,
  ledger: readonly Payment[],
  payment: ProviderPayment,
  payBy: Date,
): Step | null {
  return (
    first(payment.charges, (charge) => chargeStep(order, ledger, charge, payBy)) ??
    first(payment.disputes, (dispute) => disputeStep(ledger, dispute)) ??
    first(payment.refunds, (refund) => refundStep(ledger, refund)) ??
    lateStep(order, ledger, payment)
  );
}

function first<Item>(items: readonly Item[], step: (item: Item) => Step | null): Step | null {
  for (const item of items) {
    const found = step(item);
    if (found) return found;
  }
  return null;
}

/** Whether a charge is exactly the amount that is still due. */
function fits({ total, currency }: Order, ledger: readonly Payment[], charge: ProviderCharge): boolean {
  const due = unpaidOf({ total, charged: balanceOf(ledger).charged });
  return charge.amount === due && charge.currency === currency;
}

function isPaid(ledger: readonly Payment[], { total }: Order): boolean {
  return balanceOf(ledger).charged >= total;
}

function chargeStep(
  order: Order,
  ledger: readonly Payment[],
  charge: ProviderCharge,
  payBy: Date,
): Step | null {
  const known = find(ledger, 'CHARGE', charge.id);
  if (charge.state === 'FAILED') {
    if (known?.state !== 'PENDING') return null;
    return record('PAYMENT_FAILED', settle(known, 'FAILED'), awaiting(order, payBy));
  }
  if (known?.state === 'SUCCEEDED') return null;
  if (!fits(order, ledger, charge) || isPaid(ledger, order)) {
    if (known?.state !== 'PENDING') return null;
    return record('PAYMENT_FAILED', settle(known, 'CANCELED'), {}, { note: onlinePaymentsTexts.notNeeded });
  }
  const { id: providerId, amount } = charge;
  if (charge.state === 'SUCCEEDED')
    return {
      kind: 'PAID',
      payments: known ? settle(known, 'SUCCEEDED') : { record: { kind: 'CHARGE', amount, providerId } },
    };
  if (known) return null;
  const later = new Date(Date.now() + PENDING_MS);
  const payments: LedgerChange = { record: { kind: 'CHARGE', amount, providerId, state: 'PENDING' } };
  return record('PAYMENT_PENDING', payments, awaiting(order, later));
}

/** @returns a later payment deadline if the order is awaiting payment */
function awaiting({ status, payBy }: Order, until: Date): OrderChange['set'] {
  return status === 'AWAITING_PAYMENT' && payBy !== null && payBy < until ? { payBy: until } : {};
}

const DISPUTE_EVENTS = {
  OPEN: 'CHARGEBACK_OPENED',
  WON: 'CHARGEBACK_WON',
  LOST: 'CHARGEBACK_LOST',
} as const satisfies Record<ProviderDispute['state'], OrderEventKind>;

function disputeStep(ledger: readonly Payment[], dispute: ProviderDispute): Step | null {
  const charge = find(ledger, 'CHARGE', dispute.chargeId);
  if (charge?.state !== 'SUCCEEDED') return null;
  const known = find(ledger, 'CHARGEBACK', dispute.id);
  const amount = Math.min(dispute.amount, charge.amount);
  const event = DISPUTE_EVENTS[dispute.state];
  if (!known) {
    if (dispute.state === 'WON') return null;
    const pending = dispute.state === 'OPEN' && { state: 'PENDING' as const };
    const entry = { kind: 'CHARGEBACK' as const, amount, providerId: dispute.id, ...pending };
    return record(event, { record: entry }, {}, { amount });
  }
  const state = dispute.state === 'WON' ? 'CANCELED' : 'SUCCEEDED';
  if (dispute.state === 'OPEN' || known.state === state) return null;
  return record(event, settle(known, state), {}, { amount: known.amount });
}

function refundStep(ledger: readonly Payment[], refund: ProviderRefund): Step | null {
  const charge = find(ledger, 'CHARGE', refund.chargeId);
  if (charge?.state !== 'SUCCEEDED') return null;
  const known = ledger.find(
    ({ _id, kind, providerId }) => kind === 'REFUND' && (providerId === refund.id || _id === refund.key),
  );
  const { amount } = refund;
  // Ignore pending refunds: the refund outbox settles those that the shop requested.
  if (known?.state === 'PENDING' || refund.state === 'PENDING') return null;
  if (refund.state === 'FAILED') {
    if (known?.state !== 'SUCCEEDED') return null;
    const note = refund.failure ?? onlinePaymentsTexts.refundFailed;
    const undone = record('REFUND_UNDONE', settle(known, 'FAILED'), {}, { amount: known.amount, note });
    return { ...undone, kind: 'REFUND_NEWS', refundId: known._id, isDone: false };
  }
  if (known?.state === 'SUCCEEDED' || amount > unrefundedOf(ledger)) return null;
  if (known) {
    const done = record('PAID_BACK', settle(known, 'SUCCEEDED', refund.id), {}, { amount: known.amount });
    return { ...done, kind: 'REFUND_NEWS', refundId: known._id, isDone: true };
  }
  const entry = { kind: 'REFUND' as const, amount, providerId: refund.id, chargeId: charge._id };
  return record('PAID_BACK', { record: entry }, {}, { amount });
}

/** A payment that arrives after the order was canceled is refunded once, unless the order was reopened. */
function lateStep(order: Order, ledger: readonly Payment[], { charges }: ProviderPayment): Step | null {
  if (order.status !== 'CANCELED' || ledger.some(({ kind }) => kind !== 'CHARGE')) return null;
  const lastPaid = order.events.findLast(({ kind }) => kind === 'PAID' || kind === 'PAID_LATE');
  if (lastPaid?.kind !== 'PAID_LATE') return null;
  const charge = ledger.find(
    ({ state, providerId }) => state === 'SUCCEEDED' && charges.some(({ id }) => id === providerId),
  );
  return charge ? { kind: 'REFUND_LATE', charge } : null;
}

/** The charges that pay no order. */
export function strayCharges(
  order: Order,
  ledger: readonly Payment[],
  { charges }: ProviderPayment,
): Omit<StrayCharge, 'refund'>[] {
  return charges
    .filter(({ id, state }) => state === 'SUCCEEDED' && find(ledger, 'CHARGE', id)?.state !== 'SUCCEEDED')
    .map(({ id, amount, currency }) => ({
      chargeId: id,
      amount,
      currency,
      reason: reasonOf(order, ledger, { amount, currency }),
    }));
}

function reasonOf(
  { total, currency }: Order,
  ledger: readonly Payment[],
  charge: Pick<ProviderCharge, 'amount' | 'currency'>,
): StrayCharge['reason'] {
  if (charge.currency !== currency) return 'WRONG_CURRENCY';
  const isPaidTwice = charge.amount === total || ledger.some((known) => isSameCharge(known, charge));
  return isPaidTwice ? 'PAID_TWICE' : 'WRONG_AMOUNT';
}

function isSameCharge({ kind, state, amount }: Payment, charge: Pick<ProviderCharge, 'amount'>): boolean {
  return kind === 'CHARGE' && state === 'SUCCEEDED' && amount === charge.amount;
}

function find(ledger: readonly Payment[], kind: Payment['kind'], providerId: string): Payment | undefined {
  return ledger.find((payment) => payment.kind === kind && payment.providerId === providerId);
}

function settle(
  { _id }: Payment,
  state: 'SUCCEEDED' | 'FAILED' | 'CANCELED',
  providerId?: string,
): LedgerChange {
  return { settle: { paymentId: _id, state, ...(providerId !== undefined && { providerId }) } };
}

function record(
  kind: OrderEventKind,
  payments: LedgerChange,
  set: OrderChange['set'],
  details: { amount?: number; note?: string } = {},
): Extract<Step, { kind: 'RECORD' }> {
  return { kind: 'RECORD', set, payments, event: { ...newEvent(kind, SYSTEM), ...details } };
}
