import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { RedirectsScreen } from './RedirectsScreen.tsx';

const OLD = {
  id: 'a'.repeat(24),
  version: 3,
  from: '/products/साड़ी',
  to: '/product/saari',
  replacesPage: false,
};
const REPLACING = {
  ...OLD,
  id: 'b'.repeat(24),
  from: '/about',
  to: 'https://other.example/',
  replacesPage: true,
};

interface Call {
  operationName: string;
  variables: { input?: object };
}

let redirects: object[];
let calls: Call[];
/** The server's responses to changes, by operation. null: no response. */
let answers: Record<string, object | null>;

beforeEach(() => {
  redirects = [OLD, REPLACING];
  calls = [];
  answers = {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, request) => {
    if (String(url).startsWith('/api/')) return Response.json(answers[String(url).split('&', 1)[0] ?? '']);
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    const answer = answers[call.operationName];
    if (answer) return Response.json(answer);
    if (answer === null) throw new TypeError('Failed to fetch');
    const pageInfo = { hasNextPage: false, endCursor: null };
    return Response.json({
      data: { redirects: { totalCount: redirects.length, nodes: redirects, pageInfo } },
    });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(address = '/redirects'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <RedirectsScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the redirects')).toBeNull());
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('lists redirects, and marks those that hide a page', async () => {
  await open();
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Old addressNew addressAction',
    '/products/साड़ी/product/saariDelete',
    '/aboutinstead of a pagehttps://other.example/Delete',
  ]);
});

test('an empty list explains redirects; without matches it offers all', async () => {
  redirects = [];
  await open();
  await screen.findByText('No redirects yet');
});

test('offers to show all when nothing matches', async () => {
  redirects = [];
  await open('/redirects?search=x');
  expect(sent('ReadRedirects')[0]?.variables).toEqual({ first: 20, search: 'x' });
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByText('No redirects yet');
});

test('reports that the list cannot be loaded, and loads it again', async () => {
  answers = { ReadRedirects: null };
  await open();
  await screen.findByText('The redirects could not be loaded');
  answers = {};
  press('Retry');
  await screen.findByText('/about');
});

test('adds a redirect; an error appears beside its field, and the input stays', async () => {
  answers = {
    CreateRedirect: {
      errors: [
        {
          message: 'x',
          extensions: {
            code: 'BAD_USER_INPUT',
            fieldErrors: { from: 'There is already a redirect from /a' },
          },
        },
      ],
    },
  };
  await open();
  press('Add redirect');
  await screen.findByRole('dialog');
  type('Old address', '/a');
  type('New address', '/shop');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Save');
  await screen.findByText('There is already a redirect from /a');
  expect(sent('CreateRedirect')[0]?.variables.input).toEqual({ from: '/a', to: '/shop', replacesPage: true });
  answers = { CreateRedirect: { data: { createRedirect: { id: OLD.id } } } };
  press('Save');
  await screen.findByText('Redirect added');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('ReadRedirects')).toHaveLength(2);
});

test('saves a redirect with the version that was read, and deletes one after a confirmation', async () => {
  answers = {
    UpdateRedirect: { data: { updateRedirect: { id: OLD.id } } },
    DeleteRedirect: { data: { deleteRedirect: { id: OLD.id } } },
  };
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the redirect from /about' }));
  await screen.findByRole('dialog');
  type('New address', '/help');
  press('Save');
  await screen.findByText('Redirect saved');
  expect(sent('UpdateRedirect')[0]?.variables).toEqual({
    id: REPLACING.id,
    input: { from: '/about', to: '/help', replacesPage: true, version: 3 },
  });
  press('Delete the redirect from /about');
  const dialog = await screen.findByRole('dialog');
  expect(sent('DeleteRedirect')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Redirect deleted');
  expect(sent('DeleteRedirect')[0]?.variables).toEqual({ id: REPLACING.id });
});

test('imports a file after a preview, and skips lines with errors', async () => {
  const report = {
    ...{ toCreate: 1, toChange: 0, unchanged: 0, refused: 1 },
    rows: [
      { line: 2, from: '/a', to: '/shop', action: 'create' },
      { line: 3, from: '/b', to: '', action: 'refuse', reasons: ['New address is required'] },
    ],
  };
  answers = {
    '/api/redirects/import?dry_run=1': { success: true, message: 'Checked', data: report },
    '/api/redirects/import?dry_run=0': {
      success: true,
      message: 'Redirects imported successfully',
      data: report,
    },
  };
  await open();
  press('Import');
  const dialog = await screen.findByRole('dialog');
  const file = new File(['x'], 'old.csv', { type: 'text/csv' });
  fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  });
  await screen.findByText('1 to add, 0 to change, 0 unchanged, 1 line with an error, which is skipped.');
  await screen.findByText('New address is required');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
  await screen.findByText('1 added, 0 changed.');
});
