import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.webhooks,
      load: async () => (await import('./WebhooksScreen.tsx')).WebhooksScreen,
      menu: { group: 'Settings', title: 'Webhooks', place: 60, role: 'EDITOR' },
    },
  ],
  scopes: [{ value: 'WEBHOOKS', label: 'See and change webhooks' }],
};
