import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { MailData } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { factsBlock, greeting, itemsBlocks, orderLinkBlocks } from './order-blocks.ts';

export const orderCanceled: Template<MailData['order-canceled']> = (order, shop) => {
  const causes = {
    SHOPPER: 'We have canceled your order, as you asked.',
    SHOP: `${shop.name} had to cancel your order. We are sorry.`,
    EXPIRED: 'We have canceled your order because it was not paid in time.',
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
      factsBlock(order, shop),
    ],
  };
};

/** Empty for a free order. */
function paymentBlocks({ paymentMethod, isPaid }: MailData['order-canceled']): Block[] {
  if (paymentMethod === NO_PAYMENT) return [];
  const line = isPaid ? 'We will refund what you have paid.' : 'You do not have to pay anything.';
  return [{ kind: 'text', lines: [line] }];
}
