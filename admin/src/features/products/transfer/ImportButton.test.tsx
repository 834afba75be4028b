import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import type { ImportReport } from '@mela/rules/import-report.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../../session/session-state.ts';
import { Toaster } from '../../../toast/Toaster.tsx';
import { ImportButton } from './ImportButton.tsx';

const FILE = new File(['id,title\n'], 'products.csv');
const NOTHING: ImportReport = {
  file: {
    encoding: 'Windows-1252',
    separator: 'semicolon',
    decimals: 'point',
    questions: [],
    encodings: [],
    decimalChoices: [],
    columns: [
      { header: 'Name', column: 'title' },
      { header: 'Sr. No.', column: null },
    ],
  },
  toCreate: 0,
  toChange: 0,
  unchanged: 0,
  refused: 0,
  noted: 0,
  kept: 0,
  differences: [],
  overwrite: ['prices', 'stock', 'images'],
  newCategories: [],
  notes: [],
  handlesChanged: 0,
  handles: [],
  rows: [],
};
const ONE_NEW: ImportReport = {
  ...NOTHING,
  toCreate: 1,
  rows: [{ line: 2, id: '', title: 'Stole', action: 'create' }],
};

/** A request whose response the test determines step by step. */
class HandRequest extends EventTarget {
  static all: HandRequest[] = [];
  readonly upload = new EventTarget();
  responseText = '';
  address = '';
  isAborted = false;
  setRequestHeader = () => undefined;

  open(_: string, address: string): void {
    this.address = address;
  }

  send(): void {
    HandRequest.all.push(this);
  }

  abort(): void {
    this.isAborted = true;
  }

  /** Simulates another line of the response. */
  receive(line: object): void {
    this.responseText += `${JSON.stringify(line)}\n`;
    this.dispatchEvent(new Event('progress'));
  }

  end(line: object): void {
    this.receive(line);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  HandRequest.all = [];
  // Another test of this worker may have left a session.
  setSession(null);
  vi.stubGlobal('XMLHttpRequest', HandRequest);
  // No import is running.
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
});

afterEach(() => {
  act(() => toast.removeAll());
  vi.unstubAllGlobals();
});

function show() {
  const client = new ApolloClient({ link: new MockLink([]), cache: new InMemoryCache() });
  return render(
    <StrictMode>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ImportButton />
        </MemoryRouter>
        <Toaster />
      </ApolloProvider>
    </StrictMode>,
  );
}

/** The dialog, once it is open. */
async function open() {
  fireEvent.click(screen.getByRole('button', { name: /^Import/ }));
  return within(await screen.findByRole('dialog', { name: 'Import products' }));
}

type Dialog = Awaited<ReturnType<typeof open>>;

/** Chooses a file, and waits until it is being sent. */
async function choose(dialog: Dialog, file = FILE): Promise<HandRequest> {
  const sent = HandRequest.all.length;
  fireEvent.change(dialog.getByLabelText('Choose a file or drop it here'), { target: { files: [file] } });
  await waitFor(() => expect(HandRequest.all).toHaveLength(sent + 1));
  return HandRequest.all[sent] as HandRequest;
}

function close() {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
}

const press = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByRole('button', { name }));

test('a file is checked, then imported, and each step shows its progress', async () => {
  show();
  const dialog = await open();
  const check = await choose(dialog);
  expect(check.address).toBe('/api/product/import?dry_run=1&name=products.csv');
  act(() => check.receive({ phase: 'check', done: 1000, total: 200_000 }));
  expect(dialog.getByText('Checked 1,000 of 2,00,000')).toBeTruthy();
  act(() => check.end({ success: true, message: '', data: ONE_NEW }));

  press(dialog, 'Import 1 row');
  expect(screen.getByText('Importing products...')).toBeTruthy();
  const [, write] = HandRequest.all;
  expect(write?.address).toBe('/api/product/import?dry_run=0&name=products.csv');
  act(() => write?.receive({ phase: 'write', done: 1, total: 1 }));
  expect(dialog.getByText('Written 1 of 1')).toBeTruthy();
  act(() => write?.end({ success: true, message: '', data: ONE_NEW }));
  expect(dialog.getByText('1 product created, 0 changed, 0 unchanged.')).toBeTruthy();
  expect(screen.getByText('Products imported successfully')).toBeTruthy();
});

test('the second click of a double click does not cancel the import', async () => {
  show();
  const dialog = await open();
  const check = await choose(dialog);
  act(() => check.end({ success: true, message: '', data: ONE_NEW }));
  fireEvent.click(dialog.getByRole('button', { name: 'Import 1 row' }), { detail: 1 });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }), { detail: 2 });
  expect(HandRequest.all.at(-1)?.isAborted).toBe(false);
  expect(dialog.getByRole('progressbar', { name: 'Importing the file' })).toBeTruthy();
});

test('the report shows how the file was read, and the first step offers a template', async () => {
  show();
  const dialog = await open();
  const template = dialog.getByRole('link', { name: 'Download a template' });
  expect(template.getAttribute('href')).toBe('/api/product/template');
  const check = await choose(dialog);
  act(() => check.end({ success: true, message: '', data: ONE_NEW }));
  expect(dialog.getByText('Encoding: Windows-1252. Separator: semicolons. Columns: Title.')).toBeTruthy();
  expect(dialog.getByText('Unknown columns are ignored: Sr. No.')).toBeTruthy();
});

test('the server’s status is checked when it was unavailable', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'read-only' }));
  vi.stubGlobal('fetch', fetch);
  show();
  const check = await choose(await open());
  act(() => check.end({ success: false, status: 503, message: 'The disk is full' }));
  expect(fetch).toHaveBeenCalledWith('/readyz', { cache: 'no-store' });
});

test('closing the dialog during a dry run cancels it', async () => {
  show();
  const check = await choose(await open());
  close();
  expect(check.isAborted).toBe(true);
  expect((await open()).getByText('Choose a file')).toBeTruthy();
});

test('leaving the screen during a dry run cancels it', async () => {
  const { unmount } = show();
  const check = await choose(await open());
  unmount();
  expect(check.isAborted).toBe(true);
});

test('closing the dialog during an import lets it continue, and it can be opened again', async () => {
  show();
  const dialog = await open();
  const check = await choose(dialog);
  act(() => check.end({ success: true, message: '', data: ONE_NEW }));
  press(dialog, 'Import 1 row');
  close();
  const [, write] = HandRequest.all;
  expect(write?.isAborted).toBe(false);
  expect((await open()).getByRole('progressbar', { name: 'Importing the file' })).toBeTruthy();
  close();
  act(() => write?.end({ success: true, message: '', data: ONE_NEW }));
  expect((await open()).getByText(/1 product created/)).toBeTruthy();
});

test('a response that does not come from the server counts as a network error', async () => {
  show();
  const dialog = await open();
  const check = await choose(dialog);
  check.responseText = '<!doctype html>';
  act(() => void check.dispatchEvent(new Event('load')));
  expect(dialog.getByRole('alert').textContent).toBe('The server did not respond. Check your connection.');
});

test('a file that is too large is not sent', async () => {
  show();
  const dialog = await open();
  const file = new File(['x'], 'large.csv');
  Object.defineProperty(file, 'size', { value: 256 * 1024 * 1024 + 1 });
  fireEvent.change(dialog.getByLabelText('Choose a file or drop it here'), { target: { files: [file] } });
  expect(
    await dialog.findByText('"large.csv" is larger than 256 MB. Split it into several files.'),
  ).toBeTruthy();
  expect(HandRequest.all).toEqual([]);
});

test.each([
  ['the rows that are skipped', { refused: 1, toChange: 1 }, ['Skipped', 'To change'], 'Skipped'],
  [
    'what changes, if nothing has to',
    { toChange: 1, toCreate: 300 },
    ['To change', 'To create'],
    'To change',
  ],
])('the report stands open at %s', async (_, counts, kinds, openKind) => {
  show();
  const dialog = await open();
  const check = await choose(dialog);
  act(() => check.end({ success: true, message: '', data: { ...NOTHING, ...counts } }));
  const details = [...document.querySelectorAll('details')];
  const nameOf = (kind: Element) => kind.querySelector('section')?.getAttribute('aria-label');
  expect(details.map(nameOf)).toEqual(kinds);
  expect(details.filter(({ open }) => open).map(nameOf)).toEqual([openKind]);
});

test('the number of unlisted rows is shown', async () => {
  show();
  const dialog = await open();
  const check = await choose(dialog);
  act(() => check.end({ success: true, message: '', data: { ...ONE_NEW, toCreate: 1001 } }));
  expect(dialog.getByText('and 1,000 more')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Import 1,001 rows' })).toBeTruthy();
});

test('an import that already runs on the server is followed to its result, and can be canceled', async () => {
  const progress = { phase: 'write', done: 50, total: 100 };
  const run = { id: '1', name: 'stock.csv', progress, result: null as object | null };
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) => {
    asked.push(method);
    return Response.json({ data: run });
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Importing…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
  expect(dialog.getByText('stock.csv')).toBeTruthy();
  expect(dialog.getByText('Written 50 of 100')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(asked).toContain('DELETE'));
  run.result = { success: true, message: 'Products imported successfully', data: ONE_NEW };
  await waitFor(() => expect(dialog.getByText(/1 product created/)).toBeTruthy());
});
