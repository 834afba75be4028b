import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemOf, orderLinkBlocks } from './order-blocks.ts';

export const orderRefunded: Template<MailData['order-refunded']> = (order, shop) => {
  const { number, refunded, isAll } = order;
  const amount = amountOf(order, order.amount);
  return {
    subject: mailText.orderRefunded.subject(amount, number),
    heading: isAll ? mailText.orderRefunded.wholeHeading : mailText.orderRefunded.heading,
    blocks: [
      {
        kind: 'text',
        lines: [greeting(order), mailText.orderRefunded.refunded(amount, number)],
      },
      ...(refunded.length > 0
        ? [{ kind: 'items' as const, items: refunded.map((line) => itemOf(line)), sums: [] }]
        : []),
      ...orderLinkBlocks(order, shop),
      factsBlock(order, shop),
    ],
  };
};
