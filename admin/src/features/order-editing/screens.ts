import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.editOrder,
      load: async () => (await import('./EditOrderScreen.tsx')).EditOrderScreen,
      menu: { group: 'orders' },
    },
    {
      path: PATHS.createOrder,
      load: async () => (await import('./DraftOrderScreen.tsx')).CreateOrderScreen,
      menu: { group: 'orders' },
    },
    {
      path: PATHS.draftOrder,
      load: async () => (await import('./DraftOrderScreen.tsx')).DraftOrderScreen,
      menu: { group: 'orders' },
    },
  ],
};
