import { formatMoney } from '@mela/rules/format-money.ts';
import { type PaymentMethod, referenceOf } from './payment-method.ts';

export const cashOnDelivery: PaymentMethod = {
  name: 'cash_on_delivery',
  isPrepaid: false,
  isOffered: ({ takesCashOnDelivery, cashOnDeliveryUpTo }, { total }) =>
    takesCashOnDelivery && (cashOnDeliveryUpTo === null || total <= cashOnDeliveryUpTo),
  instructions: (order) => ({
    method: 'cash_on_delivery',
    reference: referenceOf(order),
    upiUri: null,
    qrSvg: null,
    text: `Pay ${formatMoney({ amount: order.total, currency: order.currency })} in cash when it arrives.`,
  }),
};
