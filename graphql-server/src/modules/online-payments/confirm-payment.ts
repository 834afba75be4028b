import { assertValid, UserError } from '../../kernel/errors.ts';
import type { Viewer } from '../../kernel/roles.ts';
import { byId } from '../orders/change-order.ts';
import type { Order } from '../orders/collection.ts';
import type { AddressLimits } from '../orders/limits/address-limits.ts';
import { findByToken } from '../orders/read-order.ts';
import type { PaymentProof } from '../payments/payment-provider.ts';
import type { PaymentAttempt } from './collection.ts';
import { type PaymentServices, providerOf } from './context.ts';
import { onlinePaymentsMessages } from './messages.ts';
import type { OnlinePayments } from './online-payments.ts';
import { storeEvent } from './receive-event.ts';
import { lastAttempt } from './start-payment.ts';

export interface PaymentContext extends PaymentServices {
  viewer: Viewer;
  address: string;
  shopperAddress: string | null;
  addressLimits: AddressLimits;
  onlinePayments: OnlinePayments;
}

/**
 * Asks the provider about an order's payment, for the holder of its link. The browser's report is only a reason to ask.
 * @throws UserError for a read-only link, or a forged signature
 */
export async function confirmPayment(
  context: PaymentContext,
  token: string,
  proof: PaymentProof | null,
): Promise<Order> {
  context.addressLimits.take('payment', context);
  const order = await findByToken(context, token);
  if (!order) throw new UserError('NOT_FOUND', onlinePaymentsMessages.orderNotFound);
  const attempt = await lastAttempt(context, order);
  if (!attempt || order.paymentStatus !== 'PENDING') return order;
  if (proof) await storeProof(context, attempt, proof);
  await context.onlinePayments.checkNow(attempt._id);
  return (await findByToken(context, token)) ?? order;
}

async function storeProof(
  context: PaymentContext,
  { _id: attemptId, method, providerId, orderId }: PaymentAttempt,
  proof: PaymentProof,
): Promise<void> {
  const provider = providerOf(context.paymentProviders, method);
  // Ignores proofs without a signature, with which a shopper could fill the database.
  if (!provider.isProven) return;
  const isForged = providerId === null || !provider.isProven(providerId, proof);
  assertValid(isForged ? { proof: onlinePaymentsMessages.invalidSignature } : {});
  const at = new Date();
  await storeEvent(context, {
    _id: `${method} browser ${proof.paymentId}`,
    ...{ method, type: 'checkout.paid', at, receivedAt: at, source: 'BROWSER', attemptId, orderId },
  });
}

/** Asks the providers about all attempts of an order, for the team. */
export async function checkPayments(context: PaymentContext, id: string): Promise<Order> {
  const filter = byId(id);
  const order = await context.orders.findOne(filter);
  if (!order) throw new UserError('NOT_FOUND', onlinePaymentsMessages.orderNotFound);
  const attempts = await context.paymentAttempts.find({ orderId: order._id }).toArray();
  for (const { _id } of attempts) await context.onlinePayments.checkNow(_id);
  return (await context.orders.findOne(filter)) ?? order;
}

/** Schedules the refund of money that pays no order. Repeating the call changes nothing. */
export async function refundStrayPayment(
  context: PaymentContext,
  attemptId: string,
  chargeId: string,
): Promise<Order> {
  const undecided = {
    _id: attemptId,
    strays: { $elemMatch: { chargeId, refund: { $in: [null, 'FAILED'] } } },
  };
  const decided = {
    $set: { 'strays.$.refund': 'DUE' },
    $unset: { 'strays.$.error': '', claim: '' },
  } as const;
  await context.paymentAttempts.updateOne(undecided, decided as object);
  const attempt = await context.paymentAttempts.findOne({ _id: attemptId, 'strays.chargeId': chargeId });
  if (!attempt) throw new UserError('NOT_FOUND', onlinePaymentsMessages.paymentNotFound);
  await context.onlinePayments.checkNow(attemptId);
  const order = await context.orders.findOne({ _id: attempt.orderId });
  if (!order) throw new UserError('NOT_FOUND', onlinePaymentsMessages.orderNotFound);
  return order;
}
