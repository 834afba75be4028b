import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { WebhooksScreen } from './WebhooksScreen.tsx';

const ANSWER = {
  at: '2026-11-24T10:00:01.000Z',
  status: 500,
  durationMs: 1_250,
  error: null,
  excerpt: 'No <b>',
};
const WEBHOOK = {
  ...{
    id: `webhook-${'a'.repeat(24)}`,
    version: 3,
    url: 'https://hooks.example/secret',
    events: ['ORDER', 'STOCK'],
  },
  ...{ pausedBecause: null as string | null, waiting: 1, answers: [ANSWER] },
};
const MESSAGE = {
  ...{ id: 'event-1', webhookId: WEBHOOK.id, state: 'FAILED', event: 'order.placed', release: null },
  ...{ body: '{"id":"o1","number":"1001"}', at: '2026-11-24T10:00:00.000Z', attempts: 2 },
  ...{ nextTryAt: '2026-11-24T11:00:00.000Z', answer: ANSWER },
};

interface Call {
  operationName: string;
  variables: Record<string, unknown>;
}

let webhooks: object[];
let messages: object[];
let calls: Call[];
/** The responses to the next changes, or to a failing query. null: no response. */
let answers: Record<string, (object | null)[]>;

beforeEach(() => {
  webhooks = [WEBHOOK];
  messages = [MESSAGE];
  calls = [];
  answers = {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call: Call = JSON.parse(String(request?.body));
    calls.push(call);
    return Response.json(answerTo(call));
  });
});

afterEach(() => {
  vi.useRealTimers();
  act(() => toast.removeAll());
  vi.restoreAllMocks();
  setSession(null);
});

function answerTo({ operationName }: Call): object {
  const answer = answers[operationName]?.shift();
  if (answer) return answer;
  if (operationName !== 'ReadWebhooks' || answer === null) throw new TypeError('Failed to fetch');
  const pageInfo = { hasNextPage: false, endCursor: null };
  return {
    data: { webhooks, webhookDeliveries: { nodes: messages, totalCount: messages.length, pageInfo } },
  };
}

async function open(address = '/webhooks'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
      <WebhooksScreen />
      <Toaster />
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the webhooks')).toBeNull());
  const isRead = screen.queryAllByRole('table').length > 0;
  if (isRead && webhooks.length > 0) await screen.findByRole('heading', { name: 'Deliveries' });
}

const refused = (code: string, message: string, more = {}) => ({
  errors: [{ message, extensions: { code, ...more } }],
});
const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const textsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('lists webhooks with their events and latest responses', async () => {
  await open();
  const [, webhook, , message] = await screen.findAllByRole('row');
  expect(textsOf(webhook).slice(0, 3)).toEqual([WEBHOOK.url, 'Orders, Stock', 'On1 waiting']);
  expect(textsOf(webhook)[3]).toMatch(/^500, after 1,250 ms/);
  expect(textsOf(message).slice(0, 2)).toEqual(['Order placed', 'Order #1001']);
  expect(textsOf(message)[2]).toMatch(/Next attempt /);
  expect(textsOf(message).slice(3, 5)).toEqual(['2', 'Failed, 5001,250 msNo <b>']);
});

test.each([
  ['SWITCHED_OFF', 'OffEvents are not sent while the webhook is off.'],
  ['RESTORED', /^PausedA backup was restored/],
  ['FAILING', /^PausedYour server has accepted no messages for 5 days/],
  ['NO_KEY', /^PausedThis server cannot decrypt the secret/],
])('says why nothing is sent: %s', async (pausedBecause, text) => {
  webhooks = [{ ...WEBHOOK, pausedBecause, waiting: 0 }];
  await open();
  expect(textsOf((await screen.findAllByRole('row'))[1])[2]).toMatch(text);
  expect(
    screen.getByRole('button', { name: /^Send again: Order placed/ }).getAttribute('aria-disabled'),
  ).toBe('true');
});

test('a webhook paused after days of failures is resumed by one press, with the version that was read', async () => {
  webhooks = [{ ...WEBHOOK, pausedBecause: 'FAILING' }];
  answers = { UpdateWebhook: [{ data: { updateWebhook: WEBHOOK } }] };
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Resume / }));
  expect(await screen.findByText(/ resumed$/)).toBeTruthy();
  expect(sent('UpdateWebhook').map(({ variables }) => variables)).toEqual([
    { id: WEBHOOK.id, input: { isOn: true, version: WEBHOOK.version } },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Webhooks' }));
});

test('an active webhook offers nothing to resume', async () => {
  await open();
  await screen.findAllByRole('row');
  expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
});

test('sending a message again names the response that was seen, and sends once for two presses', async () => {
  answers = {
    ResendWebhookDelivery: [{ data: { resendWebhookDelivery: { id: 'event-1', state: 'WAITING' } } }],
  };
  await open();
  const again = await screen.findByRole('button', { name: 'Send again: Order placed, Order #1001' });
  fireEvent.click(again);
  fireEvent.click(again);
  expect(await screen.findByText('Sending again')).toBeTruthy();
  expect(sent('ResendWebhookDelivery').map(({ variables }) => variables)).toEqual([
    { id: 'event-1', answeredAt: ANSWER.at },
  ]);
});

test('a message that is sent again from the failed ones stays open', async () => {
  answers = {
    ResendWebhookDelivery: [{ data: { resendWebhookDelivery: { id: 'event-1', state: 'WAITING' } } }],
  };
  await open('/webhooks?state=failed');
  fireEvent.click(await screen.findByRole('button', { name: /^Details: Order placed/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order placed' }));
  messages = [];
  fireEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('No message matches')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Order placed' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled')).toBe('true');
});

test('the address of the screen names the displayed messages', async () => {
  await open(`/webhooks?webhook=${WEBHOOK.id}&state=failed&size=50`);
  await screen.findAllByRole('row');
  expect(sent('ReadWebhooks')[0]?.variables).toEqual({
    first: 50,
    filter: { webhookId: WEBHOOK.id, state: 'FAILED' },
  });
  messages = [];
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'waiting' } });
  expect(await screen.findByText('No message matches')).toBeTruthy();
});

test('a message that is being sent moves to the delivered ones once it is delivered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  messages = [];
  await open('/webhooks?state=delivered');
  messages = [{ ...MESSAGE, state: 'ARRIVED', answer: { ...ANSWER, status: 200 } }];
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText('Order placed')).toBeTruthy();
});

test('no more than ten webhooks can be created', async () => {
  webhooks = Array.from({ length: 10 }, (_, index) => ({ ...WEBHOOK, id: String(index) }));
  await open();
  expect(((await screen.findByRole('button', { name: 'Add webhook' })) as HTMLButtonElement).disabled).toBe(
    true,
  );
  expect(screen.getByText('You have 10 webhooks, the maximum.')).toBeTruthy();
});

test('another operator’s change is shown, and saving again replaces it', async () => {
  const current = { __typename: 'Webhook', version: 7, url: 'https://theirs.example/', events: ['ORDER'] };
  answers = {
    UpdateWebhook: [refused('CONFLICT', 'Stale.', { current }), { data: { updateWebhook: WEBHOOK } }],
  };
  await open();
  press(`Edit the webhook of ${WEBHOOK.url}`);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/https:\/\/theirs\.example\/, orders\. Save again/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Webhook saved')).toBeTruthy();
  const input = { url: WEBHOOK.url, events: ['ORDER', 'STOCK'] };
  expect(sent('UpdateWebhook').map(({ variables }) => variables['input'])).toEqual([
    { ...input, version: 3 },
    { ...input, version: 7 },
  ]);
});

test('a secret is shown once, when it is created', async () => {
  webhooks = [];
  messages = [];
  answers = { CreateWebhook: [{ data: { createWebhook: { secret: 'whsec_abc', webhook: { id: 'x' } } } }] };
  await open();
  expect(screen.getByText('No webhooks yet')).toBeTruthy();
  press('Add webhook');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^Address/), { target: { value: 'https://a.example/' } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Orders/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('whsec_abc')).toBeTruthy();
  expect(sent('CreateWebhook')[0]?.variables).toEqual({
    input: { url: 'https://a.example/', events: ['ORDER'], isOn: true },
  });
});

test.each([
  [refused('FORBIDDEN', 'You do not have permission to do this.'), 'You do not have permission'],
  [null, 'The webhooks could not be loaded'],
])('says why there is nothing to see', async (answer, title) => {
  answers = { ReadWebhooks: [answer] };
  await open();
  expect(await screen.findByText(title)).toBeTruthy();
  if (answer) {
    expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
    return;
  }
  press('Retry');
  expect(await screen.findByText('On')).toBeTruthy();
});
