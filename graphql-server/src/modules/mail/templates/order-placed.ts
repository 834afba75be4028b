import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { dateOf, factsBlock, greeting, itemsBlocks, momentOf, orderLinkBlocks } from './order-blocks.ts';

export const orderPlaced: Template<MailData['order-placed']> = (order, shop) => {
  const { number, payment, payBy, arrival, isReopened } = order;
  const byWhen = payBy ? [`Please pay by ${momentOf(payBy)}: after that the order is canceled.`] : [];
  return {
    subject: `Your order ${number} at ${shop.name}`,
    heading: isReopened ? 'Your order is open again' : 'Thank you for your order',
    blocks: [
      {
        kind: 'text',
        lines: [
          greeting(order),
          isReopened
            ? `your order ${number} was canceled. We have reopened it.`
            : `we have your order ${number}.`,
        ],
      },
      ...(payment === null ? [] : [{ kind: 'text' as const, lines: [...payment.split('\n'), ...byWhen] }]),
      ...orderLinkBlocks(order, shop),
      ...itemsBlocks(order),
      factsBlock(order, arrival ? [{ label: 'Arrives', lines: [daysOf(arrival)] }] : []),
    ],
  };
};

function daysOf({ from, until }: { from: string; until: string }): string {
  const [first, last] = [from, until].map((day) => dateOf(new Date(`${day}T12:00:00+05:30`)));
  return first === last ? `${first}` : `${first} to ${last}`;
}
