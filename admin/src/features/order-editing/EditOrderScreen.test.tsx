import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftOrderScreen } from './DraftOrderScreen.tsx';
import { EditOrderScreen } from './EditOrderScreen.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });
const SUMS = {
  ...{ subtotal: money(100_000), discount: money(0), shipping: money(5_000), tax: money(0) },
  ...{ total: money(105_000), amountDue: money(105_000), refundOwed: money(0) },
};
const ORDER = {
  ...SUMS,
  ...{ id: 'a'.repeat(24), number: '1001', version: 3, status: 'CONFIRMED', paymentStatus: 'PENDING' },
  ...{ email: 'asha@example.com', phone: null, note: null, shippingAddress: null, draft: null, events: [] },
  isShippingEntered: true,
  lines: [
    {
      ...{ id: '1', variantId: 'v1', title: 'Rug', variantTitle: null, quantity: 1 },
      ...{ price: money(100_000), image: null },
    },
  ],
};
const ADDRESS = {
  ...{ name: 'Asha Rao', line1: '12 MG Road', line2: null, city: 'Pune', region: 'MH', postalCode: '411001' },
  ...{ country: 'IN', phone: null },
};
const FOUND = {
  ...{ variantId: 'v2', available: 4, product: { title: 'Lamp' } },
  variant: { title: 'Lamp', price: money(50_000), image: null, selectedOptions: [] },
};
let calls: { operationName: string; variables: { input?: Record<string, unknown> } }[] = [];
let refusal: object | null = null;
let draft = draftOf(1);

beforeEach(() => {
  calls = [];
  refusal = null;
  draft = draftOf(1);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call = JSON.parse(String(request?.body));
    calls.push(call);
    if (/^(Update|Send)DraftOrder$/.test(call.operationName))
      draft = draftOf(draft.version + 1, draft.shippingAddress);
    const answers: Record<string, object> = {
      ReadOrderToEdit: { orderById: ORDER },
      ReadDestinations: { sellingSettings: { countries: ['IN'], currency: 'INR' } },
      FindVariants: { inventory: { nodes: [FOUND] } },
      PreviewOrderEdit: {
        previewOrderEdit: { ...SUMS, total: money(155_000), amountDue: money(155_000) },
      },
      EditOrder: { editOrder: ORDER },
      ReadDraftOrder: { draftOrder: draft },
      UpdateDraftOrder: { updateDraftOrder: draft },
      SendDraftOrder: { sendDraftOrder: draft },
    };
    if (call.operationName === 'EditOrder' && refusal) return Response.json({ errors: [refusal] });
    return Response.json({ data: answers[call.operationName] });
  });
});
afterEach(() => vi.restoreAllMocks());

function draftOf(version: number, shippingAddress: object | null = null) {
  const expiresAt = '2026-12-29T06:30:00.000Z';
  const link = { link: 'https://shop.test/order/x', expiresAt, isExpired: false, deletedOn: expiresAt };
  return {
    ...{ ...ORDER, id: 'd'.repeat(24), number: 'D1', version, status: 'DRAFT', shippingAddress },
    draft: { ...link, discount: money(0), shipping: null },
  };
}

async function show() {
  render(
    <MemoryRouter initialEntries={[`/orders/edit/${ORDER.id}`]}>
      <Routes>
        <Route path="/orders/edit/:id" element={<EditOrderScreen />} />
        <Route path="/orderdetails" element={<p>The order</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Edit order #1001' });
}

const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);

async function addLamp() {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Add a product' }), { target: { value: 'lamp' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Lamp' }));
}

test('adds a product, shows the difference, and saves the whole list with the version that was read', async () => {
  await show();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await addLamp();
  expect(await screen.findByText(/₹500 more than before/)).toBeTruthy();
  fireEvent.click(save);
  await screen.findByText('The order');
  expect(sent('EditOrder').map(({ variables }) => variables.input)).toEqual([
    {
      version: 3,
      lines: [
        { lineId: '1', quantity: 1 },
        { variantId: 'v2', quantity: 1 },
      ],
    },
  ]);
});

test('keeps what was entered when the server refuses it', async () => {
  await show();
  await addLamp();
  const text = 'Lamp: only 0 more available.';
  refusal = { message: text, extensions: { code: 'CONFLICT', fieldErrors: { lines: text } } };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Lamp' })).toBeTruthy();
});

test('cannot be saved without items', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Rug' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('keeps the shipping that the shop entered, unless its reset is chosen', async () => {
  await show();
  fireEvent.click(
    screen.getByRole('checkbox', { name: 'Calculate shipping from your rates instead of keeping ₹50' }),
  );
  await waitFor(() =>
    expect(sent('PreviewOrderEdit').at(-1)?.variables.input).toMatchObject({ resetShipping: true }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The order');
  expect(sent('EditOrder').map(({ variables }) => variables.input)).toEqual([
    { version: 3, resetShipping: true },
  ]);
});

test('after a line is removed, the focus is at the lines that remain', async () => {
  await show();
  await addLamp();
  const button = await screen.findByRole('button', { name: 'Remove Lamp' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.className).toBe('line-editor'));
});

function showDraft() {
  render(
    <main id="main" tabIndex={-1}>
      <MemoryRouter initialEntries={[`/drafts/${draft.id}`]}>
        <Routes>
          <Route path="/drafts/:id" element={<DraftOrderScreen />} />
        </Routes>
      </MemoryRouter>
    </main>,
  );
}

test('after a draft is saved by the keyboard, the focus is on its screen', async () => {
  showDraft();
  fireEvent.change(await screen.findByLabelText('Quantity of Rug'), { target: { value: '2' } });
  expect(document.activeElement).toBe(document.body);
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  fireEvent.click(save);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('after a payment link is sent, the focus is on the button of the form that replaced the former', async () => {
  draft = draftOf(1, ADDRESS);
  showDraft();
  const former = await screen.findByRole('button', { name: 'Send payment link' });
  former.focus();
  fireEvent.click(former);
  await waitFor(() => expect(former.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send payment link' }));
});
