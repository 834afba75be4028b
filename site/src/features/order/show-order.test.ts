// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderAnswer } from './order-answer.ts';
import { showOrder } from './show-order.ts';

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
  ...{ refunded: rupees(0), refunds: [], refundOwed: rupees(0), taxes: [], events: [], payment: null },
  adjustments: [],
  arrival: { from: '2026-03-04T00:00:00.000Z', until: '2026-03-06T00:00:00.000Z' },
};
const PAYMENT = {
  method: 'upi',
  reference: 'MELA-1001',
  upiUri: 'upi://pay?pa=a@b',
  qrSvg: null,
  text: 'Pay us',
};
const PLACES = [
  ...['status', 'paymentStatus', 'lead', 'arrival', 'placedAt', 'paymentMethod', 'shippingAddress'],
  ...['billingAddress', 'email', 'phone', 'gstin', 'orderNote', 'readOnly', 'subtotal', 'discount'],
  ...['shipping', 'total', 'refunded', 'taxes', 'payment', 'paymentText', 'payBy', 'reference'],
];

let page: HTMLElement;
const find = (selector: string) => page.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main><h1></h1>
    ${PLACES.map((name) => `<p data-text="${name}"></p>`).join('')}
    <a data-link="upiUri"></a>
    <ul data-lines><template><li><a data-link="path" data-text="title"></a><i data-text="note"></i></li></template></ul>
    <ul data-events><template><li><b data-text="what"></b><a data-link="trackingUrl" data-text="track"></a></li></template></ul>
    <ul data-refunds><template><li><b data-text="refundAmount"></b><i data-text="refundState"></i><u data-text="refundFor"></u></li></template></ul>
    <span data-status-badge></span><span data-payment-badge></span>
    <figure data-qr><div data-qr-code></div></figure>
    <button data-cancel></button><button data-email-link></button></main>`;
  page = document.querySelector('main') as HTMLElement;
});

/** Shows an order. @returns the text of a place; null where it is hidden */
function show(changes: object = {}): (name: string) => string | null {
  showOrder(page, { ...ORDER, ...changes } as unknown as OrderAnswer);
  return (name) => {
    const element = find(`[data-text="${name}"]`);
    return element.hidden ? null : element.textContent;
  };
}

const classesOf = (selector: string) => find(selector).className;

describe('an order', () => {
  test('is shown with what it is, what it comes to and where it goes', () => {
    const text = show();
    expect(find('h1').textContent).toBe('Order 1001');
    expect(['status', 'paymentStatus', 'paymentMethod', 'email', 'orderNote'].map(text)).toEqual([
      ...['Confirmed', 'Not paid yet', 'UPI', 'asha@example.com', 'Ring twice'],
    ]);
    expect(['subtotal', 'discount', 'shipping', 'total', 'refunded', 'taxes'].map(text)).toEqual([
      ...['₹1,500', null, 'Free', '₹1,500', null, null],
    ]);
    expect(text('shippingAddress')).toContain('Asha Rao');
    expect(text('arrival')).toMatch(/^Arrives between /);
    expect(text('placedAt')).toMatch(/2026/);
  });

  test('names a discount and a refund where there are some', () => {
    const text = show({ discount: rupees(10_000), refunded: rupees(50_000) });
    expect(['discount', 'refunded'].map(text)).toEqual(['−₹100', '₹500']);
  });

  test('lists its refunds, with what each is for', () => {
    const refund = { state: 'DONE' as const, at: '2026-03-05T10:00:00.000Z', shipping: rupees(0) };
    const lines = [{ quantity: 2, line: { title: 'Silk saree', variantTitle: 'Red' } }];
    show({
      refunded: rupees(50_000),
      refunds: [
        { ...refund, amount: rupees(50_000), lines },
        { ...refund, amount: rupees(1_000), lines: [], shipping: rupees(1_000), state: 'PENDING' },
        { ...refund, amount: rupees(5), lines: [] },
      ],
    });
    const rows = [...find('[data-refunds]').querySelectorAll('li')].map((row) =>
      ['refundAmount', 'refundState', 'refundFor'].map(
        (name) => row.querySelector(`[data-text=${name}]`)?.textContent,
      ),
    );
    expect(rows).toEqual([
      ['₹500', '', '2 × Silk saree, Red'],
      ['₹10', 'Under way', 'Shipping'],
      ['₹0.05', '', ''],
    ]);
  });

  test('is billed elsewhere only where that is another address', () => {
    expect(show()('billingAddress')).toBeNull();
    expect(show({ billingAddress: { ...ADDRESS, city: 'Pune' } })('billingAddress')).toContain('Pune');
  });

  test.each(['DELIVERED', 'CANCELED'])('that is %s does not arrive any more', (status) => {
    expect(show({ status })('arrival')).toBeNull();
  });

  test.each([
    ['CONFIRMED', 'PENDING', '', ''],
    ['SHIPPED', 'PAID', 'status--good', 'status--good'],
    ['DELIVERED', 'REFUNDED', 'status--good', ''],
    ['CANCELED', 'PENDING', 'status--bad', ''],
  ])('that is %s and %s has its colours', (status, paymentStatus, badge, paymentBadge) => {
    show({ status, paymentStatus });
    expect([classesOf('[data-status-badge]'), classesOf('[data-payment-badge]')]).toEqual([
      badge,
      paymentBadge,
    ]);
  });

  test.each([true, false])('can be canceled: %s', (isCancellable) => {
    show({ isCancellable });
    expect(find('[data-cancel]').hidden).toBe(!isCancellable);
  });

  test('that is read only says why, and whether its link is emailed', () => {
    expect(show()('readOnly')).toBeNull();
    expect(show({ isReadOnly: true, canEmailLink: true })('readOnly')).toContain('use the link in the email');
    expect(find('[data-email-link]').hidden).toBe(false);
    expect(show({ isReadOnly: true })('readOnly')).toContain('please contact us');
    expect(find('[data-email-link]').hidden).toBe(true);
  });

  test('that was erased says so to those who could read it', () => {
    const erased = { isErased: true, shippingAddress: null, billingAddress: null };
    expect(show(erased)('shippingAddress')).toBe('Erased');
    expect(show({ ...erased, isReadOnly: true })('shippingAddress')).toBeNull();
  });
});

describe('the lines of an order', () => {
  const line = () => {
    const link = find('[data-lines] a');
    return [link.textContent, link.getAttribute('href'), find('[data-lines] i').textContent];
  };

  test.each([
    [{}, ['Shawl', '/product/shawl', '']],
    [{ shipped: 1 }, ['Shawl', '/product/shawl', '1 of 3 shipped']],
    [{ shipped: 3 }, ['Shawl', '/product/shawl', '']],
    [{ path: 'javascript:alert(1)' }, ['Shawl', null, '']],
  ])('with %j', (changes, expected) => {
    show({ lines: [{ ...LINE, ...changes }] });
    expect(line()).toEqual(expected);
  });
});

describe('what has happened to an order', () => {
  const event = (changes: object) => ({ kind: 'SHIPPED', at: ORDER.placedAt, note: '', ...changes });

  test('is listed with a link to its parcel', () => {
    show({ events: [event({ trackingUrl: 'https://post.example/1' })] });
    const link = find('[data-events] a');
    expect([link.textContent, link.getAttribute('href'), link.hidden]).toEqual([
      ...['Follow the parcel', 'https://post.example/1', false],
    ]);
  });

  test('has no link where there is no address of the web', () => {
    show({ events: [event({ trackingUrl: 'javascript:alert(1)' })] });
    expect([find('[data-events] b').textContent, find('[data-events] a').hidden]).toEqual(['Shipped', true]);
  });

  test('names the carrier as text', () => {
    show({ events: [event({ carrier: '<b>Own van</b>', trackingUrl: null })] });
    expect(find('[data-events] b').textContent).toBe('Shipped by <b>Own van</b>');
    expect(find('[data-events] b').childElementCount).toBe(0);
  });

  test('is left out where it is none of the shopper’s business', () => {
    show({ events: [event({ kind: 'CONTACT_CHANGED' })] });
    expect(page.querySelectorAll('[data-events] li')).toHaveLength(0);
  });
});

describe('the payment of an order', () => {
  const payBy = '2026-03-03T10:00:00.000Z';

  test('is asked for as long as the order is kept', () => {
    const text = show({ payment: PAYMENT, payBy });
    expect(['payment', 'paymentText', 'reference'].map(text)).toEqual([
      ...['Pay ₹1,500: UPI', 'Pay us', 'MELA-1001'],
    ]);
    expect(text('payBy')).toMatch(/^It is kept for you until .*2026/);
    expect([find('[data-link="upiUri"]').hidden, find('[data-link="upiUri"]').getAttribute('href')]).toEqual([
      ...[false, 'upi://pay?pa=a@b'],
    ]);
  });

  test.each(['javascript:alert(1)', 'https://pay.example/', null])('opens no %j', (upiUri) => {
    show({ payment: { ...PAYMENT, upiUri } });
    expect(find('[data-link="upiUri"]').hidden).toBe(true);
    expect(find('[data-link="upiUri"]').getAttribute('href')).toBeNull();
  });

  test('on delivery has no reference and no end', () => {
    const text = show({ payment: { ...PAYMENT, method: 'cash_on_delivery' }, payBy });
    expect(['payment', 'reference', 'payBy'].map(text)).toEqual(['Pay ₹1,500: Cash on delivery', null, null]);
  });

  test.each([
    ['of a canceled order', { payment: PAYMENT, payBy, status: 'CANCELED' }],
    ['that is not needed', { payment: null, payBy }],
  ])('%s is asked for no more', (_, changes) => {
    const text = show(changes);
    expect(['payment', 'reference', 'payBy'].map(text)).toEqual([null, null, null]);
    expect(find('[data-link="upiUri"]').hidden).toBe(true);
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1"/></svg>', false],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', true],
    [null, true],
  ])('has the code %j, hidden: %s', (qrSvg, isHidden) => {
    show({ payment: { ...PAYMENT, qrSvg } });
    expect(find('[data-qr]').hidden).toBe(isHidden);
    expect(page.querySelectorAll('[data-qr-code] > *')).toHaveLength(isHidden ? 0 : 1);
  });
});
