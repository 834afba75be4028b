import type { ClientSession, Filter } from 'mongodb';
import type { MailCollections, NewMail } from '../mail/collection.ts';
import type { MailedOrder } from '../mail/kinds.ts';
import { deleteMailsAbout, queueMails } from '../mail/queue-mail.ts';
import { findHeldBack, recipientOf } from '../mail/recipient-limit.ts';
import { copyOfMail, redirectMails } from '../mail/redirect-mails.ts';
import type { Instructions } from '../payments/payment-method.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { ContentCollections } from '../storefront-content/collection.ts';
import { actorOfEvent } from './actor.ts';
import { addressLines } from './address-lines.ts';
import { type Order, type OrderCollections, TERMS_INDEX } from './collection.ts';
import type { OrderEvent } from './events.ts';
import type { OrderHappening, OrderListener } from './listener.ts';
import { instructionReader } from './payment-instructions.ts';

type Collections = MailCollections &
  SellingCollections &
  ContentCollections &
  Pick<OrderCollections, 'orders'>;

/** Whether an order to this address was paid or shipped: then the address is a customer's. */
async function isKnownCustomer(
  { orders }: Pick<OrderCollections, 'orders'>,
  session: ClientSession,
  email: string,
): Promise<boolean> {
  const isGenuine = [
    { status: { $in: ['SHIPPED', 'DELIVERED'] } },
    { paymentStatus: { $ne: 'PENDING' } },
  ] as const;
  const filter = { terms: email.toLowerCase(), email, $or: [...isGenuine] } as Filter<Order>;
  const options = { session, hint: TERMS_INDEX, projection: { _id: 1 } };
  return (await orders.findOne(filter, options)) !== null;
}

/** Queues the emails to shoppers in the transaction of the event that they are about. */
export function orderMails(collections: Collections): OrderListener {
  return async (session, happened) => {
    const mails: NewMail[] = [];
    const instructionsFor = instructionReader(collections, session);
    for (const { order, event } of happened) {
      if (event.kind === 'ERASED') await deleteMailsAbout(collections, session, about(order));
      else if (order.email === '') continue;
      else if (event.kind === 'CONTACT_CHANGED')
        await redirectMails(collections, session, { about: about(order), to: order.email });
      else if (event.kind === 'EMAIL_RESENT')
        mails.push(await resentMail(collections, session, order, event));
      else mails.push(...(await mailsOf({ order, event }, instructionsFor)));
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

/** @throws UserError where the order has no such email */
async function resentMail(
  collections: Collections,
  session: ClientSession,
  order: Order,
  { id, mailId = '' }: OrderEvent,
): Promise<NewMail> {
  const copy = await copyOfMail(collections, session, { about: about(order), mailId });
  const data = { ...copy.data, ...mailedOrder(order) };
  return { ...copy, key: `${copy.kind} ${id}`, to: order.email, data } as NewMail;
}

/** What the mails about an order are found by. */
function about({ _id }: Order): string {
  return _id.toHexString();
}

async function mailsOf(
  { order, event }: OrderHappening,
  instructionsFor: (order: Order) => Promise<Instructions | null>,
): Promise<NewMail[]> {
  const mailed = mailedOrder(order);
  const isByShopper = event.kind === 'PLACED' || (event.kind === 'CANCELED' && event.isByShopper === true);
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
      const payment = (await instructionsFor(order))?.text ?? null;
      const { payBy, arrival } = order;
      const data = { ...mailed, payment, payBy, arrival, ...(isReopened && { isReopened }) };
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
      const cause =
        event.kind === 'EXPIRED' ? 'EXPIRED' : actorOfEvent(event).kind === 'SHOPPER' ? 'SHOPPER' : 'SHOP';
      const reason = event.note ?? null;
      const isPaid = order.paymentStatus === 'PAID';
      return [
        { ...key('order-canceled'), kind: 'order-canceled', data: { ...mailed, cause, reason, isPaid } },
      ];
    }
    case 'LINK_EMAILED': {
      const { number, token, name, placedAt } = mailed;
      return [{ ...key('order-link'), kind: 'order-link', data: { number, token, name, placedAt } }];
    }
    default:
      return [];
  }
}

function mailedOrder(order: Order): MailedOrder {
  const { number, token, placedAt, currency, subtotal, discount, shipping, tax, total, paymentMethod } =
    order;
  return {
    number: String(number),
    token,
    placedAt,
    name: order.shippingAddress?.name ?? '',
    currency,
    lines: order.lines.map(({ title, variantTitle, quantity, image, total: ofAll }) => ({
      title,
      variantTitle,
      quantity,
      image: image?.hash ?? null,
      total: ofAll,
    })),
    subtotal,
    discount,
    shipping,
    tax,
    total,
    address: order.shippingAddress ? addressLines(order.shippingAddress) : [],
    paymentMethod,
  };
}

function isShipped({ status }: Order): boolean {
  return status === 'SHIPPED' || status === 'DELIVERED';
}

function parcelOf(order: Order, { carrier, trackingNumber, trackingUrl, lines = [] }: OrderEvent) {
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  return {
    shipped: lines.flatMap(({ lineId, quantity }) => {
      const line = byId.get(lineId);
      if (!line) return [];
      const { title, variantTitle, image } = line;
      return [{ title, variantTitle, quantity, image: image?.hash ?? null }];
    }),
    isAll: isShipped(order),
    isPaid: order.paymentStatus !== 'PENDING',
    carrier: carrier ?? null,
    trackingNumber: trackingNumber ?? null,
    trackingUrl: trackingUrl ?? null,
  };
}
