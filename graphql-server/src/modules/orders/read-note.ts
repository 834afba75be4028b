import { checkText, cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';

const MAX_NOTE_LENGTH = 500;

interface NoteField {
  /** As GraphQL calls it. */
  field: string;
  /** As a message calls it, such as "The reason". */
  label: string;
  isRequired?: boolean;
}

/** @returns the fields of an event with what was written, or none. @throws UserError for what is no text, or is missing */
export function readNote(
  written: string | null | undefined,
  { field, label, isRequired = false }: NoteField,
): { note?: string } {
  const note = cleanText(written);
  if (note === '' && !isRequired) return {};
  const fault = checkText(label, note, { maxLength: MAX_NOTE_LENGTH, hasLines: true });
  assertValid(fault ? { [field]: fault } : {});
  return { note };
}
