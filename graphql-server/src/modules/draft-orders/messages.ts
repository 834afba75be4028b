import { defineMessages } from '@mela/rules/messages.ts';

export const draftOrdersMessages = defineMessages('draftOrders', {
  onlyAvailable: ({ title, available }: { title: string; available: number }) =>
    `${title}: only ${available} available. The order is not placed yet.`,
  paymentMethodUnavailable: 'This payment method is not available for this order. Choose another one',
  expired: 'The time to confirm this order has passed. Ask the shop for a new link.',
  draftChanged:
    'This draft has changed since you opened it, so no order was placed. Look at it, then try again.',
  currencyChanged:
    'The currency of the shop has changed since this draft was saved. Save the draft again to calculate its prices.',
  placementKeyUsed:
    'This idempotency key was already used to place the draft in another way. Look at its order.',
  alreadyPlaced: ({ number }: { number: number }) =>
    `This draft has already been placed as order #${number}. Look at the order.`,
  priceChanged: ({ total }: { total: string }) =>
    `The shop has changed this order: it costs ${total} now. Look at it again before you confirm it.`,
  notFound: 'Draft order not found',
  shippingUnavailable: 'This shipping option is not available for this order. Choose another one',
  discountTooHigh: 'The discount must not exceed the subtotal',
  showsSample: 'The storefront shows the sample content. Publish your store first.',
  productNotForSale: 'One of the products is not for sale. Publish it first, or remove it',
  noItems: 'A draft order needs at least one item',
  invalidAmount: 'The amount must be 0 or more',
  addAddressFirst: 'Add a shipping address to this draft first.',
  addEmailFirst: 'Add an email address to this draft first, or copy its link.',
  keyUsed:
    'This idempotency key was already used for another draft order. Look at the draft orders; to create this one as well, send a new key.',
  sentTooOften: 'This link has been emailed too many times. Copy it instead.',
  noLongerForSale: ({ title }: { title: string }) =>
    `${title} is no longer for sale. The order is not placed yet.`,
});

export const draftOrdersTexts = {
  aProduct: 'A product',
  metricOpen: 'Draft orders that have not been placed and have not expired.',
};
