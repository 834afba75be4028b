import { settlementOf } from '@mela/rules/ledger.ts';
import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { release } from '../inventory/release.ts';
import { actorOf } from '../orders/actor.ts';
import { readOffers } from '../orders/cart/offers.ts';
import { isShippingEntered } from '../orders/cart/shipping-choice.ts';
import {
  assertPossible,
  assertVersion,
  byId,
  changeOrder,
  type OrderChange,
  settledOrder,
} from '../orders/change-order.ts';
import type { Order, OrderLine } from '../orders/collection.ts';
import type { OrderContext } from '../orders/context.ts';
import { changedContact } from '../orders/correct-contact.ts';
import { type EditedItem, newEvent } from '../orders/events.ts';
import { payByAfter } from '../orders/order-dates.ts';
import { reserveAgain } from '../orders/reopen-order.ts';
import { termsOf } from '../orders/terms.ts';
import { readLedger } from '../payments/ledger.ts';
import { readSelling } from '../selling/collection.ts';
import { orderEditingMessages } from './messages.ts';
import { priceEdit, type RepricedFields } from './price-edit.ts';
import { type OrderEdit, readLines, type WantedLine } from './read-edit.ts';

/**
 * Edits an order before it ships: its lines, contact details and note. Stock changes in the same transaction. The shopper has to pay a
 * higher total; the shop owes a refund for a lower one.
 * @throws UserError if the order can no longer be edited, or has changed since the version that the client read
 */
export function editOrder(context: OrderContext, id: string, edit: OrderEdit): Promise<Order> {
  return changeOrder(context, byId(id), 'edit', async (order, session) => {
    const { set, events } = await planEdit(context, order, edit, session);
    const [event, ...furtherEvents] = events;
    if (!event) throw new UserError('BAD_USER_INPUT', orderEditingMessages.nothingChanged);
    if (set.lines) await moveStock(context, session, order, set.lines);
    return { set, event, furtherEvents };
  });
}

/** The order as it would be after an edit. Stores nothing. @throws UserError like `editOrder` */
export async function previewEdit(context: OrderContext, id: string, edit: OrderEdit): Promise<Order> {
  const order = await context.orders.findOne(byId(id));
  if (!order) throw new UserError('NOT_FOUND', orderEditingMessages.orderNotFound);
  assertPossible('edit', order);
  const { set } = await planEdit(context, order, edit);
  const after = { ...order, ...set };
  return { ...after, ...settlementOf(settledOrder(after), await readLedger(context, order._id)) };
}

interface Plan {
  set: OrderChange['set'];
  events: OrderChange['event'][];
}

async function planEdit(
  context: OrderContext,
  order: Order,
  edit: OrderEdit,
  session?: ClientSession,
): Promise<Plan> {
  assertVersion(order, edit.version);
  const { set: contact, changes } = await changedContact(context, order, edit, true);
  const wanted = edit.lines ? readLines(order, edit.lines) : order.lines.map(unchanged);
  const isMoved = placeOf(contact) !== placeOf(order);
  const actor = actorOf(context.viewer);
  const resetsShipping = edit.resetShipping === true && isShippingEntered(order);
  const isRepriced =
    isMoved || resetsShipping || wanted.length < order.lines.length || wanted.some(isChanged);
  const repricing = { wanted, contact, isMoved, resetsShipping };
  const priced = isRepriced && (await reprice(context, order, repricing, session));
  const after = { ...order, ...contact, ...priced };
  const items = editedItems(order.lines, after.lines);
  const isEdited = items.length > 0 || after.total !== order.total;
  const edited = {
    ...newEvent('EDITED', actor),
    ...{ items, totalBefore: order.total, totalAfter: after.total },
  };
  const isCorrected = changes.length > 0 && { ...newEvent('CONTACT_CHANGED', actor), changes };
  return {
    set: {
      ...contact,
      ...priced,
      ...(isEdited && (await moreTime(context, order, session))),
      terms: termsOf(after),
    },
    // The correction comes first, so that waiting emails go to the corrected address before the email about the edit is queued.
    events: [...(isCorrected ? [isCorrected] : []), ...(isEdited ? [edited] : [])],
  };
}

async function reprice(
  context: OrderContext,
  order: Order,
  edit: Omit<Parameters<typeof priceEdit>[0], 'order'>,
  session?: ClientSession,
): Promise<RepricedFields> {
  await assertRepriceable(context, order, session);
  const { wanted, contact } = edit;
  const ids = wanted.map(({ variantId }) => variantId);
  const offers = await readOffers(context, ids, session, {
    coupons: [],
    emails: [contact.email.toLowerCase()],
    agreed: [...(order.adjustments ?? []), ...(order.shippingAdjustments ?? [])].map(({ source }) => source),
  });
  return priceEdit({ order, ...edit }, offers);
}

/**
 * @throws UserError if the lines can no longer change, because a refund, a parcel, a chargeback or a pending payment refers
 * to them
 */
async function assertRepriceable(
  context: OrderContext,
  order: Order,
  session?: ClientSession,
): Promise<void> {
  if (order.fulfilments.length > 0) throw new UserError('CONFLICT', orderEditingMessages.hasParcels);
  if (order.paymentStatus === 'CHARGEBACK') throw new UserError('CONFLICT', orderEditingMessages.chargeback);
  const payments = await readLedger(context, order._id, session);
  const has = (kind: 'CHARGE' | 'REFUND', ...states: string[]) =>
    payments.some((payment) => payment.kind === kind && states.includes(payment.state));
  if (has('REFUND', 'PENDING', 'SUCCEEDED')) throw new UserError('CONFLICT', orderEditingMessages.hasRefunds);
  if (has('CHARGE', 'PENDING')) throw new UserError('CONFLICT', orderEditingMessages.paymentPending);
}

function unchanged(line: OrderLine): WantedLine {
  return { line, variantId: line.variantId.toHexString(), quantity: line.quantity };
}

/** The part of an address that determines tax and shipping rates. */
function placeOf({ shippingAddress }: Pick<Order, 'shippingAddress'>): string {
  const { country, region, postalCode } = shippingAddress ?? {};
  return JSON.stringify([country, region, postalCode]);
}

function isChanged({ line, quantity }: WantedLine): boolean {
  return line?.quantity !== quantity;
}

/** The lines with a changed quantity, including added and removed ones. */
function editedItems(before: readonly OrderLine[], after: readonly OrderLine[]): EditedItem[] {
  const lines = new Map([...before, ...after].map((line) => [line.id, line]));
  const quantityIn = (some: readonly OrderLine[], id: string) =>
    some.find((line) => line.id === id)?.quantity ?? 0;
  return Array.from(lines, ([id, { title, variantTitle }]) => ({
    ...{ title, variantTitle },
    ...{ before: quantityIn(before, id), after: quantityIn(after, id) },
  })).filter((item) => item.before !== item.after);
}

/** Restarts the payment deadline of an unpaid order, because the shopper has to review it. */
async function moreTime(
  context: OrderContext,
  { status, payBy }: Order,
  session?: ClientSession,
): Promise<Partial<Pick<Order, 'payBy'>>> {
  if (status !== 'AWAITING_PAYMENT') return {};
  const until = payByAfter(new Date(), await readSelling(context, session));
  return payBy !== null && payBy > until ? {} : { payBy: until };
}

async function moveStock(
  context: OrderContext,
  session: ClientSession,
  order: Order,
  after: readonly OrderLine[],
): Promise<void> {
  const more = differences(after, order.lines);
  const fewer = differences(order.lines, after);
  await release(context, session, fewer);
  await reserveAgain(context, session, { ...order, lines: [...order.lines, ...after] }, more);
}

/** The lines with more units than in `others`, each with the number of additional units. */
function differences(lines: readonly OrderLine[], others: readonly OrderLine[]): OrderLine[] {
  const known = new Map(others.map(({ id, quantity }) => [id, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (known.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
