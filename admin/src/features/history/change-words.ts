import { LOCALE } from '@mela/rules/locale.ts';
import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { subjectFacts } from './change-subjects.ts';
import { fieldName } from './field-text.ts';
import type { Change, FieldChange } from './read-history.ts';

const MAX_NAMED_FIELDS = 2;
const AND = new Intl.ListFormat(LOCALE);

/** Describes a change: `Changed selling price and badge`, `Deleted the product`. The item's name follows. */
export function changeWords(change: Change): string {
  const { action, fields, undoes } = change;
  const { word, words } = subjectFacts(change);
  const own = words?.(change);
  if (own) return own;
  if (action === 'CREATED') return undoes ? historyText.restoredItem(word) : historyText.addedItem(word);
  if (action === 'DELETED') return historyText.deletedItem(word);
  if (!namesFields(change)) return sharedText.changed;
  if (fields.length > MAX_NAMED_FIELDS) return historyText.changedFields(fields.length);
  return historyText.changedFieldsNamed(AND.format(fields.map((field) => fieldWords(change, field))));
}

/**
 * Whether the description names fields, so that "of" and the item's name follow. Descriptions of settings,
 * and of sections with one part, need no name.
 */
export function namesFields(change: Change): boolean {
  const { action, fields } = change;
  const isItself = fields[0]?.field === 'CONTENT' && fields[0].part === null;
  return action === 'CHANGED' && fields.length > 0 && !isItself && !subjectFacts(change).isItsFields;
}

/**
 * The name of a field within a sentence: `selling price`, but `SKU`, and a checkbox by its label: `“New”`.
 */
function fieldWords(change: Change, field: FieldChange): string {
  const name = fieldName(change, field);
  if ((field.before ?? field.after)?.isOn != null) return `“${name}”`;
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

export function personOf({ by }: Pick<Change, 'by'>): string {
  return by ?? sharedText.system;
}
