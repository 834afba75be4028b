import type { IconName } from '../components/Icon.tsx';
import { PATHS } from '../paths.ts';

interface MenuEntry {
  title: string;
  to: string;
}

export interface MenuGroup {
  title: string;
  icon: IconName;
  entries: MenuEntry[];
}

/** The menu's five groups (specification, section 2); one without a screen to lead to is not shown. */
export const MENU_GROUPS: MenuGroup[] = [
  {
    title: 'Products',
    icon: 'product',
    entries: [
      { title: 'Manage Category', to: PATHS.category },
      { title: 'Subcategory', to: PATHS.subcategory },
    ],
  },
  { title: 'Orders', icon: 'order', entries: [] },
  { title: 'Sellers', icon: 'storefront', entries: [] },
  { title: 'Account', icon: 'user', entries: [] },
  { title: 'Settings', icon: 'settings', entries: [] },
];
