import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: '/newsletter',
      load: async () => (await import('./NewsletterScreen.tsx')).NewsletterScreen,
      menu: { group: 'Orders', title: 'Newsletter', place: 55 },
    },
  ],
  scopes: [{ value: 'NEWSLETTER', label: 'See and delete newsletter subscribers' }],
};
