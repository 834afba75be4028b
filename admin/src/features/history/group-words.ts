import { formatCount, formatProducts } from '../../format.ts';
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
export function groupWords({ source, group }: GroupChange): string {
  const { changed, created, deleted, isOpen } = group;
  const isBack = source === 'UNDO';
  const counted: [number, string][] = [
    [changed, 'changed'],
    [created, isBack ? 'brought back' : 'new'],
    [deleted, 'deleted'],
  ];
  const words = counted
    .filter(([count]) => count > 0)
    .map(([count, word], index) => (index === 0 ? firstWords(count, word) : `${formatCount(count)} ${word}`));
  return (words.join(', ') || 'nothing yet') + (isOpen ? ' so far' : '');
}

function firstWords(count: number, word: string): string {
  if (word !== 'new') return `${formatProducts(count)} ${word}`;
  return count === 1 ? '1 new product' : `${formatCount(count)} new products`;
}

/** What undoing a group will do. */
export function undoWords({ group: { changed, created, deleted, undoing } }: GroupChange): string {
  const kept = 'What was changed again since stays as it is, and you are told which.';
  if (undoing) return `What is not undone yet is tried again. ${kept}`;
  const all = [
    changed > 0 &&
      `${formatProducts(changed)} ${changed === 1 ? 'gets' : 'get'} back what ${changed === 1 ? 'it' : 'they'} had`,
    created > 0 &&
      `${formatProducts(created)} that ${created === 1 ? 'was' : 'were'} new ${created === 1 ? 'is' : 'are'} deleted`,
    deleted > 0 && `${formatProducts(deleted)} ${deleted === 1 ? 'comes' : 'come'} back`,
  ].filter((words) => words !== false);
  return `${AND.format(all)}. ${kept} This can be undone too.`;
}
