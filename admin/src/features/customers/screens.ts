import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.customers,
      load: async () => (await import('./CustomersScreen.tsx')).CustomersScreen,
      menu: { group: 'orders', title: sharedText.customers, place: 28 },
    },
    {
      path: PATHS.customer,
      load: async () => (await import('./CustomerScreen.tsx')).CustomerScreen,
      menu: { group: 'orders' },
    },
  ],
};
