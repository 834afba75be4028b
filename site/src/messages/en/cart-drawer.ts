export const added = (count: number, name: string) =>
  `Added to your cart: ${count > 1 ? `${count} × ` : ''}${name}`;
export const addedAtMost = (limit: number, added: number, name: string) =>
  `You can order at most ${limit} of an item. Added ${added} more of ${name}`;
export const cartFull = (limit: number) => `Your cart is full. It can have at most ${limit} different items`;

export const closeCart = 'Close cart';
export const shippingLater = 'Shipping is added at checkout.';
