import type { Catalogue } from './catalogue.ts';

/** The contents of a shop before it is filled. */
export interface Stock {
  categories: readonly { id: string; name: string }[];
  products: readonly { title: string }[];
}

/**
 * The parts of a catalogue that a shop lacks, in the catalogue's order. A category is identified by its name and a product by its title;
 * everything else, and later changes, belong to the operator.
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
