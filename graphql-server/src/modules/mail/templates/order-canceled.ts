import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Block, Template } from './mail-content.ts';
import { factsBlock, greeting, itemsBlocks, orderLinkBlocks } from './order-blocks.ts';

export const orderCanceled: Template<MailData['order-canceled']> = (order, shop) => {
  const text = mailText.orderCanceled;
  const causes = {
    SHOPPER: text.byShopper,
    SHOP: text.byShop(shop.name),
    EXPIRED: text.expired,
  };
  const { number, cause, reason } = order;
  return {
    subject: text.subject(number),
    heading: text.heading,
    blocks: [
      { kind: 'text', lines: [greeting(order), causes[cause]] },
      ...(reason ? [{ kind: 'text' as const, lines: text.reason(reason).split('\n') }] : []),
      ...paymentBlocks(order),
      ...orderLinkBlocks(order, shop),
      ...itemsBlocks(order),
      factsBlock(order, shop),
    ],
  };
};

/** What happens to the payment. Empty for a free order. */
function paymentBlocks({ paymentMethod, isPaid }: MailData['order-canceled']): Block[] {
  if (paymentMethod === NO_PAYMENT) return [];
  const line = isPaid ? mailText.orderCanceled.refund : mailText.orderCanceled.nothingToPay;
  return [{ kind: 'text', lines: [line] }];
}
