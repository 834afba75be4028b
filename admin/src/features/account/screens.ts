import { PATHS } from '../../paths.ts';
import { knownSession } from '../../session/session-state.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.profile,
      load: async () =>
        (await knownSession()).operator
          ? (await import('./AccountScreen.tsx')).AccountScreen
          : (await import('../profile/SampleProfileScreen.tsx')).SampleProfileScreen,
      menu: { group: 'Settings', title: 'Profile', place: 10 },
    },
  ],
};
