import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const cannotBeUndone = 'Cannot be undone';
export const ofLabel = 'of ';
export const allFields = (fields: number) =>
  plural(fields, { one: 'What changed', other: `All ${formatCount(fields)} fields` });
export const undone = 'Undone';
export const by = 'by';
export const undoing = 'Undoing…';
export const undoChange = (changeWords: string, subjectLabel: string) =>
  `Undo: ${changeWords}, ${subjectLabel}`;
export const before = 'Before: ';
export const after = 'After: ';
export const nothing = 'nothing';
export const numberedText = (index: number, text: string) => `Image ${index}${text}`;
export const showItemsTitle = (title: string) => `Show items: ${title}`;
export const showItems = 'Show items';
export const undoAll = 'Undo all';
export const undoRest = 'Undo the rest';
export const continueLabel = 'Continue';
export const undoTitle = (title: string) => `Undo: ${title}`;
export const doneOfTotal = (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`;
export const undoingGroupTitle = (groupTitle: string) => `Undoing: ${groupTitle}`;
export const undoingInBackground = (place: string) =>
  `Undoing: ${place}. You can leave this page: the undo continues in the background.`;
export const undoingStoppedAt = (place: string, stopped: string) => `Undoing stopped at ${place}: ${stopped}`;
export const partlyUndone = (undone: number, total: number, left: string) =>
  `${formatCount(undone)} of ${formatCount(total)} undone. ${left}`;
export const andMore = (more: number) => `and ${formatCount(more)} more`;
export const changesCouldNotBeUndone = (left: number) =>
  plural(left, {
    one: '1 change could not be undone:',
    other: `${formatCount(left)} changes could not be undone:`,
  });
export const noChangesInRecordedActivity = 'No changes in the recorded activity.';
export const viewAllActivity = 'View all activity';
export const noChangesYet = 'No changes yet';
export const showEarlierChanges = 'Show earlier changes';
export const runChanges = (run: number) => `: ${formatCount(run)} changes`;
export const andMoreOf = (more: number) => ` and ${formatCount(more)} more`;
export const changesThatYourTeamMakesAppear =
  'Changes that your team makes appear here, and you can undo them.';
export const only = 'Only';
export const thisItem = 'this item';
export const showAllChanges = 'Show all changes';
export const theActivity = 'the activity';
export const change = 'change';
export const person = 'Person';
export const everyone = 'Everyone';
export const formerTeamMember = 'Former team member';
export const item = 'item';
export const other = 'Other';
export const restoredItem = (word: string) => `Restored the ${word}`;
export const addedItem = (word: string) => `Added the ${word}`;
export const deletedItem = (word: string) => `Deleted the ${word}`;
export const changedFields = (fields: number) => `Changed ${formatCount(fields)} fields`;
export const changedFieldsNamed = (fields: string) => `Changed ${fields}`;
export const previousSecret = 'Previous secret';
export const newSecret = 'New secret';
export const afterBehind = (behind: string) => `After ${behind}`;
export const nameDeleted = (name: string) => `${name} (deleted)`;
export const sku = (sku: string) => `SKU ${sku}`;
export const barcode = (barcode: string) => `barcode ${barcode}`;
export const compareAtMoney = (money: string) => `compare at ${money}`;
export const costMoney = (money: string) => `cost ${money}`;
export const ownImage = 'own image';
export const notForSale = 'not for sale';
export const newRelease = 'A new release';
export const release = (release: number) => `Release ${release}`;
export const sampleImage = 'Sample image ';
export const imageAlt = (alt: string) => `Image: ${alt}`;
export const bulkChange = 'Bulk change';
export const nothingYet = 'nothing yet';
export const noValue = 'none';
export const changedWord = 'changed';
export const restoredWord = 'restored';
export const newWord = 'new';
export const deletedWord = 'deleted';
export const counted = (count: number, adjective: string, noun: { one: string; other: string }) =>
  `${formatCount(count)} ${adjective}${plural(count, noun)}`;
export const soFar = ' so far';
export const itemsThatHaveChangedAgainSince =
  'Items that have changed again since then are skipped. You will see which ones.';
export const thisTriesAgainToUndoRemaining = (kept: string) =>
  `This tries again to undo the remaining changes. ${kept}`;
export const reverts = (changes: string) => `reverts ${changes}`;
export const deletes = (changes: string) => `deletes ${changes}`;
export const restores = (changes: string) => `restores ${changes}`;
export const consequence = (does: string, kept: string) =>
  `This ${does}. ${kept} You cannot undo this in one step.`;
export const ofFileName = (fileName: string) => ` of ${fileName}`;
export const undoOf = 'undo of ';
export const undoOfTitle = (repeated: string, title: string) => `Undo of ${repeated}${title}`;
export const today = 'Today';
export const timeJustNow = (time: string | undefined) => `${time}, just now`;
export const changesUndone = (undone: number, total: number) =>
  `${formatCount(undone)} of ${formatCount(total)} changes undone`;
export const groupTitleUndone = (groupTitle: string) => `${groupTitle} undone`;
export const labelRestored = (label: string) => `${label} restored`;
export const labelDeleted = (label: string) => `${label} deleted`;
export const changeToUndone = (label: string) => `Change to ${label} undone`;
