import type { CreateProductInput } from '../src/schema.generated.ts';
import menu from './categories.json' with { type: 'json' };
import products from './products.json' with { type: 'json' };

/** A product of the seed: the API's input, with the names of its category and images. */
export interface SeedProduct extends Omit<CreateProductInput, 'categoryId'> {
  category: string;
  /** The regular price in rupees. */
  regularPrice: number;
  sellingPrice: number;
  /** The names of files in `images/`, without their extension; the first one represents the product. */
  images: readonly string[];
}

export interface Catalogue {
  /** The names of categories, in the order of the shop's menu. */
  categories: readonly string[];
  /** The parent's name, by the name of the subcategory. */
  parents?: Readonly<Record<string, string>>;
  products: readonly SeedProduct[];
}

/** The specification's menu (section 2) and forty products for Mela. */
export const CATALOGUE: Catalogue = {
  categories: Object.entries(menu).flatMap(([name, within]) => [name, ...within]),
  parents: Object.fromEntries(
    Object.entries(menu).flatMap(([parent, within]) => within.map((name) => [name, parent])),
  ),
  products: products as SeedProduct[],
};
