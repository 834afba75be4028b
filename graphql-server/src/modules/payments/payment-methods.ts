import type { PaymentMethod as PaymentMethodName } from '@mela/rules/selling-terms.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import type { Payable, PaymentMethod, PaymentSettings } from './payment-method.ts';
import { upi } from './upi.ts';

const METHODS: Readonly<Record<PaymentMethodName, PaymentMethod>> = {
  cash_on_delivery: cashOnDelivery,
  upi,
  bank_transfer: bankTransfer,
};

/** @returns null for a name that no method has. */
export function paymentMethod(name: string): PaymentMethod | null {
  return Object.hasOwn(METHODS, name) ? METHODS[name as PaymentMethodName] : null;
}

/** Those that something can be paid with, in the order in which they are shown. */
export function offeredMethods(settings: PaymentSettings, payable: Payable): PaymentMethod[] {
  return Object.values(METHODS).filter((method) => method.isOffered(settings, payable));
}
