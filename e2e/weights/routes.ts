/** A page of every kind the storefront has. */
export const ROUTES = [
  '/',
  '/product',
  '/product/1',
  '/product/20',
  '/category/womens-fashion',
  '/category/dresses',
  '/shop',
  '/search',
  '/brand/bagru-works',
  '/wishlist',
  '/compare',
  '/cart',
  '/login',
  '/account',
  '/about',
  '/contactus',
  '/help',
  '/privacy',
  '/terms',
  '/404.html',
];

/** What a page and all its CSS, one response, may weigh at most: ten packets of 1,460 bytes. */
const FIRST_PACKETS = 14_600;
const BUDGETS: Record<string, number> = {
  // One packet more: the heights its sections reserve, so that the page does not change its length while it is scrolled.
  '/': 15_000,
  '/product': 14_600,
  '/product/1': 14_600,
  '/product/20': 14_600,
  '/cart': 10_000,
  '/shop': 14_500,
};

export function pageBudget(path: string): number {
  return BUDGETS[path] ?? FIRST_PACKETS;
}

/** Script before anybody touches or scrolls, inline included. */
export const SCRIPT_BUDGET = 2 * 1024;
/** Script once every island of a page is hydrated. Pages share one script, so each gets a little that only others need. */
export const HYDRATED_SCRIPT_BUDGET = 88 * 1024;
/** The whole home page on a phone, before anybody scrolls. */
export const PHONE_BUDGET = 150 * 1024;

/** A telephone of today: 390 × 844 pixels at double density. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
