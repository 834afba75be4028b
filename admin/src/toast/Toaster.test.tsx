import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADMIN_TOAST_MS, Toaster } from './Toaster.tsx';

beforeEach(() => {
  // Remove toasts that another test file may have left.
  toast.removeAll();
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => toast.removeAll());
  vi.useRealTimers();
});

test.each([
  ['the admin', ADMIN_TOAST_MS, 2500],
  ['a place that says nothing', undefined, 5000],
])('a toast of %s is announced, and closes on time', (_, closeAfterMs, lifetimeMs) => {
  render(<Toaster {...(closeAfterMs && { closeAfterMs })} />);
  act(() => void toast.success('Category added successfully'));
  expect(screen.getByRole('status').textContent).toBe('Category added successfully');
  act(() => vi.advanceTimersByTime(lifetimeMs - 1));
  expect(screen.queryByRole('status')).not.toBeNull();
  act(() => vi.advanceTimersByTime(2));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a loading toast stays until it is settled', () => {
  render(<Toaster closeAfterMs={ADMIN_TOAST_MS} />);
  act(() => void toast.loading('Adding category...'));
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toBe('Adding category...');
});

test('a result can be closed, and stays while it is touched', () => {
  render(<Toaster closeAfterMs={ADMIN_TOAST_MS} />);
  act(() => void toast.error('Failed to add category'));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toBe('Failed to add category');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('the toast of a running call cannot be closed', () => {
  render(<Toaster closeAfterMs={ADMIN_TOAST_MS} />);
  act(() => void toast.loading('Adding category...'));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
