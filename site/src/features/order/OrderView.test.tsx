// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderView } from './OrderView.tsx';
import type { OrderAnswer } from './order-answer.ts';

const rupees = (amount: number) => ({ amount, currency: 'INR' });
const LINE = {
  ...{ variantId: 'v1', title: 'Shawl', variantTitle: 'Red', path: '/product/shawl', image: null },
  ...{ price: rupees(50_000), quantity: 3, shipped: 0, total: rupees(150_000) },
  adjustments: [],
};
const ADDRESS = {
  ...{ name: 'Asha Rao', line1: '12 MG Road', line2: '', city: 'Bengaluru' },
  ...{ region: 'KA', regionName: 'Karnataka', postalCode: '560001', country: 'IN' },
};
const ORDER = {
  ...{ number: '1001', placedAt: '2026-03-02T10:00:00.000Z', status: 'CONFIRMED', paymentStatus: 'PENDING' },
  ...{ paymentMethod: 'upi', email: 'asha@example.com', phone: null, note: 'Ring twice', gstin: null },
  ...{ payBy: null, isCancellable: true, isPartlyShipped: false, isErased: false, isReadOnly: false },
  ...{ canEmailLink: false, shippingAddress: ADDRESS, billingAddress: ADDRESS, lines: [LINE] },
  ...{ subtotal: rupees(150_000), discount: rupees(0), shipping: rupees(0), total: rupees(150_000) },
  ...{
    refunded: rupees(0),
    refunds: [],
    refundOwed: rupees(0),
    amountDue: rupees(150_000),
    taxes: [],
    isTaxIncluded: true,
    events: [],
    payment: null,
  },
  adjustments: [],
  documents: [] as object[],
  arrival: { from: '2026-03-04T00:00:00.000Z', until: '2026-03-06T00:00:00.000Z' },
};
const PAYMENT = {
  method: 'upi',
  reference: 'MELA-1001',
  upiUri: 'upi://pay?pa=a@b',
  qrSvg: null,
  text: 'Pay us',
};

let root: Root;
let page: HTMLElement;
let answers: (object | Error)[] = [];
let asked: { query: string; variables: object }[] = [];
const find = (selector: string) => page.querySelector(selector) as HTMLElement;
const text = (selector: string) => find(selector)?.textContent ?? null;
const button = (label: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
/** The rows of a definition list, such as the totals. */
const rows = (selector: string) =>
  Object.fromEntries(
    [...page.querySelectorAll(`${selector} > div`)].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const answer = answers.shift();
    if (answer instanceof Error || !answer) throw answer ?? new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer));
  });
  asked = [];
  answers = [];
  document.title = 'Your order | Mela';
  document.body.innerHTML = '<main></main>';
  page = document.querySelector('main') as HTMLElement;
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const open = () => settled(() => root.render(<OrderView token="tok" isSelling />));

async function show(changes: object = {}): Promise<void> {
  answers.push({ data: { order: { ...ORDER, ...changes } as unknown as OrderAnswer } });
  await open();
}

describe('an order', () => {
  test('is shown with its items, total and address', async () => {
    await show();
    expect([text('h1'), document.title]).toEqual(['Order 1001', 'Order 1001 | Mela']);
    expect(asked[0]?.variables).toEqual({ token: 'tok' });
    expect([...page.querySelectorAll('.status')].map(({ textContent }) => textContent)).toEqual([
      ...['Confirmed', 'Not paid yet'],
    ]);
    expect(rows('.order-totals')).toEqual({ Subtotal: '₹1,500', Shipping: 'Free', Total: '₹1,500' });
    expect(rows('.order__facts')).toEqual({
      ...{ Placed: expect.stringMatching(/2026/), Payment: 'UPI', Email: 'asha@example.com' },
      ...{ 'Delivery address': expect.stringContaining('Asha Rao'), Note: 'Ring twice' },
    });
    expect(text('.order__arrival')).toMatch(/^Arrives between /);
    expect(find('.order__refunded')).toBeNull();
  });

  test('shows a discount, surcharges and taxes if there are any', async () => {
    const adjustments = [{ kind: 'SURCHARGE', label: 'Gift wrap', amount: rupees(5_000) }];
    await show({
      ...{ discount: rupees(10_000), adjustments },
      taxes: [{ kind: 'IGST', rate: 5, amount: rupees(100) }],
    });
    expect(rows('.order-totals')).toMatchObject({ Discount: '−₹100', 'Gift wrap': '₹50' });
    expect(text('.order-totals__taxes')).toContain('IGST');
  });

  test('shows the amount still due after an edit', async () => {
    const payment = { ...PAYMENT, method: 'bank_transfer' };
    await show({ amountDue: rupees(50_000), payment });
    expect(text('.order__difference')).toBe('Paid: ₹1,000. Amount due: ₹500');
    expect(text('#pay')).toContain('Pay ₹500');
  });

  test('shows the refund owed after an edit', async () => {
    await show({ amountDue: rupees(0), refundOwed: rupees(25_000) });
    expect(text('.order__difference')).toBe('We will refund ₹250.');
  });

  test('has a row for each tax that is added to its prices', async () => {
    await show({ isTaxIncluded: false, taxes: [{ kind: 'IGST', rate: 18, amount: rupees(9_000) }] });
    expect(rows('.order-totals')).toMatchObject({ 'IGST\u00a018%': '₹90' });
    expect(text('.order-totals__taxes')).toBe('');
  });

  test('lists its refunds, with their items', async () => {
    const refund = { state: 'DONE' as const, at: '2026-03-05T10:00:00.000Z', shipping: rupees(0) };
    const lines = [{ quantity: 2, line: { title: 'Silk saree', variantTitle: 'Red' } }];
    await show({
      refunded: rupees(50_000),
      refunds: [
        { ...refund, amount: rupees(50_000), lines },
        { ...refund, amount: rupees(1_000), lines: [], shipping: rupees(1_000), state: 'PENDING' },
        { ...refund, amount: rupees(5), lines: [] },
      ],
    });
    expect(text('.order__refunded h2')).toBe('Refunded: ₹500');
    const listed = [...page.querySelectorAll('.order__refunded li')].map((row) =>
      [...row.querySelectorAll('b, span')].map(({ textContent }) => textContent),
    );
    expect(listed).toEqual([['₹500', '2 × Silk saree, Red'], ['₹10', 'Pending', 'Shipping'], ['₹0.05']]);
  });

  test('shows a billing address only if it differs', async () => {
    await show({ billingAddress: { ...ADDRESS, city: 'Pune' } });
    expect(rows('.order__facts')['Billing address']).toContain('Pune');
  });

  test.each(['DELIVERED', 'CANCELED'])('that is %s shows no arrival', async (status) => {
    await show({ status });
    expect(find('.order__arrival')).toBeNull();
  });

  test.each([
    ['CONFIRMED', 'PENDING', ['status', 'status']],
    ['SHIPPED', 'PAID', ['status status--good', 'status status--good']],
    ['DELIVERED', 'REFUNDED', ['status status--good', 'status']],
    ['CANCELED', 'PENDING', ['status status--bad', 'status']],
  ])('that is %s and %s has its colours', async (status, paymentStatus, looks) => {
    await show({ status, paymentStatus });
    expect([...page.querySelectorAll('.status')].map(({ className }) => className.trim())).toEqual(looks);
  });

  test.each([
    ['AWAITING_PAYMENT', 'Ordered', 1],
    ['CONFIRMED', 'Preparing', 2],
    ['SHIPPED', 'On its way', 3],
    ['DELIVERED', 'Arrived', 4],
  ])('that is %s has come to "%s"', async (status, step, reached) => {
    await show({ status });
    expect([text('[aria-current="step"]'), page.querySelectorAll('.progress__reached').length]).toEqual([
      ...[step, reached],
    ]);
  });

  test('that is canceled shows no further steps', async () => {
    await show({ status: 'CANCELED' });
    expect(find('.progress')).toBeNull();
  });

  test.each([true, false])('can be canceled: %s', async (isCancellable) => {
    await show({ isCancellable });
    expect(find('.order__actions > button:last-of-type').textContent === 'Cancel order').toBe(isCancellable);
  });

  test('that is read-only explains why, and whether its link is emailed', async () => {
    await show({ isReadOnly: true, canEmailLink: true });
    expect(text('.order__link-request')).toContain('use the link in your order email');
    answers = [{ data: { emailOrderLink: true } }];
    await settled(() => button('Email me a link to manage this order')?.click());
    expect(text('.order__link-request [role="status"]')).toContain('We have sent the link');
  });

  test('whose link is not emailed links to the shop', async () => {
    await show({ isReadOnly: true });
    expect(text('.order__link-request')).toContain('please contact us');
    expect(button('Email me a link to manage this order')).toBeUndefined();
  });

  test.each([
    [false, 'Erased'],
    [true, undefined],
  ])('that was erased says so to those who could read it: read only %s', async (isReadOnly, said) => {
    await show({ isErased: true, isReadOnly, shippingAddress: null, billingAddress: null });
    expect(rows('.order__facts')['Delivery address']).toBe(said);
  });
});

describe('the lines of an order', () => {
  test.each([
    [{}, ['Shawl', 'Red', '3 × ₹500', '₹1,500'], '/product/shawl'],
    [{ shipped: 1 }, ['Shawl', 'Red', '3 × ₹500', '1 of 3 shipped', '₹1,500'], '/product/shawl'],
    [{ shipped: 3 }, ['Shawl', 'Red', '3 × ₹500', '₹1,500'], '/product/shawl'],
    [{ path: 'javascript:alert(1)' }, ['Shawl', 'Red', '3 × ₹500', '₹1,500'], undefined],
  ])('with %j', async (changes, texts, link) => {
    await show({ lines: [{ ...LINE, ...changes }] });
    const parts = find('.order-line').querySelectorAll('.order-line__name, p, b');
    expect([...parts].map(({ textContent }) => textContent)).toEqual(texts);
    expect(find('.order-line a')?.getAttribute('href')).toBe(link);
  });
});

describe('the timeline of an order', () => {
  const event = (changes: object) => ({ kind: 'SHIPPED', at: ORDER.placedAt, note: '', ...changes });

  test.each([
    ['https://post.example/1', 'https://post.example/1'],
    ['javascript:alert(1)', undefined],
  ])('has the link of its parcel, %s: %s', async (trackingUrl, link) => {
    await show({ events: [event({ trackingUrl })] });
    expect([text('.timeline b'), find('.timeline a')?.getAttribute('href')]).toEqual(['Shipped', link]);
  });

  test('shows the carrier as text', async () => {
    await show({ events: [event({ carrier: '<b>Own van</b>', trackingUrl: null })] });
    expect([text('.timeline b'), find('.timeline b').childElementCount]).toEqual([
      ...['Shipped by <b>Own van</b>', 0],
    ]);
  });

  test('leaves out internal events', async () => {
    await show({ events: [event({ kind: 'CONTACT_CHANGED' })] });
    expect(page.querySelectorAll('.timeline li')).toHaveLength(0);
  });
});

describe('the payment of an order', () => {
  const payBy = '2026-03-03T10:00:00.000Z';

  test('is requested while the order is reserved', async () => {
    await show({ payment: PAYMENT, payBy });
    const pay = text('.order__payment');
    for (const part of ['Pay ₹1,500: UPI', 'Pay us', 'MELA-1001']) expect(pay).toContain(part);
    expect(pay).toMatch(/Please pay by .*2026.* After that, the order is canceled/);
    expect(find('.order__payment a').getAttribute('href')).toBe('upi://pay?pa=a@b');
  });

  test.each(['javascript:alert(1)', 'https://pay.example/', null])('opens no %j', async (upiUri) => {
    await show({ payment: { ...PAYMENT, upiUri } });
    expect(find('.order__payment a')).toBeNull();
  });

  test('on delivery has no reference and no end', async () => {
    await show({ payment: { ...PAYMENT, method: 'cash_on_delivery' }, payBy });
    expect(text('.order__payment h2')).toBe('Pay ₹1,500: Cash on delivery');
    expect(text('.order__payment')).not.toMatch(/MELA-1001|We keep/);
  });

  test.each([
    ['of a canceled order', { payment: PAYMENT, payBy, status: 'CANCELED' }],
    ['that is not needed', { payment: null, payBy }],
  ])('%s is asked for no more', async (_, changes) => {
    await show(changes);
    expect(find('.order__payment')).toBeNull();
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1"/></svg>', true],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', false],
    [null, false],
  ])('has the code %j: %s', async (qrSvg, isShown) => {
    await show({ payment: { ...PAYMENT, qrSvg } });
    expect(find('.order__qr svg') !== null).toBe(isShown);
  });
});

describe('an order that cannot be loaded', () => {
  test.each([
    ['is not there', { data: { order: null } }],
    ['has no such address', { errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }] }],
  ])('%s: the page leads to tracking', async (_, answer) => {
    answers = [answer];
    await open();
    expect(text('.order__message')).toContain('Order not found');
    expect(find('.order__message a').getAttribute('href')).toBe('/account');
  });

  test('can be loaded again by a button, and then gets the focus', async () => {
    answers = [new TypeError('Failed to fetch')];
    await open();
    expect(text('[role="alert"]')).toBe('We cannot reach the shop. Check your connection.');
    answers = [{ data: { order: ORDER } }];
    await settled(() => button('Try again')?.click());
    expect(text('h1')).toBe('Order 1001');
    expect(document.activeElement).toBe(find('h1'));
  });
});

test('an order that waits for its payment is refreshed, and stays if that fails', async () => {
  vi.useFakeTimers();
  const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  answers = [{ data: { order: { ...ORDER, status: 'AWAITING_PAYMENT' } } }];
  act(() => root.render(<OrderView token="tok" isSelling />));
  await tick(0);
  await tick(30_000);
  expect([asked.length, text('.status')]).toEqual([2, 'Awaiting payment']);
  answers = [{ data: { order: { ...ORDER, paymentStatus: 'PAID' } } }];
  await tick(30_000);
  expect([asked.length, text('.status')]).toEqual([3, 'Confirmed']);
  await tick(90_000);
  expect(asked).toHaveLength(3);
});

test('an order is canceled after a confirmation', async () => {
  await show();
  (find('dialog') as HTMLDialogElement).showModal = () => {};
  await settled(() => button('Cancel order')?.click());
  expect(asked).toHaveLength(1);
  answers = [{ data: { cancelOrder: { ...ORDER, status: 'CANCELED', isCancellable: false } } }];
  await settled(() => find('.button--danger').click());
  expect([text('.order__actions > [role="status"]'), text('.status')]).toEqual([
    ...['Your order is canceled.', 'Canceled'],
  ]);
});
