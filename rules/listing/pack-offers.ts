import type { IndexedOffer, OfferedProduct } from './offers.ts';

const LISTS = ['colors', 'sizes', 'options'] as const;
const IN_STOCK_BIT = 1;
const ON_SALE_BIT = 2;

/** The offers of all products, in columns. */
export interface PackedOffers {
  /** For each offer, the row of its product minus the row of the previous offer's product. */
  rows: number[];
  /**
   * For each offer, the indexes of its colours in the product's list; empty: all colours. The next columns
   * work alike.
   */
  colors: number[][];
  sizes: number[][];
  options: number[][];
  price: number[];
  /** Whether the offer is in stock, and whether it is on sale, as bits. */
  state: number[];
}

/** @returns undefined if no product has `offers` */
export function packOffers(products: readonly OfferedProduct[]): PackedOffers | undefined {
  const all = products.flatMap((product, row) =>
    (product.offers ?? []).map((offer) => ({ offer, product, row })),
  );
  if (all.length === 0) return undefined;
  const lists = LISTS.map((key) => [
    key,
    all.map(({ offer, product }) => placesIn(product[key] ?? [], offer[key])),
  ]);
  return {
    rows: all.map(({ row }, place) => row - (all[place - 1]?.row ?? 0)),
    ...(Object.fromEntries(lists) as Pick<PackedOffers, (typeof LISTS)[number]>),
    price: all.map(({ offer }) => offer.price),
    state: all.map(({ offer }) => (offer.isInStock ? IN_STOCK_BIT : 0) + (offer.isOnSale ? ON_SALE_BIT : 0)),
  };
}

/** Adds the packed offers to the products of an index. */
export function unpackOffers(products: readonly OfferedProduct[], packed: PackedOffers | undefined): void {
  if (!packed) return;
  let row = 0;
  for (const [place, step] of packed.rows.entries()) {
    row += step;
    const product = products[row];
    if (!product) continue;
    const state = packed.state[place] ?? 0;
    const offer: IndexedOffer = {
      colors: valuesAt(product.colors, packed.colors[place]),
      sizes: valuesAt(product.sizes, packed.sizes[place]),
      options: valuesAt(product.options, packed.options[place]),
      price: packed.price[place] ?? 0,
      isInStock: (state & IN_STOCK_BIT) > 0,
      isOnSale: (state & ON_SALE_BIT) > 0,
    };
    product.offers = [...(product.offers ?? []), offer];
  }
}

function placesIn(all: readonly string[], some: readonly string[]): number[] {
  return some.length === all.length ? [] : some.map((value) => all.indexOf(value));
}

function valuesAt(all: readonly string[] = [], places: readonly number[] = []): string[] {
  return places.length === 0 ? [...all] : places.map((place) => all[place] ?? '');
}
