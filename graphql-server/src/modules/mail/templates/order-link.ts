import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { dateOf, greeting, orderButton } from './order-blocks.ts';

export const orderLink: Template<MailData['order-link']> = (order, shop) => ({
  subject: mailText.orderLink.subject(order.number, shop.name),
  heading: mailText.orderLink.heading,
  blocks: [
    {
      kind: 'text',
      lines: [greeting(order), mailText.orderLink.link(order.number, dateOf(order.placedAt, shop))],
    },
    orderButton(order, shop, mailText.orderLink.heading),
    {
      kind: 'text',
      lines: [mailText.orderLink.doNotShare, mailText.orderLink.ignore],
    },
  ],
});
