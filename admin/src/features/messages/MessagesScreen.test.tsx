import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

const OPEN = {
  ...{ id: 'a'.repeat(24), name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98220 12345' },
  ...{ orderNumber: '1001', text: 'Is the shawl\nwool?', sentAt: '2026-11-20T10:00:00.000Z' },
  ...{ isDone: false, doneAt: null, doneBy: null },
};
const DONE = {
  ...{ ...OPEN, id: 'b'.repeat(24), name: 'Ravi', phone: null, orderNumber: null, text: 'Thanks' },
  ...{ isDone: true, doneAt: '2026-11-21T10:00:00.000Z', doneBy: 'Meera' },
};

interface Call {
  operationName: string;
  variables: object;
}

let messages: object[];
let calls: Call[];
let hasFailed: boolean;

beforeEach(() => {
  messages = [OPEN, DONE];
  calls = [];
  hasFailed = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    if (hasFailed) throw new TypeError('Failed to fetch');
    if (call.operationName !== 'ReadMessages') return Response.json({ data: {} });
    const pageInfo = { hasNextPage: false, endCursor: null };
    const page = { totalCount: messages.length, openCount: 1, nodes: messages, pageInfo };
    return Response.json({ data: { messages: page } });
  });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

async function open(address = '/messages'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MessagesScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the messages')).toBeNull());
}

const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('a message shows its text, its sender’s contact details, and whether it is done', async () => {
  await open();
  expect(screen.getByText('1 open')).toBeTruthy();
  expect(document.querySelector('.inbox__text')?.textContent).toBe(OPEN.text);
  const links = [...document.querySelectorAll('.inbox a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'tel:+919822012345',
    '/orderlist?search=1001',
    'mailto:asha%40example.com',
    'mailto:asha%40example.com',
  ]);
  expect(screen.getByText(/^Done .+ by Meera$/)).toBeTruthy();
});

test.each([
  ['Mark as done: message from Asha Rao', { id: OPEN.id, isDone: true }, 'Message marked as done'],
  ['Reopen: message from Ravi', { id: DONE.id, isDone: false }, 'Message reopened'],
])('%s', async (name, variables, told) => {
  await open();
  press(name);
  expect(await screen.findByText(told)).toBeTruthy();
  expect(sent('MarkMessageDone').map((call) => call.variables)).toEqual([variables]);
  expect(sent('ReadMessages')).toHaveLength(2);
});

test('a message is deleted after a confirmation', async () => {
  await open();
  press('Delete the message from Asha Rao');
  expect(sent('EraseMessage')).toEqual([]);
  press('Delete');
  expect(await screen.findByText('Message deleted')).toBeTruthy();
  expect(sent('EraseMessage').map(({ variables }) => variables)).toEqual([{ id: OPEN.id }]);
});

test.each([
  ['/messages', { first: 20, filter: {} }],
  ['/messages?state=done&search=wool', { first: 20, filter: { search: 'wool', isDone: true } }],
  ['/messages?state=open', { first: 20, filter: { isDone: false } }],
])('%s is read by its filters', async (address, variables) => {
  await open(address);
  expect(sent('ReadMessages').map((call) => call.variables)).toEqual([variables]);
});

test.each([
  ['/messages', 'No messages yet'],
  ['/messages?search=x', 'No message matches'],
])('%s without messages says so', async (address, title) => {
  messages = [];
  await open(address);
  expect(screen.getByText(title)).toBeTruthy();
});

test('messages that failed to load can be loaded again', async () => {
  hasFailed = true;
  await open();
  expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
  hasFailed = false;
  press('Retry');
  expect(await screen.findByText('1 open')).toBeTruthy();
});
