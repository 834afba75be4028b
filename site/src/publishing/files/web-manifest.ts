import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import { isMela, shopIcon, shopLogo } from '../../components/shop-logo.ts';

const png = (name: string, size: number) => ({
  src: `/${name}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
});
const MELA = [png('icon-192', 192), png('icon-512', 512)];
const ANY = [png('apple-touch-icon', 180)];

/** The manifest with which phones install the shop as an app. */
export function webManifest(content: Pick<StorefrontContent, 'shop'>): string {
  const { name, description } = content.shop;
  const logo = shopLogo(content);
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: LOCALE,
    start_url: '/',
    display: 'browser',
    background_color: '#fdfcfd',
    theme_color: '#f6f3f6',
    icons: logo
      ? [{ src: logo.src, type: 'image/webp', sizes: `${logo.width}x${logo.height}` }]
      : [{ src: shopIcon(content), type: 'image/svg+xml', sizes: 'any' }, ...(isMela(content) ? MELA : ANY)],
  });
}
