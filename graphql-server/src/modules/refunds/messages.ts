import { defineMessages } from '@mela/rules/messages.ts';

export const refundsMessages = defineMessages('refunds', {
  noSuchLine: 'The order has no such line.',
  itemsCostNothing: 'These items cost nothing, so there is nothing to refund.',
  amountTooHigh: ({ amount, max }: { amount: string; max: string }) =>
    `This comes to ${amount}, but at most ${max} can still be refunded.`,
  shippingLimit: ({ amount }: { amount: string }) =>
    `At most ${amount} of the shipping can still be refunded.`,
  refundableAtMost: ({ title, max }: { title: string; max: number }) =>
    `${title}: at most ${max} can still be refunded.`,
  tooManyLines: ({ max }: { max: number }) => `A refund can have at most ${max} lines.`,
  quantityTooLow: 'The quantity must be at least 1.',
  negativeShipping: 'The shipping must not be negative.',
  amountTooLow: 'The amount must be more than 0.',
  chooseRefund: 'Choose what to refund: items, shipping or an amount.',
  keyUsed:
    'This idempotency key was already used for another refund of this order. Check the order’s refunds. To refund this too, send a new key.',
  tooManyRefunds: ({ max }: { max: number }) => `An order can have at most ${max} refunds.`,
  severalPayments: ({ amount }: { amount: string }) =>
    `This order has several payments. You can refund at most ${amount} at once.`,
  otherServerSettles: 'Another server is already processing this refund.',
  tooManyRestocked: ({ title, max }: { title: string; max: number }) =>
    `${title}: at most ${max} can be restocked.`,
});

export const refundsTexts = {
  refundWithoutOrder: ({ order }: { order: string }) => `A refund of order ${order} belongs to no order.`,
  orderFault: ({ order, fault }: { order: number; fault: string }) => `Order ${order}: ${fault}.`,
  refundNotAmongPayments: ({ id }: { id: string }) => `its refund ${id} is not among its payments`,
  wrongRefundState: ({ id, state, queue }: { id: string; state: string; queue: string }) =>
    `its refund ${id} has the state ${state}, but is ${queue}`,
  metricPending: 'Refunds that payment providers have not confirmed yet.',
  theNote: 'The note',
};
