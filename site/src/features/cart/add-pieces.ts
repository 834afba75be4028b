import * as cartText from '#messages/cart.ts';
import { CART_LIMITS } from './cart-lines.ts';
import { addToCart, readCart } from './cart-store.ts';
import { openDrawer } from './drawer/open-drawer.ts';
import { type KnownPiece, rememberPieces } from './known-pieces.ts';

/** A quantity of a variant, with the facts that the page shows. */
export interface Pieces extends KnownPiece {
  quantity: number;
  /** The displayed unit price, in minor units. */
  price: number;
}

/**
 * Adds items to the cart and opens the drawer before the server has answered.
 * @returns once the drawer is open
 */
export function addPieces({ quantity, price, ...piece }: Pieces): Promise<void> {
  rememberPieces([piece]);
  const added = addToCart(piece.variantId, quantity, price);
  return openDrawer({ variantId: piece.variantId, text: textOf(added, quantity, piece) });
}

function textOf(added: number, asked: number, { variantId, title, variantTitle }: KnownPiece): string {
  const name = [title, variantTitle].filter(Boolean).join(', ');
  if (added === asked) return cartText.drawerAdded(asked, name);
  if (readCart().some((line) => line.variantId === variantId))
    return cartText.drawerAddedAtMost(CART_LIMITS.quantity, added, name);
  return cartText.drawerCartFull(CART_LIMITS.lines);
}
