import { randomBytes } from 'node:crypto';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { ClientSession, Filter } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { assertNoSwap } from '../../kernel/mongodb/swap.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { takeNumbers } from '../../kernel/sequences.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { actorOf } from '../orders/actor.ts';
import { assertVersion } from '../orders/change-order.ts';
import { KEY_INDEX as ORDER_KEY_INDEX, type Order } from '../orders/collection.ts';
import { newEvent } from '../orders/events.ts';
import { assertSameInput, type KeyedCall, keyedCall } from '../orders/keyed-call.ts';
import { mailedOrder } from '../orders/order-mails.ts';
import { makeOrder } from '../orders/placing/make-order.ts';
import { type DraftContext, type DraftOrder, KEY_INDEX } from './collection.ts';
import { openedNow } from './expire-drafts.ts';
import { draftOrdersMessages } from './messages.ts';
import { priceDraft } from './price-draft.ts';
import { type DraftInput, type ReadDraft, readDraft } from './read-draft.ts';

const MAX_SENT = 50;

/**
 * Creates a draft order. A repeated call with the same key returns the current draft, or the order that was
 * placed from it.
 * @throws UserError for invalid input, and for a key that was used with other input
 */
export async function createDraft(
  context: DraftContext,
  input: DraftInput,
  key: string | null | undefined,
): Promise<Order> {
  const read = await readDraft(input);
  const call = await keyedCall(key, read);
  const known = call && (await findCreated(context, call));
  if (known) return known;
  try {
    return await insertDraft(context, read, call);
  } catch (error) {
    // Of two concurrent calls, the second finds the draft of the first.
    const created = call && isDuplicateKey(error) ? await findCreated(context, call) : null;
    if (created) return created;
    throw error;
  }
}

function insertDraft(context: DraftContext, read: ReadDraft, call: KeyedCall | null): Promise<DraftOrder> {
  return change(context, async (session) => {
    const number = await takeNumbers(context.draftOrderState, session, 'last', { first: 1, count: 1 });
    const made = await draftOf(context, read, number, session);
    const draft = call ? { ...made, keyHash: storedKey(call), inputHash: call.inputHash } : made;
    await context.draftOrders.insertOne(draft, { session });
    return draft;
  });
}

/** The stored hash of a key. It differs from the hash of a shopper's key, which identifies a placed order. */
function storedKey({ keyHash }: KeyedCall): string {
  return `draft ${keyHash}`;
}

/** @returns the draft that a call with this key created, or its order @throws UserError if the key was used with a different input */
async function findCreated({ draftOrders, orders }: DraftContext, call: KeyedCall): Promise<Order | null> {
  const byKey = { keyHash: storedKey(call) };
  const known =
    (await draftOrders.findOne(byKey, { ...NEWEST, hint: KEY_INDEX })) ??
    (await orders.findOne(byKey, { ...NEWEST, hint: ORDER_KEY_INDEX }));
  if (known) assertSameInput(call, known, draftOrdersMessages.keyUsed);
  return known;
}

/**
 * Replaces the content of a draft order.
 * @throws UserError for invalid input, and for a stale version
 */
export async function updateDraft(context: DraftContext, id: string, input: DraftInput): Promise<DraftOrder> {
  const read = await readDraft(input);
  return change(context, async (session) => {
    const before = await findDraft(context, id, session);
    assertVersion(before, input.version);
    const { _id, number, token, tokenHash, placedAt, events, revision } = before;
    const { keyHash, keyOwnerHash, inputHash = '' } = before;
    const made = await draftOf(context, read, number, session);
    const identity = { _id, number, token, tokenHash, keyHash, keyOwnerHash, inputHash, placedAt, events };
    const draft = { ...made, ...identity, revision: revision + 1 };
    await context.draftOrders.replaceOne({ _id }, draft, { session });
    return draft;
  });
}

/** @throws UserError if the draft does not exist or has been placed */
export async function deleteDraft(context: DraftContext, id: string): Promise<string> {
  const draft = await change(context, async (session) => {
    const found = await findDraft(context, id, session);
    await context.draftOrders.deleteOne({ _id: found._id }, { session });
    return found;
  });
  return draft._id.toHexString();
}

/** Emails the link of a draft order to the shopper. @throws UserError without an email address */
export async function sendDraft(context: DraftContext, id: string): Promise<DraftOrder> {
  return change(context, async (session) => {
    const before = await findDraft(context, id, session);
    assertComplete(before);
    if (before.email === '') throw new UserError('CONFLICT', draftOrdersMessages.addEmailFirst);
    if (before.events.length >= MAX_SENT) throw new UserError('CONFLICT', draftOrdersMessages.sentTooOften);
    const event = newEvent('LINK_EMAILED', actorOf(context.viewer));
    const opened = openedNow();
    const set = { events: [...before.events, event], revision: before.revision + 1, ...opened };
    const draft = { ...before, ...set };
    await context.draftOrders.updateOne({ _id: draft._id }, { $set: set }, { session });
    const data = { ...mailedOrder(draft, context), number: draftNumber(draft), payBy: opened.payBy };
    const about = draft._id.toHexString();
    const kind = 'draft-order';
    await queueMails(context, session, [{ kind, key: `${kind} ${event.id}`, about, to: draft.email, data }]);
    return draft;
  });
}

/** The number of a draft as people read it, such as D12. */
export function draftNumber({ number }: Pick<DraftOrder, 'number'>): string {
  return `D${number}`;
}

/** @throws UserError if a draft lacks details that an order requires */
export function assertComplete({ shippingAddress }: DraftOrder): void {
  if (!shippingAddress) throw new UserError('CONFLICT', draftOrdersMessages.addAddressFirst);
}

/** @throws UserError if the draft does not exist */
export async function findDraft(
  { draftOrders }: Pick<DraftContext, 'draftOrders'>,
  id: string,
  session?: ClientSession,
): Promise<DraftOrder> {
  const _id = parseObjectId(id);
  const byId: Filter<DraftOrder> = { _id: _id ?? undefined } as Filter<DraftOrder>;
  const draft = _id && (await draftOrders.findOne(byId, session ? { session } : {}));
  if (!draft) throw new UserError('NOT_FOUND', draftOrdersMessages.notFound);
  return draft;
}

/** Runs a change in a transaction. @throws UserError if the disk is full or a backup is being restored */
function change<Result>(
  { draftOrders, disk }: Pick<DraftContext, 'draftOrders' | 'disk'>,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> {
  disk.assertWritable();
  return inTransaction(draftOrders.db.client, async (session) => {
    await assertNoSwap(draftOrders.db, session);
    return work(session);
  });
}

async function draftOf(
  context: DraftContext,
  read: ReadDraft,
  number: number,
  session: ClientSession,
): Promise<DraftOrder> {
  const { cart, settings } = await priceDraft(context, read, session);
  const { discount, shipping, ...entered } = read;
  const key = hashSecret(randomBytes(16).toString('hex'));
  const order = { ...entered, paymentMethod: NO_PAYMENT, total: cart.total, currency: cart.currency };
  const attempt = {
    ...{ order, actor: actorOf(context.viewer), keyHash: key, keyOwnerHash: key, inputHash: key },
  };
  const made = makeOrder(attempt, cart, settings, number, context.encryption);
  return {
    ...made,
    ...{ status: 'DRAFT', paymentStatus: 'PENDING', paymentMethod: NO_PAYMENT, events: [] },
    ...openedNow(),
    terms: [draftNumber({ number }).toLowerCase(), ...made.terms],
    ...{ discountEntered: discount, shippingEntered: shipping },
    takesCashOnDelivery: cart.shippingChoice.chosen?.takesCashOnDelivery ?? true,
  };
}
