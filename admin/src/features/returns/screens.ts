import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/returns',
      load: async () => (await import('./ReturnsScreen.tsx')).ReturnsScreen,
      menu: { group: 'Orders', title: 'Returns', place: 25 },
    },
  ],
};
