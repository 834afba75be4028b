import type { Feature } from '../features.ts';

export const REDIRECTS_PATH = '/redirects';

export const FEATURE: Feature = {
  screens: [
    {
      path: REDIRECTS_PATH,
      load: async () => (await import('./RedirectsScreen.tsx')).RedirectsScreen,
      menu: { group: 'Settings', title: 'Redirects', place: 50 },
    },
  ],
  subjects: {
    REDIRECT: { word: 'redirect', label: 'Redirects', screen: () => REDIRECTS_PATH },
  },
};
