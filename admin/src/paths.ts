import type { ChangeSubject } from './graphql.generated.ts';

/** The paths of screens that other features link to, below the router's basename. A screen that only its feature knows has its path in `screens.ts`. */
export const PATHS = {
  dashboard: '/',
  category: '/category',
  subcategory: '/subcategory',
  addProduct: '/addproduct',
  productList: '/allproducts',
  productGrid: '/allproductsgrid',
  editProduct: '/products/edit/:id',
  deleteProduct: '/products/delete/:id',
  stock: '/stock',
  orderList: '/orderlist',
  orderDetails: '/orderdetails',
  invoice: '/invoice',
  mails: '/mails',
  mailTemplates: '/mails/templates',
  mail: '/mails/:id',
  sellerList: '/seller/list',
  sellerCards: '/seller/card',
  sellerProfile: '/seller/profile',
  profile: '/profile',
  selling: '/selling',
  shipping: '/shipping',
  storefront: '/storefront',
  storefrontContent: '/storefront/content',
  webhooks: '/webhooks',
  history: '/history',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
} as const;

/** Query of the signup's address for the first account. */
export const FIRST_OWNER = '?first-owner';

/** Addresses outside the admin, for plain links: the router does not know them. */
export const OUTSIDE = {
  storefront: '/',
  help: '/help',
  playground: '/graphql',
} as const;

/** An order's detail or invoice. The specification fixes the path, so the id is a parameter. */
export function orderPath(path: string, id: number | string): string {
  return `${path}?order=${id}`;
}

export function sellerPath(id: number): string {
  return `${PATHS.sellerProfile}?seller=${id}`;
}

/** The path of the changes of one thing. */
export function historyPath(kind: ChangeSubject, id: string): string {
  return `${PATHS.history}?${new URLSearchParams({ kind: kind.toLowerCase(), id })}`;
}
