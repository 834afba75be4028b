import type { Role } from '../../../kernel/roles.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { momentOf } from './order-blocks.ts';

const MAY: Readonly<Record<Role, string>> = {
  VIEWER: 'see everything',
  EDITOR: 'change what the shop sells and says',
  OWNER: 'do everything, and invite others',
};

export const operatorInvitation: Template<MailData['operator-invitation']> = (
  { role, by, secret, expiresAt },
  shop,
) => ({
  subject: `You are invited to ${shop.name}`,
  heading: `Work on ${shop.name}`,
  blocks: [
    {
      kind: 'text',
      lines: ['Hello,', `${by ?? 'The shop'} has invited you to ${shop.name}, where you may ${MAY[role]}.`],
    },
    { kind: 'button', label: 'Accept the invitation', href: `${shop.url}/admin/signup#invitation=${secret}` },
    {
      kind: 'text',
      lines: [
        `The link is for you alone, and is valid until ${momentOf(expiresAt)}.`,
        'If you did not expect this, do nothing.',
      ],
    },
  ],
});
