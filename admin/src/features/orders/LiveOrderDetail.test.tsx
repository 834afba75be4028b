import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLIENT_LINKS } from '../../app/client-links.ts';
import { apolloClient } from '../../client/apollo-client.ts';
import { serverLink } from '../../client/server-link.ts';
import { hasUnsaved } from '../../components/unsaved.ts';
import { PATHS } from '../../paths.ts';
import { setSession } from '../../session/session-state.ts';
import { Toaster } from '../../toast/Toaster.tsx';
import { LiveOrderDetail } from './LiveOrderDetail.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });
const event = (id: string, kind: string) => ({
  ...{
    id,
    kind,
    at: '2026-11-24T10:00:00.000Z',
    actor: { kind: 'SYSTEM', name: null },
    note: null,
    carrier: null,
    trackingUrl: null,
    trackingNumber: null,
    amount: null,
    changes: null,
  },
});
const ADDRESS = {
  ...{ name: 'Asha Rao', line1: '12 MG Road', line2: null, city: 'Pune', regionName: 'Maharashtra' },
  ...{ postalCode: '411001', country: 'IN', phone: null },
};
const LINE = {
  ...{ id: 'line', title: 'Brass lamp', variantTitle: null, sku: null, path: '/product/brass-lamp' },
  ...{
    quantity: 4,
    shipped: 0,
    removed: 0,
    image: null,
    price: money(200_000),
    total: money(800_000),
    adjustments: [] as object[],
  },
};

/** The refundable amounts of an order of four lamps, of which this many are refunded. */
const refundableOf = (refunded: number, restockable = 0, unshipped = 4 - refunded) => ({
  ...{ amount: money(800_000 - refunded * 200_000), shipping: money(0), isThroughProvider: false },
  lines: [{ lineId: 'line', paid: money(800_000), quantity: 4, refunded, unshipped, restockable }],
});

/** An order of four lamps. */
const orderOf = (id: string, shipped: number, ...kinds: string[]) => ({
  ...{ id, number: id === 'a' ? '1001' : '1002', placedAt: '2026-11-24T10:00:00.000Z', email: 'asha@x.test' },
  ...{
    status: shipped === 4 ? 'SHIPPED' : 'CONFIRMED',
    paymentStatus: 'PENDING',
    hasLatePayment: false,
    isPartlyShipped: shipped > 0 && shipped < 4,
  },
  ...{
    paymentMethod: 'cash_on_delivery',
    phone: null,
    note: null,
    gstin: null,
    payBy: null,
    isErased: false,
  },
  ...{
    shippingAddress: ADDRESS,
    billingAddress: null,
    taxes: [],
    documents: [],
    payment: null,
    refunded: money(0),
    refundOwed: money(0),
    amountDue: money(0),
    version: 1,
    refunds: [] as object[],
    refundable: refundableOf(0),
    fulfilments: [] as object[],
  },
  adjustments: [] as object[],
  ...{ subtotal: money(800_000), shipping: money(0), total: money(800_000) },
  shippingRate: null as { name: string; isPickup: boolean } | null,
  lines: [{ ...LINE, shipped }],
  events: ['PLACED', ...kinds].map((kind, index) => event(`${id}${index}`, kind)),
});
type Order = ReturnType<typeof orderOf>;

let orders: Record<string, Order>;
let returns: object[];
let isOffline: boolean;
let calls: { operationName: string; variables: { input?: { lines: object[] } } }[];
/** The responses to the next changes, pending until the test resolves them. */
let answers: Promise<Order | null>[];

beforeEach(() => {
  orders = { a: orderOf('a', 0), b: orderOf('b', 0) };
  returns = [];
  isOffline = false;
  calls = [];
  answers = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const call = JSON.parse(String(request?.body));
    const { operationName, variables } = call;
    if (isOffline) throw new TypeError('Failed to fetch');
    if (operationName === 'ReadOrder') return Response.json({ data: { orderById: orders[variables.id] } });
    if (operationName === 'ReadReturns') return Response.json({ data: { returns: { nodes: returns } } });
    if (operationName === 'ReadOrderMails') return Response.json({ data: { mails: { nodes: [] } } });
    calls.push(call);
    const answer = await answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    const name = operationName.charAt(0).toLowerCase() + operationName.slice(1);
    return Response.json({ data: { [name]: answer } });
  });
});

afterEach(() => {
  act(() => toast.removeAll());
  vi.restoreAllMocks();
});

async function open() {
  const router = createMemoryRouter([{ path: PATHS.orderDetails, Component: LiveOrderDetail }], {
    initialEntries: [`${PATHS.orderDetails}?order=a`],
  });
  render(
    <>
      <RouterProvider router={router} useTransitions={false} />
      <Toaster />
    </>,
  );
  await screen.findByText('Order #1001');
  await screen.findByText(/^No emails in the last 90 days/);
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const note = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Seen by the team only');
const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);

function ship(count: number): void {
  press('Ship');
  fireEvent.change(dialog().getByLabelText('Brass lamp'), { target: { value: String(count) } });
  fireEvent.submit(dialog().getByLabelText('Carrier').closest('form') as HTMLFormElement);
}

test('a press during another change is reported as not done, and keeps the input', async () => {
  orders['a'] = orderOf('a', 4, 'SHIPPED');
  const { promise, resolve } = Promise.withResolvers<Order>();
  answers = [promise];
  await open();
  press('Mark as delivered');
  fireEvent.change(note(), { target: { value: 'Rang twice' } });
  press('Save note');
  expect(await screen.findByText(/is still running/)).toBeTruthy();
  expect(note().value).toBe('Rang twice');
  resolve({ ...orderOf('a', 4, 'SHIPPED', 'DELIVERED'), status: 'DELIVERED' });
  expect(await screen.findByText('Order #1001: Delivered')).toBeTruthy();
  expect(sent('AddOrderNote')).toHaveLength(0);
  // This also applies when the bell opens another order on the same screen.
  expect(hasUnsaved(true)).toBe(true);
});

test('the response to a change of one order is not applied to the order that was opened since', async () => {
  orders['a'] = orderOf('a', 4, 'SHIPPED');
  const { promise, resolve } = Promise.withResolvers<Order>();
  answers = [promise];
  const router = await open();
  press('Mark as delivered');
  await act(() => router.navigate(`${PATHS.orderDetails}?order=b`));
  await screen.findByText('Order #1002');
  resolve({ ...orderOf('a', 4, 'SHIPPED', 'DELIVERED'), status: 'DELIVERED' });
  expect(await screen.findByText('Order #1001: Delivered')).toBeTruthy();
  expect(screen.getByText('Order #1002')).toBeTruthy();
});

test('a partial shipment whose response was lost is not sent a second time', async () => {
  answers = [Promise.resolve(null)];
  await open();
  orders['a'] = orderOf('a', 2, 'SHIPPED');
  ship(2);
  expect(await screen.findByText(/^The server’s response was lost, and the order has changed/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('4, 2 shipped')).toBeTruthy();
  expect(sent('FulfilOrder')).toHaveLength(1);
});

test('after being offline, the screen first checks the result of the last attempt', async () => {
  await open();
  isOffline = true;
  ship(2);
  expect(
    await dialog().findByText('The server did not respond. Check your connection and try again.'),
  ).toBeTruthy();
  isOffline = false;
  orders['a'] = orderOf('a', 2, 'SHIPPED');
  fireEvent.submit(dialog().getByLabelText('Carrier').closest('form') as HTMLFormElement);
  expect(await screen.findByText(/^The server’s response was lost, and the order has changed/)).toBeTruthy();
  expect(sent('FulfilOrder')).toHaveLength(0);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answers = [Promise.resolve(orderOf('a', 4, 'SHIPPED', 'SHIPPED'))];
  ship(2);
  expect(await screen.findByText('Order #1001: Shipped')).toBeTruthy();
  expect(sent('FulfilOrder').map(({ variables }) => variables.input?.lines)).toEqual([
    [{ lineId: 'line', quantity: 2 }],
  ]);
});

test('when a button disappears with its action, the focus moves to the group of the remaining buttons', async () => {
  orders['a'] = orderOf('a', 4, 'SHIPPED');
  answers = [Promise.resolve({ ...orderOf('a', 4, 'SHIPPED', 'DELIVERED'), status: 'DELIVERED' })];
  await open();
  screen.getByRole('button', { name: 'Mark as delivered' }).focus();
  press('Mark as delivered');
  await screen.findByText('Order #1001: Delivered');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions' })));
});

test('an operator who does not sign in again is asked once for each press', async () => {
  const operator = {
    id: 'o1',
    name: 'Ravi',
    email: 'r@mela.example',
    role: 'OWNER',
    hasSecondFactor: false,
  } as const;
  const session = { hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator };
  setSession(session);
  apolloClient.setLink(CLIENT_LINKS);
  orders['a'] = orderOf('a', 4, 'SHIPPED');
  await open();
  const ended = { errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] };
  vi.mocked(fetch).mockImplementation(async (_, request) =>
    Response.json(request?.body ? ended : { data: { session } }),
  );
  press('Mark as delivered');
  const asked = await screen.findByRole('dialog', { name: 'Your session has ended' });
  fireEvent(asked, new Event('close'));
  expect(await screen.findByText('Sign in first.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => setSession(null));
  apolloClient.setLink(serverLink);
});

test('a canceled order that was paid shows the refund owed, and is marked as refunded with a reference', async () => {
  const owed = { ...orderOf('a', 0, 'PAID', 'CANCELED'), status: 'CANCELED', paymentStatus: 'PAID' };
  orders['a'] = { ...owed, refundOwed: money(800_000) };
  answers = [Promise.resolve({ ...owed, paymentStatus: 'REFUNDED' })];
  await open();
  expect(
    screen.getByText(/^This order was paid and then canceled\. You owe a refund of ₹8,000/),
  ).toBeTruthy();
  press('Mark as refunded');
  const reference = dialog().getByLabelText('Refund reference (seen by the team only)');
  fireEvent.change(reference, { target: { value: 'UTR 9' } });
  fireEvent.submit(reference.closest('form') as HTMLFormElement);
  expect(await screen.findByText('Order #1001: refund recorded')).toBeTruthy();
  expect(sent('MarkOrderRefunded')[0]?.variables.input).toEqual({
    amount: 800_000,
    note: 'UTR 9',
    isFinal: false,
  });
});

test('a paid order is refunded, and shows its refunds', async () => {
  const paid = { ...orderOf('a', 4, 'PAID', 'SHIPPED'), paymentStatus: 'PAID' };
  orders['a'] = { ...paid, refundable: refundableOf(0, 4, 0) };
  const line = { id: 'line', title: 'Brass lamp', variantTitle: null };
  const refund = {
    ...{ id: 'a-2', amount: money(200_000), shipping: money(0), at: '2026-11-24T11:00:00.000Z' },
    ...{ state: 'DONE', isManual: true, note: 'Broken', error: null },
    lines: [{ quantity: 1, restock: true, isShipped: true, line }],
  };
  answers = [
    Promise.resolve({
      ...orderOf('a', 4, 'PAID', 'SHIPPED', 'PAID_BACK'),
      ...{ paymentStatus: 'PARTLY_REFUNDED', refunded: money(200_000) },
      ...{ refunds: [refund], refundable: refundableOf(1, 3, 0) },
    }),
  ];
  await open();
  press('Refund');
  fireEvent.change(dialog().getByLabelText(/^Brass lamp/), { target: { value: '1' } });
  fireEvent.submit(
    dialog()
      .getByLabelText(/^Reason/)
      .closest('form') as HTMLFormElement,
  );
  const list = within(await screen.findByRole('region', { name: 'Refunds' }));
  expect(list.getByText('₹2,000 of ₹8,000')).toBeTruthy();
  expect(list.getByText('1 × Brass lamp, 1 item restocked')).toBeTruthy();
  expect(sent('RefundOrder')[0]?.variables.input).toMatchObject({
    lines: [{ lineId: 'line', quantity: 1, restock: false }],
    amount: 200_000,
  });
});

test('a parcel’s tracking is corrected, and the parcel is marked as undelivered with the chosen outcome', async () => {
  const parcel = { id: '1', at: '2026-11-24T10:00:00.000Z', carrier: 'Speed', trackingNumber: 'S1' };
  const more = { trackingUrl: null, returnedAt: null, lines: [{ lineId: 'line', quantity: 4 }] };
  orders['a'] = { ...orderOf('a', 4, 'SHIPPED'), fulfilments: [{ ...parcel, ...more }] };
  answers = [Promise.resolve(orderOf('a', 0, 'SHIPPED', 'UNDELIVERED', 'CANCELED'))];
  await open();
  expect(screen.getByText('Speed, S1')).toBeTruthy();
  press('Mark as undelivered');
  fireEvent.change(dialog().getByLabelText('What happens next'), { target: { value: 'CANCEL' } });
  expect(dialog().getByText('The order is canceled. Nothing was paid, so no refund is owed.')).toBeTruthy();
  fireEvent.submit(dialog().getByLabelText('What happens next').closest('form') as HTMLFormElement);
  expect(await screen.findByText('Order #1001: parcel not delivered')).toBeTruthy();
  expect(sent('MarkParcelUndelivered')[0]?.variables.input).toEqual({
    parcelId: '1',
    restock: true,
    outcome: 'CANCEL',
    note: null,
  });
});

test.each([
  ['Undo delivery', 'UndoOrderDelivery', { ...orderOf('a', 4, 'SHIPPED', 'DELIVERED'), status: 'DELIVERED' }],
  ['Undo payment', 'UndoOrderPayment', { ...orderOf('a', 0, 'PAID'), paymentStatus: 'PAID' }],
])('%s asks for a reason', async (label, operation, shown) => {
  orders['a'] = shown;
  answers = [Promise.resolve(orderOf('a', 0))];
  await open();
  press(label);
  const reason = dialog().getByLabelText<HTMLInputElement>('Reason (seen by the team only)');
  expect(reason.required).toBe(true);
  fireEvent.change(reason, { target: { value: 'A mistake' } });
  fireEvent.submit(reason.closest('form') as HTMLFormElement);
  await waitFor(() => expect(sent(operation)[0]?.variables).toMatchObject({ reason: 'A mistake' }));
});

test.each([
  ['none of its own', null, 'Same as shipping address'],
  ['that of shipping, with another telephone number', { ...ADDRESS, phone: '1' }, 'Same as shipping address'],
  ['another one', { ...ADDRESS, line1: '7 Other Street' }, '7 Other Street'],
])('a billing address is told apart from that of shipping: %s', async (_, billingAddress, text) => {
  orders['a'] = { ...orderOf('a', 1), billingAddress } as never;
  await open();
  const title = await screen.findByRole('heading', { name: 'Billing address' });
  expect(title.parentElement?.textContent).toContain(text);
});

test('after a return is declined, the screen and its focus stay', async () => {
  const found = {
    ...{ id: 'r', number: '1001-R1', status: 'REQUESTED', requestedAt: '2026-11-25T10:00:00.000Z' },
    ...{ reason: 'Too small', hasPhoto: false, note: null, decidedAt: null, receipts: [] },
    lines: [{ quantity: 1, received: 0, line: { id: 'line', title: 'Brass lamp', variantTitle: null } }],
    order: { ...orderOf('a', 4), isErased: false },
  };
  returns = [found];
  await open();
  const decline = await screen.findByRole('button', { name: 'Decline return 1001-R1' });
  const item = decline.closest('li');
  decline.focus();
  fireEvent.click(decline);
  returns = [{ ...found, status: 'DECLINED' }];
  answers = [Promise.resolve(orderOf('a', 4))];
  fireEvent.submit(screen.getByLabelText('Note for the customer'));
  await screen.findByText('Declined');
  expect(document.activeElement).toBe(item);
});
