import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { greeting, momentOf } from './order-blocks.ts';

export const passwordReset: Template<MailData['password-reset']> = (account, shop) => ({
  subject: `Choose a new password for ${shop.name}`,
  heading: 'Choose a new password',
  blocks: [
    {
      kind: 'text',
      lines: [greeting(account), `Use this link to choose a new password for your account at ${shop.name}.`],
    },
    {
      kind: 'button',
      label: 'Choose a password',
      href: `${shop.url}/admin/reset-password#${account.secret}`,
    },
    {
      kind: 'text',
      lines: [
        `The link works once and expires on ${momentOf(account.expiresAt, shop)}. Please do not share it.`,
        'Your password stays the same until you choose a new one. If you did not ask for this email, tell the owner of the shop.',
      ],
    },
  ],
});
