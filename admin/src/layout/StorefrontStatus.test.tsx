import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../toast/Toaster.tsx';
import { StorefrontStatus } from './StorefrontStatus.tsx';
import { expectRelease, type Storefront } from './storefront-state.ts';

const LIVE: Storefront = {
  mode: 'CATALOGUE',
  state: 'LIVE',
  release: 3,
  waiting: 0,
  publishesAutomatically: true,
  isPaused: false,
  progress: null,
  error: null,
  faults: [],
};
const SAMPLE: Storefront = { ...LIVE, mode: 'SAMPLE', release: null };

let answers: Storefront;
const answerOf = (storefront: Storefront) => ({ data: { storefront, session: { currency: 'INR' } } });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => Response.json(answerOf(answers)));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => toast.removeAll());
});

async function open(storefront: Partial<Storefront>) {
  answers = { ...LIVE, ...storefront };
  render(
    <MemoryRouter>
      <StorefrontStatus />
      <Toaster />
    </MemoryRouter>,
  );
  await pass(0);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for the code that sends changes, which is loaded with the first one. */
const sent = async () => {
  await vi.dynamicImportSettled();
  await pass(0);
};
const pill = () => screen.getByRole('button', { name: /^Storefront: / }).getAttribute('aria-label');
const sentence = () => document.querySelector('.storefront-status__detail')?.textContent;
const publishButton = () => document.querySelector('.storefront-status__panel .button')?.textContent ?? null;
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const operations = () =>
  fetched.mock.calls.map(([, init]) => init?.body && JSON.parse(String(init.body)).operationName);

const FAULT: Storefront['faults'][number] = {
  ...{ subject: 'PRODUCT', subjectId: '65f000000000000000000001', name: 'Red shoe' },
  ...{ kind: 'DEAD_LINK', target: '/nowhere', outcome: 'KEPT' },
};
const RENDERING = { step: 'RENDERING', pages: 1_200, totalPages: 10_000 } as const;

test.each<[Partial<Storefront>, state: string, sentence: string, button: string | null]>([
  [{}, 'Live', 'All saved changes are live.', null],
  [
    SAMPLE,
    'Sample content',
    'Shoppers see the sample content until you publish your store.',
    'Publish store',
  ],
  [
    { state: 'WAITING', waiting: 1 },
    '1 change waiting',
    'Shoppers see your changes once you go live.',
    'Go live',
  ],
  [
    { state: 'WAITING', waiting: 1_200 },
    '1,200 changes waiting',
    'Shoppers see your changes once you go live.',
    'Go live',
  ],
  [
    { isPaused: true, release: 2 },
    'Publishing paused',
    'Shoppers see release 2, which you restored. Your later changes are not published until you go live.',
    'Go live',
  ],
  [{ faults: [FAULT] }, 'Live, 1 problem', 'Your changes are live, with 1 problem.', null],
  [
    { state: 'FAILED', release: null, error: 'The disk is full.' },
    'Not published',
    'The disk is full. Shoppers see a “back soon” message.',
    'Try again',
  ],
  [{ state: 'PUBLISHING' }, 'Publishing', 'Starting…', null],
  [{ state: 'PUBLISHING', progress: RENDERING }, 'Publishing', 'Rendering pages, 1,200 of 10,000…', null],
  [
    { state: 'FAILED', error: 'The disk is full.' },
    'Not published',
    'The disk is full. Shoppers still see the previous version.',
    'Try again',
  ],
])('%j reads "%s"', async (storefront, state, detail, button) => {
  await open(storefront);
  expect([pill(), sentence(), publishButton()]).toEqual([`Storefront: ${state}`, detail, button]);
});

test('publishing is requested once, and followed until it is done', async () => {
  await open({ state: 'WAITING', waiting: 2 });
  answers = { ...LIVE, state: 'PUBLISHING' };
  press('Go live');
  press('Go live');
  await sent();
  expect(operations().filter((name) => name === 'PublishStorefront')).toHaveLength(1);
  expect(pill()).toBe('Storefront: Publishing');
  answers = { ...LIVE, release: 4 };
  await pass(1_000);
  expect(pill()).toBe('Storefront: Live');
});

test('a refused change shows the reason', async () => {
  await open({ state: 'WAITING', waiting: 2 });
  fetched.mockImplementation(async () => Response.json({ errors: [{ message: 'The disk is full.' }] }));
  press('Go live');
  await sent();
  expect(screen.getByRole('status').textContent).toBe('The disk is full.');
});

test('after a saved change the status is polled more often for a while', async () => {
  await open({});
  await pass(30_000);
  fetched.mockClear();
  await pass(15_000);
  const idle = fetched.mock.calls.length;
  expect(idle).toBeLessThanOrEqual(1);
  act(expectRelease);
  await pass(4_000);
  expect(fetched.mock.calls.length - idle).toBeGreaterThan(4);
  fetched.mockClear();
  await pass(10_000);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a hidden page does not poll', async () => {
  await open({});
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fetched.mockClear();
  await pass(120_000);
  expect(fetched).not.toHaveBeenCalled();
  hidden.mockRestore();
});

test('while the server does not answer, the last status stays', async () => {
  await open({});
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await pass(60_000);
  expect(pill()).toBe('Storefront: Live');
});

test('a response that arrives after a later request’s is dropped', async () => {
  await open({});
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  act(expectRelease);
  await pass(0);
  answers = SAMPLE;
  act(expectRelease);
  await pass(0);
  expect(pill()).toBe('Storefront: Sample content');
  late.resolve(Response.json(answerOf(LIVE)));
  await pass(0);
  expect(pill()).toBe('Storefront: Sample content');
});

test('signing out clears the status and drops pending responses', async () => {
  await open({});
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValue(late.promise);
  act(expectRelease);
  await pass(0);
  cleanup();
  render(<StorefrontStatus />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('button', { name: 'Storefront: Live' })).toBeNull();
  late.resolve(Response.json(answerOf(LIVE)));
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Storefront: Live' })).toBeNull();
});
