import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { NewsletterScreen } from './NewsletterScreen.tsx';

const ASHA = {
  ...{ id: 'a'.repeat(24), email: 'asha@example.com', state: 'SUBSCRIBED' },
  ...{ requestedAt: '2026-11-20T10:00:00.000Z', confirmedAt: '2026-11-20T10:05:00.000Z' },
};
const RAVI = { ...ASHA, id: 'b'.repeat(24), email: 'ravi@example.com', state: 'PENDING', confirmedAt: null };

interface Call {
  operationName: string;
  variables: object;
}

let subscribers: object[];
let calls: Call[];
let hasFailed: boolean;

beforeEach(() => {
  subscribers = [ASHA, RAVI];
  calls = [];
  hasFailed = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    if (hasFailed) throw new TypeError('Failed to fetch');
    if (call.operationName !== 'ReadSubscribers')
      return Response.json({ data: { deleteSubscriber: ASHA.id } });
    const pageInfo = { hasNextPage: false, endCursor: null };
    const page = { totalCount: subscribers.length, subscribedCount: 1, nodes: subscribers, pageInfo };
    return Response.json({ data: { subscribers: page } });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(address = '/newsletter'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NewsletterScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the subscribers')).toBeNull());
}

const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('addresses are marked as confirmed or not, and a link downloads the export', async () => {
  await open();
  expect(screen.getByText('1 subscribed')).toBeTruthy();
  expect(screen.getAllByText('Not confirmed').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/api/newsletter/export');
});

test('a subscriber is deleted after a confirmation', async () => {
  await open();
  press('Delete asha@example.com');
  expect(sent('DeleteSubscriber')).toEqual([]);
  press('Delete');
  expect(await screen.findByText('Subscriber deleted')).toBeTruthy();
  expect(sent('DeleteSubscriber').map(({ variables }) => variables)).toEqual([{ id: ASHA.id }]);
});

test.each([
  ['/newsletter', { first: 20, filter: {} }],
  ['/newsletter?state=pending&search=asha', { first: 20, filter: { search: 'asha', state: 'PENDING' } }],
])('%s is read by its filters', async (address, variables) => {
  await open(address);
  expect(sent('ReadSubscribers').map((call) => call.variables)).toEqual([variables]);
});

test.each([
  ['/newsletter', 'No subscribers yet'],
  ['/newsletter?search=x', 'No subscriber matches'],
])('%s without subscribers says so', async (address, title) => {
  subscribers = [];
  await open(address);
  expect(screen.getByText(title)).toBeTruthy();
});

test('subscribers that failed to load can be loaded again', async () => {
  hasFailed = true;
  await open();
  expect(await screen.findByText('The subscribers could not be loaded')).toBeTruthy();
  hasFailed = false;
  press('Retry');
  expect(await screen.findByText('1 subscribed')).toBeTruthy();
});
