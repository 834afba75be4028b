import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.webhooks,
      load: async () => (await import('./WebhooksScreen.tsx')).WebhooksScreen,
      menu: { group: 'settings', title: sharedText.webhooks, place: 60, role: 'EDITOR' },
    },
  ],
  scopes: [{ value: 'WEBHOOKS', label: screensText.seeAndChangeWebhooks }],
};
