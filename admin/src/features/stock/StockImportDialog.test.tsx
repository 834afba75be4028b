import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../toast/Toaster.tsx';
import { StockImportDialog } from './StockImportDialog.tsx';

const CHANGED = {
  ...{ toChange: 1, unchanged: 2, refused: 0 },
  rows: [{ line: 2, id: '1', sku: 'A', title: 'Kurta, Red', action: 'change', from: null, to: 7 }],
};
const REFUSED = {
  ...{ toChange: 0, unchanged: 0, refused: 1 },
  rows: [
    {
      line: 2,
      id: '',
      sku: 'X',
      title: '',
      action: 'refuse',
      reasons: ['No product or variant has the SKU "X".'],
    },
  ],
};

const onChanged = vi.fn();
let answers: object[];
let addresses: string[];

beforeEach(() => {
  onChanged.mockReset();
  addresses = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    addresses.push(String(address));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
});

afterEach(() => vi.restoreAllMocks());

function choose() {
  const shown = render(
    <MemoryRouter>
      <StockImportDialog onChanged={onChanged} onClosed={() => undefined} />
    </MemoryRouter>,
  );
  const file = new File(['sku,on_hand\nA,7'], 'count.csv');
  fireEvent.change(screen.getByLabelText(/or drop it here/), { target: { files: [file] } });
  return shown;
}

test('a file is checked first, and imported once after a review', async () => {
  answers = [
    { success: true, message: 'Checked', data: CHANGED },
    { success: true, message: 'Imported', data: CHANGED },
  ];
  choose();
  expect(await screen.findByText('1 to change, 2 unchanged.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Kurta, Red/ }).textContent).toBe(
    '2Kurta, RedNot tracked becomes 7',
  );
  expect(onChanged).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1 changed.')).toBeTruthy();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(addresses.map((address) => address.split('?')[1])).toEqual([
    'dry_run=1&name=count.csv',
    'dry_run=0&name=count.csv',
  ]);
});

test('errors are listed by line, and nothing is imported', async () => {
  answers = [{ success: true, message: 'Checked', data: REFUSED }];
  choose();
  expect(await screen.findByText('No product or variant has the SKU "X".')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('a file that is not a stock file is reported', async () => {
  answers = [{ success: false, message: 'The first line must name on_hand.' }];
  choose();
  expect((await screen.findByText('The first line must name on_hand.')).getAttribute('role')).toBe('alert');
});

test('a failed import can be sent again', async () => {
  answers = [];
  choose();
  expect(
    await screen.findByText('The file could not be uploaded. Check your connection and try again.'),
  ).toBeTruthy();
});

test('the refusal of an import whose dialog was closed is still shown', async () => {
  answers = [{ success: true, message: 'Checked', data: CHANGED }];
  const dialog = choose();
  await screen.findByText('1 to change, 2 unchanged.');
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockReturnValueOnce(promise);
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  dialog.unmount();
  render(<Toaster />);
  resolve(Response.json({ success: false, message: 'The stock was changed meanwhile.' }));
  expect(await screen.findByText('The stock was changed meanwhile.')).toBeTruthy();
});
