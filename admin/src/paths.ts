import type { ChangeSubject } from './graphql.generated.ts';

/**
 * The paths of screens that other features link to, below the router's basename. Other paths are in their feature's `screens.ts`.
 */
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
  editOrder: '/orders/edit/:id',
  createOrder: '/orders/new',
  draftOrder: '/orders/drafts/:id',
  invoice: '/invoice',
  customers: '/customers',
  customer: '/customers/:id',
  reports: '/reports',
  mails: '/mails',
  mailTemplates: '/mails/templates',
  mail: '/mails/:id',
  sellerList: '/seller/list',
  sellerCards: '/seller/card',
  sellerProfile: '/seller/profile',
  profile: '/profile',
  selling: '/selling',
  shipping: '/shipping',
  taxes: '/taxes',
  storefront: '/storefront',
  storefrontContent: '/storefront/content',
  webhooks: '/webhooks',
  history: '/history',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
} as const;

/** The products that lack what Indian law requires shops to declare. */
export const INCOMPLETE_PRODUCTS = `${PATHS.productList}?legal=incomplete`;

/** The path of the admin on the server. */
export const BASENAME = '/admin';

/** The query that marks the signup URL as that of the first account. */
export const FIRST_OWNER = '?first-owner';

/** URLs outside the admin's router, for plain links. */
export const OUTSIDE = {
  storefront: '/',
  help: '/help',
  playground: '/graphql',
} as const;

/**
 * The path of an order's detail or invoice. The id is a URL parameter, because the specification fixes the
 * path.
 */
export function orderPath(path: string, id: number | string): string {
  return `${path}?order=${id}`;
}

export function draftPath(id: string): string {
  return PATHS.draftOrder.replace(':id', id);
}

export function editOrderPath(id: string): string {
  return PATHS.editOrder.replace(':id', id);
}

export function sellerPath(id: number): string {
  return `${PATHS.sellerProfile}?seller=${id}`;
}

/** The path of an item's activity. */
export function historyPath(kind: ChangeSubject, id: string): string {
  return `${PATHS.history}?${new URLSearchParams({ kind: kind.toLowerCase(), id })}`;
}
