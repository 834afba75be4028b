import { formatMoney } from '@mela/rules/format-money.ts';
import type { OnlineMethod, PaymentMethod as PaymentMethodName } from '@mela/rules/selling-terms.ts';
import { paymentsTexts } from './messages.ts';
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
    text: paymentsTexts.payInCash({ amount: formatMoney({ amount: order.total, currency: order.currency }) }),
  }),
};

const bankTransfer: PaymentMethod = {
  name: 'bank_transfer',
  isPrepaid: true,
  isOffered: ({ bankDetails }, { total }) => bankDetails !== null && total > 0,
  instructions: (order, { bankDetails }) => {
    if (bankDetails === null) throw new Error('No bank account is set for transfers.');
    const reference = referenceOf(order);
    const amount = formatMoney({ amount: order.total, currency: order.currency });
    const text = paymentsTexts.bankTransfer({ amount, account: bankDetails, reference });
    return { method: 'bank_transfer', reference, upiUri: null, qrSvg: null, text };
  },
};

const METHODS: Readonly<Record<PaymentMethodName, PaymentMethod>> = {
  cash_on_delivery: cashOnDelivery,
  upi,
  bank_transfer: bankTransfer,
  stripe: online('stripe'),
  razorpay: online('razorpay', 'INR'),
};

/** @returns null for an unknown name */
export function paymentMethod(name: string): PaymentMethod | null {
  return Object.hasOwn(METHODS, name) ? METHODS[name as PaymentMethodName] : null;
}

/** The methods that can pay an amount, in display order. */
export function offeredMethods(settings: PaymentSettings, payable: Payable): PaymentMethod[] {
  return Object.values(METHODS).filter((method) => method.isOffered(settings, payable));
}

/** A method of a payment provider. @param onlyCurrency the only currency that it accepts. Absent: any */
function online(name: OnlineMethod, onlyCurrency?: string): PaymentMethod {
  return {
    name,
    isPrepaid: true,
    isOffered: ({ onlineMethods }, { total, currency }) =>
      onlineMethods.includes(name) && total > 0 && (onlyCurrency === undefined || currency === onlyCurrency),
    instructions: (order) => ({
      method: name,
      reference: referenceOf(order),
      upiUri: null,
      qrSvg: null,
      text: paymentsTexts.payOnline({
        amount: formatMoney({ amount: order.total, currency: order.currency }),
      }),
    }),
  };
}
