import { ONLINE_METHODS } from '@mela/rules/selling-terms.ts';
import type { ClientSession } from 'mongodb';
import type { Order, OrderCollections } from '../orders/collection.ts';
import type { Payment, PaymentCollections } from '../payments/collection.ts';
import type { OnlinePaymentCollections, PaymentAttempt } from './collection.ts';
import { onlinePaymentsTexts } from './messages.ts';

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
    if (!found) yield onlinePaymentsTexts.attemptWithoutOrder({ id: _id });
    const counted = strays.filter(({ chargeId }) =>
      ledger.some(({ providerId, state }) => providerId === chargeId && state === 'SUCCEEDED'),
    );
    for (const { chargeId } of counted)
      yield onlinePaymentsTexts.paymentOfOrderAndNone({ order: found?.number, payment: chargeId });
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
    yield onlinePaymentsTexts.paymentWithoutAttempt({ id: _id, providerId });
}
