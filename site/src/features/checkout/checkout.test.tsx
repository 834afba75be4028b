// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutPaymentProps, PaymentSteps } from '../payment/payment-part.ts';
import type { CheckoutFacts } from './checkout-facts.ts';

const SHOE = 'a'.repeat(24);
const HOUR_MS = 60 * 60_000;
const PLACING = 'Placing your order…';
const rupees = (amount: number) => ({ amount, currency: 'INR' });

const offered = (method: 'cash_on_delivery' | 'upi', title: string, upTo: number) => ({
  ...{ method, title, text: `By ${title}.`, upTo, upToText: `₹${upTo / 100}` },
});
const FACTS: CheckoutFacts = {
  countries: [
    { code: 'IN', name: 'India' },
    { code: 'GB', name: 'United Kingdom' },
    { code: 'AE', name: 'United Arab Emirates' },
  ],
  methods: [offered('cash_on_delivery', 'Cash on delivery', 10_00), offered('upi', 'UPI', 50_00)],
};

/** Renders the page as the server does. */
async function renderPage(): Promise<string> {
  const { CheckoutPage } = await import('./CheckoutPage.tsx');
  const html = renderToString(<CheckoutPage facts={FACTS} />);
  const props = JSON.stringify({ facts: FACTS }).replaceAll("'", '&#39;');
  return `<h1>Checkout</h1><p id="not-started"></p><div data-empty-checkout hidden></div><div data-checkout data-props='${props}'>${html}</div>`;
}
let html = '';

const STANDARD = {
  ...{ id: 'standard', name: 'Standard shipping', price: rupees(0), arrival: null },
  ...{ takesCashOnDelivery: true, isPickup: false, isChosen: true },
};

const cartOf = (change: object = {}) => ({
  lines: [
    {
      ...{ variantId: SHOE, title: 'Shoe', variantTitle: 'Red', path: '/product/shoe' },
      ...{ image: { thumbnailUrl: '/shoe.webp' }, quantity: 2, price: rupees(5_00), total: rupees(10_00) },
      ...{ compareAtPrice: null, available: null, options: [], adjustments: [] },
    },
  ],
  ...{
    changes: [],
    adjustments: [],
    taxes: [],
    isTaxIncluded: true,
    arrival: null,
    freeShippingFrom: null,
    shippingRates: [STANDARD],
  },
  ...{
    subtotal: rupees(10_00),
    discount: rupees(0),
    shipping: rupees(0),
    total: rupees(10_00),
    coupon: null,
  },
  ...change,
});

type Answer = object | Error | Promise<object>;
let carts: Answer[] = [];
let placed: Answer[] = [];
let asked: { input: Record<string, unknown>; key?: string }[] = [];
let replaced: string[] = [];
/** The controller that removes the listeners of the previous test's page. */
let page = new AbortController();

beforeEach(async () => {
  page = new AbortController();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', () => {});
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener as EventListener, { signal: page.signal }),
  );
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 6) });
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  html = await renderPage();
  document.body.innerHTML = html;
  carts = [];
  placed = [];
  asked = [];
  replaced = [];
  localStorage.setItem(
    'cart',
    JSON.stringify({ lines: [{ variantId: SHOE, quantity: 2, price: 5_00, at: 1 }] }),
  );
  const locks = { request: (_: string, work: () => unknown) => work() };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as LockManager);
  vi.spyOn(location, 'replace').mockImplementation((address) => void replaced.push(String(address)));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body);
    asked.push(variables);
    const answer = await (variables.key ? placed.shift() : (carts.shift() ?? cartOf()));
    if (answer instanceof Error) throw answer;
    const headers = answer && 'retryAfter' in answer ? { 'retry-after': String(answer.retryAfter) } : {};
    return new Response(JSON.stringify(variables.key ? answer : { data: { cart: answer } }), { headers });
  });
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement & HTMLInputElement;
const text = (selector: string) => find(selector).textContent;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLElement;
const totals = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.order-totals > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    ),
  );
const labelOf = (name: string) => text(`label[for="${name.replace('.', '-')}"]`);
const couponText = () => text('.coupon [role="status"]');
const settled = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = async () => {
  act(() => void find('#checkout').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await settled();
};
function fill(name: string, value: string): void {
  type(name, value);
  act(() => void find(`[name="${name}"]`).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}
function type(name: string, value: string): void {
  const control = find(`[name="${name}"]`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  act(() => {
    set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
function choose(selector: string, isChecked = true): void {
  if (find(selector).checked !== isChecked) act(() => find(selector).click());
}
function fillAll(): void {
  fill('email', 'asha@example.com');
  fill('phone', '98220 12345');
  fill('shippingAddress.name', 'Asha Rao');
  fill('shippingAddress.line1', '12 MG Road');
  fill('shippingAddress.postalCode', '560001');
  fill('shippingAddress.city', 'Bengaluru');
}
async function open(): Promise<void> {
  await act(async () => void (await import('./start-checkout.tsx')));
  await settled();
}
async function openFilled(): Promise<void> {
  await open();
  fillAll();
}
const orders = () => asked.filter(({ key }) => key);
const error = (code: string, extensions: object = {}, message = 'No.') => ({
  errors: [{ message, extensions: { code, ...extensions } }],
});
const order = (token = 'tok/1') => ({ data: { placeOrder: { token } } });
const stored = () => JSON.parse(localStorage.getItem('checkout') ?? 'null');

test('the page calculates the cart and reports that it has started', async () => {
  carts = [
    cartOf({
      discount: rupees(1_00),
      shipping: rupees(50),
      taxes: [{ kind: 'TAX', rate: 5, amount: rupees(50) }],
      arrival: { from: '2026-03-04T00:00:00.000Z', until: '2026-03-04T00:00:00.000Z' },
    }),
  ];
  await open();
  const line = [...find('.order-line').querySelectorAll('a, p, b')].map(({ textContent }) => textContent);
  expect(line).toEqual(['Shoe', 'Red', '2 × ₹5', '₹10']);
  expect(find('.order-line a').getAttribute('href')).toBe('/product/shoe');
  expect(find('.order-line img').getAttribute('src')).toBe('/shoe.webp');
  expect(totals()).toEqual({ Subtotal: '₹10', Discount: '−₹1', Shipping: '₹0.50', Total: '₹10' });
  expect(text('.order-totals__taxes')).toBe('Includes Tax\u00a05%\u00a0₹0.50');
  expect(text('.review__arrival')).toMatch(/^Arrives by Wed,? 4 March$/);
  expect(text('.review__toggle')).toBe('Order summary (2)₹10');
  expect([find('[data-empty-checkout]').hidden, find('[data-changes]')]).toEqual([true, null]);
  expect(find('[data-checkout]').dataset['started']).toBe('');
  expect([
    find('#not-started'),
    find('[data-place]').getAttribute('aria-busy'),
    text('[data-status]'),
  ]).toEqual([null, null, '']);
});

describe('an invalid input', () => {
  test('is listed above the fields and beside them, and nothing is sent', async () => {
    await openFilled();
    fill('email', 'asha');
    fill('shippingAddress.city', '');
    fill('note', 'x'.repeat(1_001));
    await press();
    expect(orders()).toEqual([]);
    expect(text('.checkout__errors h2')).toBe('There are 3 problems');
    expect(
      [...document.querySelectorAll('.checkout__errors a')].map((link) => link.getAttribute('href')),
    ).toEqual([...['#email', '#shippingAddress-city', '#note']]);
    expect(document.activeElement).toBe(find('.checkout__errors'));
    expect((find('.checkout__more') as unknown as HTMLDetailsElement).open).toBe(true);
    fill('email', 'asha@example.com');
    expect(text('#email-error')).toBe('');
    expect(text('#shippingAddress-city-error')).toBe('Town or city is required');
  });

  test('shows its error once the field is left, and removes it while typing', async () => {
    await open();
    type('email', 'asha');
    expect(text('#email-error')).toBe('');
    fill('email', 'asha');
    expect(text('#email-error')).toBe('Enter a valid email address');
    expect(find('[name="email"]').getAttribute('aria-describedby')).toBe('email-error');
    type('email', 'asha@example.com');
    expect(text('#email-error')).toBe('');
    expect(find('[name="email"]').getAttribute('aria-invalid')).toBeNull();
    expect(text('#phone-error')).toBe('');
  });
});

describe('the fields', () => {
  test('a PIN selects its state, and the destination is requested after the last key', async () => {
    await open();
    asked = [];
    fill('shippingAddress.postalCode', '560001');
    expect(find('[name="shippingAddress.region"]').value).toBe('KA');
    await settled(399);
    expect(asked).toEqual([]);
    await settled(1);
    expect(asked.map(({ input }) => input['destination'])).toEqual([
      { country: 'IN', region: 'KA', postalCode: '560001' },
    ]);
  });

  test('a state that does not match the PIN has an error until it does', async () => {
    await openFilled();
    fill('shippingAddress.postalCode', '400050');
    fill('shippingAddress.region', 'KA');
    expect(text('#shippingAddress-region-error')).toMatch(/^PIN code 400050 is in .*, not in /);
    fill('shippingAddress.postalCode', '560001');
    expect(text('#shippingAddress-region-error')).toBe('');
    expect(find('[name="shippingAddress.region"]').value).toBe('KA');
  });

  test('without a state in India the destination is unknown', async () => {
    await open();
    expect(asked[0]?.input['destination']).toBeNull();
  });

  test('an invalid postcode is left out of the destination', async () => {
    await open();
    fill('shippingAddress.postalCode', '56');
    fill('shippingAddress.region', 'KA');
    await settled(400);
    expect(asked.at(-1)?.input['destination']).toEqual({ country: 'IN', region: 'KA', postalCode: null });
  });

  test('another country has its own labels and a free region', async () => {
    await open();
    expect([labelOf('shippingAddress.postalCode'), labelOf('shippingAddress.region')]).toEqual([
      ...['PIN code', 'State'],
    ]);
    fill('shippingAddress.country', 'GB');
    expect(find('[name="shippingAddress.region"]').tagName).toBe('INPUT');
    expect([labelOf('shippingAddress.postalCode'), labelOf('shippingAddress.region')]).toEqual([
      ...['Postcode', 'State or region (optional)'],
    ]);
    await settled(400);
    expect(asked.at(-1)?.input['destination']).toMatchObject({ country: 'GB', postalCode: null });
  });

  test('the billing address has fields while it differs', async () => {
    await open();
    const city = () => find('[name="billingAddress.city"]');
    expect(city()).toBeNull();
    choose('[name="isBilledThere"]', false);
    expect(city().autocomplete).toBe('billing address-level2');
    choose('[name="isBilledThere"]');
    expect(city()).toBeNull();
  });

  test('the input is restored after a reload', async () => {
    await openFilled();
    choose('[name="isBilledThere"]', false);
    fill('billingAddress.city', 'Pune');
    vi.resetModules();
    document.body.innerHTML = html;
    await open();
    expect([find('[name="email"]').value, find('[name="billingAddress.city"]').value]).toEqual([
      ...['asha@example.com', 'Pune'],
    ]);
  });

  test('cash on delivery needs a telephone number', async () => {
    await openFilled();
    expect([find('[name="phone"]').required, labelOf('phone')]).toEqual([true, 'Phone']);
    fill('phone', '');
    expect(text('#phone-error')).toBe('Enter a phone number for cash on delivery');
    choose('[value="upi"]');
    expect([find('[name="phone"]').required, labelOf('phone')]).toEqual([false, 'Phone (optional)']);
    expect(text('#phone-error')).toBe('');
  });
});

const overLimit = () => find('[data-payment] [role="alert"]');

describe('payment methods', () => {
  const state = () =>
    ['[value="cash_on_delivery"]', '[value="upi"]'].map((selector) => {
      const { disabled, checked } = find(selector);
      return `${disabled ? 'off' : 'on'}${checked ? ' chosen' : ''}`;
    });

  test.each([
    [10_00, ['on chosen', 'on'], true, false],
    [10_01, ['off', 'on chosen'], true, false],
    [50_01, ['off', 'off'], false, false],
    [0, ['off', 'off'], true, true],
  ])('for a total of %d they are %j', async (total, states, isWithin, isFree) => {
    carts = [cartOf({ total: rupees(total) })];
    await open();
    expect(state()).toEqual(states);
    expect([overLimit() === null, find('[data-payment]').hidden]).toEqual([isWithin, isFree]);
    await openFilled();
    await press();
    expect(text('#paymentMethod-error')).toBe(
      isWithin ? '' : 'No payment method is available for this total',
    );
  });

  test('the choice stays while the method accepts the total', async () => {
    carts = [cartOf(), cartOf({ total: rupees(9_00) })];
    await open();
    choose('[value="upi"]');
    await settled(400);
    expect(state()).toEqual(['on', 'on chosen']);
  });
});

describe('shipping rates', () => {
  const rate = (id: string, amount: number, more: object = {}) => ({
    ...{ ...STANDARD, id, name: id, price: rupees(amount), isChosen: false },
    ...more,
  });
  const [slow, fast] = [rate('slow', 50_00, { isChosen: true }), rate('fast', 90_00)];
  const chooseFast = [
    { ...slow, isChosen: false },
    { ...fast, isChosen: true },
  ];
  const section = () => find('[data-shipping-choice]');
  const rates = () =>
    [...section().querySelectorAll('label')].map((label) =>
      label.textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
  const checked = () => section().querySelector<HTMLInputElement>(':checked')?.value;
  const note = () => (find('[data-shipping-note]').hidden ? '' : text('[data-shipping-note]'));

  test('are hidden if there is no choice', async () => {
    await open();
    expect([section().hidden, note()]).toEqual([true, '']);
  });

  test('show price, arrival and cash on delivery, and the chosen one is ordered', async () => {
    const arrival = { from: '2026-03-05', until: '2026-03-05' };
    const shown = [
      slow,
      { ...fast, arrival, takesCashOnDelivery: false },
      rate('shop', 0, { isPickup: true }),
    ];
    carts = [cartOf({ shippingRates: shown })];
    await openFilled();
    expect(section().hidden).toBe(false);
    expect(rates()).toEqual([
      'slow₹50',
      'fastArrives by Thu, 5 March · No cash on delivery₹90',
      'shopPick up your order yourselfFree',
    ]);
    expect(checked()).toBe('slow');
    const box = section().querySelectorAll('input')[1] as HTMLInputElement;
    carts = [
      cartOf({
        shippingRates: [slow, fast].map((one) => ({ ...one, isChosen: one === fast })),
        total: rupees(49_00),
      }),
    ];
    box.focus();
    choose('[value="fast"]');
    await settled();
    expect(asked.at(-1)?.input['shippingRate']).toBe('fast');
    expect(checked()).toBe('fast');
    choose('[value="upi"]');
    placed = [order()];
    await press();
    expect(orders()[0]?.input).toMatchObject({ shippingRate: 'fast', total: 49_00 });
  });

  test('are requested again after a reload as they were chosen, and not without a choice', async () => {
    carts = [cartOf({ shippingRates: [slow, fast] }), cartOf({ shippingRates: chooseFast })];
    await openFilled();
    const reload = async () => {
      document.body.innerHTML = html;
      vi.resetModules();
      asked = [];
      await open();
    };
    carts = [cartOf({ shippingRates: [slow, fast] })];
    await reload();
    expect(asked[0]?.input['shippingRate']).toBe(null);
    carts = [cartOf({ shippingRates: chooseFast })];
    choose('[value="fast"]');
    await settled();
    carts = [cartOf({ shippingRates: chooseFast })];
    await reload();
    expect([asked[0]?.input['shippingRate'], checked(), note()]).toEqual(['fast', 'fast', '']);
    carts = [slow, slow].map((left) => cartOf({ shippingRates: [left] }));
    await reload();
    expect([checked(), note()]).toEqual(['slow', expect.stringMatching(/no longer available/)]);
  });

  test('keep their elements and the focus while they are unchanged', async () => {
    carts = [cartOf({ shippingRates: [slow, fast] })];
    await openFilled();
    const box = find('[value="fast"]');
    carts = [cartOf({ shippingRates: chooseFast })];
    box.focus();
    choose('[value="fast"]');
    await settled();
    expect([find('[value="fast"]') === box, document.activeElement === box, box.checked]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('report that the chosen one is gone, in the cart or in a conflict, and which one replaces it', async () => {
    carts = [cartOf({ shippingRates: [slow, fast] }), cartOf({ shippingRates: chooseFast })];
    await openFilled();
    choose('[value="fast"]');
    await settled();
    const left = [slow, rate('other', 70_00)];
    const change = { kind: 'SHIPPING', variantId: null, before: null, after: rupees(40_00), available: null };
    const cart = cartOf({ shippingRates: left, changes: [change], total: rupees(40_00) });
    placed = [error('CONFLICT', { cart })];
    await press();
    expect(note()).toBe(
      'The shipping option that you chose is no longer available. Please check the new choice.',
    );
    expect([checked(), text('[data-changes] li')]).toEqual(['slow', 'The total is now ₹40']);
    carts = [cartOf({ shippingRates: left })];
    placed = [order()];
    await press();
    expect(orders()[1]?.input).toMatchObject({ shippingRate: 'slow', total: 40_00 });
  });

  test('report that the shop does not deliver there', async () => {
    carts = [cartOf({ shippingRates: [] })];
    await open();
    expect([section().hidden, totals()['Shipping']]).toEqual([true, '–']);
    carts = [cartOf({ shippingRates: [] })];
    fillAll();
    await settled(1_000);
    expect([section().hidden, note()]).toEqual([false, 'We do not deliver this order to this address.']);
    carts = [cartOf()];
    fill('shippingAddress.postalCode', '560002');
    await settled(1_000);
    expect([section().hidden, note()]).toEqual([true, '']);
  });

  test('without cash on delivery keep the other payment methods', async () => {
    carts = [cartOf({ shippingRates: [{ ...STANDARD, takesCashOnDelivery: false }] })];
    await open();
    expect([find('[value="cash_on_delivery"]').disabled, find('[value="upi"]').checked]).toEqual([
      true,
      true,
    ]);
    expect(text('[data-payment] [role="status"]')).toMatch(/^Cash on delivery is not available/);
    expect(overLimit()).toBeNull();
  });
});

describe('placing', () => {
  test('sends the displayed order once, and opens the order page', async () => {
    const answer = Promise.withResolvers<object>();
    placed = [answer.promise];
    await openFilled();
    find('[name="email"]').focus();
    await press();
    expect([
      find('[data-fields]').inert,
      find('[data-place]').getAttribute('aria-disabled'),
      text('[data-status]'),
    ]).toEqual([...[true, 'true', PLACING]]);
    expect(document.activeElement).toBe(find('[data-place]'));
    await press();
    act(() => void dispatchEvent(new Event('online')));
    await settled(1_000);
    expect(asked.filter(({ key }) => !key)).toHaveLength(1);
    expect(stored().isOpen).toBe(true);
    answer.resolve(order());
    await settled();
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(orders()[0]?.input).toMatchObject({
      lines: [{ variantId: SHOE, quantity: 2, price: 5_00 }],
      email: 'asha@example.com',
      paymentMethod: 'cash_on_delivery',
      total: 10_00,
      currency: 'INR',
    });
    expect([replaced, text('[data-status]')]).toEqual([['/order/tok%2F1'], 'Your order is placed.']);
    expect(JSON.parse(localStorage.getItem('cart') ?? '{}').lines).toEqual([]);
    expect([stored(), sessionStorage.getItem('checkout-fields')]).toEqual([null, null]);
  });

  const SAVE10 = { code: 'SAVE10', label: 'SAVE10', discount: rupees(1_00) };
  const storeCode = () => localStorage.setItem('coupon', JSON.stringify({ codes: ['save10'] }));

  test('a code is sent with cart and order, and forgotten once the order is placed', async () => {
    storeCode();
    carts = [cartOf({ coupon: SAVE10, discount: rupees(1_00), total: rupees(9_00) })];
    placed = [order()];
    await openFilled();
    expect([asked[0]?.input['coupon'], couponText()]).toEqual([...['save10', 'SAVE10 is applied: −₹1']]);
    await press();
    expect(orders()[0]?.input).toMatchObject({ coupon: 'SAVE10', total: 9_00 });
    expect(JSON.parse(localStorage.getItem('coupon') ?? '{}').codes).toEqual([]);
  });

  test('a code that is used up meanwhile is reported, and the next press orders without it', async () => {
    storeCode();
    const message = 'This discount code has been used up.';
    const change = { kind: 'COUPON', variantId: null, before: null, after: null, available: null, message };
    carts = [cartOf({ coupon: SAVE10, total: rupees(9_00) })];
    placed = [error('CONFLICT', { cart: cartOf({ changes: [change] }) }), order()];
    await openFilled();
    await press();
    expect([text('[data-changes] li'), couponText()]).toEqual([message, message]);
    await press();
    expect(orders()[1]?.input).toMatchObject({ total: 10_00 });
    expect(orders()[1]?.input).not.toHaveProperty('coupon');
  });

  test('a cart that another tab has changed meanwhile is not ordered', async () => {
    await openFilled();
    localStorage.setItem(
      'cart',
      JSON.stringify({ lines: [{ variantId: SHOE, quantity: 3, price: 5_00, at: 1 }] }),
    );
    await press();
    expect(orders()).toEqual([]);
    expect(text('[data-status]')).toBe(
      'Your cart has changed in another tab. Review your order, then press Place order again.',
    );
    expect([find('[data-fields]').inert, find('[data-place]').getAttribute('aria-disabled')]).toEqual([
      false,
      'false',
    ]);
  });

  test('a rejected field shows its error', async () => {
    placed = [error('BAD_USER_INPUT', { fieldErrors: { phone: 'This telephone number does not exist' } })];
    await openFilled();
    await press();
    expect(text('#phone-error')).toBe('This telephone number does not exist');
    expect([text('[data-status]'), stored(), find('[data-fields]').inert]).toEqual(['', null, false]);
  });

  test('an error without fields is listed', async () => {
    placed = [error('FORBIDDEN', {}, 'Not from here.')];
    await openFilled();
    await press();
    expect([text('.checkout__errors h2'), text('.checkout__errors li')]).toEqual([
      ...['There is a problem', 'Not from here.'],
    ]);
  });

  test('a changed cart is shown, and the changes get the focus', async () => {
    const changes = [{ kind: 'GONE', variantId: SHOE, before: null, after: null, available: null }];
    placed = [error('CONFLICT', { cart: cartOf({ total: rupees(20_00), changes }) })];
    await openFilled();
    await press();
    expect([totals()['Total'], find('[data-changes]') !== null]).toEqual(['₹20', true]);
    expect(text('[data-changes] li')).toBe(
      'Shoe, Red is no longer available and was removed from your order',
    );
    expect(text('[data-status]')).toBe('Your order has changed. Review it, then press Place order again.');
    expect(document.activeElement).toBe(find('[data-changes]'));
    expect(asked.filter(({ key }) => !key)).toHaveLength(1);
    // Nothing of the shopper stays in the browser.
    expect(JSON.stringify({ ...localStorage })).not.toContain('asha@example.com');
  });

  test('a changed cart is ordered at its new total under a new key after the shopper agrees', async () => {
    const HAT = 'b'.repeat(24);
    const both = [SHOE, HAT].map((variantId) => ({ variantId, quantity: 2, price: 5_00, at: 1 }));
    localStorage.setItem('cart', JSON.stringify({ lines: both }));
    const changes = [{ kind: 'GONE', variantId: HAT, before: null, after: null, available: null }];
    placed = [error('CONFLICT', { cart: cartOf({ total: rupees(12_00), changes }) }), order()];
    await openFilled();
    await press();
    await press();
    expect(orders().map(({ input }) => input['total'])).toEqual([10_00, 12_00]);
    expect(orders()[1]?.input['lines']).toEqual([{ variantId: SHOE, quantity: 2, price: 5_00 }]);
    expect(orders()[0]?.key).not.toBe(orders()[1]?.key);
    expect(replaced).toEqual(['/order/tok%2F1']);
    // Items that are no longer for sale have left the cart, too.
    expect(JSON.parse(localStorage.getItem('cart') ?? '{}').lines).toEqual([]);
  });

  test('a changed cart that cannot be read is requested again', async () => {
    placed = [error('CONFLICT', { cart: {} })];
    await openFilled();
    await press();
    expect(asked.filter(({ key }) => !key)).toHaveLength(2);
  });

  test('a key that was used with other input is explained', async () => {
    placed = [error('CONFLICT', { fieldErrors: { idempotencyKey: 'Used.' } })];
    await openFilled();
    await press();
    expect(text('.checkout__errors li')).toMatch(/^You have already sent another order from this browser/);
  });

  test('a shop that is paused for long says when to try again', async () => {
    placed = [
      error('INTERNAL', {}, 'Something broke.'),
      error('INTERNAL'),
      error('INTERNAL', {}, 'Something broke.'),
    ];
    await openFilled();
    await press();
    await settled(6_000);
    expect(orders()).toHaveLength(3);
    expect(text('[data-status]')).toBe(
      'Something broke. Try again in a moment. We keep what you have entered.',
    );
  });

  test('a shop that is busy for minutes says for how many, and the next press uses the same key', async () => {
    placed = [{ ...error('UNAVAILABLE'), retryAfter: 540 }, order()];
    await openFilled();
    await press();
    expect(text('[data-status]')).toContain('Try again in 9 minutes.');
    expect(find('[name="email"]').value).toBe('asha@example.com');
    await press();
    expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
    expect(replaced).toHaveLength(1);
  });

  test('a lost response is requested again under the same key, at once on the shopper’s request', async () => {
    placed = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), order()];
    await openFilled();
    await press();
    expect(text('[data-status]')).toMatch(/^We cannot reach the shop/);
    button('Try now').focus();
    act(() => button('Try now').click());
    await settled();
    expect(orders()).toHaveLength(2);
    expect(button('Try now')).toBeDefined();
    act(() => void dispatchEvent(new Event('online')));
    await settled();
    expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
    expect([replaced.length, button('Try now')]).toEqual([1, undefined]);
    expect(document.activeElement).toBe(find('[data-place]'));
  });
});

let toldSteps: PaymentSteps = {};
function Part({ total, setSteps }: CheckoutPaymentProps) {
  useEffect(() => setSteps(toldSteps), [setSteps]);
  return <i className="part">{total.amount}</i>;
}

describe('the component of a payment method', () => {
  /** Gives UPI a component that registers these steps. */
  async function withPart(steps: PaymentSteps): Promise<void> {
    vi.resetModules();
    const { PAYMENT_METHOD_VIEWS } = await import('../payment/payment-methods.ts');
    toldSteps = steps;
    PAYMENT_METHOD_VIEWS.upi.loadCheckoutPart = async () => Part;
  }

  test('is shown when the method is chosen, and can stop an order with a message', async () => {
    const check = vi.fn().mockResolvedValueOnce('Your card number is incomplete').mockResolvedValue(null);
    const pay = vi.fn().mockResolvedValue(undefined);
    await withPart({ check, pay });
    placed = [order('tok')];
    await openFilled();
    expect(find('.part')).toBeNull();
    choose('[value="upi"]');
    await settled();
    expect(text('.part')).toBe('1000');
    await press();
    expect([orders(), text('.checkout__errors li')]).toEqual([[], 'Your card number is incomplete']);
    await press();
    await settled();
    expect(pay).toHaveBeenCalledExactlyOnceWith({ token: 'tok' });
    expect(replaced).toEqual(['/order/tok']);
  });

  test('has no effect once another method is chosen', async () => {
    const check = vi.fn().mockResolvedValue('No.');
    await withPart({ check, pay: () => Promise.reject(new Error('Declined')) });
    placed = [order('tok')];
    await openFilled();
    choose('[value="upi"]');
    await settled();
    choose('[value="cash_on_delivery"]');
    await press();
    expect([check.mock.calls.length, replaced]).toEqual([0, ['/order/tok']]);
  });

  test('opens the order page even if it cannot pay', async () => {
    await withPart({ pay: () => Promise.reject(new Error('Declined')) });
    placed = [order('tok')];
    await openFilled();
    choose('[value="upi"]');
    await settled();
    await press();
    expect(replaced).toEqual(['/order/tok']);
  });
});

describe('a press before the order is calculated', () => {
  test('waits, and then places the order once', async () => {
    const answer = Promise.withResolvers<object>();
    carts = [answer.promise];
    placed = [order()];
    await openFilled();
    await press();
    await press();
    expect([find('[data-place]').getAttribute('aria-busy'), text('[data-status]'), orders()]).toEqual([
      'true',
      PLACING,
      [],
    ]);
    answer.resolve(cartOf());
    await settled();
    expect([orders().length, replaced.length, find('[data-place]').getAttribute('aria-busy')]).toEqual([
      1,
      1,
      null,
    ]);
  });

  test('is given up after 20 seconds, and later failures do not remove that message', async () => {
    carts = Array.from({ length: 9 }, () => new TypeError('Failed to fetch'));
    await openFilled();
    expect(text('[data-status]')).toMatch(/^We cannot calculate your order/);
    await press();
    await settled(19_999);
    expect(text('[data-status]')).toBe(PLACING);
    await settled(1);
    expect(text('[data-status]')).toMatch(
      /^Your order was not placed, because we could not calculate its total/,
    );
    expect(find('[data-place]').getAttribute('aria-busy')).toBeNull();
    await settled(5_000);
    expect(text('[data-status]')).toMatch(
      /^Your order was not placed, because we could not calculate its total/,
    );
    expect(orders()).toEqual([]);
  });

  test('runs when the script has loaded', async () => {
    find('[data-checkout]').dataset['pressed'] = '';
    find('[data-place]').setAttribute('aria-busy', 'true');
    find('[data-status]').textContent = PLACING;
    placed = [order()];
    sessionStorage.clear();
    await open();
    expect([find('[data-checkout]').dataset['pressed'], text('.checkout__errors h2')]).toEqual([
      undefined,
      expect.stringMatching(/^There are \d+ problems$/),
    ]);
  });

  test('with an empty cart places nothing', async () => {
    carts = [cartOf({ lines: [] })];
    await openFilled();
    await press();
    expect([orders(), find('.checkout__errors')]).toEqual([[], null]);
  });
});

describe('an attempt that was left open', () => {
  const leave = (agoMs: number) => {
    const attempt = { key: 'k'.repeat(32), input: { email: 'a' }, isOpen: true, at: Date.now() - agoMs };
    localStorage.setItem(
      'checkout',
      JSON.stringify({ ...attempt, cart: [{ variantId: SHOE, quantity: 2 }] }),
    );
  };

  test('within the last hour is sent again automatically', async () => {
    leave(HOUR_MS - 1);
    placed = [order('tok')];
    await open();
    expect([orders().map(({ key }) => key), replaced]).toEqual([['k'.repeat(32)], ['/order/tok']]);
  });

  test('longer ago needs the shopper’s decision first, whatever is pressed', async () => {
    leave(HOUR_MS);
    await openFilled();
    expect(text('[data-stale]')).toMatch(/^You sent an order on 2 March 2026/);
    await press();
    expect([orders(), document.activeElement]).toEqual([[], find('[data-stale]')]);
  });

  test('is sent on the shopper’s request', async () => {
    leave(HOUR_MS);
    placed = [order('tok')];
    await open();
    act(() => button('Send again').click());
    await settled();
    expect([find('[data-stale]'), replaced]).toEqual([null, ['/order/tok']]);
  });

  test('is forgotten on the shopper’s request, and the next press orders', async () => {
    leave(HOUR_MS);
    placed = [order('tok')];
    await openFilled();
    button('Discard it').focus();
    act(() => button('Discard it').click());
    expect([stored(), document.activeElement]).toEqual([null, find('[data-place]')]);
    await press();
    expect(orders()[0]?.key).not.toBe('k'.repeat(32));
  });
});

test('a pre-rendered page starts when it is opened', async () => {
  Object.assign(document, { prerendering: true });
  await open();
  expect(asked).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await settled();
  expect(asked).toHaveLength(1);
  Object.assign(document, { prerendering: false });
});
