import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { expect, test } from 'vitest';
import { hasUnsaved } from '../../components/unsaved.ts';
import {
  ReadWebhookDocument,
  RemoveWebhookDocument,
  ResumeWebhookDocument,
  SetWebhookDocument,
  TestWebhookDocument,
} from '../../graphql.generated.ts';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';

const NOBODY = { __typename: 'Webhook' as const, url: null, isPaused: false, waiting: 0, answers: [] };
const URL = 'https://hooks.example/shop';

function answer(changes: object) {
  return {
    ...{ __typename: 'WebhookAnswer' as const, at: '2026-11-22T05:00:00.000Z', event: 'release.published' },
    ...{ release: 7, attempt: 1, status: 200, durationMs: 1_250, error: null },
    ...changes,
  };
}

const ANSWERED = {
  ...NOBODY,
  url: URL,
  waiting: 1,
  answers: [
    answer({ event: 'test', release: null, status: 204 }),
    answer({ attempt: 2, status: 500 }),
    answer({
      event: 'release.restored',
      status: null,
      error: 'hooks.example cannot be reached (ENOTFOUND).',
    }),
  ],
};

function show(link: MockLink): void {
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <WebhookPanel />
      <Toaster />
    </ApolloProvider>,
  );
}

async function open(webhook: object): Promise<void> {
  const result = (data: object) => ({ result: { data } });
  const link = new MockLink([
    { request: { query: ReadWebhookDocument }, ...result({ webhook }) },
    {
      request: { query: SetWebhookDocument, variables: { url: URL } },
      ...result({
        setWebhook: { __typename: 'NewWebhook', secret: 'whsec_abc', webhook: { ...NOBODY, url: URL } },
      }),
    },
    { request: { query: TestWebhookDocument }, ...result({ testWebhook: ANSWERED }) },
    {
      request: { query: ResumeWebhookDocument },
      ...result({ resumeWebhook: { ...NOBODY, url: URL } }),
    },
    { request: { query: RemoveWebhookDocument }, ...result({ removeWebhook: NOBODY }) },
  ]);
  show(link);
  await screen.findByRole('textbox', { name: 'Address' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an address is saved, and its secret shown once', async () => {
  await open(NOBODY);
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: URL } });
  expect(hasUnsaved()).toBe(true);
  press('Save');
  expect(await screen.findByText('whsec_abc')).toBeTruthy();
  expect((screen.getByRole('textbox', { name: 'Address' }) as HTMLInputElement).value).toBe(URL);
  expect(hasUnsaved()).toBe(false);
  press('Remove');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(screen.queryByText('whsec_abc')).toBeNull();
});

test('what was not answered is looked at again', async () => {
  const [request, lost] = [{ query: ReadWebhookDocument }, new TypeError('Failed to fetch')];
  const link = new MockLink([
    { request, result: { data: { webhook: { ...NOBODY, url: URL } } } },
    { request: { query: RemoveWebhookDocument }, error: lost },
    { request, result: { data: { webhook: NOBODY } } },
  ]);
  show(link);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^The server did not answer/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  act(() => toast.removeAll());
});

test('after a restore it says that it is paused, and goes on when that is asked for', async () => {
  await open({ ...NOBODY, url: URL, isPaused: true });
  expect(screen.getByText('Paused: nothing is sent.')).toBeTruthy();
  press('Resume');
  await waitFor(() => expect(screen.queryByText('Paused: nothing is sent.')).toBeNull());
});

test('is not shown to whoever may not see it', async () => {
  const link = new MockLink([{ request: { query: ReadWebhookDocument }, error: new Error('You may not.') }]);
  show(link);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Webhook' })).toBeNull());
});

test('a test shows what came of it, beside the answers before', async () => {
  await open({ ...NOBODY, url: URL });
  press('Send a test');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toMatchObject([
    ['Test', expect.any(String), '1', 'Taken, 204', '1,250 ms'],
    ['Release 7 published', expect.any(String), '2', 'Not taken, 500', '1,250 ms'],
    [
      'Release 7 shown again',
      expect.any(String),
      '1',
      'hooks.example cannot be reached (ENOTFOUND).',
      '1,250 ms',
    ],
  ]);
  expect(screen.getByText('A message has not arrived yet, and will be sent again.')).toBeTruthy();
});

test('those who may only look see it, and can press nothing of it', async () => {
  const operator = { id: '1', name: 'Ravi', email: 'ravi@mela.example', hasSecondFactor: false } as const;
  setSession({
    hasAccounts: true,
    isOpen: false,
    currency: 'INR',
    operator: { ...operator, role: 'VIEWER' },
  });
  await open({ ...ANSWERED, isPaused: true });
  const controls = ['Resume', 'Save with a new secret', 'Send a test', 'Remove'].map((name) =>
    screen.getByRole('button', { name }),
  );
  for (const control of [...controls, screen.getByLabelText('Address')]) {
    expect(control.closest('fieldset')?.disabled, control.textContent ?? '').toBe(true);
  }
  act(() => setSession(null));
});
