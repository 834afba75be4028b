import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';
import { unlinked } from './unlinked.ts';

/** To the shop, from a shopper on the contact page. A reply goes to the shopper. */
export const contactMessage: Template<MailData['contact-message']> = (message, shop) => {
  const { name, email, phone, orderNumber, text } = message;
  const facts = [
    { label: 'From', lines: [unlinked(name), email, ...(phone ? [phone] : [])] },
    ...(orderNumber ? [{ label: 'Order', lines: [unlinked(orderNumber)] }] : []),
  ];
  return {
    subject: `Message from ${unlinked(name)}`,
    heading: `Message from ${unlinked(name)}`,
    blocks: [
      { kind: 'text', lines: unlinked(text).split('\n') },
      { kind: 'facts', facts },
      { kind: 'button', label: 'Open the messages', href: `${shop.url}/admin/messages` },
    ],
  };
};
