import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TopBar } from './TopBar.tsx';

const FULL = 'You cannot save changes, because the server’s disk is full. Free some space on it.';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(body: object, status = 200) {
  fetched.mockImplementation(async () => Response.json(body, { status }));
}

async function open() {
  render(<TopBar />, { wrapper: MemoryRouter });
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const shown = () => screen.getByRole('status').textContent;

test.each([
  [{ status: 'ready' }, 200, ''],
  [{ status: 'read-only', message: 'For programs' }, 200, FULL],
  [{ status: 'mending' }, 503, 'Saving may fail for a moment, because the database is being repaired.'],
  [
    { status: 'unavailable' },
    503,
    'You cannot save changes right now, because the database is not responding.',
  ],
  // The response of a server that is closing, or of a proxy whose server is gone.
  [
    { success: false, status: 503 },
    503,
    'You cannot save changes right now, because the database is not responding.',
  ],
])('of %o with %i the top bar says "%s"', async (body, status, text) => {
  answer(body, status);
  await open();
  expect(fetched).toHaveBeenCalledWith('/readyz', { cache: 'no-store' });
  expect(shown()).toBe(text);
});

test('the top bar shows that the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  expect(shown()).toBe('You cannot save changes right now, because the server cannot be reached.');
});

test('the server is polled every 30 seconds, and the message disappears by itself', async () => {
  answer({ status: 'read-only' });
  await open();
  answer({ status: 'ready' });
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(shown()).toBe(FULL);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe('');
});

test('a hidden page does not poll, and one that gets the focus polls at once', async () => {
  answer({ status: 'ready' });
  await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(fetched.mock.calls.filter(([address]) => address === '/readyz')).toHaveLength(1);
  hidden.mockRestore();
  answer({ status: 'read-only' });
  dispatchEvent(new Event('focus'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(shown()).toBe(FULL);
});
