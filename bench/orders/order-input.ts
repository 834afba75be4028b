/** The total price of one piece of a product with shipping. */
export interface PricedPiece {
  variantId: string;
  total: number;
}

/** An order for one piece. @param email the shopper's */
export function orderInput({ variantId, total }: PricedPiece, email = 'asha@example.com') {
  return {
    lines: [{ variantId, quantity: 1 }],
    email,
    shippingAddress: {
      ...{ name: 'Asha Rao', line1: '12 MG Road', city: 'Bengaluru', region: 'KA' },
      ...{ postalCode: '560001', country: 'IN' },
    },
    phone: '9822012345',
    paymentMethod: 'cash_on_delivery',
    total,
  };
}
