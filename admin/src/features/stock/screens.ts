import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.stock,
      load: async () => (await import('./StockScreen.tsx')).StockScreen,
      menu: { group: 'products', title: sharedText.stock, place: 60 },
    },
  ],
};
