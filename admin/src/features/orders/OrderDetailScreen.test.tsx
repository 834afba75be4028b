import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_ORDERS } from '../../sample-data/sample-orders.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { OrderDetailScreen } from './OrderDetailScreen.tsx';

function show(search = '') {
  render(
    <MemoryRouter initialEntries={[`/orderdetails${search}`]}>
      <OrderDetailScreen />
      <Toaster />
    </MemoryRouter>,
  );
}

afterEach(() => {
  act(() => toast.removeAll());
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const notes = () =>
  within(screen.getByRole('list', { name: 'Saved notes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('without a number in the address, the newest order is shown with its customer and total', () => {
  show();
  const order = within(screen.getByRole('region', { name: /Order #1482/ }));
  expect(order.getByText('Payment done')).toBeTruthy();
  expect(order.getByText('Ananya Iyer')).toBeTruthy();
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['$254', '$10', '$264']);
});

test.each([1482, 1480, 1479, 1478])('the list and the detail agree about order %i', (id) => {
  const order = SAMPLE_ORDERS.find((one) => one.id === id);
  show(`?order=${id}`);
  const [status] = [...document.querySelectorAll('.order-head__marks .status')];
  expect(status?.textContent).toBe(order?.status);
});

test('a number in the address names the order', () => {
  show('?order=1479');
  expect(screen.getByRole('heading', { name: /Order #1479/ })).toBeTruthy();
  expect(screen.getByText('Refund')).toBeTruthy();
  expect(screen.getByText('Canceled')).toBeTruthy();
  expect(screen.getByText('Not sent')).toBeTruthy();
});

test('an unknown order number shows a link to the list', () => {
  show('?order=1');
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All order' }).getAttribute('href')).toBe('/orderlist');
});

test('the status changes when it is saved, not when it is chosen', () => {
  show();
  const select = screen.getByRole('combobox', { name: 'Change status' });
  const options = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['Awaiting payment', 'Confirmed', 'Shipped', 'Delivered']);
  const order = within(screen.getByRole('region', { name: /Order #1482/ }));
  fireEvent.change(select, { target: { value: 'Shipped' } });
  expect(order.getByText('Confirmed')).toBeTruthy();
  press('Save');
  expect(order.getByText('Shipped')).toBeTruthy();
  expect(order.queryByText('Confirmed')).toBeNull();
  expect(screen.getByText('Order #1482: Shipped').getAttribute('role')).toBe('status');
});

test('a note is added above the others and clears the field; a blank note is not saved', () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  show();
  const before = notes();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  fireEvent.change(field, { target: { value: '  Call before delivery. ' } });
  press('Save note');
  expect(notes()).toEqual(['Call before delivery.', ...before]);
  expect(field.value).toBe('');
  expect(screen.getByText('Note saved').getAttribute('role')).toBe('status');
  // A sample screen sends nothing.
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '   ' } });
  press('Save note');
  expect(notes()).toHaveLength(before.length + 1);
});
