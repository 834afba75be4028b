import type { ContentCollections } from '../content/collection.ts';
import type { NewMail } from '../mail/collection.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { mailedOrder, type OrderMailServices } from '../orders/order-mails.ts';
import type { OrderListener } from '../orders/order-store.ts';
import { amountDue } from '../orders/order-units.ts';
import { instructionReader } from '../orders/payment-instructions.ts';

/** Queues the shopper's email about an edit, in the transaction of the edit. */
export function editMails(services: OrderMailServices & ContentCollections): OrderListener {
  return async (session, happened) => {
    const edits = happened.filter(({ order, event }) => event.kind === 'EDITED' && order.email !== '');
    if (edits.length === 0) return;
    const instructionsFor = instructionReader(services, session);
    const mails: NewMail[] = [];
    for (const { order, event } of edits) {
      const { items = [], totalBefore = order.total } = event;
      const due = amountDue(order);
      const payment = due > 0 ? ((await instructionsFor(order))?.text ?? null) : null;
      const data = {
        ...mailedOrder(order, services),
        ...{ items, totalBefore, due, refundOwed: order.refundOwed ?? 0, payment, payBy: order.payBy },
      };
      const kind = 'order-edited';
      const about = order._id.toHexString();
      mails.push({ kind, key: `${kind} ${event.id}`, about, to: order.email, data });
    }
    await queueMails(services, session, mails);
  };
}
