import type { MailCollections, NewMail } from '../mail/collection.ts';
import type { MailedOrder } from '../mail/kinds.ts';
import { deleteMailsAbout, queueMails } from '../mail/queue-mail.ts';
import type { Instructions } from '../payments/payment-method.ts';
import type { PostalAddress } from '../rules/address-checks.ts';
import { INDIAN_STATES } from '../rules/indian-states.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { ContentCollections } from '../storefront-content/collection.ts';
import type { Order } from './collection.ts';
import type { OrderEvent } from './events.ts';
import type { OrderHappening, OrderListener } from './listener.ts';
import { instructionReader } from './payment-instructions.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

type Collections = MailCollections & SellingCollections & ContentCollections;

/** Queues what is told to shoppers of their orders, in the transaction in which it happens. */
export function orderMails(collections: Collections): OrderListener {
  return async (session, happened) => {
    const mails: NewMail[] = [];
    const instructionsFor = instructionReader(collections, session);
    for (const { order, event } of happened) {
      if (event.kind === 'ERASED') await deleteMailsAbout(collections, session, about(order));
      else if (order.email !== '') mails.push(...(await mailsOf({ order, event }, instructionsFor)));
    }
    await queueMails(collections, session, mails);
  };
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
  const addressed = { to: order.email, about: about(order) };
  const key = (kind: NewMail['kind']) => ({ kind, key: `${kind} ${event.id}`, ...addressed });
  switch (event.kind) {
    case 'PLACED': {
      const payment = (await instructionsFor(order))?.text ?? null;
      const { payBy, arrival } = order;
      return [{ ...key('order-placed'), kind: 'order-placed', data: { ...mailed, payment, payBy, arrival } }];
    }
    case 'PAID':
    case 'RESERVED_AGAIN':
      return [{ ...key('order-paid'), kind: 'order-paid', data: { ...mailed, isShipped: isShipped(order) } }];
    case 'SHIPPED':
      return [
        { ...key('order-shipped'), kind: 'order-shipped', data: { ...mailed, ...parcelOf(order, event) } },
      ];
    case 'CANCELED':
    case 'EXPIRED': {
      const cause = event.kind === 'EXPIRED' ? 'EXPIRED' : event.isByShopper ? 'SHOPPER' : 'SHOP';
      const isPaid = order.paymentStatus === 'PAID';
      return [{ ...key('order-canceled'), kind: 'order-canceled', data: { ...mailed, cause, isPaid } }];
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
    lines: order.lines.map(({ title, variantTitle, quantity, total: ofAll }) => ({
      title,
      variantTitle,
      quantity,
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

function addressLines(address: PostalAddress): string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const isIndian = country === 'IN';
  const state = isIndian ? INDIAN_STATES[region ?? ''] : region;
  const place = isIndian ? `${city} ${postalCode}` : `${postalCode} ${city}`;
  return [name, line1, line2, place, state, COUNTRIES.of(country)].filter((line): line is string =>
    Boolean(line),
  );
}

function isShipped({ status }: Order): boolean {
  return status === 'SHIPPED' || status === 'DELIVERED';
}

function parcelOf(order: Order, { carrier, trackingUrl, lines = [] }: OrderEvent) {
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  return {
    shipped: lines.flatMap(({ lineId, quantity }) => {
      const line = byId.get(lineId);
      return line ? [{ title: line.title, variantTitle: line.variantTitle, quantity }] : [];
    }),
    isAll: isShipped(order),
    isPaid: order.paymentStatus !== 'PENDING',
    carrier: carrier ?? null,
    trackingUrl: trackingUrl ?? null,
  };
}
