import type { ContentImage } from '../content/content-fields.ts';
import type { StorefrontContent } from '../content/storefront-content.ts';

/** The logo that the operator has uploaded; null: none. */
export function shopLogo({ shop }: Pick<StorefrontContent, 'shop'>): Exclude<ContentImage, string> | null {
  return typeof shop.logo === 'string' ? null : shop.logo;
}
