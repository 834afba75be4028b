import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '../toast/Toaster.tsx';
import { rememberPromise, useOnDemand } from './use-on-demand.ts';

const Part = () => <p>The part</p>;
const OFFLINE = new TypeError('Failed to fetch dynamically imported module');

// The braces discard `act`'s promise. An awaited `act` stays open until the next task, and updates in between would cause warnings.
afterEach(() => {
  act(() => toast.removeAll());
});

function Screen({ load }: { load: () => Promise<typeof Part> }) {
  const [isOpen, setIsOpen] = useState(false);
  const Loaded = useOnDemand(isOpen, load, () => setIsOpen(false));
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {Loaded && isOpen && <Loaded />}
    </>
  );
}

function show(load: () => Promise<typeof Part>) {
  render(
    <StrictMode>
      <Screen load={load} />
      <Toaster />
    </StrictMode>,
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a part is loaded once, when it is needed', async () => {
  const load = vi.fn(async () => Part);
  show(load);
  expect(load).not.toHaveBeenCalled();
  await press('Open');
  expect(screen.getByText('The part')).toBeTruthy();
  const { length } = load.mock.calls;
  await press('Close');
  await press('Open');
  expect(screen.getByText('The part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(length);
});

test('a part that fails to load shows one message, and the next press retries', async () => {
  let isOnline = false;
  show(async () => {
    if (!isOnline) throw OFFLINE;
    return Part;
  });
  await press('Open');
  expect(screen.getAllByText(/This could not be opened/)).toHaveLength(1);
  expect(screen.queryByText('The part')).toBeNull();
  isOnline = true;
  await press('Open');
  expect(screen.getByText('The part')).toBeTruthy();
});

test('a part that is no longer needed fails silently', async () => {
  const answer = Promise.withResolvers<typeof Part>();
  show(() => answer.promise);
  await press('Open');
  await press('Close');
  await act(async () => answer.reject(OFFLINE));
  expect(screen.queryByText(/This could not be opened/)).toBeNull();
});

test('rememberPromise returns the same promise each time', async () => {
  let calls = 0;
  const load = rememberPromise(async () => ++calls);
  expect(load()).toBe(load());
  expect([await load(), await load()]).toEqual([1, 1]);
});

test('only the next call retries a failed load', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve('there')];
  answers[0]?.catch(() => undefined);
  const load = rememberPromise(() => answers.shift() ?? Promise.resolve('again'));
  const first = load();
  expect(load()).toBe(first);
  await expect(first).rejects.toThrow('Failed to fetch');
  expect(await load()).toBe('there');
  expect(await load()).toBe('there');
});
