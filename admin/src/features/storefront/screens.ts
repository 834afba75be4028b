import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

/** Changes from the time when a shop had only one webhook do not name its host. */
function webhookLabel(host: string): string {
  return host === 'webhook' ? 'Webhook' : `Webhook ${host}`;
}

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.storefront,
      load: async () => (await import('./StorefrontScreen.tsx')).StorefrontScreen,
      menu: { group: 'Settings', title: 'Storefront', place: 30 },
    },
  ],
  scopes: [{ value: 'PUBLISH', label: 'Publish' }],
  subjects: {
    STOREFRONT: {
      word: 'storefront',
      label: 'Storefront',
      screen: (id) => (id === 'settings' ? PATHS.storefront : PATHS.webhooks),
      nameOf: ({ subjectId, subjectName }) =>
        subjectId === 'settings' ? 'Storefront' : webhookLabel(subjectName),
      isItsFields: true,
      isSometimesFinal: true,
    },
  },
};
