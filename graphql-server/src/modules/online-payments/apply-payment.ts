import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { reserve } from '../inventory/reserve.ts';
import { SYSTEM } from '../orders/actor.ts';
import { changeOrder, type OrderChange, SETTLEMENT } from '../orders/change-order.ts';
import type { Order } from '../orders/collection.ts';
import { newEvent } from '../orders/events.ts';
import { payByAfter } from '../orders/order-dates.ts';
import { readLedger } from '../payments/ledger.ts';
import type { ProviderPayment } from '../payments/payment-provider.ts';
import { chargeRefund } from '../refunds/charge-refund.ts';
import { linesAfterNews } from '../refunds/settle-refund.ts';
import { readSelling } from '../selling/collection.ts';
import type { ClaimedAttempt } from './collection.ts';
import type { PaymentServices } from './context.ts';
import { onlinePaymentsMessages, onlinePaymentsTexts } from './messages.ts';
import { nextStep, type Step } from './plan-step.ts';

/** The maximum number of steps. Even a payment with many refunds needs fewer. */
const MAX_STEPS = 300;

/** Thrown inside a transaction to end it without a write, because the ledger is complete. */
class LedgerIsComplete extends Error {}

/**
 * Updates an order and its ledger to the provider's state of a payment, one step per transaction. A step fails if another server
 * has claimed the attempt since, because that server's answer is newer.
 * @throws UserError CONFLICT if another server has claimed the attempt
 */
export async function applyPayment(
  services: PaymentServices,
  attempt: ClaimedAttempt,
  payment: ProviderPayment,
): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    try {
      await changeOrder(services, { _id: attempt.orderId }, SETTLEMENT, async (order, session) => {
        await assertClaimed(services, attempt, session);
        return nextChange(services, order, payment, session);
      });
    } catch (error) {
      if (error instanceof LedgerIsComplete) return;
      throw error;
    }
  }
}

/** Checks the server's claim by writing it, because two servers that only read it would not conflict. */
async function assertClaimed(
  { paymentAttempts }: PaymentServices,
  { _id, claim }: ClaimedAttempt,
  session: ClientSession,
): Promise<void> {
  const change = { $set: { checkedAt: new Date() } };
  const { matchedCount } = await paymentAttempts.updateOne({ _id, claim }, change, { session });
  if (matchedCount === 0) throw new UserError('CONFLICT', onlinePaymentsMessages.otherServerChecks);
}

async function nextChange(
  services: PaymentServices,
  order: Order,
  payment: ProviderPayment,
  session: ClientSession,
): Promise<OrderChange> {
  const ledger = await readLedger(services, order._id, session);
  const payBy = payByAfter(new Date(), await readSelling(services, session));
  const step = nextStep(order, ledger, payment, payBy);
  if (!step) throw new LedgerIsComplete();
  return changeOf(services, order, step, session);
}

function changeOf(
  services: PaymentServices,
  order: Order,
  step: Step,
  session: ClientSession,
): OrderChange | Promise<OrderChange> {
  switch (step.kind) {
    case 'RECORD':
      return step;
    case 'REFUND_NEWS':
      return withRefundNews(services, order, step, session);
    case 'REFUND_LATE':
      return chargeRefund(services, order, step.charge, onlinePaymentsTexts.latePayment);
    case 'PAID':
      if (order.status === 'CANCELED') return paidLate(services, order, step, session);
      return {
        set: { payBy: null, ...(order.status === 'AWAITING_PAYMENT' && { status: 'CONFIRMED' as const }) },
        payments: step.payments,
        event: newEvent('PAID', SYSTEM),
      };
  }
}

/** Updates the refunded units to the new outcome of their refund. */
async function withRefundNews(
  services: PaymentServices,
  order: Order,
  { refundId, isDone, set, ...change }: Extract<Step, { kind: 'REFUND_NEWS' }>,
  session: ClientSession,
): Promise<OrderChange> {
  const lines = await linesAfterNews(services, session, { order, refundId, isDone });
  return { ...change, set: { ...set, ...lines } };
}

/**
 * Handles a payment for an order that has ended. An expired order is reopened if everything is still available. A canceled order stays
 * canceled. Unless the order is reopened, the next step refunds the payment.
 */
async function paidLate(
  services: PaymentServices,
  order: Order,
  { payments }: Extract<Step, { kind: 'PAID' }>,
  session: ClientSession,
): Promise<OrderChange> {
  const event = newEvent('PAID_LATE', SYSTEM);
  const hasExpired = order.events.findLast(({ kind }) => kind === 'CANCELED' || kind === 'EXPIRED');
  const isReopened =
    hasExpired?.kind === 'EXPIRED' &&
    !order.isErased &&
    (await reserve(services, session, order.lines)).length === 0;
  if (!isReopened) return { set: { payBy: null }, payments, event };
  const furtherEvents = [newEvent('RESERVED_AGAIN', SYSTEM)];
  return { set: { status: 'CONFIRMED', payBy: null }, payments, event, furtherEvents };
}
