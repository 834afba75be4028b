import * as sharedText from '#messages/shared.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/messages',
      load: async () => (await import('./MessagesScreen.tsx')).MessagesScreen,
      menu: { group: 'orders', title: sharedText.messages, place: 50 },
    },
  ],
};
