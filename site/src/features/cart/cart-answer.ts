import type { CartInput, CartQuery } from '../shopper.generated.ts';
import type { CartLine } from './cart-lines.ts';
import { readCoupon } from './cart-store.ts';
import { type KnownPiece, rememberPieces } from './known-pieces.ts';
import { postGraphql } from './post-graphql.ts';

/** A cart calculated by the server, with current prices and stock. */
export type CartAnswer = CartQuery['cart'];
export type AnsweredLine = CartAnswer['lines'][number];
export type Adjustment = CartAnswer['adjustments'][number];
export type TaxLine = CartAnswer['taxes'][number];
export type CartChange = CartAnswer['changes'][number];
export type Arrival = NonNullable<CartAnswer['arrival']>;
export type Destination = NonNullable<CartInput['destination']>;

export const CART_QUERY = /* GraphQL */ `query Cart($input: CartInput!) {
  cart(input: $input) {
    lines {
      variantId title variantTitle path image { thumbnailUrl }
      price { amount currency } compareAtPrice { amount currency } quantity total { amount currency } available
      options { id label amount { amount currency } isChosen } adjustments { kind label amount { amount currency } }
    }
    subtotal { amount currency } discount { amount currency } adjustments { kind label amount { amount currency } } shipping { amount currency } shippingAdjustments { kind label amount { amount currency } }
    coupon { code label discount { amount currency } } total { amount currency }
    taxes { kind rate amount { amount currency } } isTaxIncluded
    shippingRates { id name price { amount currency } arrival { from until } takesCashOnDelivery isPickup isChosen }
    changes { kind variantId before { amount currency } after { amount currency } available message }
    freeShippingFrom { amount currency }
    arrival { from until }
  }
}`;

/** Whether the value is a cart that can be displayed. */
export function isCartAnswer(value: unknown): value is CartAnswer {
  const cart = value as Partial<CartAnswer> | null;
  return Array.isArray(cart?.lines) && Array.isArray(cart.changes) && typeof cart.total?.amount === 'number';
}

/**
 * Requests the prices of a cart, with the entered discount code, and stores what its lines show, for times
 * without a connection.
 * @throws GraphqlError, or TypeError without a response
 */
export async function priceCart(
  lines: readonly (Omit<CartLine, 'price'> & { price?: number | undefined })[],
  more: Omit<CartInput, 'lines' | 'coupon'> = {},
): Promise<CartAnswer> {
  const asked = lines.map(({ variantId, quantity, price, options }) => ({
    variantId,
    quantity,
    price,
    ...(options && { options }),
  }));
  const coupon = readCoupon();
  const input = { lines: asked, ...more, ...(coupon !== null && { coupon }) };
  const { cart } = await postGraphql<{ cart: CartAnswer }>(CART_QUERY, { input });
  rememberPieces(cart.lines.map(pieceOf));
  return cart;
}

function pieceOf({ variantId, title, variantTitle, path, image }: CartAnswer['lines'][number]): KnownPiece {
  return { variantId, title, variantTitle: variantTitle ?? '', path, image: image?.thumbnailUrl ?? '' };
}
