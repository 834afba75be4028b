import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemOf, orderLinkBlocks } from './order-blocks.ts';

export const orderRefunded: Template<MailData['order-refunded']> = (order, shop) => {
  const { number, refunded, isAll } = order;
  const amount = amountOf(order, order.amount);
  return {
    subject: `Refund of ${amount} for order ${number}`,
    heading: isAll ? 'We have refunded your order' : 'We have sent you a refund',
    blocks: [
      {
        kind: 'text',
        lines: [
          greeting(order),
          `We have refunded ${amount} for your order ${number}. It can take a few days to arrive.`,
        ],
      },
      ...(refunded.length > 0
        ? [{ kind: 'items' as const, items: refunded.map((line) => itemOf(line)), sums: [] }]
        : []),
      ...orderLinkBlocks(order, shop),
      factsBlock(order, shop),
    ],
  };
};
