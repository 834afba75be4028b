import type { Catalogue } from '@mela/rules/catalogue.ts';
import { withoutSample } from '@mela/rules/content/live-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { Storefront } from '../storefront.ts';
import { fingerprint } from './fingerprint.ts';
import type { ShopIndex } from './shop-index.ts';
import { filled, menuOf, withLiveLinks } from './shop-links.ts';

/** The facts shared by all pages of a live shop. */
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
 * The content of a live shop as its pages show it.
 * @param hasPath whether the shop has this page in addition to the fixed ones
 */
export function liveContentOf(
  { content, currency, selling }: Omit<Catalogue, 'products'>,
  shop: ShopIndex,
  hasPath: (path: string) => boolean,
): StorefrontContent {
  const kinds = filled(shop.topCategories).map(({ category }) => category.name);
  const fixed = new Set<string>(FIXED_PAGES);
  const live = withoutSample(content, kinds, selling, currency);
  return withLiveLinks(live, (path) => fixed.has(path) || hasPath(path));
}

/**
 * The facts that all pages share: the same object as in the previous call, if nothing has changed. Deals and
 * the sections of the home page are not included, because only that page shows them, and deals end by
 * themselves.
 */
export function sharedOf(
  { url, selling, currency, timeZone, allowsIndex }: Omit<Catalogue, 'products'>,
  shop: ShopIndex,
  content: StorefrontContent,
): LiveShared {
  const storefront: Storefront = {
    mode: 'catalogue',
    url,
    content: { ...content, deals: [], home: [] },
    isSelling: selling !== null,
    asksServer: !allowsIndex,
    currency,
    deliveryDays: selling?.deliveryDays ?? null,
    timeZone,
    shipping: selling && {
      shippingPercent: selling.shippingPercent,
      freeShippingFrom: selling.freeShippingFrom,
      countries: selling.countries,
    },
    paymentMethods: selling?.paymentMethods ?? [],
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
