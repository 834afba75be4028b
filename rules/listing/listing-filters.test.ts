import { describe, expect, test } from 'vitest';
import { choicesOf, ListingFilters, optionParts, optionValue } from './listing-filters.ts';
import { type Checked, readQuery } from './listing-query.ts';
import type { IndexedOffer } from './offers.ts';
import type { IndexedProduct } from './product-index.ts';

const OFFER: IndexedOffer = {
  ...{ colors: ['Red'], sizes: ['S'], options: ['Cut: slim'] },
  ...{ price: 500, isOnSale: false, isInStock: true },
};
const SHIRT = {
  ...{ condition: 'New', brand: 'Sutra', tags: ['cotton', 'summer'], oldPrice: 700 },
  offers: [
    OFFER,
    {
      ...OFFER,
      colors: ['Red', 'Blue'],
      sizes: ['M'],
      options: ['Cut: wide', 'Neck: round'],
      isOnSale: true,
    },
    { ...OFFER, colors: ['Green'], sizes: ['L'], options: ['Cut: wide'], price: 900, isInStock: false },
  ],
} as unknown as IndexedProduct;

const filtersOf = (address: string) => new ListingFilters(readQuery(new URLSearchParams(address)));
/** For each offer, whether it fits the filters of an address. */
const fitsOf = (address: string) =>
  filtersOf(address)
    .missesOf(SHIRT)
    .map(({ misses }) => misses === 0);
function within(kind: Checked, address: string): readonly string[] {
  const filters = filtersOf(address);
  return filters.choicesWithin(kind, SHIRT, filters.missesOf(SHIRT));
}

test.each<[Checked, string[]]>([
  ['color', ['Red', 'Blue', 'Green']],
  ['size', ['S', 'M', 'L']],
  ['option', ['Cut: slim', 'Cut: wide', 'Neck: round']],
  ['condition', ['New']],
  ['maker', ['Sutra']],
  ['tag', ['cotton', 'summer']],
  ['stock', ['In stock']],
  ['sale', ['On sale']],
])('a product is found by each %s that it has, once', (kind, choices) => {
  expect(choicesOf(SHIRT, kind)).toEqual(choices);
});

test.each<[string, boolean[]]>([
  ['', [true, true, true]],
  ['?color=Red', [true, true, false]],
  ['?color=Green&color=Blue', [false, true, true]],
  ['?color=Red&size=M', [false, true, false]],
  ['?color=Green&size=S', [false, false, false]],
  ['?option=Cut: wide', [false, true, true]],
  ['?option=Cut: wide&option=Neck: round', [false, true, false]],
  ['?option=Cut: wide&option=Cut: slim', [true, true, true]],
  ['?min=501', [false, false, true]],
  ['?min=500&max=500', [true, true, false]],
  ['?max=499', [false, false, false]],
  ['?stock=In stock', [true, true, false]],
  ['?sale=On sale', [false, true, false]],
  ['?maker=Sutra&tag=summer&condition=New', [true, true, true]],
  ['?maker=Other', [false, false, false]],
])('%s fits of three offers %j', (address, fits) => {
  expect(fitsOf(address)).toEqual(fits);
});

describe('the filters that match a product, if nothing of the kind were chosen', () => {
  test.each<[Checked, string, string[]]>([
    ['color', '', ['Red', 'Blue', 'Green']],
    ['color', '?color=Green', ['Red', 'Blue', 'Green']],
    ['color', '?size=M', ['Red', 'Blue']],
    ['size', '?color=Red', ['S', 'M']],
    ['size', '?color=Red&size=L', ['S', 'M']],
    ['size', '?min=600', ['L']],
    ['size', '?min=600&color=Red', []],
    ['option', '', ['Cut: slim', 'Cut: wide', 'Neck: round']],
    ['option', '?option=Cut: slim', ['Cut: slim', 'Cut: wide']],
    ['option', '?option=Neck: round', ['Cut: wide', 'Neck: round']],
    ['option', '?option=Cut: slim&option=Neck: round', ['Cut: wide']],
    ['option', '?color=Green&option=Cut: slim', ['Cut: wide']],
    ['option', '?color=Green&size=S', []],
    ['maker', '?maker=Other', ['Sutra']],
    ['tag', '?color=Blue', ['cotton', 'summer']],
    ['tag', '?color=Blue&size=S', []],
    ['condition', '?size=L', ['New']],
    ['stock', '?size=M', ['In stock']],
    ['stock', '?size=L', []],
    ['sale', '', ['On sale']],
    ['sale', '?size=S', []],
  ])('%s within "%s": %j', (kind, address, choices) => {
    expect(within(kind, address)).toEqual(choices);
  });
});

test('a product with only a more expensive reduced offer is not on sale: its card shows no reduction', () => {
  const shirt = { ...SHIRT, oldPrice: null };
  expect(choicesOf(shirt, 'sale')).toEqual([]);
  const misses = filtersOf('?sale=On sale').missesOf(shirt);
  expect(misses.every((offer) => offer.misses > 0)).toBe(true);
});

test('twenty chosen options are applied, and no more', () => {
  const options = Array.from({ length: 21 }, (_, place) => `Option ${place}: a`);
  const addressOf = (count: number) =>
    `?${new URLSearchParams(options.slice(0, count).map((text): [string, string] => ['option', text]))}`;
  const some = { ...SHIRT, offers: [{ ...OFFER, options: options.slice(0, 19) }] } as IndexedProduct;
  const all = { ...SHIRT, offers: [{ ...OFFER, options: options.slice(0, 20) }] } as IndexedProduct;
  const isFound = (product: IndexedProduct, count: number) =>
    filtersOf(addressOf(count))
      .missesOf(product)
      .every(({ misses }) => misses === 0);
  expect([isFound(some, 19), isFound(some, 20), isFound(all, 20), isFound(all, 21)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test.each([
  ['Cut', 'slim', 'Cut: slim'],
  ['Cut', 'wide: very', 'Cut: wide: very'],
  ['Size', '', 'Size: '],
])('%s %s stands in addresses as "%s"', (name, value, text) => {
  expect(optionValue(name, value)).toBe(text);
  expect(optionParts(text)).toEqual([name, value]);
});
