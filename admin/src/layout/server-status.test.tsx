import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TopBar } from './TopBar.tsx';

const FULL = 'The disk is full: changes cannot be saved until there is room.';
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
  [{ status: 'mending' }, 503, 'The database is being repaired: changes may fail for a moment.'],
  [{ status: 'unavailable' }, 503, 'The database does not answer: changes cannot be saved at the moment.'],
  // A server that is closing, or a proxy before one that is gone.
  [
    { success: false, status: 503 },
    503,
    'The database does not answer: changes cannot be saved at the moment.',
  ],
])('of %o with %i the top bar says "%s"', async (body, status, text) => {
  answer(body, status);
  await open();
  expect(fetched).toHaveBeenCalledWith('/readyz', { cache: 'no-store' });
  expect(shown()).toBe(text);
});

test('the top bar says that the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  expect(shown()).toBe('The server cannot be reached: changes cannot be saved at the moment.');
});

test('the server is asked again every 30 seconds, and the line goes by itself', async () => {
  answer({ status: 'read-only' });
  await open();
  answer({ status: 'ready' });
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(shown()).toBe(FULL);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe('');
});

test('a hidden page does not ask, and one that gets the focus asks at once', async () => {
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
