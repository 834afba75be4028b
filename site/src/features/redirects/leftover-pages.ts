/** The leftover static pages some links still point to (specification, section 2), and what took their place. */
export const LEFTOVER_PAGES = {
  shop: '/shop',
  'shop-product': '/product',
  electronics: '/category/electronics',
  mobile: '/category/mobile',
  wheelers: '/category/two-wheelers',
  cart: '/cart',
  account: '/account',
  privacy: '/privacy',
  terms: '/terms',
} as const;
