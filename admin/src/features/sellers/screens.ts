import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.sellerList,
      layout: 'SAMPLE',
      load: async () => (await import('./SellerListScreen.tsx')).SellerListScreen,
      menu: { group: 'sellers', title: sharedText.sellersList, place: 10 },
    },
    {
      path: PATHS.sellerCards,
      layout: 'SAMPLE',
      load: async () => (await import('./SellerCardsScreen.tsx')).SellerCardsScreen,
      menu: { group: 'sellers', title: sharedText.sellersCards, place: 20 },
    },
    {
      path: PATHS.sellerProfile,
      layout: 'SAMPLE',
      load: async () => (await import('./SellerProfileScreen.tsx')).SellerProfileScreen,
      menu: { group: 'sellers', title: sharedText.sellerProfile, place: 30 },
    },
  ],
};
