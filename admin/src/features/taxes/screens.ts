import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.taxes,
      load: async () => (await import('./TaxesScreen.tsx')).TaxesScreen,
      menu: { group: 'settings', title: sharedText.taxes, place: 27 },
    },
  ],
  subjects: {
    TAX_CLASS: { word: screensText.taxClass, label: screensText.taxClasses, screen: () => PATHS.taxes },
  },
};
