import { formatMoney } from '@mela/rules/format-money.ts';
import type { Money } from '@mela/rules/money.ts';

/** How near a cart is to being sent for nothing. */
export interface FreeShippingProgress {
  text: string;
  /** 0 to 1. */
  share: number;
}

/**
 * @param from the subtotal from which shipping is free
 * @param shipping what the server says that shipping costs; null: it has not said so for this cart
 * @returns null where there is nothing to reach: the shop has no such offer, or it does not hold for where the cart goes
 */
export function freeShippingProgress(
  subtotal: Money,
  from: Money | null,
  shipping: Money | null,
): FreeShippingProgress | null {
  if (!from || from.amount <= 0) return null;
  const missing = from.amount - subtotal.amount;
  if (shipping?.amount === 0 || (missing <= 0 && !shipping)) return { text: 'Shipping is free', share: 1 };
  if (missing <= 0) return null;
  return {
    text: `${formatMoney({ ...subtotal, amount: missing })} more, and shipping is free`,
    share: subtotal.amount / from.amount,
  };
}
