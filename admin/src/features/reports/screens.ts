import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.reports,
      load: async () => (await import('./ReportsScreen.tsx')).ReportsScreen,
      menu: { group: 'orders', title: sharedText.reports, place: 60 },
    },
  ],
};
