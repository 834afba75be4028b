import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.category,
      load: async () => (await import('./CategoryScreen.tsx')).CategoryScreen,
      menu: { group: 'products', title: sharedText.manageCategory, place: 40 },
    },
  ],
  subjects: {
    CATEGORY: { word: screensText.category, label: sharedText.categories, screen: () => PATHS.category },
  },
};
