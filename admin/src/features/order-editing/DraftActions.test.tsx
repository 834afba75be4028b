import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditableOrderFragment } from '../../graphql.generated.ts';
import { DraftActions } from './DraftActions.tsx';

const MONEY = { amount: 150_000, currency: 'INR' };
const DRAFT = {
  ...{
    id: 'a'.repeat(24),
    number: 'D12',
    version: 3,
    status: 'DRAFT',
    email: 'asha@example.com',
    phone: null,
  },
  ...{ total: MONEY, shippingAddress: { name: 'Asha', country: 'IN' }, events: [] },
  draft: {
    link: 'https://shop.test/order/x',
    expiresAt: '2026-12-29T06:30:00.000Z',
    isExpired: false,
    deletedOn: '2027-03-29T06:30:00.000Z',
  },
} as unknown as EditableOrderFragment;

let calls: { operationName: string; variables: Record<string, unknown> }[] = [];
let answers: (() => Response)[] = [];
const onRenew = vi.fn();

beforeEach(() => {
  calls = [];
  answers = [];
  onRenew.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    calls.push(JSON.parse(String(request?.body)));
    const placed = { data: { placeDraftOrder: { id: DRAFT.id, number: '1001' } } };
    return answers.shift()?.() ?? Response.json(placed);
  });
});
afterEach(() => vi.restoreAllMocks());

function show(draft = DRAFT) {
  const element = <DraftActions draft={draft} isDirty={false} onChanged={async () => {}} onRenew={onRenew} />;
  const routes = [
    { path: '/', element },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('says until when the link works', async () => {
  show();
  expect(await screen.findByText(/^The link works until 29 Dec 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Renew link' })).toBeNull();
});

test('an expired link is not shown, and can be renewed', async () => {
  show({ ...DRAFT, draft: { ...DRAFT.draft, isExpired: true } } as EditableOrderFragment);
  expect(
    await screen.findByText(/^The link expired on 29 Dec 2026.* deleted on 29 Mar 2027, .*\.$/),
  ).toBeTruthy();
  expect(screen.queryByLabelText('Payment link')).toBeNull();
  await press('Renew link');
  expect(onRenew).toHaveBeenCalledTimes(1);
});

test('places the version that is shown, with the same key after a lost answer', async () => {
  answers = [() => Response.error()];
  show();
  for (let time = 0; time < 2; time += 1) {
    await press('Mark as paid');
    await press('Place order');
    await waitFor(() => expect(calls).toHaveLength(time + 1));
  }
  const [first, second] = calls.map(({ variables }) => variables);
  expect(first).toMatchObject({ paymentMethod: 'bank_transfer', isPaid: true, version: 3 });
  expect(second).toEqual(first);
  expect(first?.['key']).toMatch(/^[\d-]+$/);
});
