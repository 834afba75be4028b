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

const AND = new Intl.ListFormat('en-IN');

/** What a group is called, with what it set. */
export function groupTitle(change: GroupChange): string {
  const set = change.fields.map((field) => {
    const { name, after } = fieldText(change, field);
    return field.after?.varies ? name : `${name}: ${after ?? 'none'}`;
  });
  return workTitle(change.group, set);
}

/** What a group did: `9,812 products changed, 188 new`. */
export function groupWords(change: GroupChange): string {
  const { source, group } = change;
  const { changed, created, deleted, isOpen } = group;
  const isBack = source === 'UNDO';
  const counts: [number, string][] = [
    [changed, 'changed'],
    [created, isBack ? 'brought back' : 'new'],
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

/** What undoing a group will do. */
export function undoWords(change: GroupChange): string {
  const { changed, created, deleted, undoing } = change.group;
  const kept = 'Anything that was changed again since stays as it is, and is listed afterwards.';
  if (undoing) return `Tries again to undo the rest. ${kept}`;
  const all = [
    changed > 0 &&
      `${counted(change, changed)} ${changed === 1 ? 'gets' : 'get'} back what ${changed === 1 ? 'it' : 'they'} had`,
    created > 0 &&
      `${counted(change, created)} that ${created === 1 ? 'was' : 'were'} new ${created === 1 ? 'is' : 'are'} deleted`,
    deleted > 0 && `${counted(change, deleted)} ${deleted === 1 ? 'comes' : 'come'} back`,
  ].filter((words) => words !== false);
  return `${AND.format(all)}. ${kept} You cannot undo this as a whole afterwards.`;
}

/**
 * What a group is called: `Import of prices.csv`, `Bulk change (Badge: Hot)`, `Undo of import of prices.csv`.
 * @param set what a bulk change set
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
