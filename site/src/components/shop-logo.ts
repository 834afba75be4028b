import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import { SHOP } from '@mela/rules/content/sample-shop.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import icon from '../../../design/icon.svg?url&no-inline';
import plainIcon from '../../../design/shop-icon.svg?url&no-inline';

type Content = Pick<StorefrontContent, 'shop'>;

/** The uploaded logo. null if there is none. */
export function shopLogo({ shop }: Content): Exclude<ContentImage, string> | null {
  return typeof shop.logo === 'string' ? null : shop.logo;
}

/** Whether to show Mela's own logo, which only a shop of that name does. */
export function isMela({ shop }: Content): boolean {
  return shop.name === SHOP.name;
}

/** The URL of the browser tab's icon for a shop without a logo. */
export function shopIcon(content: Content): string {
  return isMela(content) ? icon : plainIcon;
}
