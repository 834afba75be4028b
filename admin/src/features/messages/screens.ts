import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/messages',
      load: async () => (await import('./MessagesScreen.tsx')).MessagesScreen,
      menu: { group: 'Orders', title: 'Messages', place: 50 },
    },
  ],
};
