import { CART_LIMITS } from './cart-lines.ts';
import { addToCart, readCart } from './cart-store.ts';
import { openDrawer } from './drawer/open-drawer.ts';
import { type KnownPiece, rememberPieces } from './known-pieces.ts';

/** Pieces of a variant, with what the page knows of it. */
export interface Pieces extends KnownPiece {
  quantity: number;
  /** What the shopper is shown for one, in minor units. */
  price: number;
}

/**
 * Puts them into the cart at once, and opens it before the server is asked what it makes of it.
 * @returns once it is open
 */
export function addPieces({ quantity, price, ...piece }: Pieces): Promise<void> {
  rememberPieces([piece]);
  const added = addToCart(piece.variantId, quantity, price);
  return openDrawer({ variantId: piece.variantId, text: textOf(added, quantity, piece) });
}

function textOf(added: number, asked: number, { variantId, title, variantTitle }: KnownPiece): string {
  const name = [title, variantTitle].filter(Boolean).join(', ');
  if (added === asked) return `Added to your cart: ${asked > 1 ? `${asked} × ` : ''}${name}`;
  if (readCart().some((line) => line.variantId === variantId))
    return `Your cart holds at most ${CART_LIMITS.quantity} of one thing: ${added} more of ${name}`;
  return `Your cart is full: it holds ${CART_LIMITS.lines} different things`;
}
