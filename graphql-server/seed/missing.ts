import type { Catalogue } from './catalogue.ts';

/** What a shop has before it is filled. */
export interface Stock {
  categories: readonly { id: string; name: string }[];
  products: readonly { title: string }[];
}

/**
 * What of a catalogue a shop lacks, in the catalogue's order. A category is known by its name and a product by its
 * title; what else the shop has, and what it changed about either, is the operator's business.
 */
export function missingFrom(stock: Stock, catalogue: Catalogue): Catalogue {
  const names = new Set(stock.categories.map(({ name }) => name));
  const titles = new Set(stock.products.map(({ title }) => title));
  return {
    ...catalogue,
    categories: catalogue.categories.filter((name) => !names.has(name)),
    products: catalogue.products.filter(({ title }) => !titles.has(title)),
  };
}

/** The ids of a shop's categories by name; of two with the same name, the older one's. */
export function categoryIds({ categories }: Stock): Map<string, string> {
  return new Map(categories.toReversed().map(({ id, name }) => [name, id]));
}
