import type { CardProduct } from './card-product.ts';

/** The lowest price of a product's variants of one colour, and whether any of them is in stock. */
export interface ColourOffer extends Pick<CardProduct, 'price' | 'oldPrice'> {
  /** Whether other variants of the colour cost more. */
  isFrom: boolean;
  isSoldOut: boolean;
}

const FROM_BIT = 1;
const SOLD_OUT_BIT = 2;

/** The offers of all looks of an index, in columns. */
export interface PackedColourOffers {
  /** For each offer, the index of its look minus the index of the previous offer's look. */
  looks: number[];
  price: number[];
  oldPrice: (number | null)[];
  /** `isFrom` and `isSoldOut`, as bits. */
  state: number[];
}

/**
 * @param offers one for each look
 * @returns undefined if there are no offers
 */
export function packColourOffers(
  offers: readonly (ColourOffer | undefined)[],
): PackedColourOffers | undefined {
  const all = offers.flatMap((offer, look) => (offer ? { ...offer, look } : []));
  if (all.length === 0) return undefined;
  return {
    looks: all.map(({ look }, place) => look - (all[place - 1]?.look ?? 0)),
    price: all.map(({ price }) => price),
    oldPrice: all.map(({ oldPrice }) => oldPrice),
    state: all.map(({ isFrom, isSoldOut }) => (isFrom ? FROM_BIT : 0) + (isSoldOut ? SOLD_OUT_BIT : 0)),
  };
}

/** @returns the offers by the index of their look */
export function unpackColourOffers(packed: PackedColourOffers | undefined): Map<number, ColourOffer> {
  const offers = new Map<number, ColourOffer>();
  if (!packed) return offers;
  let look = 0;
  for (const [place, step] of packed.looks.entries()) {
    look += step;
    const state = packed.state[place] ?? 0;
    offers.set(look, {
      price: packed.price[place] ?? 0,
      oldPrice: packed.oldPrice[place] ?? null,
      isFrom: (state & FROM_BIT) > 0,
      isSoldOut: (state & SOLD_OUT_BIT) > 0,
    });
  }
  return offers;
}
