import type { Feature } from '../features.ts';

const DISCOUNTS_PATH = '/discounts';

export const FEATURE: Feature = {
  screens: [
    {
      path: DISCOUNTS_PATH,
      load: async () => (await import('./DiscountsScreen.tsx')).DiscountsScreen,
      menu: { group: 'Products', title: 'Discounts', place: 70 },
    },
  ],
  scopes: [{ value: 'DISCOUNTS', label: 'See and change discounts' }],
  subjects: {
    DISCOUNT: { word: 'discount', label: 'Discounts', screen: () => DISCOUNTS_PATH },
  },
};
