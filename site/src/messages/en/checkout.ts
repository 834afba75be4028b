export const fullName = 'Full name';
export const country = 'Country';
export const street = 'House and street';
export const flat = 'Flat, floor, landmark';
export const city = 'Town or city';
export const state = 'State';
export const chooseState = 'Choose a state';
export const region = 'State or region';
export const billingAddress = 'Billing address';
export const sameAddress = 'Same as delivery address';
export const unknownItem = 'An item in your cart';
export const orderChanged = 'Your order has changed';
export const needsJavaScript = 'The checkout needs JavaScript.';
export const cannotPlaceOrder = 'You cannot place an order';
export const cartSaved = 'Your cart is saved in this browser.';
export const emptyTitle = 'Your cart is empty';
export const emptyHint = 'Add items to your cart before you check out.';
export const placing = 'Placing your order…';
export const optional = '(optional)';
export const contact = 'Contact';
export const offline =
  'You are offline. We keep what you have entered, so you can continue once you are back online.';
export const pricingFailed =
  'We cannot calculate your order right now. We keep what you have entered, and we keep trying.';
export const yourOrder = 'Your order';
export const editCart = 'Edit cart';
export const summaryOf = (items: number) => `Order summary (${items})`;
export const summary = 'Order summary';
export const problems = (count: number) =>
  count === 1 ? 'There is a problem' : `There are ${count} problems`;
export const addMore = 'Add a note or GSTIN';
export const note = 'Note to the shop';
export const gstin = 'GSTIN, for a business invoice';
export const payment = 'Payment';
export const aboveAllLimits = (limits: string) =>
  `This order is above the limit of every payment method: ${limits}.`;
export const removeItems = 'Remove items from';
export const yourCart = 'your cart';
export const splitOrder = ', split your order, or';
export const contactUs = 'contact us';
export const noCashOnDelivery = 'Cash on delivery is not available for this address and shipping option.';
export const upTo = (text: string, limit: string) => `${text} Up to ${limit}.`;
export const titleUpTo = (title: string, limit: string | null) => `${title} up to ${limit}`;
export const placeOrder = 'Place order';
export const tryNow = 'Try now';
export const unconfirmedOrder = 'Unconfirmed order';
export const unconfirmed = (time: string) =>
  `You sent an order on ${time}, but we could not confirm it. If it was placed, you have received an email. You can safely send it again: you will not be charged or sent the items twice.`;
export const sendAgain = 'Send again';
export const discard = 'Discard it';
export const pickUp = 'Pick up your order yourself';
export const noPaymentMethod = 'No payment method is available for this total';
export const noteField = 'Note';
export const includesTaxes = (taxes: string) => `Includes ${taxes}`;
export const tax = 'Tax';
export const arrivesBy = (day: string) => `Arrives by ${day}`;
export const arrivesBetween = (from: string, until: string) => `Arrives between ${from} and ${until}`;
export const totalFailed =
  'Your order was not placed, because we could not calculate its total. Check your connection, then press Place order again.';
export const placed = 'Your order is placed.';
export const reviewAgain = 'Your order has changed. Review it, then press Place order again.';
export const sentBefore =
  'You have already sent another order from this browser, which may have been placed. Check your email for it first. To place this order too, press Place order again.';
export const cartChangedElsewhere =
  'Your cart has changed in another tab. Review your order, then press Place order again.';
export const somethingWrong = 'Something went wrong.';
export const kept = (message: string) => `${message} We keep what you have entered.`;
export const noDelivery = 'We do not deliver this order to this address.';
export const rateUnavailable =
  'The shipping option that you chose is no longer available. Please check the new choice.';
export const waitingOffline =
  'You are offline. We have saved your order and will send it as soon as you are back online.';
export const waitingUnreachable =
  'We cannot reach the shop. We have saved your order and will send it again in a moment. It will be placed only once.';
export const waitingBusy =
  'The shop is busy. We have saved your order and will send it again in a moment. It will be placed only once.';
