import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { RefundDialog } from './RefundDialog.tsx';

const money = (amount: number) => ({ amount, currency: 'INR' });

/** Ten lamps at 23.90 with 25 % off, two of which are refunded, and shipping; four are shipped. */
const ORDER = {
  ...{ id: 'a', number: '1001', status: 'CONFIRMED', events: [] },
  lines: [{ id: '1', title: 'Brass lamp', variantTitle: 'Large', quantity: 10, shipped: 4 }],
  refundable: {
    ...{ amount: money(19_340), shipping: money(5_000), isThroughProvider: false },
    lines: [{ lineId: '1', paid: money(17_925), quantity: 10, refunded: 2, restockable: 4 }],
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

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const enter = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.submit(field(/^Reason/).closest('form') as HTMLFormElement);
const inputs = () => sent.map(({ variables }) => variables.input);

test('shows what remains, and what the chosen units and shipping come to', () => {
  const dialog = open();
  expect(dialog.getByText('₹193.40 can still be refunded.')).toBeTruthy();
  expect(dialog.getByText('8 of 10 left, ₹179.25 paid for 10')).toBeTruthy();
  expect(field(/^Brass lamp, Large/).max).toBe('8');
  expect([field(/^Shipping/).max, field(/^Shipping/).value, field(/^Amount/).value]).toEqual([
    '50',
    '0',
    '0',
  ]);
  enter(/^Brass lamp/, '1');
  expect(field(/^Amount/).value).toBe('17.92');
  enter(/^Brass lamp/, '8');
  expect(field(/^Amount/).value).toBe('143.4');
  enter(/^Shipping/, '');
  expect([field(/^Shipping/).value, field(/^Amount/).value]).toEqual(['', '143.4']);
  enter(/^Shipping/, '50');
  expect(field(/^Amount/).value).toBe('193.4');
  expect(dialog.getByRole('button', { name: 'Refund ₹193.40' })).toBeTruthy();
});

test('selects everything that is left, restocks what was shipped, and sends it once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const dialog = open();
  fireEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Restock' }));
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
        { lineId: '1', quantity: 4, restock: true },
        { lineId: '1', quantity: 4, restock: false },
      ],
      ...{ shipping: 5_000, amount: 19_340, note: 'UTR 9', isManual: false },
    },
  ]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('takes another amount than items come to, and starts over once other items are chosen', () => {
  const dialog = open();
  enter(/^Brass lamp/, '2');
  enter(/^Amount/, '20.5');
  expect(dialog.getByText('Items and shipping come to ₹35.85.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Refund ₹20.50' })).toBeTruthy();
  enter(/^Brass lamp/, '3');
  expect(field(/^Amount/).value).toBe('53.77');
});

test('says what the server refuses and keeps what was entered; a lost answer is asked for with the same key', async () => {
  const dialog = open();
  send();
  expect(await dialog.findByText(/^Choose what to refund/)).toBeTruthy();
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

test('offers only to record it where a payment provider refunds', async () => {
  const { refundable } = ORDER;
  const dialog = open({ ...ORDER, refundable: { ...refundable, isThroughProvider: true } });
  enter(/^Amount/, '5');
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Only record it/ }));
  send();
  await waitFor(() => expect(inputs()).toMatchObject([{ amount: 500, isManual: true, lines: [] }]));
});
