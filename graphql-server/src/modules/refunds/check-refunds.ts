import { unrefundedOf } from '@mela/rules/ledger.ts';
import type { ClientSession } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Order, OrderCollections } from '../orders/collection.ts';
import { ORDER_INDEX as PAYMENT_INDEX, type PaymentCollections } from '../payments/collection.ts';
import { ORDER_INDEX, type RefundCollections } from './collection.ts';
import { type OrderMoney, refundableOf } from './refundable.ts';

type Collections = Pick<OrderCollections, 'orders'> & PaymentCollections & RefundCollections;

const BATCH = 500;

/** Compares refunds with the ledger and with what was bought. @returns a sentence for each fault */
export async function* checkRefunds(
  { orders, payments, refunds }: Collections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  const grouped = refunds.aggregate<Pick<Order, '_id'>>([{ $group: { _id: '$orderId' } }], {
    ...options,
    hint: ORDER_INDEX,
  });
  for await (const some of inBatches(grouped, BATCH)) {
    const ids = some.map(({ _id }) => _id);
    const orderId = { $in: ids };
    const found = await orders.find({ _id: { $in: ids } }, options).toArray();
    const paid = await payments.find({ orderId }, { ...options, hint: PAYMENT_INDEX }).toArray();
    const details = await refunds.find({ orderId }, { ...options, hint: ORDER_INDEX }).toArray();
    for (const id of ids) {
      const order = found.find(({ _id }) => _id.equals(id));
      const money = {
        payments: paid.filter((one) => one.orderId.equals(id)),
        details: details.filter((one) => one.orderId.equals(id)),
      };
      if (!order) yield `A refund of order ${id.toHexString()} belongs to no order.`;
      else for (const fault of faultsOf(order, money)) yield `Order ${order.number}: ${fault}.`;
    }
  }
}

function faultsOf(order: Order, money: OrderMoney): string[] {
  const { shipping, lines } = refundableOf(order, money, []);
  const byId = new Map(money.payments.map((payment) => [payment._id, payment]));
  return [
    ...(unrefundedOf(money.payments) < 0 ? ['its refunds, with those under way, exceed its payment'] : []),
    ...(shipping < 0 ? [`${-shipping} more of its shipping is refunded than was paid`] : []),
    ...lines
      .filter(({ refunded, quantity }) => refunded > quantity)
      .map(
        ({ lineId, refunded, quantity }) =>
          `${refunded} of the ${quantity} units of line ${lineId} are refunded`,
      ),
    ...money.details.flatMap(({ _id, nextAt }) => {
      const payment = byId.get(_id);
      if (payment?.kind !== 'REFUND') return [`its refund ${_id} is not among its payments`];
      const isWaiting = nextAt !== null;
      return isWaiting === (payment.state === 'PENDING')
        ? []
        : [`its refund ${_id} is ${payment.state}, and ${isWaiting ? 'is to be sent' : 'is not sent'}`];
    }),
  ];
}
