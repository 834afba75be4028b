import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemsBlocks, orderLinkBlocks } from './order-blocks.ts';

export const orderPaid: Template<MailData['order-paid']> = (order, shop) => ({
  subject: `Order ${order.number} is paid`,
  heading: 'We have received your payment',
  blocks: [
    {
      kind: 'text',
      lines: [
        greeting(order),
        `Thank you for paying ${amountOf(order, order.total)} for your order ${order.number}.${order.isShipped ? '' : ' We will email you when it ships.'}`,
      ],
    },
    ...orderLinkBlocks(order, shop),
    ...itemsBlocks(order),
    factsBlock(order, shop),
  ],
});
