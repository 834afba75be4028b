import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.storefrontContent,
      layout: 'APOLLO',
      load: async () => (await import('./StorefrontContentScreen.tsx')).StorefrontContentScreen,
      menu: { group: 'Settings', title: 'Storefront content', place: 40 },
    },
  ],
  scopes: [{ value: 'CONTENT', label: 'Change the content' }],
};
