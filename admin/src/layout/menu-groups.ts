import type { AdminScreen, MenuGroupId } from '@mela/rules/extensions.ts';
import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import type { IconName } from '../components/Icon.tsx';
import { FEATURES, type Feature } from '../features/features.ts';

interface MenuEntry {
  title: string;
  to: string;
  /** The lowest role that sees the entry. Absent: all roles see it. */
  role?: 'EDITOR' | 'OWNER';
}

export interface MenuGroup {
  title: string;
  icon: IconName;
  entries: MenuEntry[];
  /** Paths of screens without a menu entry. */
  unlisted?: string[];
}

/** The menu's five groups (specification, section 2). */
const GROUPS: readonly { id: MenuGroupId; title: string; icon: IconName }[] = [
  { id: 'products', title: sharedText.products, icon: 'product' },
  { id: 'orders', title: sharedText.orders, icon: 'order' },
  { id: 'sellers', title: sharedText.sellers, icon: 'storefront' },
  { id: 'account', title: layoutText.account, icon: 'user' },
  { id: 'settings', title: sharedText.settings, icon: 'settings' },
];

export const MENU_GROUPS: MenuGroup[] = menuOf(FEATURES);

/** The menu groups of a live shop, without sample screens, sign-in screens and empty groups. */
export const LIVE_MENU_GROUPS: MenuGroup[] = menuOf(FEATURES, ({ layout }) => layout === undefined).filter(
  ({ entries }) => entries.length > 0,
);

/** The groups with the entries of all features, in order. */
export function menuOf(
  features: readonly Feature[],
  isShown: (screen: AdminScreen) => boolean = () => true,
): MenuGroup[] {
  const screens = features.flatMap((feature) => feature.screens).filter(isShown);
  return GROUPS.map(({ id, ...group }) => {
    const own = screens.flatMap(({ path, menu }) => (menu?.group === id ? [{ ...menu, to: path }] : []));
    const entries = own.flatMap(({ title, to, place = Number.MAX_SAFE_INTEGER, role }) =>
      title === undefined ? [] : [{ title, to, place, ...(role && { role }) }],
    );
    return {
      ...group,
      entries: entries
        .sort((one, other) => one.place - other.place || one.title.localeCompare(other.title))
        .map(({ place: _, ...entry }) => entry),
      unlisted: own.filter(({ title }) => title === undefined).map(({ to }) => to),
    };
  });
}
