import { NO_PAYMENT, type PaymentMethod } from '@mela/rules/selling-terms.ts';
import type { ComponentType } from 'react';
import * as paymentText from '#messages/payment.ts';
import type { CheckoutPaymentProps, OrderPaymentProps } from './payment-part.ts';

/** A payment method as shoppers see it. */
export interface PaymentMethodView {
  title: string;
  /** The line below its title in the checkout. */
  text: string;
  /** Its component in the checkout, loaded and shown when it is chosen. */
  loadCheckoutPart?: () => Promise<ComponentType<CheckoutPaymentProps>>;
  /** Its component on the page of an unpaid order, loaded there. Replaces the written instructions. */
  loadOrderPart?: () => Promise<ComponentType<OrderPaymentProps>>;
}

/** All payment methods. Add an entry here for a new one, with its components in their own folder. */
export const PAYMENT_METHOD_VIEWS: Readonly<Record<PaymentMethod, PaymentMethodView>> = {
  cash_on_delivery: { title: paymentText.cashOnDelivery, text: paymentText.cashOnDeliveryHint },
  upi: { title: paymentText.upi, text: paymentText.upiHint },
  bank_transfer: { title: paymentText.bankTransfer, text: paymentText.bankTransferHint },
  stripe: {
    title: paymentText.stripe,
    text: paymentText.stripeHint,
    loadOrderPart: async () => (await import('./stripe/StripePayment.tsx')).StripePayment,
  },
  razorpay: {
    title: paymentText.razorpay,
    text: paymentText.razorpayHint,
    loadOrderPart: async () => (await import('./razorpay/RazorpayPayment.tsx')).RazorpayPayment,
  },
};

/** @returns null for an unknown method */
export function paymentMethodView(method: string): PaymentMethodView | null {
  return (PAYMENT_METHOD_VIEWS as Record<string, PaymentMethodView>)[method] ?? null;
}

/** null for an order that costs nothing. */
export function methodText(method: string): string | null {
  return method === NO_PAYMENT ? null : (paymentMethodView(method)?.title ?? method);
}
