import { formatMoney } from '@mela/rules/format-money.ts';
import { type PaymentMethod, referenceOf } from './payment-method.ts';

export const bankTransfer: PaymentMethod = {
  name: 'bank_transfer',
  isPrepaid: true,
  isOffered: ({ bankDetails }, { total }) => bankDetails !== null && total > 0,
  instructions: (order, { bankDetails }) => {
    if (bankDetails === null) throw new Error('There is no account that a transfer could go to.');
    const reference = referenceOf(order);
    const amount = formatMoney({ amount: order.total, currency: order.currency });
    const text = `Transfer ${amount} to this account:\n${bankDetails}\nReference: ${reference}`;
    return { method: 'bank_transfer', reference, upiUri: null, qrSvg: null, text };
  },
};
