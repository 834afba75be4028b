import type { Resolvers } from '../../schema.generated.ts';
import type { Order } from '../orders/collection.ts';
import { forShop } from '../orders/order-view.ts';
import { lineJson } from '../orders/resolvers/orders.ts';
import { type SeenRefund, seenRefunds } from './load-refunds.ts';
import { refundOrder } from './refund-order.ts';
import { refundableOf } from './refundable.ts';

export const refundResolvers: Resolvers = {
  Mutation: {
    refundOrder: async (_, { id, input, idempotencyKey }, context) =>
      forShop(await refundOrder(context, id, input, idempotencyKey)),
  },
  Order: {
    refunds: async (order, _, { moneyOfOrder }) =>
      seenRefunds(order, await moneyOfOrder.load(order._id.toHexString())),
    refundable: async (order, _, { moneyOfOrder, refundProviders }) => {
      return refundableOf(order, await moneyOfOrder.load(order._id.toHexString()), refundProviders);
    },
  },
  Refund: {
    id: ({ payment }) => payment._id,
    amount: ({ payment, order }) => moneyIn(order, payment.amount),
    lines: ({ details, order }) =>
      (details?.lines ?? []).flatMap(({ lineId, quantity, restock, isShipped, amount }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        if (!line) return [];
        const isRestocked = restock && order.reader === 'SHOP';
        return [
          {
            ...{ line: lineJson(order, line), quantity, isShipped },
            ...{ restock: isRestocked, amount: moneyIn(order, amount) },
          },
        ];
      }),
    shipping: ({ details, order }) => moneyIn(order, details?.shipping ?? 0),
    state: ({ payment }) => stateOf(payment),
    at: ({ payment }) => payment.at,
    isManual: ({ details }) => !details?.chargeId,
    note: ({ details, order }) => (order.reader === 'SHOP' ? (details?.note ?? null) : null),
    error: ({ details, order }) => (order.reader === 'SHOP' ? (details?.error ?? null) : null),
  },
  Refundable: {
    amount: (refundable) => moneyIn(refundable, refundable.amount),
    shipping: (refundable) => moneyIn(refundable, refundable.shipping),
    lines: (refundable) =>
      refundable.lines.map((line) => ({ ...line, paid: moneyIn(refundable, line.paid) })),
    isThroughProvider: ({ charges }) => charges.length > 0,
  },
};

function moneyIn({ currency }: Pick<Order, 'currency'>, amount: number) {
  return { amount, currency };
}

function stateOf({ state }: SeenRefund['payment']) {
  if (state === 'PENDING' || state === 'FAILED') return state;
  return 'DONE';
}
