// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderAnswer } from '../order/order-answer.ts';
import { ConfirmDraft } from './ConfirmDraft.tsx';

const ORDER = {
  total: { amount: 150_000, currency: 'INR' },
  draft: { paymentMethods: ['cash_on_delivery', 'upi'] },
} as unknown as OrderAnswer;

let root: Root;
let page: HTMLElement;
let answer: () => Promise<object>;
let headers: Record<string, string> = {};
let sent: { variables: object }[] = [];
const reload = vi.fn(async () => {});
const button = () => page.querySelector('button') as HTMLButtonElement;
const press = (element: Element) =>
  act(async () => {
    (element as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const show = (order: OrderAnswer) =>
  act(async () => root.render(<ConfirmDraft order={order} token="tok" reload={reload} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(await answer()), { headers });
  });
  answer = async () => ({ data: { confirmDraftOrder: { number: '1001' } } });
  headers = {};
  sent = [];
  reload.mockClear();
  document.body.innerHTML = '<main></main>';
  page = document.querySelector('main') as HTMLElement;
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('confirms the order by the chosen method, and reloads it', async () => {
  await show(ORDER);
  expect(button().textContent).toBe('Confirm order of ₹1,500');
  await press(page.querySelector('[value=upi]') as Element);
  await press(button());
  expect(sent.map(({ variables }) => variables)).toEqual([
    { token: 'tok', paymentMethod: 'upi', total: 150_000 },
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows why it cannot be confirmed, and can be retried', async () => {
  await show(ORDER);
  answer = async () => ({
    errors: [{ message: 'Rug: only 1 available.', extensions: { code: 'CONFLICT' } }],
  });
  await press(button());
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Rug: only 1 available.');
  // Reloads the order, because someone may have changed it.
  expect(reload).toHaveBeenCalledTimes(1);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await press(button());
  expect(page.querySelector('[role=alert]')?.textContent).toContain('cannot reach the shop');
  expect(button().getAttribute('aria-disabled')).toBe('false');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('says when to try again if the shop is busy', async () => {
  await show(ORDER);
  headers = { 'retry-after': '40' };
  answer = async () => ({ errors: [{ message: 'Too many orders.', extensions: { code: 'RATE_LIMITED' } }] });
  await press(button());
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Too many orders. Try again in 40 seconds.');
});

test('needs a payment method for a draft with a total, and none for a free one', async () => {
  await show({ ...ORDER, draft: { paymentMethods: [] } } as unknown as OrderAnswer);
  expect(page.textContent).toContain('Please contact us');
  await show({
    ...ORDER,
    total: { amount: 0, currency: 'INR' },
    draft: { paymentMethods: [] },
  } as unknown as OrderAnswer);
  expect(page.querySelectorAll('input')).toHaveLength(0);
  expect(button().textContent).toContain('Confirm order');
});
