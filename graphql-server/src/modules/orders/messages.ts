import { defineMessages } from '@mela/rules/messages.ts';
import { plural } from '@mela/rules/plural.ts';

export const ordersMessages = defineMessages('orders', {
  readOnlyLink:
    'This link only shows the order. To cancel it, use the link in your latest email about it, or contact the shop.',
  priceUnavailable: 'The shop cannot calculate the price right now. Nothing was ordered. Try again later.',
  orderTooLarge: 'This order is too large',
  tooManyCartLines: ({ max, count }: { max: number; count: number }) =>
    `A cart can have at most ${max} lines, but has ${count}`,
  variantNotFound: 'This variant does not exist',
  invalidPrice: 'Price must be a whole number of minor units',
  codeTooLong: ({ max }: { max: number }) => `A discount code can have at most ${max} characters`,
  quantityOutOfRange: ({ max }: { max: number }) => `Quantity must be a whole number from 1 to ${max}`,
  tooManyOptions: ({ max }: { max: number }) => `A line can have at most ${max} options, given by their ids`,
  orderNotFound: 'Order not found',
  refundsExceedPayment: 'The refunds of this order, including pending ones, would exceed its payment.',
  maximumSize: 'This order has reached its maximum size. Nothing more can be added.',
  changedByOthers: ({ number }: { number: number }) =>
    `Order #${number} has changed since you opened it, so nothing was saved. Check the order and try again.`,
  stateAffectsTax:
    'You cannot change the state or country, because this would change the tax. Cancel the order and place a new one.',
  nothingChanged: 'Nothing was changed.',
  linkAlreadyEmailed: 'The link has already been emailed.',
  parcelKeyUsed:
    'This idempotency key was already used for another parcel of this order. Check the order’s parcels. To ship this one too, send a new key.',
  lastParcel:
    'This order has almost reached the maximum number of parcels. Ship all remaining items in this one.',
  alreadyShipped: (line: { title: string; ordered: number; open: number; wasRefunded: boolean }) => {
    const { title, ordered, open } = line;
    const done = line.wasRefunded ? 'already shipped or refunded' : 'already shipped';
    return open === 0
      ? `${title}: All items are ${done}`
      : `${title}: ${ordered - open} of ${ordered} are ${done}. The quantity must be from 1 to ${open}`;
  },
  emptyParcel: 'Add at least one item to the parcel',
  noSuchLine: 'The order has no such line',
  tooManyRequests: ({ minutes }: { minutes: number }) =>
    `Too many requests from your network. Try again in ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}.`,
  paymentByProvider: 'The payment provider received this payment, so it cannot be undone.',
  refundNotOwed: 'The amount must be more than 0, and at most the refund owed',
  refundByProvider: 'The payment provider made this refund, so it cannot be undone.',
  otherParcelUnderWay: 'You cannot cancel this order, because another parcel is on its way.',
  shopEnteredEmail:
    'The shop entered the email address of this order, so the link for changing the order is not sent to it. Cancel the order here if the shopper asks for it.',
  invalidTrackingLink: 'A tracking link must start with https:// or http://',
  parcelNotFound: 'Parcel not found',
  parcelCameBack: 'This parcel is already marked as undelivered.',
  orderKeyUsed:
    'This idempotency key was already used for an order with other details. Check whether that order was placed. To place this one too, send a new key.',
  cartChanged: ({ changes }: { changes: string }) =>
    `Your cart has changed (${changes}). Nothing was ordered. Check your cart and try again.`,
  currencyChanging: 'This shop is changing its currency. Check your cart again in a moment.',
  shopClosed: 'This shop is not taking orders right now. Please contact the shop by email or phone.',
  paymentMethodUnavailable: 'This payment method is not available for this order. Choose another one',
  noItems: 'An order needs at least one item',
  invalidTotal: 'Total must be a whole number in the currency’s smallest unit',
  notDelivered: 'The shop does not deliver this order to this address',
  addressErased: 'You cannot send a replacement, because the address of this order has been erased.',
  productGone: 'One of the products is no longer for sale.',
  allBeingRefunded: 'All items of this order are being refunded.',
  tooFewAvailable: ({ title, available }: { title: string; available: number }) =>
    `${title}: only ${available} available. Adjust the stock first.`,
  lateAddressErased: 'The address of this order has been erased. Refund the payment instead.',
  partiallyRefunded: 'You cannot reopen this order, because its payment is partially refunded.',
  tooManyWords: ({ max }: { max: number }) => `A search can have at most ${max} words`,
  invalidDate: 'Enter a date such as 2026-11-27',
  onlyAvailable: ({ title, available }: { title: string; available: number }) =>
    `${title}: only ${available} available.`,
});

export const ordersTexts = {
  invalidCode: 'This discount code is not valid.',
  theReason: 'The reason',
  theLabel: 'The label',
  standardShipping: 'Standard shipping',
  orderFault: ({ order, fault }: { order: number; fault: string }) => `Order ${order}: ${fault}.`,
  wrongCounter: ({ counter, last }: { counter: number; last: number }) =>
    `The order counter is ${counter}, but the last order is ${last}.`,
  paymentWithoutOrder: ({ id, amount }: { id: string; amount: number }) =>
    `Payment ${id} of ${amount} belongs to no order.`,
  orderMissing: ({ number }: { number: number }) => `Order ${number} is missing.`,
  wrongReserved: ({ id, reserved, needed }: { id: string; reserved: number; needed: number }) =>
    `Variant ${id}: reserved is ${reserved}, but open orders need ${needed}.`,
  mailLinesFailed: ({ module, error }: { module: string; error: string }) =>
    `The module ${module} failed to write an email: ${error}`,
  theNote: 'The note',
  metricPlaced: 'Orders placed through this server.',
  metricOpen: 'Orders that are unshipped or unpaid.',
  metricOwed: 'Orders with a refund that the shop still owes.',
  ordersNotExpired: ({ reason }: { reason: string }) => `Unpaid orders could not be canceled: ${reason}`,
  wrongShares: ({ label }: { label: string }) =>
    `the shares of its adjustment ${label} do not match its lines and amount`,
  wrongLineTaxes: ({ ofLines, tax }: { ofLines: number; tax: number }) =>
    `the taxes of its lines add up to ${ofLines}, more than the order's tax ${tax}`,
  wrongStatus: ({ status, shipped }: { status: string; shipped: string }) =>
    `its status is ${status}, but ${shipped} items are shipped`,
  notPlaced: 'it has no PLACED event',
  canceledWithoutReason: 'it is canceled, but has no event that says why',
  wrongDeadline: 'its payment deadline does not match its status',
  wrongPaymentStatus: ({ status, expected }: { status: string; expected: string }) =>
    `its payment status is ${status}, expected ${expected}`,
  wrongCurrency: ({
    payment,
    currency,
    orderCurrency,
  }: {
    payment: string;
    currency: string;
    orderCurrency: string;
  }) => `its payment ${payment} is in ${currency}, but the order is in ${orderCurrency}`,
  adjustmentsFailed: ({ module, error }: { module: string; error: string }) =>
    `The module ${module} failed to adjust prices: ${error}`,
  theCarrier: 'The carrier',
  theTrackingNumber: 'The tracking number',
  itemGone: 'an item is no longer available',
  replacementFor: ({ order }: { order: number }) => `Replacement for order ${order}`,
  aProduct: 'A product',
  ordersMissing: ({ from, until, count }: { from: number; until: number; count: number | null }) =>
    `Orders ${from} to ${until} are missing${count === null ? '' : ` (${count} orders)`}.`,
};
