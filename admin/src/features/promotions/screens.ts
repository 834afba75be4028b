import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import type { Feature } from '../features.ts';

const DISCOUNTS_PATH = '/discounts';

export const FEATURE: Feature = {
  screens: [
    {
      path: DISCOUNTS_PATH,
      load: async () => (await import('./DiscountsScreen.tsx')).DiscountsScreen,
      menu: { group: 'products', title: sharedText.discounts, place: 70 },
    },
  ],
  scopes: [{ value: 'DISCOUNTS', label: screensText.seeAndChangeDiscounts }],
  subjects: {
    DISCOUNT: { word: screensText.discount, label: sharedText.discounts, screen: () => DISCOUNTS_PATH },
  },
};
