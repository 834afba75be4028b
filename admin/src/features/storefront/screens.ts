import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.storefront,
      layout: 'APOLLO',
      load: async () => (await import('./StorefrontScreen.tsx')).StorefrontScreen,
      menu: { group: 'Settings', title: 'Storefront', place: 30 },
    },
  ],
  scopes: [{ value: 'PUBLISH', label: 'Publish' }],
};
