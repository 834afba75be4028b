import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.selling,
      load: async () => (await import('./SellingScreen.tsx')).SellingScreen,
      menu: { group: 'settings', title: sharedText.selling, place: 20 },
    },
  ],
  scopes: [
    { value: 'SETTINGS', label: screensText.changeSellingSettings },
    { value: 'PAYMENTS', label: screensText.changePaymentSettingsAlsoNeedsSelling },
  ],
  subjects: {
    SELLING: {
      word: sharedText.sellingSettings,
      label: sharedText.selling,
      screen: () => PATHS.selling,
      nameOf: () => sharedText.selling,
      isItsFields: true,
    },
  },
};
