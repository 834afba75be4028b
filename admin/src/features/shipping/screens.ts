import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.shipping,
      load: async () => (await import('./ShippingScreen.tsx')).ShippingScreen,
      menu: { group: 'Settings', title: 'Shipping', place: 25 },
    },
  ],
  subjects: {
    SHIPPING_ZONE: { word: 'shipping zone', label: 'Shipping zones', screen: () => PATHS.shipping },
  },
};
