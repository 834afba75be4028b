import type { Product } from '../../content/catalogue.ts';

/** The rate of the shipping calculator, in per cent of the order (specification, section 9). */
export const FLAT_RATE_PERCENT = 5;

interface Line {
  product: { dollars: Pick<Product['dollars'], 'price'> };
  quantity: number;
}

/** The total of a cart line in dollars. */
export function subtotalOf({ product, quantity }: Line): number {
  return product.dollars.price * quantity;
}

/** The total of all lines in dollars. Shipping is free, so it is both subtotal and total. */
export function totalOf(lines: Line[]): number {
  return lines.reduce((total, line) => total + subtotalOf(line), 0);
}
