import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { MailData } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { factsBlock, greeting, itemsBlocks, orderLinkBlocks } from './order-blocks.ts';

export const orderCanceled: Template<MailData['order-canceled']> = (order, shop) => {
  const causes = {
    SHOPPER: 'as you asked, your order is canceled.',
    SHOP: `${shop.name} had to cancel your order. We are sorry.`,
    EXPIRED: 'your order was not paid in time, and is canceled.',
  };
  const { number, cause, reason } = order;
  return {
    subject: `Order ${number} is canceled`,
    heading: 'Your order is canceled',
    blocks: [
      { kind: 'text', lines: [greeting(order), causes[cause]] },
      ...(reason ? [{ kind: 'text' as const, lines: `Reason: ${reason}`.split('\n') }] : []),
      ...paymentBlocks(order),
      ...orderLinkBlocks(order, shop),
      ...itemsBlocks(order),
      factsBlock(order),
    ],
  };
};

/** Nothing for an order that costs nothing. */
function paymentBlocks({ paymentMethod, isPaid }: MailData['order-canceled']): Block[] {
  if (paymentMethod === NO_PAYMENT) return [];
  const line = isPaid ? 'What you have paid is paid back to you.' : 'You do not have to pay anything.';
  return [{ kind: 'text', lines: [line] }];
}
