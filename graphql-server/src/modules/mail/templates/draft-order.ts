import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, factsBlock, greeting, itemsBlocks, momentOf, orderButton } from './order-blocks.ts';

export const draftOrder: Template<MailData['draft-order']> = (order, shop) => {
  const byWhen = order.payBy ? ` by ${momentOf(order.payBy, shop)}` : '';
  return {
    subject: `Your order from ${shop.name} is ready to confirm`,
    heading: 'Your order is ready',
    blocks: [
      {
        kind: 'text',
        lines: [
          greeting(order),
          `${shop.name} has prepared an order of ${amountOf(order, order.total)} for you. Check it, choose how to pay, and confirm it${byWhen}.`,
          'We do not send anything until you confirm.',
        ],
      },
      orderButton(order, shop, 'Review and confirm your order'),
      ...itemsBlocks(order),
      factsBlock(order, shop),
    ],
  };
};
