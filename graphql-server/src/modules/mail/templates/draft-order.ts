import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemsBlocks, momentOf, orderButton } from './order-blocks.ts';

export const draftOrder: Template<MailData['draft-order']> = (order, shop) => {
  const text = mailText.draftOrder;
  const until = order.payBy ? momentOf(order.payBy, shop) : null;
  return {
    subject: text.subject(shop.name),
    heading: text.heading,
    blocks: [
      {
        kind: 'text',
        lines: [
          greeting(order),
          text.prepared(shop.name, amountOf(order, order.total), until),
          text.notSentYet,
        ],
      },
      orderButton(order, shop, text.review),
      ...itemsBlocks(order),
      factsBlock(order, shop),
    ],
  };
};
