import type { Resolvers } from '../../schema.generated.ts';
import type { Order } from '../orders/collection.ts';
import { forShop, forShopper } from '../orders/order-view.ts';
import { lineJson } from '../orders/resolvers/orders.ts';
import { seenRefunds } from '../refunds/load-refunds.ts';
import { findReturn, type Return, returnNumber } from './collection.ts';
import { decideReturn } from './decide-return.ts';
import { countRequested, countReturns, listReturns } from './list-returns.ts';
import type { OrderLoader, SeenReturn } from './load-returns.ts';
import { receiveReturn } from './receive-return.ts';
import { requestReturn } from './request-return.ts';
import { readReturnDays, returnableOf } from './returnable.ts';

export const returnResolvers: Resolvers = {
  Query: {
    returns: (_, request, context) => listReturns(context, request),
    returnById: async (_, { id }, context) => seen(context, await findReturn(context, id)),
  },
  Mutation: {
    requestReturn: async (_, { token, input, idempotencyKey }, context) => {
      const requested = await requestReturn(context, token, input, idempotencyKey);
      return { ...requested, order: forShopper(await orderOf(context, requested), token) };
    },
    decideReturn: async (_, { id, accept, note }, context) =>
      seen(context, await decideReturn(context, id, accept, note)),
    receiveReturn: async (_, { id, input, replacement, idempotencyKey }, context) =>
      seen(context, await receiveReturn(context, id, { ...input, replacement }, idempotencyKey)),
  },
  Order: {
    returns: async (order, _, { returnsOfOrder }) => {
      if (order.reader === 'TRACKING') return [];
      const returns = await returnsOfOrder.load(order._id.toHexString());
      return returns.map((one) => ({ ...one, order }));
    },
    returnable: async (order, _, context) => {
      const returns = await context.returnsOfOrder.load(order._id.toHexString());
      const { timeZone } = context;
      const returnable = returnableOf(order, returns, { days: await readReturnDays(context), timeZone });
      return order.reader === 'TRACKING'
        ? { ...returnable, obstacle: 'NOTHING_LEFT', lines: [] }
        : returnable;
    },
  },
  Return: {
    id: ({ _id }) => _id.toHexString(),
    number: returnNumber,
    order: ({ order }) => order,
    lines: ({ lines, order }) =>
      lines.flatMap(({ lineId, ...counts }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return line ? [{ line: lineJson(order, line), ...counts }] : [];
      }),
    photo: async ({ _id, hasPhoto, order }, _, { returnPhotos }) => {
      if (!hasPhoto || order.reader !== 'SHOP') return null;
      const photo = await returnPhotos.findOne({ _id });
      return photo && `data:image/webp;base64,${photo.bytes.toString('base64')}`;
    },
    receipts: (found) => found.receipts.map((receipt) => ({ ...receipt, of: found })),
  },
  ReturnReceipt: {
    by: ({ by, of: { order } }) => (order.reader === 'SHOP' ? by : null),
    refund: async ({ refundId, of: { order } }, _, { moneyOfOrder }) => {
      if (refundId === null) return null;
      const money = await moneyOfOrder.load(order._id.toHexString());
      return seenRefunds(order, money).find(({ payment }) => payment._id === refundId) ?? null;
    },
    replacementNumber: ({ replacement }) => (replacement ? String(replacement.number) : null),
    replacementId: ({ replacement, of: { order } }) =>
      replacement && order.reader === 'SHOP' ? replacement.orderId.toHexString() : null,
  },
  ReturnConnection: {
    nodes: ({ nodes }, _, context) => Promise.all(nodes.map((one) => seen(context, one))),
    totalCount: (page, _, context) => countReturns(context, page),
    requestedCount: (_, __, context) => countRequested(context),
  },
};

interface Loading {
  orderOfReturn: OrderLoader;
}

function orderOf({ orderOfReturn }: Loading, { orderId }: Return): Promise<Order> {
  return orderOfReturn.load(orderId.toHexString());
}

async function seen(loading: Loading, found: Return): Promise<SeenReturn> {
  return { ...found, order: forShop(await orderOf(loading, found)) };
}
