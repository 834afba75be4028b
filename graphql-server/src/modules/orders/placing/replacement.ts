import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../../kernel/errors.ts';
import { takeNumbers } from '../../../kernel/sequences.ts';
import { reserve } from '../../inventory/reserve.ts';
import { type Offer, readOffers } from '../cart/offers.ts';
import { FIRST_NUMBER, type Order, type OrderLine } from '../collection.ts';
import { type Actor, newEvent } from '../events.ts';
import { ordersMessages, ordersTexts } from '../messages.ts';
import { happenedTo, type OrderStore } from '../order-store.ts';
import { newOrderToken } from '../order-tokens.ts';
import { termsOf } from '../terms.ts';

const SOURCE = { module: 'orders', id: 'replacement' } as const;

/** Items that are sent to a shopper free of charge. */
interface Replacement {
  order: Order;
  lines: readonly { variantId: string; quantity: number }[];
  actor: Actor;
  keyHash: string;
}

/**
 * Places a free order for the shopper and address of another order. Its lines are discounted to 0, and its units are reserved.
 * @throws UserError if an item is unavailable or out of stock, and if the other order's address was erased
 */
export async function placeReplacement(
  store: OrderStore,
  session: ClientSession,
  { order, lines: wanted, actor, keyHash }: Replacement,
): Promise<Order> {
  if (!order.shippingAddress) throw new UserError('CONFLICT', ordersMessages.addressErased);
  const ids = wanted.map(({ variantId }) => variantId);
  const { offers } = await readOffers(store, ids, session);
  const lines = wanted.map(({ variantId, quantity }, index) =>
    lineOf(offerOf(offers, variantId), { quantity, id: String(index + 1), replaces: order.number }),
  );
  await reserveLines(store, session, lines);
  const first = await takeNumbers(store.orderState, session, 'last', { first: FIRST_NUMBER, count: 1 });
  const placed = replacementOf(order, first, lines, { actor, keyHash, ...newOrderToken(store.encryption) });
  await store.orders.insertOne(placed, { session });
  for (const listener of store.orderListeners) await listener(session, happenedTo([placed]));
  return placed;
}

function offerOf(offers: ReadonlyMap<string, Offer>, variantId: string): Offer {
  const offer = findByVariantId(variantId.toLowerCase(), (id) => offers.get(id));
  assertValid(offer ? {} : { replacement: ordersMessages.productGone });
  return offer as Offer;
}

function lineOf(offer: Offer, more: { id: string; quantity: number; replaces: number }): OrderLine {
  const { compareAtPrice: _, categoryId: __, weightGrams: ___, customFields: ____, ...bought } = offer;
  const { id, quantity, replaces } = more;
  const label = ordersTexts.replacementFor({ order: replaces });
  const amount = -offer.price * quantity;
  return {
    ...bought,
    ...{ id, quantity, shipped: 0, total: 0, tax: 0 },
    ...(amount < 0 && { adjustments: [{ kind: 'DISCOUNT' as const, source: SOURCE, label, amount }] }),
  };
}

async function reserveLines(
  store: OrderStore,
  session: ClientSession,
  lines: readonly OrderLine[],
): Promise<void> {
  const [short] = await reserve(store, session, lines);
  if (!short) return;
  const { title = '' } = lines.find(({ variantId }) => variantId.equals(short.variantId)) ?? {};
  assertValid({ replacement: ordersMessages.onlyAvailable({ title, available: short.available }) });
}

type Identity = Pick<Order, 'token' | 'tokenHash' | 'keyHash'> & { actor: Actor };

function replacementOf(
  order: Order,
  number: number,
  lines: OrderLine[],
  { actor, ...identity }: Identity,
): Order {
  const { email, phone, shippingAddress, billingAddress, gstin, taxedIn, currency } = order;
  const contact = { email, phone, shippingAddress, billingAddress, note: null };
  const placedAt = new Date();
  return {
    ...{ _id: new ObjectId(), number, ...identity, keyOwnerHash: identity.keyHash, placedAt, revision: 0 },
    ...{ status: 'CONFIRMED', paymentStatus: 'PAID', paymentMethod: NO_PAYMENT, payBy: null, arrival: null },
    ...contact,
    ...{ gstin, taxedIn, currency, lines },
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    ...{ subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0, refunded: 0, taxes: [] },
    events: [newEvent('PLACED', actor, placedAt)],
    fulfilments: [],
    isErased: false,
    terms: termsOf({ ...contact, number, lines }),
  };
}
