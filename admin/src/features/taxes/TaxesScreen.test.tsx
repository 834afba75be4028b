import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { TaxesScreen } from './TaxesScreen.tsx';

const [SHIRTS, BOOKS] = ['1'.repeat(24), '2'.repeat(24)];
const REDUCED = {
  ...{ id: 'a'.repeat(24), version: 3, name: 'Reduced', rate: 5, hsn: '6109', isExempt: false },
  ...{ isDefault: true, categoryIds: [SHIRTS, 'f'.repeat(24)] },
};
const EXEMPT = {
  ...{ id: 'b'.repeat(24), version: 1, name: 'Printed books', rate: 0, hsn: null, isExempt: true },
  ...{ isDefault: false, categoryIds: [] },
};

interface Call {
  operationName: string;
  variables: { input?: object; id?: string };
}

let classes: object[];
let calls: Call[];
/** The server's responses to changes, by operation. null: no response. */
let answers: Record<string, object | null>;

beforeEach(() => {
  setSession(null);
  classes = [REDUCED, EXEMPT];
  calls = [];
  answers = {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const answer = answers[call.operationName];
    if (answer) return Response.json(answer);
    if (answer === null) throw new TypeError('Failed to fetch');
    return Response.json({ data: dataOf(call.operationName) });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
});

function dataOf(operation: string): object {
  if (operation === 'ReadTaxClasses')
    return { taxClasses: classes, sellingSettings: { taxRate: 18, pricesIncludeTax: true } };
  if (operation === 'ListTaxedCategories') {
    const nodes = [
      { id: SHIRTS, name: 'Shirts' },
      { id: BOOKS, name: 'Books' },
    ];
    return { categories: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } };
  }
  return { saveTaxClass: { id: 'a' }, deleteTaxClass: { id: 'a' } };
}

async function open(): Promise<void> {
  render(
    <MemoryRouter>
      <TaxesScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the tax classes')).toBeNull());
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const NAME = 'Name (only your team sees it)';

test('lists classes with their rates, codes and goods', async () => {
  await open();
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Reduced5%6109Shirts, products without a classDelete',
    'Printed booksExempt–Products that use itDelete',
  ]);
});

test('says what a shop without classes charges', async () => {
  classes = [];
  await open();
  expect(screen.getByText('No tax classes yet')).toBeTruthy();
  expect(screen.getByText(/All products are taxed at 18%/)).toBeTruthy();
});

test('reports that the classes cannot be loaded, and loads them again', async () => {
  answers['ReadTaxClasses'] = null;
  await open();
  delete answers['ReadTaxClasses'];
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Printed books')).toBeTruthy();
});

test('adds a class, but not for a category that another class already has', async () => {
  await open();
  press('Add tax class');
  await screen.findByRole('dialog');
  type(NAME, 'Books and maps');
  type('Rate, %', '12.5');
  type('HSN code for products without their own', '4901');
  expect(screen.getByRole('checkbox', { name: 'Shirts (Reduced)' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Books' }));
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('SaveTaxClass')[0]?.variables.input).toEqual({
    ...{ name: 'Books and maps', rate: 12.5, hsn: '4901', isExempt: false, isDefault: false },
    categoryIds: [BOOKS],
  });
});

test('edits a class: exempt goods have no rate, and deleted categories stay', async () => {
  await open();
  press('Edit the tax class Reduced');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('checkbox', { name: /Exempt/ }));
  expect(screen.queryByLabelText('Rate, %')).toBeNull();
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('SaveTaxClass')[0]?.variables.input).toEqual({
    ...{ id: REDUCED.id, version: 3, name: 'Reduced', rate: 0, hsn: '6109', isExempt: true, isDefault: true },
    categoryIds: [SHIRTS, 'f'.repeat(24)],
  });
});

test('shows the server’s refusal at its field, and keeps the input', async () => {
  await open();
  const extensions = { code: 'BAD_USER_INPUT', fieldErrors: { hsn: 'HSN code must have 4, 6 or 8 digits' } };
  answers['SaveTaxClass'] = { errors: [{ message: 'No', extensions }] };
  press('Add tax class');
  await screen.findByRole('dialog');
  type(NAME, 'Toys');
  type('Rate, %', '5');
  press('Save');
  expect(await screen.findByText('HSN code must have 4, 6 or 8 digits')).toBeTruthy();
  expect(screen.getByLabelText(NAME)).toHaveProperty('value', 'Toys');
});

test('deletes a class after a confirmation', async () => {
  await open();
  press('Delete the tax class Printed books');
  expect(await screen.findByText(/use the class of their category/)).toBeTruthy();
  press('Delete');
  await waitFor(() => expect(sent('DeleteTaxClass')[0]?.variables.id).toBe(EXEMPT.id));
});
