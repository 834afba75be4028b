import type { Listing } from '../menu/listings.ts';

interface Step {
  name: string;
  path: string;
}

/** The way to a category: the menu entry above it, if it is a sub-entry, then the category itself. */
export function trailOf({ title, slug, parent }: Pick<Listing, 'title' | 'slug' | 'parent'>): Step[] {
  const here = { name: title, path: `/category/${slug}` };
  return parent ? [{ name: parent.title, path: `/category/${parent.slug}` }, here] : [here];
}
