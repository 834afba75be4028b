import { boundedQuantity, CART_LIMITS, type CartLine } from '../cart-lines.ts';

const LINE = /^([\da-f]{24}):(\d{1,3})$/;

type SharedLine = Pick<CartLine, 'variantId' | 'quantity'>;

/** The address of a cart: `/cart?lines=<variant>:2,<variant>:1`. */
export function cartAddress(lines: readonly SharedLine[]): string {
  return `/cart?lines=${lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(',')}`;
}

/** The lines that an address names; what is none of them is left out. */
export function linesInAddress(search: string): SharedLine[] {
  const lines = new Map<string, number>();
  for (const part of (new URLSearchParams(search).get('lines') ?? '')
    .split(',')
    .slice(0, CART_LIMITS.lines)) {
    const [, variantId, quantity] = LINE.exec(part) ?? [];
    if (variantId && Number(quantity) > 0)
      lines.set(variantId, boundedQuantity((lines.get(variantId) ?? 0) + Number(quantity)));
  }
  return Array.from(lines, ([variantId, quantity]) => ({ variantId, quantity }));
}
