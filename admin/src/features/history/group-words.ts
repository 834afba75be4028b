import { LOCALE } from '@mela/rules/locale.ts';
import { formatCount } from '../../format.ts';
import { subjectFacts } from './change-subjects.ts';
import { fieldText } from './field-text.ts';
import type { Change, GroupChange } from './read-history.ts';

export const SOURCE_LABELS: Record<NonNullable<Change['source']>, string> = {
  IMPORT: 'Import',
  BULK: 'Bulk change',
  CATEGORY_DELETION: 'Category deleted',
  INVITATION: 'Invitation',
  UNDO: 'Undo',
};

const AND = new Intl.ListFormat(LOCALE);

/** The name of a group, with the values it set. */
export function groupTitle(change: GroupChange): string {
  const set = change.fields.map((field) => {
    const { name, after } = fieldText(change, field);
    return field.after?.varies ? name : `${name}: ${after ?? 'none'}`;
  });
  return workTitle(change.group, set);
}

/** The result of a group: `9,812 products changed, 188 new`. */
export function groupWords(change: GroupChange): string {
  const { source, group } = change;
  const { changed, created, deleted, isOpen } = group;
  const isBack = source === 'UNDO';
  const counts: [number, string][] = [
    [changed, 'changed'],
    [created, isBack ? 'restored' : 'new'],
    [deleted, 'deleted'],
  ];
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, word], index) =>
      index === 0 ? firstWords(change, count, word) : `${formatCount(count)} ${word}`,
    );
  return (words.join(', ') || 'nothing yet') + (isOpen ? ' so far' : '');
}

function firstWords(change: GroupChange, count: number, word: string): string {
  return word === 'new' ? counted(change, count, 'new ') : `${counted(change, count)} ${word}`;
}

/** `1 product`, `188 new redirects` */
function counted(change: GroupChange, count: number, adjective = ''): string {
  const { word, label } = subjectFacts(change);
  return `${formatCount(count)} ${adjective}${count === 1 ? word : label.toLowerCase()}`;
}

/** Explains what reverting a group will do. */
export function undoWords(change: GroupChange): string {
  const { changed, created, deleted, undoing } = change.group;
  const kept = 'Items that have changed again since then are skipped, and you see which ones.';
  if (undoing) return `This tries again to undo the remaining changes. ${kept}`;
  const all = [
    changed > 0 && `reverts ${counted(change, changed)}`,
    created > 0 && `deletes ${counted(change, created, 'new ')}`,
    deleted > 0 && `restores ${counted(change, deleted, 'deleted ')}`,
  ].filter((words) => words !== false);
  return `This ${AND.format(all)}. ${kept} You cannot undo this in one step.`;
}

/**
 * The name of a group: `Import of prices.csv`, `Bulk change (Badge: Hot)`, `Undo of import of prices.csv`.
 * @param set the values that a bulk change set
 */
export function workTitle(
  { work, undos, fileName }: Pick<GroupChange['group'], 'work' | 'undos' | 'fileName'>,
  set: readonly string[],
): string {
  const rest = work === 'IMPORT' ? fileName && ` of ${fileName}` : set.length > 0 && ` (${set.join(', ')})`;
  const title = SOURCE_LABELS[work] + (rest || '');
  if (undos === 0) return title;
  return `Undo of ${'undo of '.repeat(undos - 1)}${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
