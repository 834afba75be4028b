import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './Clock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 10, 42, 7, 400) });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the clock shows day and time', () => {
  render(<Clock />);
  expect(screen.getByRole('time').textContent).toBe('Sat, 21 Nov 2026 10:42:07');
});

test('the clock advances with every full second', () => {
  render(<Clock />);
  act(() => vi.advanceTimersByTime(599));
  expect(screen.getByRole('time').textContent).toContain('10:42:07');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('time').textContent).toContain('10:42:08');
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('time').textContent).toContain('10:42:09');
});
