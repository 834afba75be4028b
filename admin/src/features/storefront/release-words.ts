import { LOCALE } from '@mela/rules/locale.ts';
import { fieldLabel } from '../../all-field-labels.ts';
import { formatCount, formatCountOf, formatProducts } from '../../format.ts';
import type { ReleaseTable_ReleaseFragment as Release } from '../../graphql.generated.ts';
import { workTitle } from '../history/group-words.ts';

const CAUSES: Record<Release['cause'], string> = {
  CATALOGUE_USED: 'Published store',
  REQUESTED: 'Published changes',
  IMPORTED: 'Import',
  SAVED: 'Saved changes',
  DATE_REACHED: 'Scheduled date',
  REPAIRED: 'Repaired missing files',
  SERVER_STARTED: 'Server started',
  PAGES_RENEWED: 'Updated page templates',
  STOCK: 'Stock sold out or restocked',
};
const VERBS = { CREATED: 'Added', CHANGED: 'Changed', DELETED: 'Deleted' };
const MAX_AUTHORS = 3;
const MAX_CHANGES = 3;
const LIST = new Intl.ListFormat(LOCALE);

/** The cause of a release and its size: `Saved by Meera: 1 product`. */
export function causeWords({ cause, causedBy, changed }: Release): string {
  const by = namesOf(causedBy);
  const isAsked = cause === 'CATALOGUE_USED' || cause === 'REQUESTED';
  const words = by && cause === 'SAVED' ? 'Saved' : CAUSES[cause];
  const counts = changed && countWords(changed);
  return `${words}${by && `${isAsked ? ',' : ''} by ${by}`}${counts ? `: ${counts}` : ''}`;
}

/** The first changes of a release. */
export function releaseChanges({ changes }: Release): string {
  const titles = [...new Set(changes.map(changeTitle))];
  return titles.slice(0, MAX_CHANGES).join(', ') + (titles.length > MAX_CHANGES ? ' and more' : '');
}

/** `Changed Red shoe (selling price)`, `Added category Shoes`, `Import of prices.csv`. */
function changeTitle({ subject, subjectName, action, fields, group }: Release['changes'][number]): string {
  const labels = fields.map(({ field }) => fieldLabel(field));
  if (group) return workTitle(group, labels);
  if (subject === 'CONTENT') return 'Changed the storefront content';
  const kind = subject === 'CATEGORY' || subject === 'REDIRECT' ? `${subject.toLowerCase()} ` : '';
  const name = kind + subjectName;
  return `${VERBS[action]} ${name}${action === 'CHANGED' ? ` (${labels.join(', ')})` : ''}`;
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MAX_AUTHORS;
  return LIST.format([...names.slice(0, MAX_AUTHORS), ...(more > 0 ? [`${formatCount(more)} more`] : [])]);
}

function countWords({ products, categories, content, redirects }: NonNullable<Release['changed']>): string {
  return LIST.format([
    ...(products > 0 ? [formatProducts(products)] : []),
    ...(categories > 0 ? [`${formatCount(categories)} ${categories === 1 ? 'category' : 'categories'}`] : []),
    ...(content ? ['the storefront content'] : []),
    ...(redirects > 0 ? [formatCountOf(redirects, 'redirect')] : []),
  ]);
}
