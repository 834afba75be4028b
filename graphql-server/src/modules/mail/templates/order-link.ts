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
        `here is the link to your order ${order.number}, placed on ${dateOf(order.placedAt)}. It shows all details and lets you cancel the order while that is possible.`,
      ],
    },
    orderButton(order, shop, 'Manage your order'),
    {
      kind: 'text',
      lines: [
        'Keep this link to yourself: anyone who has it can see your address and change the order.',
        'If you did not ask for it, do nothing: your order stays as it is.',
      ],
    },
  ],
});
