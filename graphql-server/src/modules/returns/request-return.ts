import type { Message } from '@mela/rules/messages.ts';
import { Binary, type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { prepareImages } from '../../kernel/images/prepare-image.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { actorByLink } from '../orders/actor.ts';
import { changeOrder, type OrderChange } from '../orders/change-order.ts';
import type { Order } from '../orders/collection.ts';
import { newEvent } from '../orders/events.ts';
import { byToken } from '../orders/order-tokens.ts';
import { findByToken, isReadOnlyToken } from '../orders/read-order.ts';
import { KEY_INDEX, ORDER_INDEX, type Return, type ReturnContext } from './collection.ts';
import { returnsMessages } from './messages.ts';
import { type ReturnInput, type ReturnRequest, readReturnInput } from './read-return-input.ts';
import { type ReturnObstacle, readReturnDays, returnableOf } from './returnable.ts';

const MAX_RETURNS = 20;
const OBSTACLES: Record<ReturnObstacle, Message> = {
  NOT_OFFERED: returnsMessages.noReturnsOnline,
  NOT_DELIVERED: returnsMessages.notDelivered,
  PERIOD_OVER: returnsMessages.periodEnded,
  NOTHING_LEFT: returnsMessages.nothingToReturn,
};

/**
 * Requests a return for the holder of an order's link. A repeated call with the same key changes nothing.
 * @throws UserError if more units are requested than can be returned, and for an invalid or too large photo
 */
export async function requestReturn(
  context: ReturnContext,
  token: string,
  input: ReturnInput,
  key: string,
): Promise<Return> {
  context.addressLimits.take('return', context);
  if (await isReadOnlyToken(context, token)) throw new UserError('FORBIDDEN', returnsMessages.readOnlyLink);
  const order = await findByToken(context, token);
  if (!order) throw new UserError('NOT_FOUND', returnsMessages.orderNotFound);
  const request = await readReturnInput(`return ${order._id.toHexString()}`, input, key);
  const known = await findRequested(context, request);
  if (known) return known;
  // Checks cheap conditions first, because decoding a photo is expensive.
  await assertReturnable(context, order, request);
  const [photo = null] = await prepareImages([request.photo], context.config);
  try {
    let requested: Return | undefined;
    await changeOrder(context, byToken(token), null, async (before, session) => {
      requested = newReturn(before, request, await assertReturnable(context, before, request, session));
      return returnRequested(context, session, requested, photo && new Binary(photo.medium));
    });
    return requested as unknown as Return;
  } catch (error) {
    // Of two concurrent calls, the second finds the return of the first.
    const done = await findRequested(context, request);
    if (done) return done;
    throw error;
  }
}

/** @throws UserError if the key was used with other input */
async function findRequested(
  { returns }: ReturnContext,
  { keyHash, inputHash }: ReturnRequest,
): Promise<Return | null> {
  const known = await returns.findOne({ keyHash }, { ...NEWEST, hint: KEY_INDEX });
  if (known && known.inputHash !== inputHash)
    throw new UserError('CONFLICT', returnsMessages.keyUsed, {
      fieldErrors: { idempotencyKey: returnsMessages.keyUsed },
    });
  return known;
}

/** @returns the earlier returns of the order. @throws UserError */
async function assertReturnable(
  context: ReturnContext,
  order: Order,
  { lines }: ReturnRequest,
  session?: ClientSession,
): Promise<Return[]> {
  const options = session ? { session } : NEWEST;
  const former = await context.returns
    .find({ orderId: order._id }, { ...options, hint: ORDER_INDEX })
    .toArray();
  const { timeZone } = context;
  const days = await readReturnDays(context, session);
  const { obstacle, lines: open } = returnableOf(order, former, { days, timeZone });
  if (obstacle) throw new UserError('CONFLICT', OBSTACLES[obstacle]);
  for (const { lineId, quantity } of lines) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) assertValid({ lines: returnsMessages.noSuchOrderLine });
    const most = open.find((one) => one.lineId === lineId)?.quantity ?? 0;
    assertValid(
      quantity <= most ? {} : { lines: returnsMessages.returnableAtMost({ title: line?.title, max: most }) },
    );
  }
  if (former.length >= MAX_RETURNS)
    throw new UserError('CONFLICT', returnsMessages.tooManyReturns({ max: MAX_RETURNS }));
  return former;
}

function newReturn({ _id, number }: Order, request: ReturnRequest, former: readonly Return[]): Return {
  const { lines, reason, photo, keyHash, inputHash } = request;
  return {
    ...{ _id: new ObjectId(), orderId: _id, orderNumber: number, place: former.length + 1 },
    ...{ status: 'REQUESTED', requestedAt: new Date(), decidedAt: null, note: null, receipts: [] },
    lines: lines.map((line) => ({ ...line, received: 0 })),
    ...{ reason, hasPhoto: photo !== null, keyHash, inputHash },
  };
}

function returnRequested(
  { returns, returnPhotos, viewer }: ReturnContext,
  session: ClientSession,
  requested: Return,
  photo: Binary | null,
): OrderChange {
  const { _id, orderId, lines } = requested;
  const event = newEvent('RETURN_REQUESTED', actorByLink(viewer));
  return {
    set: {},
    event: {
      ...event,
      returnId: _id.toHexString(),
      lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    },
    // Writes the return before listeners read it.
    write: async () => {
      await returns.insertOne(requested, { session });
      if (photo) await returnPhotos.insertOne({ _id, orderId, bytes: photo }, { session });
    },
  };
}
