import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { unlinked } from './unlinked.ts';

/** The email to the shop with a shopper's message from the contact page. Replies go to the shopper. */
export const contactMessage: Template<MailData['contact-message']> = (message, shop) => {
  const { name, email, phone, orderNumber, text } = message;
  const facts = [
    { label: mailText.contactMessage.from, lines: [unlinked(name), email, ...(phone ? [phone] : [])] },
    ...(orderNumber ? [{ label: mailText.order.order, lines: [unlinked(orderNumber)] }] : []),
  ];
  return {
    subject: mailText.contactMessage.heading(unlinked(name)),
    heading: mailText.contactMessage.heading(unlinked(name)),
    blocks: [
      { kind: 'text', lines: unlinked(text).split('\n') },
      { kind: 'facts', facts },
      { kind: 'button', label: mailText.contactMessage.open, href: `${shop.url}/admin/messages` },
    ],
  };
};
