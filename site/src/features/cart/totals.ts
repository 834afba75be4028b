import type { Product } from '../../content/catalogue.ts';

/** What the shipping calculator asks for, in percent of the order (specification, section 9). */
export const FLAT_RATE_PERCENT = 5;

interface Line {
  product: { dollars: Pick<Product['dollars'], 'price'> };
  quantity: number;
}

/** What a line of the cart comes to, in dollars. */
export function subtotalOf({ product, quantity }: Line): number {
  return product.dollars.price * quantity;
}

/** What all lines come to, in dollars. Shipping is free, so this is the subtotal and the total. */
export function totalOf(lines: Line[]): number {
  return lines.reduce((total, line) => total + subtotalOf(line), 0);
}
