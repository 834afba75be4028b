import { checkText, cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './new-event.ts';

const MAX_NOTE_LENGTH = 2_000;

/** Adds a note that only the shop sees. @throws UserError for what is no text */
export async function addOrderNote(context: OrderContext, id: string, text: string): Promise<Order> {
  const note = cleanText(text);
  const fault = checkText('The note', note, { maxLength: MAX_NOTE_LENGTH, hasLines: true });
  assertValid(fault ? { text: fault } : {});
  return changeOrder(context, byId(id), null, () => ({
    set: {},
    event: { ...newEvent('NOTED', actorOf(context.viewer)), note },
  }));
}
