import { formatCount } from '../../format.ts';
import { subjectFacts } from './change-subjects.ts';
import { fieldText } from './field-text.ts';
import type { GroupChange } from './read-history.ts';
import { workTitle } from './work-title.ts';

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
