import type { IconName } from '../components/Icon.tsx';
import { PATHS } from '../paths.ts';

interface MenuEntry {
  title: string;
  to: string;
  /** Nothing for those who may only look. */
  isForWriters?: boolean;
}

export interface MenuGroup {
  title: string;
  icon: IconName;
  entries: MenuEntry[];
  /** Paths of its screens that have no entry. */
  unlisted?: string[];
}

/** The menu's five groups (specification, section 2); the screens that it does not name come last. */
export const MENU_GROUPS: MenuGroup[] = [
  {
    title: 'Products',
    icon: 'product',
    entries: [
      { title: 'Product List', to: PATHS.productList },
      { title: 'Product grid', to: PATHS.productGrid },
      { title: 'Add Product', to: PATHS.addProduct, isForWriters: true },
      { title: 'Manage Category', to: PATHS.category },
      { title: 'Subcategory', to: PATHS.subcategory },
      { title: 'Stock', to: PATHS.stock },
    ],
    unlisted: [PATHS.addProduct, PATHS.editProduct, PATHS.deleteProduct],
  },
  {
    title: 'Orders',
    icon: 'order',
    entries: [
      { title: 'All order', to: PATHS.orderList },
      { title: 'Order detail', to: PATHS.orderDetails },
      { title: 'Invoice', to: PATHS.invoice },
      { title: 'Mails', to: PATHS.mails },
    ],
    unlisted: [PATHS.mailTemplates, PATHS.mail],
  },
  {
    title: 'Sellers',
    icon: 'storefront',
    entries: [
      { title: 'Sellers list', to: PATHS.sellerList },
      { title: 'Sellers cards', to: PATHS.sellerCards },
      { title: 'Seller profile', to: PATHS.sellerProfile },
    ],
  },
  {
    title: 'Account',
    icon: 'user',
    entries: [
      { title: 'Login', to: PATHS.login },
      { title: 'Signup', to: PATHS.signup },
    ],
  },
  {
    title: 'Settings',
    icon: 'settings',
    entries: [
      { title: 'Profile', to: PATHS.profile },
      { title: 'Selling', to: PATHS.selling },
      { title: 'Storefront', to: PATHS.storefront },
      { title: 'Storefront content', to: PATHS.storefrontContent },
      { title: 'Redirects', to: PATHS.redirects },
      { title: 'Webhooks', to: PATHS.webhooks, isForWriters: true },
      { title: 'History', to: PATHS.history },
    ],
  },
];

/** Screens of made-up data: no part of a live shop. */
const SAMPLE_PATHS: ReadonlySet<string> = new Set([
  PATHS.invoice,
  PATHS.sellerList,
  PATHS.sellerCards,
  PATHS.sellerProfile,
]);

/** The groups of a live shop: without the screens of made-up data, and the groups that have no others. */
export const LIVE_MENU_GROUPS: MenuGroup[] = MENU_GROUPS.map((group) => ({
  ...group,
  entries: group.entries.filter(({ to }) => !SAMPLE_PATHS.has(to)),
})).filter(({ entries }) => entries.length > 0);
