import * as sharedText from '#messages/shared.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/media',
      load: async () => (await import('./MediaScreen.tsx')).MediaScreen,
      menu: { group: 'products', title: sharedText.media, place: 55 },
    },
  ],
};
