import { UserError } from '../../kernel/errors.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { forShop, forShopper } from '../orders/order-view.ts';
import { isReady } from '../payments/payment-provider.ts';
import { ask } from './check-attempt.ts';
import { EVENT_METHOD_INDEX } from './collection.ts';
import { checkPayments, confirmPayment, refundStrayPayment } from './confirm-payment.ts';
import type { providerOf } from './context.ts';
import { onlinePaymentsMessages, onlinePaymentsTexts } from './messages.ts';

export const onlinePaymentResolvers: Resolvers = {
  Query: {
    paymentProviders: (_, __, { paymentProviders }) => [...paymentProviders],
  },
  Mutation: {
    confirmPayment: async (_, { token, proof }, context) =>
      forShopper(await confirmPayment(context, token, proof ?? null), token),
    checkPayments: async (_, { id }, context) => forShop(await checkPayments(context, id)),
    refundStrayPayment: async (_, { attemptId, chargeId }, context) =>
      forShop(await refundStrayPayment(context, attemptId, chargeId)),
    testPaymentProvider: async (_, { method }, { paymentProviders, shopAddress }) => {
      const provider = paymentProviders.find((one) => one.method === method);
      if (!provider) throw new UserError('NOT_FOUND', onlinePaymentsMessages.providerNotFound);
      const { missing } = provider;
      if (!isReady(provider))
        return { isReady: false, problems: missing.map((name) => onlinePaymentsTexts.notSet({ name })) };
      const url = webhookUrl(shopAddress.origin, method);
      const { problems } = await ask(provider.test(url, new AbortController().signal));
      return { isReady: problems.length === 0, problems };
    },
  },
  Order: {
    payments: async (order, _, { moneyOfOrder, paymentProviders }) => {
      if (order.reader !== 'SHOP') return [];
      const { payments } = await moneyOfOrder.load(order._id.toHexString());
      return payments.map(({ _id, provider: method, amount, currency, ...payment }) => ({
        ...payment,
        ...{ id: _id, method, amount: { amount, currency } },
        providerUrl: pageOf(paymentProviders, method, payment.providerId),
      }));
    },
    paymentAttempts: async (order, _, { attemptsOfOrder }) =>
      order.reader === 'SHOP' ? (await attemptsOfOrder.load(order._id.toHexString())).attempts : [],
  },
  PaymentAttempt: {
    id: ({ _id }) => _id,
    providerUrl: ({ method, providerId }, _, { paymentProviders }) =>
      pageOf(paymentProviders, method, providerId),
    amount: ({ amount, currency }) => ({ amount, currency }),
    strays: ({ strays }) =>
      strays.map(({ amount, currency, ...stray }) => ({ ...stray, amount: { amount, currency } })),
    events: async ({ _id, orderId }, _, { attemptsOfOrder }) => {
      const { events } = await attemptsOfOrder.load(orderId.toHexString());
      return events.filter(({ attemptId }) => attemptId === _id);
    },
  },
  PaymentProvider: {
    missing: ({ missing }) => [...missing],
    webhookUrl: ({ method }, _, { shopAddress }) => webhookUrl(shopAddress.origin, method),
    lastEventAt: async ({ method }, _, { paymentEvents }) => {
      const newest = { sort: { receivedAt: -1 }, hint: EVENT_METHOD_INDEX } as const;
      return (await paymentEvents.findOne({ method }, newest))?.receivedAt ?? null;
    },
  },
};

function webhookUrl(origin: string, method: string): string {
  return `${origin}/pay/${method}/webhook`;
}

function pageOf(
  providers: Parameters<typeof providerOf>[0],
  method: string,
  id: string | null,
): string | null {
  return id === null ? null : (providers.find((one) => one.method === method)?.pageOf(id) ?? null);
}
