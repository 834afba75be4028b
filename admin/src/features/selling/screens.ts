import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.selling,
      load: async () => (await import('./SellingScreen.tsx')).SellingScreen,
      menu: { group: 'Settings', title: 'Selling', place: 20 },
    },
  ],
  scopes: [
    { value: 'SETTINGS', label: 'Change selling settings' },
    { value: 'PAYMENTS', label: 'Change payment settings (also needs selling settings)' },
  ],
  subjects: {
    SELLING: {
      word: 'selling settings',
      label: 'Selling',
      screen: () => PATHS.selling,
      nameOf: () => 'Selling',
      isItsFields: true,
    },
  },
};
