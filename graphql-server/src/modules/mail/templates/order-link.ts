import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { dateOf, greeting, orderButton } from './order-blocks.ts';

export const orderLink: Template<MailData['order-link']> = (order, shop) => ({
  subject: `Manage your order ${order.number} at ${shop.name}`,
  heading: 'Manage your order',
  blocks: [
    {
      kind: 'text',
      lines: [
        greeting(order),
        `Here is the link to your order ${order.number}, placed on ${dateOf(order.placedAt, shop)}. It shows all details, and you can cancel the order there until it ships.`,
      ],
    },
    orderButton(order, shop, 'Manage your order'),
    {
      kind: 'text',
      lines: [
        'Please do not share this link: anyone who has it can see your address and change the order.',
        'If you did not ask for this email, you can ignore it.',
      ],
    },
  ],
});
