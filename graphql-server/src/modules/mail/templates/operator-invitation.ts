import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { momentOf } from './order-blocks.ts';

export const operatorInvitation: Template<MailData['operator-invitation']> = (
  { role, by, secret, expiresAt },
  shop,
) => ({
  subject: mailText.operatorInvitation.subject(shop.name),
  heading: mailText.operatorInvitation.heading(shop.name),
  blocks: [
    {
      kind: 'text',
      lines: [
        mailText.hello(''),
        mailText.operatorInvitation.invited(
          by ?? mailText.operatorInvitation.theShop,
          shop.name,
          mailText.operatorInvitation.mayDo[role],
        ),
      ],
    },
    {
      kind: 'button',
      label: mailText.operatorInvitation.accept,
      href: `${shop.url}/admin/signup#invitation=${secret}`,
    },
    {
      kind: 'text',
      lines: [
        mailText.operatorInvitation.expires(momentOf(expiresAt, shop)),
        mailText.operatorInvitation.ignore,
      ],
    },
  ],
});
