import type { Role } from '../../../kernel/roles.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { momentOf } from './order-blocks.ts';

const MAY: Readonly<Record<Role, string>> = {
  VIEWER: 'see everything',
  EDITOR: 'change products, orders and texts',
  OWNER: 'change everything, including settings and the team',
};

export const operatorInvitation: Template<MailData['operator-invitation']> = (
  { role, by, secret, expiresAt },
  shop,
) => ({
  subject: `You are invited to join ${shop.name}`,
  heading: `Join ${shop.name}`,
  blocks: [
    {
      kind: 'text',
      lines: [
        'Hello,',
        `${by ?? 'The shop'} has invited you to work on ${shop.name}. You will be able to ${MAY[role]}.`,
      ],
    },
    { kind: 'button', label: 'Accept the invitation', href: `${shop.url}/admin/signup#invitation=${secret}` },
    {
      kind: 'text',
      lines: [
        `The link expires on ${momentOf(expiresAt, shop)}. Please do not share it.`,
        'If you did not expect this invitation, you can ignore it.',
      ],
    },
  ],
});
