import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import type { Feature } from '../features.ts';

export const REDIRECTS_PATH = '/redirects';

export const FEATURE: Feature = {
  screens: [
    {
      path: REDIRECTS_PATH,
      load: async () => (await import('./RedirectsScreen.tsx')).RedirectsScreen,
      menu: { group: 'settings', title: sharedText.redirects, place: 50 },
    },
  ],
  subjects: {
    REDIRECT: { word: screensText.redirect, label: sharedText.redirects, screen: () => REDIRECTS_PATH },
  },
};
