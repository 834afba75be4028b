import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.shipping,
      load: async () => (await import('./ShippingScreen.tsx')).ShippingScreen,
      menu: { group: 'settings', title: sharedText.shipping, place: 25 },
    },
  ],
  subjects: {
    SHIPPING_ZONE: {
      word: screensText.shippingZone,
      label: screensText.shippingZones,
      screen: () => PATHS.shipping,
    },
  },
};
