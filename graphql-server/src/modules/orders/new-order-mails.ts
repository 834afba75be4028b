import type { MailCollections, NewMail } from '../mail/collection.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import { type MailNotes, mailedWithoutContact } from './mailed-order.ts';
import type { OrderListener } from './order-store.ts';

/** Queues an email about each new order for each address in the selling settings. The shopper's email is separate. */
export function newOrderMails(services: MailCollections & SellingCollections & MailNotes): OrderListener {
  return async (session, happened) => {
    const placed = happened.filter(({ event }) => event.kind === 'PLACED');
    if (placed.length === 0) return;
    const { newOrderEmails } = await readSelling(services, session);
    const mails = placed.flatMap(({ order, event }) => {
      const orderId = order._id.toHexString();
      const data = { ...mailedWithoutContact(order, services), orderId };
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
    await queueMails(services, session, mails);
  };
}
