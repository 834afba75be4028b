import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import {
  dayText,
  factsBlock,
  greeting,
  itemsBlocks,
  momentOf,
  orderLinkBlocks,
  upiBlocks,
} from './order-blocks.ts';

export const orderPlaced: Template<MailData['order-placed']> = (order, shop) => {
  const { number, payment, upiUri, payBy, arrival, isReopened } = order;
  const byWhen = payBy ? [`Please pay by ${momentOf(payBy, shop)}. After that we cancel the order.`] : [];
  return {
    subject: `Your order ${number} at ${shop.name}`,
    heading: isReopened ? 'Your order is open again' : 'Thank you for your order',
    blocks: [
      {
        kind: 'text',
        lines: [
          greeting(order),
          isReopened ? `We have reopened your order ${number}.` : `We have received your order ${number}.`,
        ],
      },
      ...(payment === null ? [] : [{ kind: 'text' as const, lines: [...payment.split('\n'), ...byWhen] }]),
      ...(upiUri ? upiBlocks(upiUri) : []),
      ...orderLinkBlocks(order, shop, payment === null ? {} : { label: 'See your order and pay' }),
      ...itemsBlocks(order),
      factsBlock(order, shop, arrival ? [{ label: 'Arrives', lines: [daysOf(arrival)] }] : []),
    ],
  };
};

function daysOf({ from, until }: { from: string; until: string }): string {
  const [first, last] = [from, until].map((day) => dayText(day));
  return first === last ? `${first}` : `${first} to ${last}`;
}
