import type { Catalogue } from '@mela/rules/catalogue.ts';
import { withoutSample } from '@mela/rules/content/live-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { Storefront } from '../storefront.ts';
import { fingerprint } from './fingerprint.ts';
import type { ShopIndex } from './shop-index.ts';
import { filled, menuOf, withLiveLinks } from './shop-links.ts';

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

/**
 * What the shop says, as its pages show it.
 * @param hasPath whether the shop has this page, beside those that each shop has
 */
export function liveContentOf(
  { content, currency, selling }: Catalogue,
  shop: ShopIndex,
  hasPath: (path: string) => boolean,
): StorefrontContent {
  const kinds = filled(shop.topCategories).map(({ category }) => category.name);
  const fixed = new Set<string>(FIXED_PAGES);
  const live = withoutSample(content, kinds, selling, currency);
  return withLiveLinks(live, (path) => fixed.has(path) || hasPath(path));
}

/**
 * The same object as for the call before, when nothing of it has changed. Deals are not in it: only the home page shows
 * them, and they end by themselves.
 */
export function sharedOf(
  { url, selling, currency, allowsIndex }: Catalogue,
  shop: ShopIndex,
  content: StorefrontContent,
): LiveShared {
  const storefront: Storefront = {
    mode: 'catalogue',
    url,
    content: { ...content, deals: [] },
    isSelling: selling !== null,
    asksServer: !allowsIndex,
    currency,
    deliveryDays: selling?.deliveryDays ?? null,
    shipping: selling && {
      shippingPercent: selling.shippingPercent,
      freeShippingFrom: selling.freeShippingFrom,
      countries: selling.countries,
    },
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
