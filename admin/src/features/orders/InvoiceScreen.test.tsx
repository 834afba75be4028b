import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { InvoiceScreen } from './InvoiceScreen.tsx';

let print: Mock<() => void>;

beforeEach(() => {
  print = vi.fn(() => undefined);
  vi.stubGlobal('print', print);
  render(
    <MemoryRouter initialEntries={['/invoice?order=1480']}>
      <InvoiceScreen />
    </MemoryRouter>,
  );
});

test('the receipt names sender, buyer, lines and sums', () => {
  const receipt = within(screen.getByRole('article', { name: 'Invoice #1480' }));
  expect(receipt.getByText('14 Shahpur Jat')).toBeTruthy();
  expect(receipt.getAllByText('Farah Siddiqui')).toHaveLength(2);
  const [, line] = receipt.getAllByRole('row');
  expect(line?.textContent).toBe('Bijli S1 electric scooter$1,2301$1,230');
  expect(receipt.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$1,230',
    '$10',
    '$1,240',
  ]);
});

test('Save PDF and Print, in this order, open the dialog of the browser', () => {
  const [save, paper] = screen.getAllByRole('button');
  expect([save?.textContent, paper?.textContent]).toEqual(['Save PDF', 'Print']);
  if (paper) fireEvent.click(paper);
  expect(print).toHaveBeenCalledTimes(1);
});

test('Save PDF proposes a file name while the dialog is open', () => {
  const title = document.title;
  const during: string[] = [];
  print.mockImplementation(() => void during.push(document.title));
  fireEvent.click(screen.getByRole('button', { name: 'Save PDF' }));
  expect(during).toEqual(['Mela invoice 1480']);
  fireEvent(window, new Event('afterprint'));
  expect(document.title).toBe(title);
});
