import { unrefundedOf } from '@mela/rules/ledger.ts';
import type { ClientSession } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Order, OrderCollections } from '../orders/collection.ts';
import { ORDER_INDEX as PAYMENT_INDEX, type PaymentCollections } from '../payments/collection.ts';
import { ORDER_INDEX, type RefundCollections } from './collection.ts';
import { refundsTexts } from './messages.ts';
import { detailsThatCount, type OrderMoney, refundableOf } from './refundable.ts';

type Collections = Pick<OrderCollections, 'orders'> & PaymentCollections & RefundCollections;

const BATCH = 500;

/** Compares refunds with the ledger and the order. @returns a sentence for each fault */
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
      if (!order) yield refundsTexts.refundWithoutOrder({ order: id.toHexString() });
      else
        for (const fault of faultsOf(order, money))
          yield refundsTexts.orderFault({ order: order.number, fault });
    }
  }
}

function faultsOf(order: Order, money: OrderMoney): string[] {
  const { shipping, lines } = refundableOf(order, money, []);
  const units = refundedUnits(money);
  const byId = new Map(money.payments.map((payment) => [payment._id, payment]));
  return [
    ...(unrefundedOf(money.payments) < 0 ? ['its refunds, including pending ones, exceed its payment'] : []),
    ...(shipping < 0 ? [`its refunded shipping exceeds its paid shipping by ${-shipping}`] : []),
    ...lines
      .filter(({ lineId, refunded }) => refunded !== (units.get(lineId) ?? 0))
      .map(
        ({ lineId, refunded }) =>
          `line ${lineId} has ${refunded} refunded items, but its refunds include ${units.get(lineId) ?? 0}`,
      ),
    ...money.details.flatMap(({ _id, nextAt }) => {
      const payment = byId.get(_id);
      if (payment?.kind !== 'REFUND') return [refundsTexts.refundNotAmongPayments({ id: _id })];
      const isWaiting = nextAt !== null;
      return isWaiting === (payment.state === 'PENDING')
        ? []
        : [
            refundsTexts.wrongRefundState({
              id: _id,
              state: payment.state,
              queue: isWaiting ? 'still queued' : 'not queued',
            }),
          ];
    }),
  ];
}

/** The refunded units per line. */
function refundedUnits(money: OrderMoney): Map<string, number> {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of detailsThatCount(money).flatMap(({ lines }) => lines))
    units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return units;
}
