import { readMinorUnits } from '@mela/rules/money.ts';
import { variantKey } from '@mela/rules/variant-ids.ts';

/** Some pieces of a variant, as the browser keeps them. */
export interface CartLine {
  /** 24 hexadecimal digits. */
  variantId: string;
  /** 1 to 999. */
  quantity: number;
  /** What the shopper was shown for one piece, in minor units. */
  price: number;
  /** When it was added, in milliseconds since 1970. */
  at: number;
}

/** As the server takes carts (modules/orders/orders.graphql). */
export const CART_LIMITS = { lines: 100, quantity: 999 } as const;

const VARIANT_ID = /^[\da-f]{24}$/;

/** @returns what can be used of what is stored, which anything may have written. */
export function acceptLines(lines: unknown[]): CartLine[] {
  return mergeLines(lines.filter(isLine));
}

/**
 * One line for each variant, in the order of their first ones and at the price shown last, as many as a cart may have. A variant that
 * was added under its former id and under its present one is one line, under the id that was added last.
 */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const byVariant = new Map<string, CartLine>();
  for (const { variantId, quantity, price, at } of lines) {
    const key = variantKey(variantId);
    const pieces = (byVariant.get(key)?.quantity ?? 0) + quantity;
    byVariant.set(key, { variantId, quantity: boundedQuantity(pieces), price, at });
  }
  return [...byVariant.values()].slice(0, CART_LIMITS.lines);
}

/** The nearest number of pieces that a line can have. */
export function boundedQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), CART_LIMITS.quantity));
}

/** How many pieces there are. */
export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function isLine(line: unknown): line is CartLine {
  const { variantId, quantity, price, at } = (line ?? {}) as Record<keyof CartLine, unknown>;
  return (
    typeof variantId === 'string' &&
    VARIANT_ID.test(variantId) &&
    Number.isSafeInteger(quantity) &&
    (quantity as number) >= 1 &&
    typeof readMinorUnits(price) === 'number' &&
    Number.isFinite(at)
  );
}
