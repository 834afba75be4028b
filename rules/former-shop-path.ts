/** Where shop programs have pages that a shop here has elsewhere, by equal handles. */
const FORMER: readonly (readonly [pattern: RegExp, folder: string])[] = [
  // Shopify
  [/^\/products\/([a-z0-9-]+)$/, '/product/'],
  [/^\/collections\/[^/]+\/products\/([a-z0-9-]+)$/, '/product/'],
  [/^\/collections\/([a-z0-9-]+)$/, '/category/'],
  // WooCommerce, whose products have the same addresses as here
  [/^\/product-category\/(?:[^/]+\/)*([a-z0-9-]+)$/, '/category/'],
];

/** The same rules for hosts that read a `_redirects` file (Netlify, Cloudflare Pages). */
export const FORMER_PATH_RULES: readonly string[] = [
  '/products/:handle /product/:handle 301',
  '/collections/:collection/products/:handle /product/:handle 301',
  '/collections/:handle /category/:handle 301',
  '/product-category/:handle /category/:handle 301',
  '/product-category/:parent/:handle /category/:handle 301',
];

/** The folders of one page each that a host of plain files can redirect. */
export const FORMER_FOLDERS = { '/product/': '/products/', '/category/': '/collections/' } as const;

/**
 * The page that has the same handle as a page of a former shop.
 * @param key of the address that is asked for (`redirect-address.ts`)
 * @returns its address, whether there is such a page or not; null for any other address
 */
export function pageOfFormerShop(key: string): string | null {
  for (const [pattern, folder] of FORMER) {
    const [, handle] = pattern.exec(key) ?? [];
    if (handle !== undefined) return folder + handle;
  }
  return null;
}
