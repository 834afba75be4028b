import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { RefundDialog } from './RefundDialog.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });

/**
 * Ten lamps at 23.90 with 25% off, plus shipping. Two were refunded before they were shipped. Four were shipped, and one of them was
 * returned.
 */
const ORDER = {
  ...{ id: 'a', number: '1001', status: 'CONFIRMED', events: [] },
  lines: [{ id: '1', title: 'Brass lamp', variantTitle: 'Large', quantity: 10, shipped: 4, removed: 2 }],
  refundable: {
    ...{ amount: money(19_340), shipping: money(5_000), isThroughProvider: false },
    lines: [{ lineId: '1', paid: money(17_925), quantity: 10, refunded: 2, unshipped: 4, restockable: 3 }],
  },
} as unknown as LiveOrderFragment;

let sent: { variables: { input: object; key: string } }[];
let answer: () => Promise<Response>;
const run = vi.fn(async (_: string, change: () => Promise<unknown>) => {
  try {
    await change();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
});
const onClosed = vi.fn();

beforeEach(() => {
  sent = [];
  answer = async () => Response.json({ data: { refundOrder: ORDER } });
  run.mockClear();
  onClosed.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    sent.push(JSON.parse(String(request?.body)));
    return answer();
  });
  return () => vi.restoreAllMocks();
});

function open(order = ORDER) {
  render(<RefundDialog order={order} run={run} onClosed={onClosed} />);
  return within(screen.getByRole('dialog'));
}

const NOT_SHIPPED = /^Brass lamp, Large \(not shipped\)/;
const SHIPPED = /^Brass lamp, Large \(shipped\)/;
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const enter = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.submit(field(/^Reason/).closest('form') as HTMLFormElement);
const inputs = () => sent.map(({ variables }) => variables.input);

test('shows the remaining amount, and the total of the chosen units and shipping', () => {
  const dialog = open();
  expect(dialog.getByText('₹193.40 can still be refunded.')).toBeTruthy();
  expect(dialog.getAllByText('4 of 10 left to refund, ₹179.25 paid for 10')).toHaveLength(2);
  expect(field(NOT_SHIPPED).max).toBe('4');
  expect([field(/^Shipping/).max, field(/^Shipping/).value, field(/^Amount/).value]).toEqual([
    '50',
    '0',
    '0',
  ]);
  enter(NOT_SHIPPED, '1');
  expect(field(/^Amount/).value).toBe('17.92');
  enter(NOT_SHIPPED, '4');
  enter(SHIPPED, '4');
  expect(field(/^Amount/).value).toBe('143.4');
  enter(/^Shipping/, '');
  expect([field(/^Shipping/).value, field(/^Amount/).value]).toEqual(['', '143.4']);
  enter(/^Shipping/, '50');
  expect(field(/^Amount/).value).toBe('193.4');
  expect(dialog.getByRole('button', { name: 'Refund ₹193.40' })).toBeTruthy();
});

test('selects everything that is left, restocks as many shipped units as possible, and sends the refund once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const dialog = open();
  fireEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  const [ofUnshipped, ofShipped] = dialog.getAllByRole<HTMLInputElement>('checkbox', { name: 'Restock' });
  expect([ofUnshipped?.checked, ofShipped?.checked]).toEqual([true, false]);
  fireEvent.click(ofShipped as HTMLElement);
  enter(/^Reason/, ' UTR 9 ');
  send();
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(
    field(/^Reason/)
      .closest('form')
      ?.getAttribute('aria-busy'),
  ).toBe('true');
  resolve(Response.json({ data: { refundOrder: ORDER } }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(inputs()).toEqual([
    {
      lines: [
        { lineId: '1', isShipped: false, quantity: 4, restock: true },
        { lineId: '1', isShipped: true, quantity: 3, restock: true },
        { lineId: '1', isShipped: true, quantity: 1, restock: false },
      ],
      ...{ shipping: 5_000, amount: 19_340, note: 'UTR 9', isManual: false },
    },
  ]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('accepts an amount that differs from the items’ total, and recalculates it when the items change', () => {
  const dialog = open();
  enter(SHIPPED, '2');
  enter(/^Amount/, '20.5');
  expect(dialog.getByText('Items and shipping come to ₹35.85.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Refund ₹20.50' })).toBeTruthy();
  enter(SHIPPED, '3');
  expect(field(/^Amount/).value).toBe('53.77');
});

test('says what is missing instead of refunding ₹0', async () => {
  const dialog = open();
  fireEvent.click(dialog.getByRole('button', { name: 'Choose what to refund' }));
  expect(await dialog.findByText('Choose items, or enter the shipping or an amount to refund')).toBeTruthy();
  expect([sent, onClosed.mock.calls]).toEqual([[], []]);
  enter(/^Amount/, '1');
  expect(dialog.getByRole('button', { name: 'Refund ₹1' })).toBeTruthy();
});

test('shows the server’s refusal and keeps the input; after a lost response it retries with the same key', async () => {
  const dialog = open();
  enter(/^Amount/, '1');
  const refused = { message: 'At most ₹0.50 can still be refunded.', extensions: { code: 'BAD_USER_INPUT' } };
  answer = async () => Response.json({ errors: [refused] });
  send();
  expect(await dialog.findByText(refused.message)).toBeTruthy();
  expect(field(/^Amount/).value).toBe('1');
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(dialog.queryByText(refused.message)).toBeNull());
  answer = async () => Response.json({ data: { refundOrder: ORDER } });
  send();
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  const [first, second, third] = sent.map(({ variables }) => variables.key);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

test('offers to record the refund by hand, in addition to the payment provider', async () => {
  const { refundable } = ORDER;
  const dialog = open({ ...ORDER, refundable: { ...refundable, isThroughProvider: true } });
  enter(/^Amount/, '5');
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Only record it/ }));
  send();
  await waitFor(() => expect(inputs()).toMatchObject([{ amount: 500, isManual: true, lines: [] }]));
});

test.each([
  [false, 'Order #1001: refund of ₹1 started'],
  [true, 'Order #1001: ₹1 refunded'],
])(
  'announces no refund that the payment provider has not confirmed (recorded by hand: %s)',
  async (isManual, told) => {
    const { refundable } = ORDER;
    const dialog = open({ ...ORDER, refundable: { ...refundable, isThroughProvider: true } });
    enter(/^Amount/, '1');
    if (isManual) fireEvent.click(dialog.getByRole('checkbox', { name: /^Only record it/ }));
    send();
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(run.mock.calls[0]?.[0]).toBe(told);
  },
);
