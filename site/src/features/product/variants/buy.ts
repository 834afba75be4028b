import { addPieces } from '../../cart/add-pieces.ts';
import { pieceOf } from '../../shopping/shown-product.ts';

/** Puts what is shown around a button into the cart. Comes with the first press. */
export function buy(button: Element): void {
  const piece = pieceOf(button);
  if (piece) addPieces(piece);
}
