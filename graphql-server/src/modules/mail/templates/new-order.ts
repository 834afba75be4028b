import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { amountOf, itemsBlocks, methodOf, momentOf } from './order-blocks.ts';

/** To the shop, about a new order. The customer's details require an account. */
export const newOrder: Template<MailData['new-order']> = (order, shop) => {
  const { number, orderId, placedAt, total, paymentMethod } = order;
  const facts = [
    { label: 'Order', lines: [`${number}, placed on ${momentOf(placedAt, shop)}`] },
    { label: 'Payment', lines: [methodOf(paymentMethod) ?? 'Nothing to pay'] },
  ];
  return {
    subject: `New order ${number}: ${amountOf(order, total)}`,
    heading: `New order ${number}`,
    blocks: [
      { kind: 'facts', facts },
      ...itemsBlocks(order),
      { kind: 'button', label: 'Open the order', href: `${shop.url}/admin/orderdetails?order=${orderId}` },
    ],
  };
};
