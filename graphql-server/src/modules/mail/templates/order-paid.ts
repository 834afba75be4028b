import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemsBlocks, orderLinkBlocks } from './order-blocks.ts';

export const orderPaid: Template<MailData['order-paid']> = (order, shop) => ({
  subject: mailText.orderPaid.subject(order.number),
  heading: mailText.orderPaid.heading,
  blocks: [
    {
      kind: 'text',
      lines: [
        greeting(order),
        [
          mailText.orderPaid.thanks(amountOf(order, order.total), order.number),
          ...(order.isShipped ? [] : [mailText.orderPaid.emailWhenShipped]),
        ].join(' '),
      ],
    },
    ...orderLinkBlocks(order, shop),
    ...itemsBlocks(order),
    factsBlock(order, shop),
  ],
});
