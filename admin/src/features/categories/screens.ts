import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.category,
      load: async () => (await import('./CategoryScreen.tsx')).CategoryScreen,
      menu: { group: 'Products', title: 'Manage Category', place: 40 },
    },
  ],
  subjects: {
    CATEGORY: { word: 'category', label: 'Categories', screen: () => PATHS.category },
  },
};
