import type { Adjustment } from '@mela/rules/adjustments.ts';
import type { TaxedPlace } from '@mela/rules/order-totals.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { extensionPoint } from '../../../kernel/extension-point.ts';

/** A cart before anything is added or taken off. */
interface CartToAdjust {
  currency: string;
  /** Where it goes; null: not known yet. */
  place: TaxedPlace | null;
  lines: readonly LineToAdjust[];
}

interface LineToAdjust {
  variantId: ObjectId;
  productId: ObjectId;
  /** Of one piece, in minor units. */
  price: number;
  quantity: number;
}

/** What a module adds to a cart or takes off. */
interface CartAdjustments {
  /** By the place of the line in the cart. */
  lines?: readonly (readonly Adjustment[])[];
  /** Of the cart as a whole. */
  order?: readonly Adjustment[];
}

/** Adjusts one cart. It is called for each cart of a group, and depends on nothing but the cart and what was read before. */
export type AdjustPrices = (cart: CartToAdjust) => CartAdjustments;

/**
 * The extension point for whatever changes prices, such as discounts or gift wrapping: it reads what it needs, once for all carts that
 * are priced together. It sees no other module's adjustments; those of all modules apply in the order of the list.
 * @param session as of its snapshot, where orders are placed
 */
export type PriceAdjuster = (session?: ClientSession) => Promise<AdjustPrices>;

export const priceAdjusters = extensionPoint<PriceAdjuster>('orders.priceAdjusters');

/** @returns what all modules add or take off, with a list for each line */
export function adjustmentsOf(
  cart: CartToAdjust,
  adjusters: readonly AdjustPrices[],
): { lines: Adjustment[][]; order: Adjustment[] } {
  const all = adjusters.map((adjust) => adjust(cart));
  return {
    lines: cart.lines.map((_, index) => all.flatMap(({ lines }) => lines?.[index] ?? [])),
    order: all.flatMap(({ order }) => order ?? []),
  };
}
