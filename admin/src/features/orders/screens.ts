import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.orderList,
      load: async () => (await import('./OrderScreens.tsx')).AllOrdersScreen,
      menu: { group: 'orders', title: sharedText.allOrder, place: 10 },
    },
    {
      path: PATHS.orderDetails,
      load: async () => (await import('./OrderScreens.tsx')).OrderScreen,
      menu: { group: 'orders', title: sharedText.orderDetail, place: 20 },
    },
    {
      path: PATHS.invoice,
      load: async () => (await import('./OrderScreens.tsx')).OrderInvoiceScreen,
      menu: { group: 'orders', title: sharedText.invoice, place: 30 },
    },
  ],
  scopes: [
    { value: 'ORDERS', label: screensText.seeAndChangeOrders },
    { value: 'REFUNDS', label: screensText.refundOrders },
  ],
};
