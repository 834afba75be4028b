import { defineMessages } from '@mela/rules/messages.ts';

export const onlinePaymentsMessages = defineMessages('onlinePayments', {
  otherServerChecks: 'Another server is already checking this payment.',
  invalidSignature: 'The payment could not be confirmed, because its signature is not valid.',
  orderNotFound: 'Order not found',
  paymentNotFound: 'Payment not found',
  methodNotAccepted: 'This shop does not accept this payment method.',
  providerNotFound: 'Payment provider not found',
});

export const onlinePaymentsTexts = {
  latePayment: 'The payment arrived after the order was closed, so it is being refunded.',
  attemptWithoutOrder: ({ id }: { id: string }) => `The payment attempt ${id} belongs to no order.`,
  paymentOfOrderAndNone: ({ order, payment }: { order: number | undefined; payment: string }) =>
    `Order ${order}: the payment ${payment} is recorded for the order, but also marked as belonging to no order.`,
  paymentWithoutAttempt: ({ id, providerId }: { id: string; providerId: string | null }) =>
    `Payment ${id} has the provider id ${providerId}, but no payment attempt with a provider.`,
  metricUnreachable: 'Payments whose state could not be requested from the payment provider.',
  metricLate: 'Charges without an order that the team has to resolve.',
  metricEvents: 'Events of payment providers that arrived in the last hour.',
  paymentNotStarted: ({ provider, reason }: { provider: string; reason: string }) =>
    `${provider} could not start a payment: ${reason}`,
  paymentNotChecked: ({ provider, reason }: { provider: string; reason: string }) =>
    `A payment by ${provider} could not be checked: ${reason}`,
  notNeeded: 'The order no longer needs this payment.',
  refundFailed: 'The refund failed, and the money went back to the payment provider.',
  unknownOrder: ({ provider, payment }: { provider: string; payment: string | null }) =>
    `${provider} reports a payment of an order that does not exist here: ${payment}.`,
  notSet: ({ name }: { name: string }) => `${name} is not set.`,
};
