/** Where the products of a category are listed: `Women's Fashion` at `/category/womens-fashion`. */
export function categoryPath(name: string): string {
  return `/category/${categorySlug(name)}`;
}

/** Where the products of a brand are listed: `Bagru Works` at `/brand/bagru-works`. */
export function brandPath(name: string): string {
  return `/brand/${categorySlug(name)}`;
}

/** The name as an address: lower case, no apostrophe, `&` spelt out, everything else a hyphen. */
export function categorySlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
