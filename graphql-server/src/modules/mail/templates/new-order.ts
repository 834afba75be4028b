import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, itemsBlocks, methodOf, momentOf } from './order-blocks.ts';

/**
 * The email to the shop about a new order. It omits the customer's details, which only operators with an
 * account may see.
 */
export const newOrder: Template<MailData['new-order']> = (order, shop) => {
  const { number, orderId, placedAt, total, paymentMethod } = order;
  const facts = [
    { label: mailText.order.order, lines: [mailText.order.placedOn(number, momentOf(placedAt, shop))] },
    { label: mailText.order.payment, lines: [methodOf(paymentMethod) ?? mailText.newOrder.nothingToPay] },
  ];
  return {
    subject: mailText.newOrder.subject(number, amountOf(order, total)),
    heading: mailText.newOrder.heading(number),
    blocks: [
      { kind: 'facts', facts },
      ...itemsBlocks(order),
      {
        kind: 'button',
        label: mailText.newOrder.open,
        href: `${shop.url}/admin/orderdetails?order=${orderId}`,
      },
    ],
  };
};
