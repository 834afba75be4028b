import { isEmailAddress } from '@mela/rules/address-checks.ts';
import type { ClientSession } from 'mongodb';
import type { NewMail } from '../mail/collection.ts';
import type { MailedReturn } from '../mail/kinds.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { queueMails } from '../mail/queue-mail.ts';
import type { OrderEvent } from '../orders/events.ts';
import { mailedLines, mailedOrder, type OrderMailServices } from '../orders/order-mails.ts';
import type { OrderHappening, OrderListener } from '../orders/order-store.ts';
import { readSelling } from '../selling/collection.ts';
import { findReturn, type Return, type ReturnCollections, returnNumber } from './collection.ts';

type Services = OrderMailServices & ReturnCollections & { mail: Pick<MailSender, 'readShop'> };

const STAGES: Readonly<Partial<Record<OrderEvent['kind'], MailedReturn['stage']>>> = {
  RETURN_REQUESTED: 'REQUESTED',
  RETURN_ACCEPTED: 'ACCEPTED',
  RETURN_DECLINED: 'DECLINED',
  RETURN_RECEIVED: 'RECEIVED',
};

/**
 * Queues the emails about returns in the transaction of their events. When an order is erased, also erases the details of its returns.
 */
export function onReturnEvents(services: Services): OrderListener {
  return async (session, happened) => {
    const mails: NewMail[] = [];
    for (const { order, event } of happened) {
      if (event.kind === 'ERASED') await eraseDetails(services, session, order._id);
      const stage = STAGES[event.kind];
      if (!stage || event.returnId === undefined) continue;
      const found = await findReturn(services, event.returnId, session);
      const { returnInstructions: instructions, newOrderEmails } = await readSelling(services, session);
      mails.push(...shopperMails(services, { order, event }, found, { stage, instructions }));
      if (stage !== 'REQUESTED') continue;
      const own = newOrderEmails.length > 0 ? newOrderEmails : [(await services.mail.readShop()).email];
      mails.push(...shopMails({ order, event }, found, own.filter(isEmailAddress)));
    }
    await queueMails(services, session, mails);
  };
}

/** The emails to the shopper. None if an email about a refund is sent anyway. */
function shopperMails(
  services: Services,
  { order, event }: OrderHappening,
  found: Return,
  { stage, instructions }: Pick<MailedReturn, 'stage' | 'instructions'>,
): NewMail[] {
  if (order.email === '' || event.isRefund) return [];
  const data = {
    ...mailedOrder(order, services),
    ...{
      stage,
      returnNumber: returnNumber(found),
      items: mailedLines(order, { lines: linesOf(event, found) }),
    },
    ...{ note: found.note, instructions: stage === 'ACCEPTED' ? instructions : null },
  };
  const kind = 'order-return';
  return [{ kind, key: `${kind} ${event.id}`, about: order._id.toHexString(), to: order.email, data }];
}

function shopMails({ order, event }: OrderHappening, found: Return, to: readonly string[]): NewMail[] {
  const orderId = order._id.toHexString();
  const kind = 'new-return';
  const data = {
    ...{ number: String(order.number), returnNumber: returnNumber(found) },
    ...{ items: mailedLines(order, { lines: found.lines }), reason: found.reason },
  };
  return to.map((address) => ({
    kind,
    key: `${kind} ${event.id} ${address}`,
    about: orderId,
    to: address,
    data,
  }));
}

function linesOf({ lines }: OrderEvent, found: Return) {
  return lines ?? found.lines;
}

async function eraseDetails(
  { returns, returnPhotos }: ReturnCollections,
  session: ClientSession,
  orderId: Return['orderId'],
): Promise<void> {
  const none = { reason: '', note: null, hasPhoto: false };
  await returns.updateMany({ orderId }, { $set: none }, { session, hint: 'order' });
  await returnPhotos.deleteMany({ orderId }, { session, hint: 'order' });
}
