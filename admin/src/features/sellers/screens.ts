import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.sellerList,
      layout: 'SAMPLE',
      load: async () => (await import('./SellerListScreen.tsx')).SellerListScreen,
      menu: { group: 'Sellers', title: 'Sellers list', place: 10 },
    },
    {
      path: PATHS.sellerCards,
      layout: 'SAMPLE',
      load: async () => (await import('./SellerCardsScreen.tsx')).SellerCardsScreen,
      menu: { group: 'Sellers', title: 'Sellers cards', place: 20 },
    },
    {
      path: PATHS.sellerProfile,
      layout: 'SAMPLE',
      load: async () => (await import('./SellerProfileScreen.tsx')).SellerProfileScreen,
      menu: { group: 'Sellers', title: 'Seller profile', place: 30 },
    },
  ],
};
