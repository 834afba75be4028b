import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { factsBlock, greeting, itemsBlock, orderButton } from './order-blocks.ts';

const CAUSES = {
  SHOPPER: 'as you asked, your order is canceled.',
  SHOP: 'we are sorry: we had to cancel your order.',
  EXPIRED: 'your order was not paid in time, and is canceled.',
} as const;

export const orderCanceled: Template<MailData['order-canceled']> = (order, shop) => ({
  subject: `Order ${order.number} is canceled`,
  heading: 'Your order is canceled',
  blocks: [
    {
      kind: 'text',
      lines: [
        greeting(order),
        CAUSES[order.cause],
        order.isPaid ? 'What you have paid is paid back to you.' : 'You do not have to pay anything.',
      ],
    },
    orderButton(order, shop),
    itemsBlock(order),
    factsBlock(order),
  ],
});
