import type { Storefront } from '../storefront.ts';
import type { Catalogue } from './catalogue.ts';
import { fingerprint } from './fingerprint.ts';
import type { ShopIndex } from './shop-index.ts';
import { categoryAddress, menuOf, withLiveLinks } from './shop-links.ts';

/** What all pages of a live shop have in common. */
export interface LiveShared {
  key: string;
  storefront: Storefront;
}

/** Pages that every live shop has. */
export const FIXED_PAGES = [
  '/',
  '/shop',
  '/about',
  '/contactus',
  '/help',
  '/privacy',
  '/terms',
  '/cart',
  '/wishlist',
  '/compare',
  '/login',
  '/account',
] as const;

let last: LiveShared | undefined;

/** The same object as for the call before, when nothing of it has changed. */
export function sharedOf({ url, content, products, allowsIndex }: Catalogue, shop: ShopIndex): LiveShared {
  const paths = new Set<string>([
    ...FIXED_PAGES,
    ...[...shop.categories.values()].map(categoryAddress),
    ...products.map(({ handle }) => `/product/${handle}`),
  ]);
  const storefront: Storefront = {
    mode: 'catalogue',
    hasSearch: allowsIndex,
    url,
    content: withLiveLinks(content, (path) => paths.has(path)),
    menu: menuOf(shop),
    wishlistCount: 0,
    cartCount: 0,
    cart: [],
    cartTotal: '',
  };
  const key = fingerprint(storefront);
  if (last?.key !== key) last = { key, storefront };
  return last;
}
