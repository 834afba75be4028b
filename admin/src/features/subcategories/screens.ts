import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.subcategory,
      load: async () => (await import('./SubcategoryScreen.tsx')).SubcategoryScreen,
      menu: { group: 'products', title: sharedText.subcategory, place: 50 },
    },
  ],
};
