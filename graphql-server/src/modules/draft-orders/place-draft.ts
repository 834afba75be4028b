import { formatMoney } from '@mela/rules/format-money.ts';
import { isOnlineMethod, NO_PAYMENT, type OrderPaymentMethod } from '@mela/rules/selling-terms.ts';
import type { ClientSession, Filter } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { assertNoSwap } from '../../kernel/mongodb/swap.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { takeNumbers } from '../../kernel/sequences.ts';
import { reserve } from '../inventory/reserve.ts';
import { actorByLink, actorOf } from '../orders/actor.ts';
import { readOffers } from '../orders/cart/offers.ts';
import { byId, settledFields } from '../orders/change-order.ts';
import { FIRST_NUMBER, type Order } from '../orders/collection.ts';
import { type Actor, newEvent } from '../orders/events.ts';
import { assertSameInput, type KeyedCall, keyedCall } from '../orders/keyed-call.ts';
import { payByAfter } from '../orders/order-dates.ts';
import { follow, happenedTo } from '../orders/order-store.ts';
import { byToken } from '../orders/order-tokens.ts';
import { findByToken } from '../orders/read-order.ts';
import { termsOf } from '../orders/terms.ts';
import { changedLedger, writeLedger } from '../payments/ledger.ts';
import { offeredMethods, paymentMethod } from '../payments/payment-methods.ts';
import type { DraftContext, DraftOrder } from './collection.ts';
import { hasExpired } from './expire-drafts.ts';
import { draftOrdersMessages, draftOrdersTexts } from './messages.ts';
import { assertComplete } from './write-draft.ts';

/** The payment methods with which the shopper can confirm a draft. Empty for an order that is already placed. */
export async function methodsFor(context: DraftContext, order: Order): Promise<string[]> {
  if (order.status !== 'DRAFT' || order.total === 0) return [];
  const draft = order as DraftOrder;
  const { settings } = await readOffers(context, []);
  return offeredMethods(settings, draft).map(({ name }) => name);
}

interface Confirmation {
  paymentMethod: string;
  /** The total that the shopper saw. null: accept any. */
  total?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/**
 * Places a draft order for the holder of its link. Repeating the call returns the placed order.
 * @throws UserError if the draft is gone, has expired or costs something else, something is out of stock, or the payment method is
 * not offered
 */
export async function confirmDraft(
  context: DraftContext,
  token: string,
  { paymentMethod: method, total, idempotencyKey }: Confirmation,
): Promise<Order> {
  context.addressLimits.take('order', context);
  const call = await keyedCall(idempotencyKey, { token, method, total: total ?? null });
  const find = async () => {
    const placed = await findByToken(context, token);
    // A shopper who has opened the link in two tabs gets the order, whichever tab confirmed it.
    if (placed && call?.keyHash === placed.placedWith?.keyHash) assertSameCall(call, placed);
    return placed;
  };
  const byLink = byToken(token) as Filter<DraftOrder>;
  return placeOnce(context, byLink, find, async (draft) => {
    if (hasExpired(draft)) throw new UserError('CONFLICT', draftOrdersMessages.expired);
    assertTotal(draft, total);
    const offered = await methodsFor(context, draft);
    if (draft.total > 0)
      assertValid(
        offered.includes(method) ? {} : { paymentMethod: draftOrdersMessages.paymentMethodUnavailable },
      );
    return { method, actor: actorByLink(context.viewer), isPaid: false, call };
  });
}

interface Placing {
  paymentMethod: string;
  isPaid: boolean;
  /** The version of the draft that the operator saw. null: accept any. */
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}

/**
 * Places a draft order for the shop: as already paid, or with a payment method without a payment provider.
 * Repeating the call returns the placed order.
 * @throws UserError if the draft cannot be placed, or a call with another key has already placed it
 */
export async function placeDraft(
  context: DraftContext,
  id: string,
  { paymentMethod: method, isPaid, version, idempotencyKey }: Placing,
): Promise<Order> {
  const call = await keyedCall(idempotencyKey, { id, method, isPaid, version: version ?? null });
  const find = async () => {
    const placed = await context.orders.findOne(byId(id), NEWEST);
    if (placed) assertSameCall(call, placed);
    return placed;
  };
  return placeOnce(context, byId(id) as Filter<DraftOrder>, find, async (draft) => {
    assertUnchanged(draft, version);
    const isManual = paymentMethod(method) !== null && !isOnlineMethod(method);
    assertValid(isManual ? {} : { paymentMethod: draftOrdersMessages.paymentMethodUnavailable });
    return { method, actor: actorOf(context.viewer), isPaid, call };
  });
}

/** @throws UserError if a different call placed the draft. A call without a key accepts any order */
function assertSameCall(call: KeyedCall | null, { number, placedWith }: Order): void {
  if (!call) return;
  if (placedWith?.keyHash !== call.keyHash)
    throw new UserError('CONFLICT', draftOrdersMessages.alreadyPlaced({ number }));
  assertSameInput(call, placedWith, draftOrdersMessages.placementKeyUsed);
}

function assertTotal(draft: DraftOrder, agreed: number | null | undefined): void {
  if (agreed == null || agreed === draft.total) return;
  const total = formatMoney({ amount: draft.total, currency: draft.currency });
  throw new UserError('CONFLICT', draftOrdersMessages.priceChanged({ total }));
}

function assertUnchanged({ revision }: DraftOrder, version: number | null | undefined): void {
  if (version == null || version === revision) return;
  throw new UserError('CONFLICT', draftOrdersMessages.draftChanged);
}

interface Terms {
  method: string;
  actor: Actor;
  isPaid: boolean;
  call: KeyedCall | null;
}

async function placeOnce(
  context: DraftContext,
  filter: Filter<DraftOrder>,
  findPlaced: () => Promise<Order | null>,
  agree: (draft: DraftOrder) => Promise<Terms>,
): Promise<Order> {
  const known = await findPlaced();
  if (known) return known;
  context.disk.assertWritable();
  try {
    const order = await inTransaction(context.draftOrders.db.client, async (session) => {
      await assertNoSwap(context.orders.db, session);
      const draft = await context.draftOrders.findOneAndDelete(filter, { session });
      if (!draft) throw new UserError('NOT_FOUND', draftOrdersMessages.notFound);
      assertComplete(draft);
      return place(context, session, draft, await agree(draft));
    });
    await follow(context, happenedTo([order]));
    return order;
  } catch (error) {
    // A concurrent call may have placed the order.
    const placed = await findPlaced();
    if (placed) return placed;
    throw error;
  }
}

async function place(
  context: DraftContext,
  session: ClientSession,
  draft: DraftOrder,
  terms: Terms,
): Promise<Order> {
  const ids = draft.lines.map(({ variantId }) => variantId.toHexString());
  const { settings, offers } = await readOffers(context, ids, session);
  if (draft.currency !== settings.currency)
    throw new UserError('CONFLICT', draftOrdersMessages.currencyChanged);
  const gone = draft.lines.find(({ variantId }) => !offers.has(variantId.toHexString()));
  if (gone) throw new UserError('CONFLICT', draftOrdersMessages.noLongerForSale({ title: gone.title }));
  const numbers = { first: FIRST_NUMBER, count: 1 };
  const number = await takeNumbers(context.orderState, session, 'last', numbers);
  const unpaid = orderOf(draft, number, terms, (at) => payByAfter(at, settings));
  const [short] = await reserve(context, session, unpaid.lines);
  if (short) throw new UserError('CONFLICT', shortText(unpaid, short));
  const isPaidNow = terms.isPaid && unpaid.paymentStatus === 'PENDING';
  const order = isPaidNow ? await paid(context, session, unpaid, terms.actor) : unpaid;
  await context.orders.insertOne(order, { session });
  for (const listener of context.orderListeners) await listener(session, happenedTo([order]));
  return order;
}

/** Records the payment of a new order. @returns the paid order */
async function paid(
  context: DraftContext,
  session: ClientSession,
  order: Order,
  actor: Actor,
): Promise<Order> {
  const event = newEvent('PAID', actor, order.placedAt);
  const payments = changedLedger([], { record: { kind: 'CHARGE', amount: order.total } }, order, event);
  await writeLedger(context, session, [], payments);
  const confirmed = { ...order, status: 'CONFIRMED' as const, payBy: null, events: [...order.events, event] };
  return { ...confirmed, ...settledFields(confirmed, payments) };
}

function shortText(
  { lines }: Order,
  { variantId, available }: { variantId: Order['_id']; available: number },
) {
  const { title = draftOrdersTexts.aProduct } = lines.find((line) => line.variantId.equals(variantId)) ?? {};
  return draftOrdersMessages.onlyAvailable({ title, available });
}

/** The order for a draft, with the prices that the shop has quoted. */
function orderOf(
  draft: DraftOrder,
  number: number,
  { method, actor, call }: Terms,
  payBy: (at: Date) => Date,
): Order {
  const {
    discountEntered: _,
    shippingEntered: __,
    takesCashOnDelivery: ___,
    isExpired: ____,
    ...quoted
  } = draft;
  const placedAt = new Date();
  const isFree = quoted.total === 0;
  const isPrepaid = !isFree && paymentMethod(method)?.isPrepaid === true;
  return {
    ...quoted,
    ...{ number, placedAt, revision: 0, events: [newEvent('PLACED', actor, placedAt)] },
    status: isPrepaid ? 'AWAITING_PAYMENT' : 'CONFIRMED',
    paymentStatus: isFree ? 'PAID' : 'PENDING',
    paymentMethod: isFree ? NO_PAYMENT : (method as OrderPaymentMethod),
    payBy: isPrepaid ? payBy(placedAt) : null,
    terms: termsOf({ ...quoted, number }),
    ...(call && { placedWith: call }),
  };
}
