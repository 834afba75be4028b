import * as sharedText from '#messages/shared.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/returns',
      load: async () => (await import('./ReturnsScreen.tsx')).ReturnsScreen,
      menu: { group: 'orders', title: sharedText.returns, place: 25 },
    },
  ],
};
