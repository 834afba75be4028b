import { LOCALE } from '@mela/rules/locale.ts';
import * as sharedText from '#messages/shared.ts';
import * as storefrontText from '#messages/storefront.ts';
import { fieldLabel } from '../../all-field-labels.ts';
import type { ReleaseTable_ReleaseFragment as Release } from '../../graphql.generated.ts';
import { workTitle } from '../history/group-words.ts';

const CAUSES: Record<Release['cause'], string> = {
  CATALOGUE_USED: storefrontText.publishedStore,
  REQUESTED: storefrontText.publishedChanges,
  IMPORTED: sharedText.importLabel,
  SAVED: storefrontText.savedChanges,
  DATE_REACHED: storefrontText.scheduledDate,
  REPAIRED: storefrontText.repairedMissingFiles,
  SERVER_STARTED: storefrontText.serverStarted,
  PAGES_RENEWED: storefrontText.updatedPageTemplates,
  STOCK: storefrontText.stockSoldOutOrRestocked,
};
const VERBS = { CREATED: sharedText.added, CHANGED: sharedText.changed, DELETED: sharedText.deleted };
const MAX_AUTHORS = 3;
const MAX_CHANGES = 3;
const LIST = new Intl.ListFormat(LOCALE);

/** The cause of a release and its size: `Saved by Meera: 1 product`. */
export function causeWords({ cause, causedBy, changed }: Release): string {
  const by = namesOf(causedBy);
  const isAsked = cause === 'CATALOGUE_USED' || cause === 'REQUESTED';
  const words = by && cause === 'SAVED' ? storefrontText.saved : CAUSES[cause];
  const counts = changed && countWords(changed);
  return `${words}${by && (isAsked ? ',' : '') + storefrontText.by(by)}${counts ? `: ${counts}` : ''}`;
}

/** The first changes of a release. */
export function releaseChanges({ changes }: Release): string {
  const titles = [...new Set(changes.map(changeTitle))];
  return (
    titles.slice(0, MAX_CHANGES).join(', ') + (titles.length > MAX_CHANGES ? storefrontText.andMore : '')
  );
}

/** A change in words: `Changed Red shoe (selling price)`, `Added category Shoes`, `Import of prices.csv`. */
function changeTitle({ subject, subjectName, action, fields, group }: Release['changes'][number]): string {
  const labels = fields.map(({ field }) => fieldLabel(field));
  if (group) return workTitle(group, labels);
  if (subject === 'CONTENT') return storefrontText.changedStorefrontContent;
  const kind = subject === 'CATEGORY' || subject === 'REDIRECT' ? `${subject.toLowerCase()} ` : '';
  const name = kind + subjectName;
  return `${VERBS[action]} ${name}${action === 'CHANGED' ? ` (${labels.join(', ')})` : ''}`;
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MAX_AUTHORS;
  return LIST.format([...names.slice(0, MAX_AUTHORS), ...(more > 0 ? [storefrontText.more(more)] : [])]);
}

function countWords({ products, categories, content, redirects }: NonNullable<Release['changed']>): string {
  return LIST.format([
    ...(products > 0 ? [sharedText.numberOfProducts(products)] : []),
    ...(categories > 0 ? [storefrontText.numberOfCategories(categories)] : []),
    ...(content ? [storefrontText.storefrontContent] : []),
    ...(redirects > 0 ? [storefrontText.numberOfRedirects(redirects)] : []),
  ]);
}
