import { getCollection } from 'astro:content';
import { categoryPath, categorySlug } from '@mela/rules/listing/category-path.ts';
import { allProducts, type Product } from '../../content/catalogue.ts';

/** A page of products: `/category/{slug}`. */
export interface Listing {
  slug: string;
  title: string;
  /** The parent entry, for a sub-entry of the menu. */
  parent?: { slug: string; title: string };
  /** The sub-entries, for an entry of the menu. */
  children: { slug: string; title: string }[];
  products: Product[];
}

/** A listing for each menu entry and sub-entry, sidebar category, and home page tile. */
export async function allListings(): Promise<Listing[]> {
  const products = await allProducts();
  const listings = (await namedListings()).map((named) => ({ ...named, products: listed(products, named) }));
  return [...new Map(listings.toReversed().map((listing) => [listing.slug, listing])).values()].toReversed();
}

/** The products of each brand, by name. */
export function brandListings(products: Product[]): Map<string, Product[]> {
  return Map.groupBy(products, ({ brand }) => brand);
}

type Named = Omit<Listing, 'products'>;

async function namedListings(): Promise<Named[]> {
  const [menu, sidebar, tiles] = await Promise.all([
    getCollection('menu'),
    getCollection('sidebarCategories'),
    getCollection('categoryTiles'),
  ]);
  const fromMenu = menu.flatMap(({ data: { title, subItems } }) => {
    const children = subItems.map((item) => named(item.title));
    return [{ ...named(title), children }, ...children.map((child) => ({ ...child, parent: named(title) }))];
  });
  return [...fromMenu, ...[...sidebar, ...tiles].map(({ data }) => named(data.name))];
}

function named(title: string): Named {
  return { slug: categorySlug(title), title, children: [] };
}

function listed(products: Product[], { title, children }: Named): Product[] {
  const names = new Set([title, ...children.map((child) => child.title)]);
  return products.filter(({ category, alsoIn, sidebarCategories }) =>
    [category, ...alsoIn, ...sidebarCategories].some((name) => names.has(name)),
  );
}

/** The category, preceded by its menu entry if it is a sub-entry. */
export function breadcrumbsOf({ title, slug, parent }: Named): { name: string; path: string }[] {
  return [...(parent ? [parent] : []), { title, slug }].map((step) => ({
    name: step.title,
    path: `/category/${step.slug}`,
  }));
}

/** The categories of the shop sidebar, with the sample's counts. */
export async function sidebarCategories(): Promise<{ name: string; path: string; count: number }[]> {
  const entries = await getCollection('sidebarCategories');
  return entries.map(({ data: { name, count } }) => ({ name, path: categoryPath(name), count }));
}
