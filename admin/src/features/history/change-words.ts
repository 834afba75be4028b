import { formatCount } from '../../format.ts';
import type { Change } from './read-history.ts';

type Subject = Change['subject'];

/** In the middle of a sentence. */
const SUBJECTS: Record<Subject, string> = {
  PRODUCT: 'product',
  CATEGORY: 'category',
  CONTENT: 'storefront content',
  STOREFRONT: 'storefront',
};

/** What each kind is called in the filter. */
export const KIND_LABELS: Record<Subject, string> = {
  PRODUCT: 'Products',
  CATEGORY: 'Categories',
  CONTENT: 'Storefront content',
  STOREFRONT: 'Storefront',
};

const MAX_NAMED_FIELDS = 2;
const AND = new Intl.ListFormat('en-IN');

/** What was done: `Changed selling price and badge`, `Deleted the product`. The name of what it was done to follows. */
export function changeWords(change: Change): string {
  const { action, subject, fields, undoes } = change;
  if (action === 'CREATED') return `${undoes ? 'Brought back' : 'Added'} the ${SUBJECTS[subject]}`;
  if (action === 'DELETED') return `Deleted the ${SUBJECTS[subject]}`;
  if (!namesFields(change)) return 'Changed';
  if (fields.length > MAX_NAMED_FIELDS) return `Changed ${formatCount(fields.length)} fields`;
  return `Changed ${AND.format(fields.map(fieldWords))}`;
}

/** Whether the words are of fields, so that "of" comes before the name. A setting, or a section of one part, is its own name. */
export function namesFields({ action, subject, subjectName, fields }: Change): boolean {
  const isItself = fields.length === 1 && fields[0]?.name === subjectName;
  return action === 'CHANGED' && subject !== 'STOREFRONT' && fields.length > 0 && !isItself;
}

/** `selling price`, but `SKU`, and a box that is ticked by its name: `“New”`. */
function fieldWords({ name, before, after }: Change['fields'][number]): string {
  if ([before, after].every((value) => value === 'Yes' || value === 'No')) return `“${name}”`;
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Who made it, where nobody was signed in as well. */
export function personOf({ by }: Pick<Change, 'by'>): string {
  return by ?? 'Nobody signed in';
}
