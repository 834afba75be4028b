import { formatMoney } from '@mela/rules/format-money.ts';
import type { Money } from '@mela/rules/money.ts';
import * as cartText from '#messages/cart.ts';

/** The progress of a cart towards free shipping. */
interface FreeShippingProgress {
  text: string;
  /** The reached share of the subtotal for free shipping, from 0 to 1. */
  share: number;
}

export function FreeShipping({ text, share }: FreeShippingProgress) {
  return (
    <div className={`free-shipping ${share === 1 ? 'free-shipping--reached' : ''}`}>
      <p>{text}</p>
      <progress value={share} aria-hidden="true" />
    </div>
  );
}

/**
 * How far a cart is from free shipping.
 * @param from the subtotal for free shipping
 * @param shipping the server's shipping costs. null: unknown for this cart
 * @returns null if the shop has no such offer, or it does not apply to the destination
 */
export function freeShippingProgress(
  subtotal: Money,
  from: Money | null,
  shipping: Money | null,
): FreeShippingProgress | null {
  if (!from || from.amount <= 0) return null;
  const missing = from.amount - subtotal.amount;
  if (shipping?.amount === 0 || (missing <= 0 && !shipping))
    return { text: cartText.freeShippingReached, share: 1 };
  if (missing <= 0) return null;
  return {
    text: cartText.freeShippingMissing(formatMoney({ ...subtotal, amount: missing })),
    share: subtotal.amount / from.amount,
  };
}
