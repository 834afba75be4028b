import { formatCount } from '../../format.ts';
import { SUBJECTS } from './change-subjects.ts';
import { type FieldChange, fieldName } from './field-text.ts';
import type { Change } from './read-history.ts';

const INVITATION_WORDS: Record<Change['action'], string> = {
  CREATED: 'Invited',
  CHANGED: 'Made another link for',
  DELETED: 'Withdrew the invitation of',
};

/** What was done to an account, by the field that says so: its values are no words for it. */
const ACCOUNT_WORDS: Partial<Record<FieldChange['field'], (field: FieldChange) => string>> = {
  SECOND_FACTOR: ({ after }) => `Switched ${after?.isOn ? 'on' : 'off'} the second factor`,
  RESET_LINK: () => 'Made a reset link',
  PASSKEYS: ({ before, after }) =>
    `${(after?.number ?? 0) > (before?.number ?? 0) ? 'Added' : 'Removed'} a passkey`,
  API_TOKEN: ({ after }) => `${after ? 'Created' : 'Revoked'} an API token`,
};

const MAX_NAMED_FIELDS = 2;
const AND = new Intl.ListFormat('en-IN');

/** What was done: `Changed selling price and badge`, `Deleted the product`. The name of what it was done to follows. */
export function changeWords(change: Change): string {
  const { action, subject, fields, undoes } = change;
  if (subject === 'INVITATION') return INVITATION_WORDS[action];
  if (action === 'CREATED') return `${undoes ? 'Brought back' : 'Added'} the ${SUBJECTS[subject].word}`;
  if (action === 'DELETED')
    return `${subject === 'OPERATOR' ? 'Removed' : 'Deleted'} the ${SUBJECTS[subject].word}`;
  if (!namesFields(change)) return 'Changed';
  const [first] = fields;
  const words = first && ACCOUNT_WORDS[first.field];
  if (subject === 'OPERATOR' && words) return words(first);
  if (fields.length > MAX_NAMED_FIELDS) return `Changed ${formatCount(fields.length)} fields`;
  return `Changed ${AND.format(fields.map((field) => fieldWords(change, field)))}`;
}

/** Whether the words are of fields, so that "of" comes before the name. A setting, or a section of one part, is its own name. */
export function namesFields({ action, subject, fields }: Change): boolean {
  const isItself = subject === 'CONTENT' && fields[0]?.part === null;
  const isItsName = subject === 'STOREFRONT' || subject === 'SELLING' || subject === 'INVITATION' || isItself;
  return action === 'CHANGED' && fields.length > 0 && !isItsName;
}

/** `selling price`, but `SKU`, and a box that is ticked by its name: `“New”`. */
function fieldWords(change: Change, field: FieldChange): string {
  const name = fieldName(change, field);
  if ((field.before ?? field.after)?.isOn != null) return `“${name}”`;
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

export function personOf({ by }: Pick<Change, 'by'>): string {
  return by ?? 'Nobody signed in';
}
