import icon from '../../../../design/icon.svg?url&no-inline';
import { SHOP } from '../../shop.ts';

/** What a phone needs to put the shop among its apps. */
export function webManifest({ name, description }: { name: string; description: string }): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: SHOP.locale,
    start_url: '/',
    display: 'browser',
    background_color: '#fdfcfd',
    theme_color: '#f6f3f6',
    icons: [
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
