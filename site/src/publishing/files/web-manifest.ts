import icon from '../../../../design/icon.svg?url&no-inline';
import { shopLogo } from '../../components/shop-logo.ts';
import type { StorefrontContent } from '../../content/storefront-content.ts';
import { SHOP } from '../../shop.ts';

/** What a phone needs to put the shop among its apps. */
export function webManifest(content: Pick<StorefrontContent, 'shop'>): string {
  const { name, description } = content.shop;
  const logo = shopLogo(content);
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: SHOP.locale,
    start_url: '/',
    display: 'browser',
    background_color: '#fdfcfd',
    theme_color: '#f6f3f6',
    icons: logo
      ? [{ src: logo.src, type: 'image/webp', sizes: `${logo.width}x${logo.height}` }]
      : [
          { src: icon, type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        ],
  });
}
