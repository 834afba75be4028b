/** A page of every kind of the storefront. */
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

/** The budget for a page with all its CSS, in one response: ten packets of 1,460 bytes. */
const FIRST_PACKETS = 14_600;
const BUDGETS: Record<string, number> = {
  // The home page uses more than ten packets for the reserved heights of its sections, which keep the page's
  // length constant while scrolling.
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

/** The budget for script before any interaction, inline scripts included. */
export const SCRIPT_BUDGET = 2 * 1024;
/**
 * The budget for script once every island of a page is hydrated. Pages share script files, so each also loads
 * some code that only other pages need.
 */
export const HYDRATED_SCRIPT_BUDGET = 88 * 1024;
/** The budget for the whole home page on a phone, before scrolling. */
export const PHONE_BUDGET = 150 * 1024;

/** A typical phone: 390 × 844 pixels at double density. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
