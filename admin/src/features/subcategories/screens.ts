import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.subcategory,
      load: async () => (await import('./SubcategoryScreen.tsx')).SubcategoryScreen,
      menu: { group: 'Products', title: 'Subcategory', place: 50 },
    },
  ],
};
