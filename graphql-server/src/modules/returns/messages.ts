import { defineMessages } from '@mela/rules/messages.ts';

export const returnsMessages = defineMessages('returns', {
  notFound: 'Return not found',
  notAccepted: 'This return has not been accepted yet.',
  alreadyAccepted: 'This return has already been accepted.',
  alreadyDeclined: 'This return has already been declined.',
  alreadyReceived: 'The items of this return have already been received.',
  chooseReceived: 'Choose the items that you received.',
  quantityTooLow: 'The quantity must be at least 1.',
  tooManyReplacements: ({ max }: { max: number }) => `A replacement can have at most ${max} products.`,
  quantityOutOfRange: ({ max }: { max: number }) => `The quantity must be from 1 to ${max}.`,
  chooseItems: 'Choose the items to return.',
  tooManyLines: ({ max }: { max: number }) => `A return can have at most ${max} lines.`,
  receiptKeyUsed:
    'This idempotency key was already used with other input. Check the return. To receive more items, send a new key.',
  acceptFirst: 'Accept this return first.',
  noSuchReturnLine: 'The return has no such line.',
  receivableAtMost: ({ title, max }: { title: string; max: number }) =>
    `${title}: you can receive at most ${max}.`,
  readOnlyLink:
    'This link only shows the order. To return items, use the link in your latest email about it, or contact the shop.',
  keyUsed: 'This idempotency key was already used for another return. Send a new key.',
  tooManyReturns: ({ max }: { max: number }) =>
    `An order can have at most ${max} returns. Please contact the shop.`,
  noReturnsOnline: 'This shop does not accept returns online. Please contact the shop.',
  notDelivered: 'This order has not been delivered yet.',
  periodEnded: 'The return period for this order has ended. Please contact the shop.',
  nothingToReturn: 'All items of this order have already been returned or refunded.',
  orderNotFound: 'Order not found',
  noSuchOrderLine: 'The order has no such line.',
  returnableAtMost: ({ title, max }: { title: string | undefined; max: number }) =>
    `${title}: you can return at most ${max}.`,
});

export const returnsTexts = {
  returnFault: ({ id, fault }: { id: string; fault: string }) => `Return ${id}: ${fault}.`,
  photoWithoutReturn: ({ id }: { id: string }) => `The photo ${id} belongs to no return.`,
  orderMissing: 'its order does not exist',
  lineMissing: ({ id }: { id: string }) => `its order has no line ${id}`,
  allReceived: ({ status }: { status: string }) => `its status is ${status}, but all items were received`,
  someReceived: ({ status }: { status: string }) => `its status is ${status}, but some items were received`,
  refundMissing: ({ id }: { id: string }) => `its refund ${id} does not exist`,
  replacementMissing: ({ order }: { order: number }) => `its replacement, order ${order}, does not exist`,
  theNote: 'The note',
  metricWaiting: 'Returns waiting for a decision.',
  theReason: 'The reason',
};
