import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import { SHOP } from '@mela/rules/content/sample-shop.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import icon from '../../../design/icon.svg?url&no-inline';
import plainIcon from '../../../design/shop-icon.svg?url&no-inline';

type Content = Pick<StorefrontContent, 'shop'>;

/** The logo that the operator has uploaded; null: none. */
export function shopLogo({ shop }: Content): Exclude<ContentImage, string> | null {
  return typeof shop.logo === 'string' ? null : shop.logo;
}

/** Mela's own mark is on no shop of another name. */
export function isMela({ shop }: Content): boolean {
  return shop.name === SHOP.name;
}

/** The address of what stands for a shop without a logo in a browser's tab. */
export function shopIcon(content: Content): string {
  return isMela(content) ? icon : plainIcon;
}
