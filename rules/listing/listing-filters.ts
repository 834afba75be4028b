import { CHECKED, type Checked, IN_STOCK, type ListingQuery, ON_SALE } from './listing-query.ts';
import { type IndexedOffer, offersOf } from './offers.ts';
import type { IndexedProduct } from './product-index.ts';

/**
 * The maximum number of options to filter by. More are ignored, because each kind of filter is one bit of an
 * integer.
 */
const MOST_OPTIONS = 20;

const PRICE_BIT = 1;

/** The fields of a product that the filters read. */
export type FilteredProduct = Pick<
  IndexedProduct,
  | 'brand'
  | 'tags'
  | 'condition'
  | 'colors'
  | 'sizes'
  | 'options'
  | 'offers'
  | 'price'
  | 'oldPrice'
  | 'variantId'
>;

/** The values of each kind of filter, of one offer or of the whole product. */
const VALUES_OF: Record<Checked, (product: FilteredProduct, offer: IndexedOffer) => readonly string[]> = {
  color: (_, { colors }) => colors,
  size: (_, { sizes }) => sizes,
  condition: ({ condition }) => [condition],
  option: (_, { options }) => options,
  maker: ({ brand }) => [brand],
  tag: ({ tags }) => tags,
  stock: (_, { isInStock }) => (isInStock ? [IN_STOCK] : []),
  // The card shows the price of the cheapest offer. If that is not on sale, the product does not match, even if
  // a more expensive offer is on sale.
  sale: ({ oldPrice }, { isOnSale }) => (isOnSale && oldPrice !== null ? [ON_SALE] : []),
};

/** The distinct choices of a kind that find the product. */
export function choicesOf(product: FilteredProduct, kind: Checked): string[] {
  return [...new Set(offersOf(product).flatMap((offer) => VALUES_OF[kind](product, offer)))];
}

/** The values that all offers of a product share. */
const OF_PRODUCT: ReadonlySet<Checked> = new Set(['condition', 'maker', 'tag']);

export interface FilteredOffer {
  offer: IndexedOffer;
  /** The filters that the offer misses, as bits; 0 if it fits all of them. */
  misses: number;
}

interface Filter {
  bit: number;
  kind: Checked;
  values: ReadonlySet<string>;
}

/**
 * The filters of a query. Several choices of one kind widen a listing, and choices of different kinds narrow
 * it; each option is a kind. A product is found if one of its offers fits all filters.
 */
export class ListingFilters {
  readonly #min: number;
  readonly #max: number;
  readonly #filters: Filter[];
  /** The bits of the chosen options, by option name. */
  readonly #optionBits = new Map<string, number>();

  constructor({ min, max, ...query }: ListingQuery) {
    this.#min = min ?? 0;
    this.#max = max ?? Number.POSITIVE_INFINITY;
    const single = CHECKED.filter((kind) => kind !== 'option' && query[kind].length > 0);
    const options = [...Map.groupBy(query.option, (text) => optionParts(text)[0])].slice(0, MOST_OPTIONS);
    for (const [place, [name]] of options.entries())
      this.#optionBits.set(name, bitAt(CHECKED.length + place));
    this.#filters = [
      ...single.map((kind) => ({ kind, bit: bitOf(kind), values: new Set(query[kind]) })),
      ...options.map(([name, texts]) => ({
        kind: 'option' as const,
        bit: this.#optionBits.get(name) ?? 0,
        values: new Set(texts),
      })),
    ];
  }

  missesOf(product: IndexedProduct): FilteredOffer[] {
    return offersOf(product).map((offer) => {
      let misses = offer.price >= this.#min && offer.price <= this.#max ? 0 : PRICE_BIT;
      for (const { kind, bit, values } of this.#filters)
        if (!VALUES_OF[kind](product, offer).some((value) => values.has(value))) misses |= bit;
      return { offer, misses };
    });
  }

  /** The distinct choices of one kind that would find the product if nothing of that kind were chosen. */
  choicesWithin(kind: Checked, product: IndexedProduct, offers: readonly FilteredOffer[]): readonly string[] {
    const own = bitOf(kind);
    const isReached = kind === 'option' ? isNearlyFit : ({ misses }: FilteredOffer) => (misses & ~own) === 0;
    const reached =
      offers.length === 1 || !OF_PRODUCT.has(kind) ? offers.filter(isReached) : someOf(offers, isReached);
    const values = reached.map(({ offer, misses }) =>
      kind === 'option'
        ? offer.options.filter((text) => (misses & ~this.#bitOfOption(text)) === 0)
        : VALUES_OF[kind](product, offer),
    );
    return values.length === 1 ? (values[0] ?? []) : union(values);
  }

  /** The prices of the offers that fit all filters but that of the price. */
  pricesWithin(offers: readonly FilteredOffer[]): number[] {
    return offers.filter(({ misses }) => (misses & ~PRICE_BIT) === 0).map(({ offer }) => offer.price);
  }

  #bitOfOption(text: string): number {
    return this.#optionBits.size === 0 ? 0 : (this.#optionBits.get(optionParts(text)[0]) ?? 0);
  }
}

function bitOf(kind: Checked): number {
  return kind === 'option' ? 0 : bitAt(CHECKED.indexOf(kind));
}

/** The bit of a kind of filter. These bits follow the bit of the price. */
function bitAt(place: number): number {
  return 1 << (place + 1);
}

/** Whether an offer misses at most one filter. */
function isNearlyFit({ misses }: FilteredOffer): boolean {
  return (misses & (misses - 1)) === 0;
}

function someOf(offers: readonly FilteredOffer[], fits: (offer: FilteredOffer) => boolean): FilteredOffer[] {
  const first = offers.find(fits);
  return first ? [first] : [];
}

/** The distinct values of several lists. For these few values, this is faster than a set. */
function union(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) for (const value of list) if (!all.includes(value)) all.push(value);
  return all;
}

const SEPARATOR = ': ';

/** An option's value in the index and in URLs: `Cut: slim`. */
export function optionValue(name: string, value: string): string {
  return `${name}${SEPARATOR}${value}`;
}

/** Splits the result of `optionValue`. Names of options contain no colon. */
export function optionParts(text: string): [name: string, value: string] {
  const [name = ''] = text.split(SEPARATOR, 1);
  return [name, text.slice(name.length + SEPARATOR.length)];
}
