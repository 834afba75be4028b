import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.history,
      load: async () => (await import('./HistoryScreen.tsx')).HistoryScreen,
      menu: { group: 'settings', title: sharedText.activity, place: 70 },
    },
  ],
};
