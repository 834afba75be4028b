/** Paths in other shop systems, with the folders of the pages here that have the same handles. */
const FORMER: readonly (readonly [pattern: RegExp, folder: string])[] = [
  // Shopify
  [/^\/products\/([a-z0-9-]+)$/, '/product/'],
  [/^\/collections\/[^/]+\/products\/([a-z0-9-]+)$/, '/product/'],
  [/^\/collections\/([a-z0-9-]+)$/, '/category/'],
  // WooCommerce, whose product addresses are the same as here
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

/** Shopify's folder for each folder here. An export redirects these page by page. */
export const FORMER_FOLDERS = { '/product/': '/products/', '/category/': '/collections/' } as const;

/**
 * The page with the same handle as a page of a former shop system.
 * @param key of the requested address (`redirect-address.ts`)
 * @returns its address, whether the page exists or not; null for any other address
 */
export function pageOfFormerShop(key: string): string | null {
  for (const [pattern, folder] of FORMER) {
    const [, handle] = pattern.exec(key) ?? [];
    if (handle !== undefined) return folder + handle;
  }
  return null;
}
