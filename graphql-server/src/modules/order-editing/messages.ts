import { defineMessages } from '@mela/rules/messages.ts';

export const orderEditingMessages = defineMessages('orderEditing', {
  hasParcels:
    'You cannot change the items, because a parcel of this order was already shipped. Edit the contact details, or create a new order.',
  hasRefunds:
    'You cannot change the items, because this order is partially refunded. Create a new order for more items.',
  paymentPending:
    'A payment for this order is pending. Edit the order once the payment has succeeded or failed.',
  chargeback: 'You cannot change the items, because the payment of this order was charged back.',
  nothingChanged: 'Nothing was changed.',
  orderNotFound: 'Order not found',
  currencyOrTaxChanged:
    'The shop’s currency or tax setting has changed since this order was placed. Create a new order for more items.',
  nothingToPay: 'The new total would be 0. Cancel the order instead',
  freeOrder: 'You cannot add paid items to a free order. Create a new order for them',
  noLongerForSale: ({ title }: { title: string }) => `${title} is no longer for sale.`,
  tooFewAvailable: ({ title, available }: { title: string; available: number }) =>
    `${title}: only ${available} more available.`,
  lineOrVariant: 'Send the id of either an order line or a variant',
  tooManyLines: ({ max }: { max: number }) => `An order can have at most ${max} lines`,
  noSuchLine: 'The order has no such line',
  variantNotFound: 'This variant does not exist',
  quantityOutOfRange: ({ max }: { max: number }) => `Quantity must be a whole number from 0 to ${max}`,
  lineTwice: 'Send each line only once',
  noItems: 'An order needs at least one item. Cancel the order instead',
});

export const orderEditingTexts = {
  thisProduct: 'This product',
};
