import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import { isRefundOwed } from '@mela/rules/transitions.ts';
import type { ClientSession, Filter } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import { UserError } from '../../kernel/errors.ts';
import type { ContentCollections } from '../content/collection.ts';
import type { MailCollections, NewMail } from '../mail/collection.ts';
import type { MailedOrder } from '../mail/kinds.ts';
import { deleteMailsAbout, queueMails } from '../mail/queue-mail.ts';
import { findHeldBack, recipientOf } from '../mail/recipient-limit.ts';
import { copyOfMail, type MailedLink, redirectMails } from '../mail/redirect-mails.ts';
import type { Instructions } from '../payments/payment-method.ts';
import type { SellingCollections } from '../selling/collection.ts';
import { actorOfEvent } from './actor.ts';
import { addressLines } from './address-lines.ts';
import { type Order, type OrderCollections, TERMS_INDEX } from './collection.ts';
import type { OrderEvent } from './events.ts';
import { type MailNotes, mailedWithoutContact } from './mailed-order.ts';
import { ordersMessages } from './messages.ts';
import type { OrderHappening, OrderListener } from './order-store.ts';
import { newTrackingToken } from './order-tokens.ts';
import { isShopperEmail } from './order-view.ts';
import { instructionReader } from './payment-instructions.ts';

type Collections = MailCollections &
  SellingCollections &
  ContentCollections &
  Pick<OrderCollections, 'orders'>;

export type OrderMailServices = Collections & MailNotes & { encryption: Encryption };

/** The events whose emails anyone can have sent to any mailbox, so that each mailbox needs a limit. */
const BY_SHOPPERS: ReadonlySet<OrderEvent['kind']> = new Set(['PLACED', 'LINK_EMAILED']);

/** Whether an order with this email address was ever paid or shipped. */
async function isKnownCustomer(
  { orders }: Pick<OrderCollections, 'orders'>,
  session: ClientSession,
  email: string,
): Promise<boolean> {
  const isGenuine = [
    { status: { $in: ['SHIPPED', 'DELIVERED'] } },
    // Excludes free orders, which anyone can place without paying.
    { paymentStatus: { $ne: 'PENDING' }, paymentMethod: { $ne: NO_PAYMENT } },
  ] as const;
  const filter = { terms: email.toLowerCase(), email, $or: [...isGenuine] } as Filter<Order>;
  const options = { session, hint: TERMS_INDEX, projection: { _id: 1 } };
  return (await orders.findOne(filter, options)) !== null;
}

/** Queues the shopper's emails in the transaction of their event. */
export function orderMails(services: OrderMailServices): OrderListener {
  const { encryption, ...collections } = services;
  return async (session, happened) => {
    const mails: NewMail[] = [];
    const instructionsFor = instructionReader(collections, session);
    for (const { order, event } of happened) {
      if (event.kind === 'ERASED') await deleteMailsAbout(collections, session, about(order));
      else if (order.email === '') continue;
      else if (event.kind === 'CONTACT_CHANGED')
        await redirectMails(collections, session, {
          about: about(order),
          to: order.email,
          link: linkOf(order, encryption),
        });
      else if (event.kind === 'EMAIL_RESENT') mails.push(await resentMail(services, session, order, event));
      else
        mails.push(
          ...(await mailsOf({ order, event }, mailedOrder(order, services, event), instructionsFor)),
        );
    }
    const isCustomer = (_: string, email: string) => isKnownCustomer(collections, session, email);
    await queueMails(
      collections,
      session,
      mails,
      await findHeldBack(collections, session, mails, isCustomer),
    );
  };
}

/**
 * @throws UserError if the order has no such email, or its link would reach an operator instead of the
 * shopper
 */
async function resentMail(
  services: OrderMailServices,
  session: ClientSession,
  order: Order,
  { id, mailId = '' }: OrderEvent,
): Promise<NewMail> {
  const copy = await copyOfMail(services, session, { about: about(order), mailId });
  if (copy.kind === 'new-order' || copy.kind === 'new-return') return { ...copy, key: `${copy.kind} ${id}` };
  if (copy.kind === 'order-link' && !isShopperEmail(order))
    throw new UserError('CONFLICT', ordersMessages.shopEnteredEmail);
  const mailed = mailedOrder(order, services);
  // Keeps the links of the original email, such as to a credit note.
  const { links = mailed.links } = copy.data as Pick<MailedOrder, 'links'>;
  const data = { ...copy.data, isReadOnly: undefined, ...mailed, ...(links && { links }) };
  return { ...copy, key: `${copy.kind} ${id}`, to: order.email, data } as NewMail;
}

/** The key that finds the emails of an order. */
function about({ _id }: Order): string {
  return _id.toHexString();
}

async function mailsOf(
  { order, event }: OrderHappening,
  mailed: MailedOrder,
  instructionsFor: (order: Order) => Promise<Instructions | null>,
): Promise<NewMail[]> {
  const isByShopper =
    BY_SHOPPERS.has(event.kind) || (event.kind === 'CANCELED' && actorOfEvent(event).kind === 'SHOPPER');
  const addressed = {
    to: order.email,
    about: about(order),
    ...(isByShopper && { recipient: recipientOf(order.email) }),
  };
  const key = (kind: NewMail['kind']) => ({ kind, key: `${kind} ${event.id}`, ...addressed });
  switch (event.kind) {
    case 'PLACED':
    case 'RESERVED_AGAIN': {
      const isReopened = event.kind === 'RESERVED_AGAIN';
      const placed = placedData(order, mailed, await instructionsFor(order));
      const data = { ...placed, ...(isReopened && { isReopened }) };
      return [{ ...key('order-placed'), kind: 'order-placed', data }];
    }
    case 'PAID':
      return [{ ...key('order-paid'), kind: 'order-paid', data: { ...mailed, isShipped: isShipped(order) } }];
    case 'TRACKING_CHANGED':
    case 'SHIPPED': {
      const isCorrection = event.kind === 'TRACKING_CHANGED';
      if (isCorrection && !event.isMailed) return [];
      const data = { ...mailed, ...parcelOf(order, event), ...(isCorrection && { isCorrection }) };
      return [{ ...key('order-shipped'), kind: 'order-shipped', data }];
    }
    case 'CANCELED':
    case 'EXPIRED': {
      if (event.isRefund) return [];
      const cause =
        event.kind === 'EXPIRED' ? 'EXPIRED' : actorOfEvent(event).kind === 'SHOPPER' ? 'SHOPPER' : 'SHOP';
      const reason = event.note ?? null;
      const isPaid = isRefundOwed(order);
      return [
        { ...key('order-canceled'), kind: 'order-canceled', data: { ...mailed, cause, reason, isPaid } },
      ];
    }
    case 'PAID_BACK': {
      const { amount = 0 } = event;
      if (amount === 0) return [];
      const isAll = order.paymentStatus === 'REFUNDED';
      const data = { ...mailed, amount, refunded: mailedLines(order, event), isAll };
      return [{ ...key('order-refunded'), kind: 'order-refunded', data }];
    }
    case 'LINK_EMAILED': {
      const { number, token, name, placedAt } = mailed;
      return [{ ...key('order-link'), kind: 'order-link', data: { number, token, name, placedAt } }];
    }
    default:
      return [];
  }
}

function placedData(order: Order, mailed: MailedOrder, instructions: Instructions | null) {
  const { payBy, arrival } = order;
  const upiUri = instructions?.upiUri ?? null;
  return {
    ...{ ...mailed, payment: instructions?.text ?? null, payBy, arrival },
    ...(upiUri !== null && { upiUri }),
  };
}

/** An address that an operator entered gets a read-only link, because the reader may not be the shopper. */
function linkOf(order: Order, encryption: Encryption): MailedLink {
  if (isShopperEmail(order)) return { token: order.token };
  return { token: newTrackingToken(encryption, order), isReadOnly: true };
}

/** An order as emails to the shopper show it. @param event the subject of the email; null: an earlier event */
export function mailedOrder(
  order: Order,
  services: Pick<OrderMailServices, 'mailLines' | 'mailLinks' | 'say' | 'encryption'>,
  event: OrderEvent | null = null,
): MailedOrder {
  const { shippingAddress } = order;
  const links = (services.mailLinks ?? []).flatMap((linksFor) => linksFor(order, event));
  return {
    ...mailedWithoutContact(order, services),
    ...linkOf(order, services.encryption),
    ...(links.length > 0 && { links }),
    name: shippingAddress?.name ?? '',
    address: shippingAddress ? addressLines(shippingAddress) : [],
  };
}

function isShipped({ status }: Order): boolean {
  return status === 'SHIPPED' || status === 'DELIVERED';
}

/** The units that an event concerns. */
export function mailedLines(order: Order, { lines = [] }: Pick<OrderEvent, 'lines'>) {
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  return lines.flatMap(({ lineId, quantity }) => {
    const line = byId.get(lineId);
    if (!line) return [];
    const { title, variantTitle, image } = line;
    return [{ title, variantTitle, quantity, image: image?.hash ?? null }];
  });
}

function parcelOf(order: Order, event: OrderEvent) {
  const { carrier, trackingNumber, trackingUrl } = event;
  return {
    shipped: mailedLines(order, event),
    isAll: isShipped(order),
    isPaid: order.paymentStatus !== 'PENDING',
    carrier: carrier ?? null,
    trackingNumber: trackingNumber ?? null,
    trackingUrl: trackingUrl ?? null,
  };
}
