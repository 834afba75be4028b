import { plural } from '@mela/rules/plural.ts';

export const title = 'Your cart';
export const dollarsNote = 'Catalogue prices are in rupees. Your order total is in dollars.';
export const clearCart = 'Clear Cart';
export const updateCart = 'Update Cart';
export const continueShopping = 'Continue Shopping';
export const totals = 'Cart Totals';
export const cartSubtotal = 'Cart Subtotal';
export const freeShippingTitle = 'Free Shipping';
export const proceedToCheckout = 'Proceed To CheckOut';
export const calculateShipping = 'Calculate Shipping';
export const flatRate = 'Flat rate:';
export const country = 'Country';
export const chooseCountry = 'Choose a country';
export const state = 'State / Country';
export const postcode = 'PostCode / ZIP';
export const calculate = 'Calculate';
export const applyCoupon = 'Apply Coupon';
export const couponNote = 'One coupon per order. It applies before shipping.';
export const coupon = 'Coupon';
export const enterCoupon = 'Enter your coupon';
export const apply = 'Apply';
export const image = 'Image';
export const quantityOf = (title: string) => `Quantity of ${title}`;
export const offline = 'You are offline. Prices and stock may have changed since you last saw them.';
export const pricesFailed = 'Current prices could not be loaded. These are the prices that you last saw.';

export const couponEnterCode = 'Enter a code.';
export const couponChecking = 'Checking the code…';
export const couponFailed = 'The code could not be checked. Try again in a moment.';
export const couponDiscountCode = 'Discount code';
export const couponApply = 'Apply';
export const couponRemove = 'Remove';
export const couponAppliedWith = (name: string, discount: string) => `${name} is applied: −${discount}`;
export const couponApplied = (name: string) => `${name} is applied.`;

export const freeShippingReached = 'You get free shipping';
export const freeShippingMissing = (amount: string) => `Add ${amount} more for free shipping`;
export const unknownItem = 'An item from this shop';
export const removed = (title: string) => `${title} was removed from your cart.`;
export const cleared = 'Your cart was cleared.';

export const upToDate = 'Your cart is up to date.';
export const linkCopied = 'Cart link copied.';
export const copyLink = 'Copy link to this cart';
export const enterAddressBelow = 'Enter your address below';
export const needsJavaScript = 'The cart needs JavaScript.';
export const cannotBeShown = 'Your cart cannot be shown';
export const itemsSaved = 'Your items are saved in this browser.';
export const emptyTitle = 'Your cart is empty';
export const emptyHint = 'Items that you add are saved in this browser.';
export const sharedCartAdd = 'Add to my cart';
export const sharedCartReplace = 'Replace my cart';
export const sharedCartKeep = 'Keep my cart';
export const sharedCartTitle = 'A shared cart';
export const shippingCalculating = 'Calculating…';
export const shippingFailed = 'Shipping could not be calculated. Try again.';
export const shippingDependsOnAddress = 'Shipping costs depend on the delivery address.';
export const freeOver = ', free over';
export const linkPrompt = 'The link to your cart';
export const sharedCartFailed =
  'The shared cart could not be loaded. Check your connection and reload the page.';
export const sharedCartUnavailable = 'The items in this shared cart are no longer available.';
export const otherItems = (count: number) => `${count} other items`;
export const sharedItems = (count: number, names: string) =>
  plural(count, {
    one: `This link contains a shared cart with ${count} item: ${names}.`,
    other: `This link contains a shared cart with ${count} items: ${names}.`,
  });
export const shippingChooseState = 'Choose a state from the list, or leave it empty.';
export const shippingEnterStateOrPin = 'Enter a state or a PIN code.';
export const shippingNoDelivery = 'The shop does not deliver this order to this address.';
export const shippingFree = 'Shipping is free';
export const shippingCosts = (amount: string) => `Shipping costs ${amount}`;

export const priceNow = (price: string) => `Now ${price}`;
export const priceWas = (price: string) => `it was ${price}`;
export const onlyLeft = (count: number) => `Only ${count} left`;
export const gone = 'No longer available';
export const optionGone = 'A chosen option is no longer available';
export const itemCosts = (title: string, now: string, was: string | null) =>
  `${title} now costs ${now}${was ? `, not ${was}` : ''}`;
export const itemPriceChanged = (title: string) => `${title}: the price has changed`;
export const itemOnlyLeft = (title: string, count: number) =>
  `${title}: only ${count} left. We have updated the quantity`;
export const itemSoldOut = (title: string) => `${title} is sold out and was removed from your order`;
export const itemGone = (title: string) => `${title} is no longer available and was removed from your order`;
export const itemOptionGone = (title: string) =>
  `${title}: an option that you chose is no longer available and was removed`;
export const couponGone = 'The discount code no longer applies';
export const totalIs = (now: string, was: string | null) =>
  `The total is now ${now}${was ? `, not ${was}` : ''}`;
export const totalChanged = 'The total has changed';

export const drawerAdded = (count: number, name: string) =>
  `Added to your cart: ${count > 1 ? `${count} × ` : ''}${name}`;
export const drawerAddedAtMost = (limit: number, added: number, name: string) =>
  `You can order at most ${limit} of an item. Added ${added} more of ${name}`;
export const drawerCartFull = (limit: number) =>
  `Your cart is full. It can have at most ${limit} different items`;

export const closeCart = 'Close cart';
export const shippingLater = 'Shipping is added at checkout.';
