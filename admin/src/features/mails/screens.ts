import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.mails,
      load: async () => (await import('./MailsScreen.tsx')).MailsScreen,
      menu: { group: 'orders', title: sharedText.emails, place: 40 },
    },
    {
      path: PATHS.mailTemplates,
      load: async () => (await import('./MailTemplatesScreen.tsx')).MailTemplatesScreen,
      menu: { group: 'orders' },
    },
    {
      path: PATHS.mail,
      load: async () => (await import('./MailScreen.tsx')).MailScreen,
      menu: { group: 'orders' },
    },
  ],
};
