import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemsBlocks, orderLinkBlocks } from './order-blocks.ts';

export const orderPaid: Template<MailData['order-paid']> = (order, shop) => ({
  subject: `Order ${order.number} is paid`,
  heading: 'Your payment has arrived',
  blocks: [
    {
      kind: 'text',
      lines: [
        greeting(order),
        `we have received ${amountOf(order, order.total)} for your order ${order.number}.${order.isShipped ? '' : ' We tell you when it is on its way.'}`,
      ],
    },
    ...orderLinkBlocks(order, shop),
    ...itemsBlocks(order),
    factsBlock(order),
  ],
});
