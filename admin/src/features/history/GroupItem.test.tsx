import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import type { Change, GroupChange } from './read-history.ts';
import { openHistory, page } from './testing/open-history.tsx';
import { changeOf } from './testing/sample-changes.ts';

const UNDOING = { isRunning: false, total: 10_000, done: 10_000, left: 0, firstLeft: [], stopped: null };

/** An import of ten thousand products. */
function importOf(group: Partial<GroupChange['group']> = {}, change: Partial<Change> = {}): Change {
  const counts = { created: 188, changed: 9_812, deleted: 0 };
  const work = { work: 'IMPORT', undos: 0, fileName: 'prices.csv' } as const;
  const whole = { ...work, ...counts, isOpen: false, undoing: null, ...group };
  return changeOf({
    id: 'g1',
    subjectName: 'prices.csv',
    fields: [],
    source: 'IMPORT',
    group: whole,
    ...change,
  });
}

const one = (change: Change) => ({ data: { change } });
const item = () => screen.getAllByRole('listitem')[0] as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an import is one line, which opens to show its changes page by page', async () => {
  const first = changeOf({ id: '1', source: 'IMPORT' });
  const second = changeOf({ id: '2', source: 'IMPORT', subjectName: 'Jute bag' });
  const { sent } = openHistory({
    ReadHistory: [page([importOf()]), page([first], 'c1'), page([second])],
  });
  const details = (await screen.findByText('Show items')).closest('details') as HTMLDetailsElement;
  expect(item().textContent).toContain('Import of prices.csv: 9,812 products changed, 188 newMeera');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.click(await within(details).findByRole('button', { name: 'Show more' }));
  expect(await within(details).findByText('Jute bag')).toBeTruthy();
  expect(within(details).getAllByRole('button', { name: /^Undo: / })).toHaveLength(2);
  expect(sent.at(-1)?.variables).toMatchObject({ of: null, in: 'g1', after: 'c1' });
});

test('after a confirmation the whole import is undone, with progress and a result', async () => {
  const running = importOf({ undoing: { ...UNDOING, isRunning: true, done: 0 } }, { canUndo: false });
  const later = importOf({ undoing: { ...UNDOING, isRunning: true, done: 1_250 } }, { canUndo: false });
  const whole = importOf({ undoing: UNDOING }, { canUndo: false, undoneBy: 'g2' });
  const counts = { undos: 1, created: 0, changed: 9_812, deleted: 188 };
  const made = importOf(counts, { id: 'g2', by: 'Anil', source: 'UNDO', undoes: null, canUndo: false });
  const { sent } = openHistory({
    ReadHistory: [page([importOf()]), page([made, whole])],
    UndoChanges: [{ data: { undoChanges: running } }],
    ReadChange: [one(later), one(whole)],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo all: Import of prices.csv' }));
  const dialog = screen.getByRole('dialog', { name: 'Undo: Import of prices.csv' });
  expect(dialog.textContent).toContain('This reverts 9,812 products and deletes 188 new products.');
  expect(dialog.textContent).toContain('You cannot undo this in one step.');
  press('Undo all');
  const progress = await screen.findByRole('progressbar', { name: 'Undoing: Import of prices.csv' });
  expect(progress.getAttribute('max')).toBe('10000');
  expect(await screen.findByText(/Undoing: 1,250 of 10,000/)).toBeTruthy();
  expect(await screen.findByText('Import of prices.csv undone')).toBeTruthy();
  const [newest, undone] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(newest.textContent).toContain(
    'Undo of import of prices.csv: 9,812 products changed, 188 deletedAnil',
  );
  expect(undone.textContent).toContain('Undone by Anil');
  expect(within(undone).queryByRole('button')).toBeNull();
  expect(within(newest).queryByRole('button')).toBeNull();
  expect(sent.filter(({ operationName }) => operationName === 'UndoChanges')).toHaveLength(1);
});

test('the first changes that could not be undone are listed, and can be tried again', async () => {
  const reason = 'Selling price was changed again since: undo that first, or change it by hand.';
  const firstLeft = ['Shawl', 'Stole'].map((name) => ({ name, reason }));
  openHistory({ ReadHistory: [page([importOf({ undoing: { ...UNDOING, left: 14, firstLeft } })])] });
  expect(await screen.findByText('9,986 of 10,000 undone. 14 changes could not be undone:')).toBeTruthy();
  const left = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(left.map(({ textContent }) => textContent)).toEqual([`Shawl, Stole: ${reason}`, 'and 12 more']);
  press('Undo the rest: Import of prices.csv');
  expect(screen.getByRole('dialog').textContent).toContain('This tries again to undo the remaining changes.');
});

test('an undo that gave up says why, and can continue', async () => {
  const stopped = 'The database is not responding right now. Try again in a few seconds.';
  const undoing = { ...UNDOING, done: 300, stopped };
  openHistory({ ReadHistory: [page([importOf({ undoing })])] });
  expect(await screen.findByText(`Undoing stopped at 300 of 10,000: ${stopped}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue: Import of prices.csv' })).toBeTruthy();
});

test('an undo that could not start says why, beside the import', async () => {
  const refused = { errors: [{ message: 'This is still going on.', extensions: { code: 'CONFLICT' } }] };
  openHistory({ ReadHistory: [page([importOf()])], UndoChanges: [refused] });
  fireEvent.click(await screen.findByRole('button', { name: /^Undo all/ }));
  press('Undo all');
  const reason = await within(item()).findByText('This is still going on.');
  expect(reason.getAttribute('role')).toBe('alert');
});

test('a running import is marked as unfinished and cannot be undone; a viewer cannot undo either', async () => {
  const operator = { id: 'o2', name: 'Ravi', email: 'r@mela.example', hasSecondFactor: false } as const;
  setSession({
    hasAccounts: true,
    isOpen: false,
    currency: 'INR',
    timeZone: 'UTC',
    operator: { ...operator, role: 'VIEWER' },
  });
  const open = importOf({ created: 1, changed: 0, isOpen: true }, { id: 'g2', canUndo: false });
  openHistory({ ReadHistory: [page([open, importOf()])] });
  const [button, ...others] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Undo/ });
  expect(others).toEqual([]);
  expect(button?.matches('fieldset:disabled *')).toBe(true);
  expect(item().textContent).toContain('1 new product so far');
});
