import { BrowserList } from '../../components/browser-list.ts';
import { CART_LIMITS } from './cart-lines.ts';

/**
 * What a page knows about a variant in the cart. It is shown until the server answers, and if the server
 * cannot be reached.
 */
export interface KnownPiece {
  variantId: string;
  title: string;
  /** The variant's option values, such as `Red / M`. Empty if the product has no options. */
  variantTitle: string;
  path: string;
  /** The URL of a small image. Empty if there is none. */
  image: string;
}

/** Allows only URLs of this shop, because stored values could lead elsewhere or run scripts. */
const OWN_ADDRESS = /^\/(?!\/)/;

const pieces = new BrowserList<KnownPiece>({
  key: 'cart-pieces',
  name: 'pieces',
  accept: (stored) => stored.filter(isPiece).slice(-CART_LIMITS.lines),
});

export function knownPieces(): Map<string, KnownPiece> {
  return new Map(pieces.read().map((piece) => [piece.variantId, piece]));
}

/** Stores facts about the latest variants, as many as a cart can hold. */
export function rememberPieces(said: readonly KnownPiece[]): void {
  const known = knownPieces();
  for (const piece of said) {
    known.delete(piece.variantId);
    known.set(piece.variantId, piece);
  }
  pieces.write([...known.values()].slice(-CART_LIMITS.lines));
}

function isPiece(piece: unknown): piece is KnownPiece {
  const { variantId, title, variantTitle, path, image } = (piece ?? {}) as Record<keyof KnownPiece, unknown>;
  return (
    [variantId, title, variantTitle, path, image].every((text) => typeof text === 'string') &&
    OWN_ADDRESS.test(path as string) &&
    (image === '' || OWN_ADDRESS.test(image as string))
  );
}
