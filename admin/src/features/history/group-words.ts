import { LOCALE } from '@mela/rules/locale.ts';
import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { formatCount } from '../../format.ts';
import { subjectFacts } from './change-subjects.ts';
import { fieldText } from './field-text.ts';
import type { Change, GroupChange } from './read-history.ts';

export const SOURCE_LABELS: Record<NonNullable<Change['source']>, string> = {
  IMPORT: sharedText.importLabel,
  BULK: historyText.bulkChange,
  CATEGORY_DELETION: sharedText.categoryDeleted,
  INVITATION: sharedText.invitation,
  UNDO: sharedText.undo,
};

const AND = new Intl.ListFormat(LOCALE);

/** The name of a group, with the values it set. */
export function groupTitle(change: GroupChange): string {
  const set = change.fields.map((field) => {
    const { name, after } = fieldText(change, field);
    return field.after?.varies ? name : `${name}: ${after ?? historyText.noValue}`;
  });
  return workTitle(change.group, set);
}

/** The result of a group: `9,812 products changed, 188 new`. */
export function groupWords(change: GroupChange): string {
  const { source, group } = change;
  const { changed, created, deleted, isOpen } = group;
  const isBack = source === 'UNDO';
  const counts: [number, string][] = [
    [changed, historyText.changedWord],
    [created, isBack ? historyText.restoredWord : historyText.newWord],
    [deleted, historyText.deletedWord],
  ];
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, word], index) =>
      index === 0 ? firstWords(change, count, word) : `${formatCount(count)} ${word}`,
    );
  return (words.join(', ') || historyText.nothingYet) + (isOpen ? historyText.soFar : '');
}

function firstWords(change: GroupChange, count: number, word: string): string {
  return word === historyText.newWord ? counted(change, count, word) : `${counted(change, count)} ${word}`;
}

/** `1 product`, `188 new redirects` */
function counted(change: GroupChange, count: number, adjective = ''): string {
  const { word, label } = subjectFacts(change);
  return historyText.counted(count, adjective && `${adjective} `, { one: word, other: label.toLowerCase() });
}

/** Explains what reverting a group will do. */
export function undoWords(change: GroupChange): string {
  const { changed, created, deleted, undoing } = change.group;
  const kept = historyText.itemsThatHaveChangedAgainSince;
  if (undoing) return historyText.thisTriesAgainToUndoRemaining(kept);
  const all = [
    changed > 0 && historyText.reverts(counted(change, changed)),
    created > 0 && historyText.deletes(counted(change, created, historyText.newWord)),
    deleted > 0 && historyText.restores(counted(change, deleted, historyText.deletedWord)),
  ].filter((words) => words !== false);
  return historyText.consequence(AND.format(all), kept);
}

/**
 * The name of a group: `Import of prices.csv`, `Bulk change (Badge: Hot)`, `Undo of import of prices.csv`.
 * @param set the values that a bulk change set
 */
export function workTitle(
  { work, undos, fileName }: Pick<GroupChange['group'], 'work' | 'undos' | 'fileName'>,
  set: readonly string[],
): string {
  const rest =
    work === 'IMPORT'
      ? fileName && historyText.ofFileName(fileName)
      : set.length > 0 && ` (${set.join(', ')})`;
  const title = SOURCE_LABELS[work] + (rest || '');
  if (undos === 0) return title;
  return historyText.undoOfTitle(
    historyText.undoOf.repeat(undos - 1),
    title.charAt(0).toLowerCase() + title.slice(1),
  );
}
