import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { greeting, momentOf } from './order-blocks.ts';

export const passwordReset: Template<MailData['password-reset']> = (account, shop) => ({
  subject: mailText.passwordReset.subject(shop.name),
  heading: mailText.passwordReset.heading,
  blocks: [
    {
      kind: 'text',
      lines: [greeting(account), mailText.passwordReset.useLink(shop.name)],
    },
    {
      kind: 'button',
      label: mailText.passwordReset.choose,
      href: `${shop.url}/admin/reset-password#${account.secret}`,
    },
    {
      kind: 'text',
      lines: [
        mailText.passwordReset.expires(momentOf(account.expiresAt, shop)),
        mailText.passwordReset.unchanged,
      ],
    },
  ],
});
