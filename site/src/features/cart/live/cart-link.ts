import * as cartText from '#messages/cart.ts';
import { boundedQuantity, CART_LIMITS, type CartLine } from '../cart-lines.ts';

const LINE = /^([\da-f]{24}):(\d{1,3})$/;

type SharedLine = Pick<CartLine, 'variantId' | 'quantity'>;

/** The address of a shared cart: `/cart?lines=<variant>:2,<variant>:1`. */
function cartAddress(lines: readonly SharedLine[]): string {
  return `/cart?lines=${lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(',')}`;
}

/** Parses the lines of a shared cart. Ignores invalid ones. */
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

/**
 * Copies the link of a cart. Shows it in a prompt where the page may not use the clipboard.
 * @returns whether the link was copied
 */
export async function copyCartLink(lines: readonly CartLine[]): Promise<boolean> {
  const address = new URL(cartAddress(lines), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    prompt(cartText.linkPrompt, address);
    return false;
  }
}
