import { formatDay } from '@mela/rules/format-day.ts';
import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { factsBlock, greeting, itemsBlocks, momentOf, orderLinkBlocks, upiBlocks } from './order-blocks.ts';

const text = mailText.orderPlaced;

export const orderPlaced: Template<MailData['order-placed']> = (order, shop) => {
  const { number, payment, upiUri, payBy, arrival, isReopened } = order;
  const byWhen = payBy ? [text.payBy(momentOf(payBy, shop))] : [];
  return {
    subject: text.subject(number, shop.name),
    heading: isReopened ? text.reopenedHeading : text.heading,
    blocks: [
      {
        kind: 'text',
        lines: [greeting(order), (isReopened ? text.reopened : text.received)(number)],
      },
      ...(payment === null ? [] : [{ kind: 'text' as const, lines: [...payment.split('\n'), ...byWhen] }]),
      ...(upiUri ? upiBlocks(upiUri) : []),
      ...orderLinkBlocks(order, shop, payment === null ? {} : { label: mailText.order.seeAndPay }),
      ...itemsBlocks(order),
      factsBlock(order, shop, arrival ? [{ label: text.arrives, lines: [daysOf(arrival)] }] : []),
    ],
  };
};

function daysOf({ from, until }: { from: string; until: string }): string {
  return text.days(formatDay(from), formatDay(until));
}
