import { askCart, type CartAnswer, type Destination } from './cart-answer.ts';
import type { CartLine } from './cart-lines.ts';
import { type KnownPiece, rememberPieces } from './known-pieces.ts';

/** Asks the server what a cart comes to, and keeps what it says of its lines for when it cannot be asked. */
export async function priceCart(
  lines: readonly (Omit<CartLine, 'price'> & { price?: number | undefined })[],
  destination: Destination | null = null,
): Promise<CartAnswer> {
  const cart = await askCart(lines, destination);
  rememberPieces(cart.lines.map(pieceOf));
  return cart;
}

function pieceOf({ variantId, title, variantTitle, path, image }: CartAnswer['lines'][number]): KnownPiece {
  return { variantId, title, variantTitle: variantTitle ?? '', path, image: image?.thumbnailUrl ?? '' };
}
