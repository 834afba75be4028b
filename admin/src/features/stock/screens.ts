import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.stock,
      load: async () => (await import('./StockScreen.tsx')).StockScreen,
      menu: { group: 'Products', title: 'Stock', place: 60 },
    },
  ],
};
