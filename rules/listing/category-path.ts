/** The address that lists the products of a category: `/category/womens-fashion` for `Women's Fashion`. */
export function categoryPath(name: string): string {
  return `/category/${categorySlug(name)}`;
}

/** The address that lists the products of a brand: `/brand/bagru-works` for `Bagru Works`. */
export function brandPath(name: string): string {
  return `/brand/${categorySlug(name)}`;
}

/** The name as a part of an address: lower case, no apostrophe, `&` spelt out, everything else a hyphen. */
export function categorySlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
