import * as sharedText from '#messages/shared.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/back-in-stock',
      load: async () => (await import('./BackInStockScreen.tsx')).BackInStockScreen,
      menu: { group: 'products', title: sharedText.backInStock, place: 62 },
    },
  ],
};
