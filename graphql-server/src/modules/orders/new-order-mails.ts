import type { MailCollections, NewMail } from '../mail/collection.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import type { OrderListener } from './listener.ts';
import { mailedWithoutContact } from './mailed-order.ts';

/** Queues an email about each new order to each address in the selling settings, apart from the email to the shopper. */
export function newOrderMails(collections: MailCollections & SellingCollections): OrderListener {
  return async (session, happened) => {
    const placed = happened.filter(({ event }) => event.kind === 'PLACED');
    if (placed.length === 0) return;
    const { newOrderEmails } = await readSelling(collections, session);
    const mails = placed.flatMap(({ order, event }) => {
      const orderId = order._id.toHexString();
      const data = { ...mailedWithoutContact(order), orderId };
      return newOrderEmails.map(
        (to): NewMail => ({
          kind: 'new-order',
          key: `new-order ${event.id} ${to}`,
          about: orderId,
          to,
          data,
        }),
      );
    });
    await queueMails(collections, session, mails);
  };
}
