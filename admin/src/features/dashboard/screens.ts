import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.dashboard,
      load: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
    },
  ],
};
