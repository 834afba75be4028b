import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { greeting, momentOf } from './order-blocks.ts';

export const passwordReset: Template<MailData['password-reset']> = (account, shop) => ({
  subject: `Choose a new password for ${shop.name}`,
  heading: 'Choose a new password',
  blocks: [
    {
      kind: 'text',
      lines: [greeting(account), `here you choose a new password for your account at ${shop.name}.`],
    },
    {
      kind: 'button',
      label: 'Choose a password',
      href: `${shop.url}/admin/reset-password#${account.secret}`,
    },
    {
      kind: 'text',
      lines: [
        `The link is for you alone, works once, and is valid until ${momentOf(account.expiresAt)}.`,
        'Until you follow it, your password stays as it is. If you did not ask for this, tell whoever looks after the shop.',
      ],
    },
  ],
});
