import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.orderList,
      load: async () => (await import('./OrderScreens.tsx')).AllOrdersScreen,
      menu: { group: 'Orders', title: 'All order', place: 10 },
    },
    {
      path: PATHS.orderDetails,
      load: async () => (await import('./OrderScreens.tsx')).OrderScreen,
      menu: { group: 'Orders', title: 'Order detail', place: 20 },
    },
    {
      path: PATHS.invoice,
      load: async () => (await import('./OrderScreens.tsx')).OrderInvoiceScreen,
      menu: { group: 'Orders', title: 'Invoice', place: 30 },
    },
  ],
  scopes: [
    { value: 'ORDERS', label: 'See and change orders' },
    { value: 'REFUNDS', label: 'Refund orders' },
  ],
};
