import { readMinorUnits } from '@mela/rules/money.ts';
import { variantKey } from '@mela/rules/variant-ids.ts';

/** A quantity of a variant in the browser's storage. */
export interface CartLine {
  /** The variant's id: 24 hexadecimal digits. */
  variantId: string;
  /** The quantity, from 1 to 999. */
  quantity: number;
  /** The displayed unit price, in minor units. */
  price: number;
  /** When the line was added, in milliseconds since 1970. */
  at: number;
  /** The ids of the chosen options. Absent if none are chosen. */
  options?: string[];
}

/** The server's limits (modules/orders/orders.graphql). */
export const CART_LIMITS = { lines: 100, quantity: 999, options: 20, optionLength: 120 } as const;

const VARIANT_ID = /^[\da-f]{24}$/;

/** @returns the valid lines of the stored value, which other programs may have written */
export function acceptLines(lines: unknown[]): CartLine[] {
  const usable = lines.filter(isLine);
  return mergeLines(usable.map(({ options, ...line }) => ({ ...line, ...acceptOptions(options) })));
}

/**
 * Merges lines of the same variant, keeping the order, all options and the latest price. A variant added under a former and a
 * current id becomes one line with the latest id.
 */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const byVariant = new Map<string, CartLine>();
  for (const { variantId, quantity, price, at, options = [] } of lines) {
    const key = variantKey(variantId);
    const known = byVariant.get(key);
    const pieces = boundedQuantity((known?.quantity ?? 0) + quantity);
    const chosen = acceptOptions([...(known?.options ?? []), ...options]);
    byVariant.set(key, { variantId, quantity: pieces, price, at, ...chosen });
  }
  return [...byVariant.values()].slice(0, CART_LIMITS.lines);
}

/** The nearest valid quantity of a line. */
export function boundedQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), CART_LIMITS.quantity));
}

/** The total quantity. */
export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** @returns a line's valid `options` field, or nothing */
function acceptOptions(options: unknown): Pick<CartLine, 'options'> {
  if (!Array.isArray(options)) return {};
  const ids = options.filter((id) => typeof id === 'string' && id.length <= CART_LIMITS.optionLength);
  const chosen = [...new Set<string>(ids)].sort().slice(0, CART_LIMITS.options);
  return chosen.length > 0 ? { options: chosen } : {};
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
