import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { shopCurrency } from '../../shop-currency.ts';
import { type Answer, openHistory, page } from './testing/open-history.tsx';
import { changeOf, fieldOf, fieldValue, textOf } from './testing/sample-changes.ts';

const DELETED = changeOf({
  id: '2',
  by: null,
  byId: null,
  subjectName: 'Jute bag',
  action: 'DELETED',
  fields: [fieldOf({ field: 'TITLE', before: textOf('Jute bag'), after: null })],
});

const items = () => screen.getAllByRole('listitem');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('each change shows who did what, and the former values', async () => {
  openHistory({ ReadHistory: [page([changeOf(), DELETED])] });
  expect(await screen.findByText('Changed selling price', { exact: false })).toBeTruthy();
  const [changed, deleted] = items() as [HTMLElement, HTMLElement];
  expect(changed.textContent).toContain('Changed selling price of Kashida Shawl');
  expect(changed.textContent).toMatch(/Meera · \d\d:\d\d/);
  expect(changed.textContent).toContain('Before: ₹4,200After: ₹3,900');
  const subject = within(changed).getByRole('link', { name: 'Kashida Shawl' });
  expect(subject.getAttribute('href')).toBe('/products/edit/p1');
  expect(deleted.textContent).toContain('Deleted the product Jute bag');
  expect(deleted.textContent).toContain('System');
  // A deleted item has no screen.
  expect(within(deleted).queryByRole('link')).toBeNull();
});

test('differing words of a long text are highlighted, and images are shown', async () => {
  const image = (id: string) => ({ id, thumbnailUrl: `/uploads/${id}-320.webp`, ownAlt: null });
  const images = (...ids: string[]) => fieldValue({ images: ids.map(image) });
  const text = 'Vegetable-tanned leather, two tones, a zip and a pocket.';
  const fields = [
    fieldOf({
      field: 'DESCRIPTION',
      before: textOf(text),
      after: textOf(text.replace('a zip', 'two zips')),
    }),
    fieldOf({ field: 'IMAGES', before: images('a', 'b'), after: images('b') }),
    fieldOf({ field: 'SKU', before: null, after: textOf('K-1') }),
  ];
  openHistory({ ReadHistory: [page([changeOf({ fields })])] });
  fireEvent.click(await screen.findByText('All 3 fields'));
  const [item] = items() as [HTMLElement];
  expect(item.querySelector('del')?.textContent).toBe('a zip');
  expect(item.querySelector('ins')?.textContent).toBe('two zips');
  expect([...item.querySelectorAll('img')].map((img) => img.dataset['only'])).toEqual([
    'true',
    undefined,
    undefined,
  ]);
  expect(item.textContent).toContain('Before: nothingAfter: K-1');
});

test('the points where two long texts were truncated do not count as a difference', async () => {
  const text = 'Vegetable-tanned leather, two tones, a zip and a pocket';
  const fields = [
    fieldOf({
      field: 'DESCRIPTION',
      before: textOf(`Old ${text} ma…`),
      after: textOf(`New ${text} made…`),
    }),
  ];
  openHistory({ ReadHistory: [page([changeOf({ fields })])] });
  fireEvent.click(await screen.findByText('What changed'));
  const marks = [...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Old', 'New']);
});

test('an entry with a name shows it once, and a restored item is marked as restored', async () => {
  const section = { subject: 'CONTENT', subjectId: 'slides', subjectName: 'slides' } as const;
  const settings = { subject: 'STOREFRONT', subjectId: 'settings', subjectName: 'settings' } as const;
  openHistory({
    ReadHistory: [
      page([
        changeOf({ id: '1', ...section, fields: [fieldOf({ field: 'CONTENT' })] }),
        changeOf({ id: '2', ...settings, fields: [fieldOf({ field: 'PUBLISHES_AUTOMATICALLY' })] }),
        changeOf({ id: '3', action: 'CREATED', undoes: '0', fields: [] }),
      ]),
    ],
  });
  await screen.findByText('Kashida Shawl');
  expect(items().map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Changed Hero slides',
    'Changed Storefront',
    'Restored the product Kashida Shawl',
  ]);
  expect(screen.getByRole('link', { name: 'Hero slides' }).getAttribute('href')).toBe(
    '/storefront/content?section=slides',
  );
});

test('an import or a bulk change is one entry that can be opened', async () => {
  const names = ['Shawl', 'Stole', 'Scarf', 'Sari', 'Kurta'];
  const run = names.map((subjectName, index) => changeOf({ id: String(index), subjectName, source: 'BULK' }));
  openHistory({ ReadHistory: [page([...run, changeOf({ id: '9' })])] });
  const summary = await screen.findByText('Show items');
  expect(items()).toHaveLength(2);
  expect(items()[0]?.textContent).toContain('Bulk change: 5 changesMeera');
  expect(items()[0]?.textContent).toContain('Shawl, Stole, Scarf and 2 more');
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(within(details).getAllByRole('button', { name: /^Undo/ })).toHaveLength(5);
});

test('the list can be filtered by kind and person, and the address keeps the filter', async () => {
  const { router, sent } = openHistory({ ReadHistory: [page([changeOf()]), page([DELETED]), page([])] });
  await screen.findByText('Changed selling price', { exact: false });
  choose('Type', 'PRODUCT');
  await screen.findByText('Jute bag', { selector: 'strong bdi' });
  choose('Person', 'o1');
  expect(await screen.findByText('No change matches')).toBeTruthy();
  expect(router.state.location.search).toBe('?kind=product&by=o1');
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { of: null, by: null },
    { of: { kind: 'PRODUCT', id: null }, by: null },
    { of: { kind: 'PRODUCT', id: null }, by: 'o1' },
  ]);
});

test('the history of one item links back to all changes', async () => {
  const { router, sent } = openHistory({ ReadHistory: [page([changeOf()])] }, '?kind=product&id=p1');
  expect(await screen.findByText('Kashida Shawl', { selector: '.history__one bdi' })).toBeTruthy();
  expect(sent[0]?.variables).toMatchObject({ of: { kind: 'PRODUCT', id: 'p1' } });
  press('Show all changes');
  expect(router.state.location.search).toBe('');
});

test('earlier changes are appended, even after a failure', async () => {
  const failure: Answer = { errors: [{ message: 'The database is not responding.' }] };
  const { sent } = openHistory({ ReadHistory: [page([changeOf()], 'c1'), failure, page([DELETED])] });
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByText('Jute bag', { selector: 'strong bdi' });
  expect(items()).toHaveLength(2);
  expect(sent.at(-1)?.variables).toMatchObject({ after: 'c1' });
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
});

test('a change is undone, which is recorded as a change', async () => {
  const made = changeOf({
    id: '9',
    by: 'Anil',
    source: 'UNDO',
    fields: [fieldOf({ before: fieldValue({ price: 3_900 }), after: fieldValue({ price: 4_200 }) })],
  });
  const { sent } = openHistory({
    ReadHistory: [page([changeOf()])],
    UndoChange: [{ data: { undoChange: made } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Undo: Changed selling price/ }));
  expect(await screen.findByText('Change to Kashida Shawl undone')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ operationName: 'UndoChange', variables: { id: '1' } });
  const [newest, undone] = items() as [HTMLElement, HTMLElement];
  expect(newest.textContent).toContain('Anil');
  expect(newest.textContent).toContain('· Undo');
  expect(undone.textContent).toContain('Undone by Anil');
  expect(within(undone).queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(undone);
});

test('undoing a change of currency updates all prices at once', async () => {
  const change = changeOf({ subject: 'SELLING', subjectId: 'selling', subjectName: 'selling', fields: [] });
  const session = { hasAccounts: false, isOpen: true, currency: 'JPY', timeZone: 'UTC', operator: null };
  setSession({ ...session, currency: 'INR' });
  openHistory({
    ReadHistory: [page([change])],
    UndoChange: [{ data: { undoChange: { ...change, id: '9' } } }],
    ReadSession: [{ data: { session } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await screen.findByText('Change to Selling undone');
  expect(shopCurrency()).toBe('JPY');
});

test('the second click of a double click does not undo the undoing', async () => {
  const made = changeOf({ id: '9', source: 'UNDO' });
  const { sent } = openHistory({
    ReadHistory: [page([changeOf()])],
    UndoChange: [{ data: { undoChange: made } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }), { detail: 1 });
  await screen.findByText('Change to Kashida Shawl undone');
  // The second click of a double click hits the item that has taken its place.
  fireEvent.click(within(items()[0] as HTMLElement).getByRole('button', { name: /^Undo/ }), { detail: 2 });
  expect(sent.filter(({ operationName }) => operationName === 'UndoChange')).toHaveLength(1);
});

test('a change that cannot be undone says why, beside the change', async () => {
  const message = 'Selling price was changed again since: undo that first, or change it by hand.';
  const refused: Answer = { errors: [{ message, extensions: { code: 'CONFLICT' } }] };
  openHistory({ ReadHistory: [page([changeOf()])], UndoChange: [refused] });
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  const refusal = await within(items()[0] as HTMLElement).findByRole('alert');
  // The live region exists before its first announcement, and is still empty.
  await waitFor(() => expect(refusal.textContent).toBe(message));
  expect(screen.getByRole('button', { name: /^Undo/ }).textContent).toBe('Undo');
});

test('a viewer cannot undo', async () => {
  const operator = { id: 'o2', name: 'Ravi', email: 'r@mela.example', hasSecondFactor: false } as const;
  setSession({
    hasAccounts: true,
    isOpen: false,
    currency: 'INR',
    timeZone: 'UTC',
    operator: { ...operator, role: 'VIEWER' },
  });
  openHistory({ ReadHistory: [page([changeOf()])] });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Undo/ });
  expect(button.matches(':disabled, fieldset:disabled *')).toBe(true);
});

test('a history that failed to load can be loaded again', async () => {
  openHistory({ ReadHistory: [{ errors: [{ message: 'The database is not responding.' }] }, page([])] });
  expect(await screen.findByText('The database is not responding.')).toBeTruthy();
  press('Retry');
  expect(await screen.findByText(/you can undo them/)).toBeTruthy();
});
