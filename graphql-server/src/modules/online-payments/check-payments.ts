import { ONLINE_METHODS } from '@mela/rules/selling-terms.ts';
import type { ClientSession } from 'mongodb';
import type { Order, OrderCollections } from '../orders/collection.ts';
import type { Payment, PaymentCollections } from '../payments/collection.ts';
import type { OnlinePaymentCollections, PaymentAttempt } from './collection.ts';

type Collections = Pick<OrderCollections, 'orders'> & PaymentCollections & OnlinePaymentCollections;

type Checked = PaymentAttempt & { order: Pick<Order, 'number'>[]; payments: Payment[] };

/** Compares payment attempts with orders and their ledgers. @returns a sentence for each fault */
export async function* checkOnlinePayments(
  { orders, payments, paymentAttempts }: Collections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  const withOrder = [
    { $lookup: { from: orders.collectionName, localField: 'orderId', foreignField: '_id', as: 'order' } },
    {
      $lookup: {
        from: payments.collectionName,
        localField: 'orderId',
        foreignField: 'orderId',
        as: 'payments',
      },
    },
    { $project: { 'order.number': 1, payments: 1, strays: 1 } },
  ];
  for await (const { _id, order, payments: ledger, strays } of paymentAttempts.aggregate<Checked>(
    withOrder,
    options,
  )) {
    const [found] = order;
    if (!found) yield `The payment attempt ${_id} belongs to no order.`;
    const counted = strays.filter(({ chargeId }) =>
      ledger.some(({ providerId, state }) => providerId === chargeId && state === 'SUCCEEDED'),
    );
    for (const { chargeId } of counted)
      yield `Order ${found?.number}: the payment ${chargeId} is recorded for the order, but also marked as belonging to no order.`;
  }
  const unknown = [
    { $match: { provider: { $in: [...ONLINE_METHODS] }, kind: 'CHARGE', providerId: { $type: 'string' } } },
    {
      $lookup: {
        from: paymentAttempts.collectionName,
        localField: 'orderId',
        foreignField: 'orderId',
        as: 'attempts',
      },
    },
    { $match: { attempts: [] } },
    { $project: { providerId: 1 } },
  ];
  for await (const { _id, providerId } of payments.aggregate<Payment>(unknown, options))
    yield `Payment ${_id} has the provider id ${providerId}, but no payment attempt with a provider.`;
}
