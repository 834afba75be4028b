import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/back-in-stock',
      load: async () => (await import('./BackInStockScreen.tsx')).BackInStockScreen,
      menu: { group: 'Products', title: 'Back in stock', place: 62 },
    },
  ],
};
