import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { factsBlock, greeting, itemsBlock, orderLinkBlocks } from './order-blocks.ts';

export const orderCanceled: Template<MailData['order-canceled']> = (order, shop) => {
  const causes = {
    SHOPPER: 'as you asked, your order is canceled.',
    SHOP: `${shop.name} had to cancel your order. We are sorry.`,
    EXPIRED: 'your order was not paid in time, and is canceled.',
  };
  const { number, cause, reason, isPaid } = order;
  return {
    subject: `Order ${number} is canceled`,
    heading: 'Your order is canceled',
    blocks: [
      { kind: 'text', lines: [greeting(order), causes[cause]] },
      ...(reason ? [{ kind: 'text' as const, lines: `Reason: ${reason}`.split('\n') }] : []),
      {
        kind: 'text',
        lines: [isPaid ? 'What you have paid is paid back to you.' : 'You do not have to pay anything.'],
      },
      ...orderLinkBlocks(order, shop),
      itemsBlock(order),
      factsBlock(order),
    ],
  };
};
