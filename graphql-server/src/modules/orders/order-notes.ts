import { checkText, cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { ordersTexts } from './messages.ts';

const MAX_NOTE_LENGTH = 2_000;

/** Adds an internal note. @throws UserError for invalid text */
export async function addOrderNote(context: OrderContext, id: string, text: string): Promise<Order> {
  const note = cleanText(text);
  const fault = checkText(ordersTexts.theNote, note, { maxLength: MAX_NOTE_LENGTH, hasLines: true });
  assertValid(fault ? { text: fault } : {});
  return changeOrder(context, byId(id), null, () => ({
    set: {},
    event: { ...newEvent('NOTED', actorOf(context.viewer)), note },
  }));
}

const MAX_EVENT_NOTE_LENGTH = 500;

interface NoteField {
  /** The name of the GraphQL field. */
  field: string;
  /** The name in error messages, such as "The reason". */
  label: string;
  isRequired?: boolean;
}

/** Validates the note of an event. @returns no note for empty text. @throws UserError for invalid or missing text */
export function readNote(
  written: string | null | undefined,
  { field, label, isRequired = false }: NoteField,
): { note?: string } {
  const note = cleanText(written);
  if (note === '' && !isRequired) return {};
  const fault = checkText(label, note, { maxLength: MAX_EVENT_NOTE_LENGTH, hasLines: true });
  assertValid(fault ? { [field]: fault } : {});
  return { note };
}
