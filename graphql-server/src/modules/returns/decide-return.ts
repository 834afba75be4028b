import type { Message } from '@mela/rules/messages.ts';
import { UserError } from '../../kernel/errors.ts';
import { actorOf } from '../orders/actor.ts';
import { changeOrder } from '../orders/change-order.ts';
import { newEvent } from '../orders/events.ts';
import { readNote } from '../orders/order-notes.ts';
import { findReturn, type Return, type ReturnContext, type ReturnStatus } from './collection.ts';
import { returnsMessages, returnsTexts } from './messages.ts';

const DECIDED: Record<ReturnStatus, Message> = {
  REQUESTED: returnsMessages.notAccepted,
  ACCEPTED: returnsMessages.alreadyAccepted,
  DECLINED: returnsMessages.alreadyDeclined,
  RECEIVED: returnsMessages.alreadyReceived,
};

/**
 * Accepts or declines a return and emails the shopper. An accepted return can still be declined, which ends the wait for further items.
 * Repeating a call changes nothing.
 * @param said the message to the shopper
 * @throws UserError if the opposite was decided
 */
export async function decideReturn(
  context: ReturnContext,
  id: string,
  accept: boolean,
  said: string | null | undefined,
): Promise<Return> {
  const { note } = readNote(said, { field: 'note', label: returnsTexts.theNote });
  const { _id, orderId, status } = await findReturn(context, id);
  if (status === (accept ? 'ACCEPTED' : 'DECLINED')) return findReturn(context, id);
  await changeOrder(context, { _id: orderId }, null, async (_, session) => {
    const found = await findReturn(context, id, session);
    const isOpen = found.status === 'REQUESTED' || (found.status === 'ACCEPTED' && !accept);
    if (!isOpen) throw new UserError('CONFLICT', DECIDED[found.status]);
    const hasCome = found.receipts.length > 0;
    const decided = {
      status: accept ? 'ACCEPTED' : hasCome ? 'RECEIVED' : 'DECLINED',
      ...{ decidedAt: new Date(), note: note ?? null },
    } as const;
    const event = newEvent(accept ? 'RETURN_ACCEPTED' : 'RETURN_DECLINED', actorOf(context.viewer));
    return {
      set: {},
      event: { ...event, returnId: _id.toHexString(), ...(note !== undefined && { note }) },
      write: () => context.returns.updateOne({ _id }, { $set: decided }, { session }),
    };
  });
  return findReturn(context, id);
}
