import { NO_PAYMENT, type PaymentMethod } from '@mela/rules/selling-terms.ts';
import type { ComponentType } from 'react';
import * as paymentText from '#messages/payment.ts';
import type { CheckoutPaymentProps, OrderPaymentProps } from './payment-part.ts';

/** A payment method as shoppers see it. */
export interface PaymentMethodView {
  title: string;
  /** The line below its title in the checkout. */
  text: string;
  /** Loads the method's component in the checkout, which is shown when the method is chosen. */
  loadCheckoutPart?: () => Promise<ComponentType<CheckoutPaymentProps>>;
  /** Loads the method's component on the page of an unpaid order, which replaces the written instructions. */
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

/**
 * The texts and components of a method.
 * @returns null for an unknown method
 */
export function paymentMethodView(method: string): PaymentMethodView | null {
  return (PAYMENT_METHOD_VIEWS as Record<string, PaymentMethodView>)[method] ?? null;
}

/** The name of a payment method. null for an order that costs nothing, which has none. */
export function methodText(method: string): string | null {
  return method === NO_PAYMENT ? null : (paymentMethodView(method)?.title ?? method);
}
