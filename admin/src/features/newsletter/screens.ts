import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/newsletter',
      load: async () => (await import('./NewsletterScreen.tsx')).NewsletterScreen,
      menu: { group: 'orders', title: sharedText.newsletter, place: 55 },
    },
  ],
  scopes: [{ value: 'NEWSLETTER', label: screensText.seeAndDeleteNewsletterSubscribers }],
};
