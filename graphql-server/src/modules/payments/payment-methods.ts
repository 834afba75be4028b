import { formatMoney } from '@mela/rules/format-money.ts';
import type { PaymentMethod as PaymentMethodName } from '@mela/rules/selling-terms.ts';
import { type Payable, type PaymentMethod, type PaymentSettings, referenceOf } from './payment-method.ts';
import { upi } from './upi.ts';

const cashOnDelivery: PaymentMethod = {
  name: 'cash_on_delivery',
  isPrepaid: false,
  isOffered: ({ takesCashOnDelivery, cashOnDeliveryUpTo }, { total, takesCashOnDelivery: canPay = true }) =>
    takesCashOnDelivery && canPay && (cashOnDeliveryUpTo === null || total <= cashOnDeliveryUpTo),
  instructions: (order) => ({
    method: 'cash_on_delivery',
    reference: referenceOf(order),
    upiUri: null,
    qrSvg: null,
    text: `Pay ${formatMoney({ amount: order.total, currency: order.currency })} in cash when it arrives.`,
  }),
};

const bankTransfer: PaymentMethod = {
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

const METHODS: Readonly<Record<PaymentMethodName, PaymentMethod>> = {
  cash_on_delivery: cashOnDelivery,
  upi,
  bank_transfer: bankTransfer,
};

/** @returns null for an unknown name */
export function paymentMethod(name: string): PaymentMethod | null {
  return Object.hasOwn(METHODS, name) ? METHODS[name as PaymentMethodName] : null;
}

/** The methods that can pay an amount, in display order. */
export function offeredMethods(settings: PaymentSettings, payable: Payable): PaymentMethod[] {
  return Object.values(METHODS).filter((method) => method.isOffered(settings, payable));
}
