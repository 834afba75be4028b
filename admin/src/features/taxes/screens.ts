import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.taxes,
      load: async () => (await import('./TaxesScreen.tsx')).TaxesScreen,
      menu: { group: 'Settings', title: 'Taxes', place: 27 },
    },
  ],
  subjects: {
    TAX_CLASS: { word: 'tax class', label: 'Tax classes', screen: () => PATHS.taxes },
  },
};
