import { checkText, cleanText } from '@mela/rules/text.ts';
import { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { authorOf } from '../../kernel/roles.ts';
import { type Customer, type CustomerContext, findCustomer } from './collection.ts';
import { customersMessages, customersTexts } from './messages.ts';

const MAX_NOTE_LENGTH = 2_000;
const MAX_NOTES = 200;

/** Adds a team note. @throws UserError for invalid text or an unknown id */
export async function addCustomerNote(context: CustomerContext, id: string, said: string): Promise<Customer> {
  const text = cleanText(said);
  const fault = checkText(customersTexts.theNote, text, { maxLength: MAX_NOTE_LENGTH, hasLines: true });
  assertValid(fault ? { text: fault } : {});
  const { _id, notes } = await findCustomer(context, id);
  if (notes.length >= MAX_NOTES)
    throw new UserError('CONFLICT', customersMessages.tooManyNotes({ max: MAX_NOTES }));
  const by = authorOf(context.viewer)?.name ?? null;
  const note = { id: new ObjectId().toHexString(), text, at: new Date(), by };
  await context.disk.change(() => context.customers.updateOne({ _id }, { $push: { notes: note } }));
  return findCustomer(context, id);
}

/** Deletes a note. Repeating the call has no effect. @throws UserError for an unknown customer */
export async function deleteCustomerNote(
  { customers }: CustomerContext,
  id: string,
  noteId: string,
): Promise<Customer> {
  const { _id } = await findCustomer({ customers }, id);
  await customers.updateOne({ _id }, { $pull: { notes: { id: noteId } } });
  return findCustomer({ customers }, id);
}
