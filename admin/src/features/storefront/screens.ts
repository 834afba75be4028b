import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

/**
 * The label of a change of a webhook. Changes from the time when a shop had only one webhook do not name its
 * host.
 */
function webhookLabel(host: string): string {
  return host === 'webhook' ? screensText.webhook : screensText.webhookHost(host);
}

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.storefront,
      load: async () => (await import('./StorefrontScreen.tsx')).StorefrontScreen,
      menu: { group: 'settings', title: sharedText.storefront, place: 30 },
    },
  ],
  scopes: [{ value: 'PUBLISH', label: sharedText.publish }],
  subjects: {
    STOREFRONT: {
      word: screensText.storefront,
      label: sharedText.storefront,
      screen: (id) => (id === 'settings' ? PATHS.storefront : PATHS.webhooks),
      nameOf: ({ subjectId, subjectName }) =>
        subjectId === 'settings' ? sharedText.storefront : webhookLabel(subjectName),
      isItsFields: true,
      isSometimesFinal: true,
    },
  },
};
