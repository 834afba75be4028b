export const checking = 'Checking…';
export const soldOut = 'This variant is sold out.';
export const failed = 'Delivery could not be checked. Check your connection, then press Check.';
export const enterPostcode = 'Enter a postcode.';
export const toPinCode = 'Delivery to your PIN code';
export const toPostcode = 'Delivery to your postcode';
export const check = 'Check';
export const collect = (price: string) => `Or collect your order: ${price}`;
export const notDelivered = (postalCode: string) => `We do not deliver to ${postalCode}.`;
export const onlyCollect = (postalCode: string, price: string) =>
  `We do not deliver to ${postalCode}, but you can collect your order: ${price}`;
export const payOnCollection = 'You can pay in cash when you collect it';
export const freeShipping = 'Free shipping';
export const shippingFrom = (price: string) => `Shipping from ${price}`;
export const shippingCosts = (price: string) => `Shipping ${price}`;
