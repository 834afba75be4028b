import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatDollars } from '../format.ts';
import { SAMPLE_ORDERS } from '../sample-data/sample-orders.ts';
import { NOTIFICATIONS, Notifications } from './Notifications.tsx';
import { noteStorefront, type Storefront } from './storefront-state.ts';

/**
 * The storefront's state in the sample, because another test of this worker may have left that of a live
 * shop.
 */
const SAMPLE: Storefront = {
  mode: 'SAMPLE',
  state: 'LIVE',
  release: null,
  waiting: 0,
  publishesAutomatically: true,
  isPaused: false,
  progress: null,
  error: null,
  faults: [],
};

vi.mock('./LiveNotifications.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const showPopover = vi.fn();

beforeEach(() => {
  noteStorefront(SAMPLE);
  showPopover.mockClear();
  HTMLElement.prototype.showPopover = showPopover;
  render(<Notifications />);
});

/**
 * Presses Alt+T.
 * @returns whether the key may still type its letter
 */
function press({ isAltGraph = false, ...modifiers }): boolean {
  const key = { code: 'KeyT', altKey: true, bubbles: true, cancelable: true, ...modifiers };
  const event = new KeyboardEvent('keydown', key);
  // happy-dom does not know it.
  event.getModifierState = (name) => name === 'AltGraph' && isAltGraph;
  return document.body.dispatchEvent(event);
}

test('Alt+T opens the list', () => {
  expect(press({})).toBe(false);
  expect(showPopover).toHaveBeenCalledOnce();
});

test.each([
  ['Ctrl+Alt', { ctrlKey: true }],
  ['AltGraph', { isAltGraph: true }],
])('AltGr+T, reported as %s, types its letter', (_, modifiers) => {
  expect(press(modifiers)).toBe(true);
  expect(showPopover).not.toHaveBeenCalled();
});

test('notifications of the sample are marked as samples', () => {
  expect(screen.getByText('Sample').previousElementSibling?.textContent).toBe('Notifications');
});

test('notifications about an order agree with the order', () => {
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  for (const { title, detail } of NOTIFICATIONS) {
    const number = /#(\d+)/.exec(title + detail)?.[1];
    if (number === undefined) continue;
    const order = SAMPLE_ORDERS.find(({ id }) => id === Number(number));
    expect(title + detail).toContain(order?.customer.name);
    expect(detail).toContain(formatDollars(order?.total ?? 0));
    expect(title).toContain(order?.paymentStatus === 'Refund' ? 'was refunded' : 'was paid');
  }
});

test('a failure to load the shop’s notifications affects nothing else', async () => {
  act(() => noteStorefront({ ...SAMPLE, mode: 'CATALOGUE' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('button', { name: 'Notifications, 0' })).toBeTruthy();
});
