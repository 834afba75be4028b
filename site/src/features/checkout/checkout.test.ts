// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SHOE = 'a'.repeat(24);
const HOUR_MS = 60 * 60_000;
const PLACING = 'Placing your order…';
const rupees = (amount: number) => ({ amount, currency: 'INR' });

const field = (name: string, control = `<input id="${name.replace('.', '-')}" name="${name}">`) =>
  `<div class="field"><label><span data-label></span>${name === 'phone' ? '<small data-optional>(optional)</small>' : ''}</label>
  ${control}<p id="${name.replace('.', '-')}-error"></p></div>`;
const select = (name: string, values: string[]) =>
  `<span class="select"><select id="${name.replace('.', '-')}" name="${name}">${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></span>`;
const address = (of: string) => `<div data-address="${of}">${field(`${of}.name`)}
  ${field(`${of}.country`, select(`${of}.country`, ['IN', 'GB']))}${field(`${of}.line1`)}${field(`${of}.postalCode`)}${field(`${of}.city`)}
  ${field(
    `${of}.region`,
    `${select(`${of}.region`, ['', 'KA', 'MH'])}<template data-other-region><input id="${of}-region" name="${of}.region"></template>`,
  )}</div>`;
const method = (value: string, more: string) =>
  `<input type="radio" name="paymentMethod" value="${value}" ${more}>`;
const PAGE = `<h1>Checkout</h1><p id="not-started"></p><div data-empty-checkout hidden></div>
<form data-checkout hidden>
  <div data-fields>
    <section data-errors tabindex="-1" hidden><h2 data-text="title"></h2><ul data-error-list><template><li><a data-link="link" data-text="text"></a></li></template></ul></section>
    ${field('email')}${field('phone')}${address('shippingAddress')}
    <input type="checkbox" name="isBilledThere" checked><div data-billing></div>
    <template data-billing-template>${address('billingAddress')}</template>
    <section data-shipping-choice hidden><p data-shipping-note hidden></p><div data-rates><template><label><input type="radio" name="shippingRate">
      <b data-text="rate"></b><i data-text="rateDetail"></i></label></template></div><input type="hidden" name="chosenRate"></section>
    <section data-payment>${method('cash_on_delivery', 'id="paymentMethod" checked data-up-to="1000"')}${method('upi', 'data-up-to="5000"')}
      <p data-over-limit hidden>Too much</p><p data-no-cash hidden>No cash</p><p id="paymentMethod-error"></p></section>
    <details data-more>${field('note')}${field('gstin')}</details>
  </div>
  <section data-review aria-busy="true">
    <div data-changes tabindex="-1" hidden><ul data-change-list><template><li data-text="text"></li></template></ul></div>
    <ul data-lines><template><li><img data-image="image" hidden><a data-link="path" data-text="title"></a><i data-text="variantTitle"></i>
      <i data-text="quantity"></i><i data-text="price"></i><i data-text="note"></i><i data-text="lineTotal"></i></li></template></ul>
    <div data-coupon><input name="coupon" form="coupon-form"><span data-text="coupon"></span>
      <button type="button" data-remove-coupon hidden></button></div>
    <i data-text="subtotal"></i><i data-text="discount"></i><i data-text="shipping"></i><i data-text="total"></i><i data-text="taxes"></i><i data-text="arrival"></i>
    <div data-stale tabindex="-1" hidden><span data-stale-time></span><button type="button" data-resume></button><button type="button" data-discard></button></div>
    <button data-place aria-busy="true"></button><p data-status></p><button type="button" data-try-now hidden></button>
  </section>
</form><form id="coupon-form"></form>`;

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
/** Ends what the page of the test before listens to. */
let page = new AbortController();

beforeEach(() => {
  page = new AbortController();
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener as EventListener, { signal: page.signal }),
  );
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 6) });
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = PAGE;
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
const settled = () => vi.advanceTimersByTimeAsync(0);
const press = async () => {
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
};
function fill(name: string, value: string): void {
  const control = find(`[name="${name}"]`);
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
function choose(selector: string, isChecked = true): void {
  find(selector).checked = isChecked;
  for (const type of ['input', 'change']) find(selector).dispatchEvent(new Event(type, { bubbles: true }));
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
  await import('./checkout.ts');
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

test('the page adds up the cart and says that it has started', async () => {
  carts = [
    cartOf({
      discount: rupees(1_00),
      shipping: rupees(50),
      taxes: [{ kind: 'TAX', rate: 5, amount: rupees(50) }],
      arrival: { from: '2026-03-04T00:00:00.000Z', until: '2026-03-04T00:00:00.000Z' },
    }),
  ];
  await open();
  const shown = ['title', 'variantTitle', 'quantity', 'price', 'note', 'lineTotal'].map((name) =>
    text(`[data-text="${name}"]:not(h2)`),
  );
  expect(text('[data-lines] [data-text="title"]')).toBe('Shoe');
  expect(shown.slice(1)).toEqual(['Red', '2', '₹5', '', '₹10']);
  expect(find('[data-lines] a').getAttribute('href')).toBe('/product/shoe');
  expect(find('[data-lines] img').getAttribute('src')).toBe('/shoe.webp');
  expect(['subtotal', 'discount', 'shipping', 'total'].map((name) => text(`[data-text="${name}"]`))).toEqual([
    ...['₹10', '−₹1', '₹0.50', '₹10'],
  ]);
  expect(text('[data-text="taxes"]')).toBe('Taxes in it: Tax\u00a05%\u00a0₹0.50');
  expect(text('[data-text="arrival"]')).toMatch(/^Arrives by Wed,? 4 March$/);
  expect([find('form').hidden, find('[data-changes]').hidden]).toEqual([false, true]);
  expect(find('form').dataset['started']).toBe('');
  expect([find('#not-started'), find('[data-place]').ariaBusy, text('[data-status]')]).toEqual([
    null,
    null,
    '',
  ]);
});

describe('what is wrong', () => {
  test('is listed before the fields and told beside them, and nothing is sent', async () => {
    await openFilled();
    fill('email', 'asha');
    fill('shippingAddress.city', '');
    fill('note', 'x'.repeat(1_001));
    await press();
    expect(orders()).toEqual([]);
    expect(text('[data-errors] h2')).toBe('There are 3 problems');
    expect(
      [...document.querySelectorAll('[data-error-list] a')].map((link) => link.getAttribute('href')),
    ).toEqual([...['#email', '#shippingAddress-city', '#note']]);
    expect(document.activeElement).toBe(find('[data-errors]'));
    expect((find('[data-more]') as unknown as HTMLDetailsElement).open).toBe(true);
    fill('email', 'asha@example.com');
    expect(text('#email-error')).toBe('');
    expect(text('#shippingAddress-city-error')).toBe('Town or city is required');
  });

  test('with a field is told once it is left, and taken back as it is typed', async () => {
    await open();
    find('[name="email"]').value = 'asha';
    find('[name="email"]').dispatchEvent(new Event('input', { bubbles: true }));
    expect(text('#email-error')).toBe('');
    find('[name="email"]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(text('#email-error')).toBe('This is no email address');
    find('[name="email"]').value = 'asha@example.com';
    find('[name="email"]').dispatchEvent(new Event('input', { bubbles: true }));
    expect(text('#email-error')).toBe('');
    expect(text('#phone-error')).toBe('');
  });
});

describe('the fields', () => {
  test('a PIN chooses its state, and the destination is asked about after the last key', async () => {
    await open();
    asked = [];
    fill('shippingAddress.postalCode', '560001');
    expect(find('[name="shippingAddress.region"]').value).toBe('KA');
    await vi.advanceTimersByTimeAsync(399);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ input }) => input['destination'])).toEqual([
      { country: 'IN', region: 'KA', postalCode: '560001' },
    ]);
  });

  test('a state that the PIN is not in has its message until the PIN is in it', async () => {
    await openFilled();
    fill('shippingAddress.postalCode', '400050');
    fill('shippingAddress.region', 'KA');
    expect(text('#shippingAddress-region-error')).toMatch(/^PIN code 400050 is in .*, not in /);
    fill('shippingAddress.postalCode', '560001');
    expect(text('#shippingAddress-region-error')).toBe('');
    expect(find('[name="shippingAddress.region"]').value).toBe('KA');
  });

  test('without a state in India the destination is not known', async () => {
    await open();
    expect(asked[0]?.input['destination']).toBeNull();
  });

  test('a postcode that cannot be is left out of the destination', async () => {
    await open();
    fill('shippingAddress.postalCode', '56');
    fill('shippingAddress.region', 'KA');
    await vi.advanceTimersByTimeAsync(400);
    expect(asked.at(-1)?.input['destination']).toEqual({ country: 'IN', region: 'KA', postalCode: null });
  });

  test('another country has its own words and a free region', async () => {
    await open();
    expect(text('[data-address] .field:has([name$="postalCode"]) [data-label]')).toBe('PIN code');
    fill('shippingAddress.country', 'GB');
    expect(find('[name="shippingAddress.region"]').tagName).toBe('INPUT');
    expect(text('[data-address] .field:has([name$="postalCode"]) [data-label]')).toBe('Postcode');
    await vi.advanceTimersByTimeAsync(400);
    expect(asked.at(-1)?.input['destination']).toMatchObject({ country: 'GB', postalCode: null });
  });

  test('the billing address has fields while it is another', async () => {
    await open();
    expect(find('[data-billing]').childElementCount).toBe(0);
    choose('[name="isBilledThere"]', false);
    expect(find('[data-billing] [data-address]').dataset['address']).toBe('billingAddress');
    choose('[name="isBilledThere"]', false);
    expect(find('[data-billing]').childElementCount).toBe(1);
    choose('[name="isBilledThere"]');
    expect(find('[data-billing]').childElementCount).toBe(0);
  });

  test('they come back after a reload', async () => {
    await openFilled();
    choose('[name="isBilledThere"]', false);
    fill('billingAddress.city', 'Pune');
    vi.resetModules();
    document.body.innerHTML = PAGE;
    await open();
    expect([find('[name="email"]').value, find('[name="billingAddress.city"]').value]).toEqual([
      ...['asha@example.com', 'Pune'],
    ]);
  });

  test('cash on delivery needs a telephone number', async () => {
    await openFilled();
    expect([find('[name="phone"]').required, find('[data-optional]').hidden]).toEqual([true, true]);
    fill('phone', '');
    expect(text('#phone-error')).toBe('Cash on delivery needs a telephone number');
    choose('[value="upi"]');
    expect([find('[name="phone"]').required, find('[data-optional]').hidden]).toEqual([false, false]);
    expect(text('#phone-error')).toBe('');
  });
});

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
    expect([find('[data-over-limit]').hidden, find('[data-payment]').hidden]).toEqual([isWithin, isFree]);
    await openFilled();
    await press();
    expect(text('#paymentMethod-error')).toBe(isWithin ? '' : 'No way to pay takes this total');
  });

  test('the choice stays as long as it takes the total', async () => {
    carts = [cartOf(), cartOf({ total: rupees(9_00) })];
    await open();
    choose('[value="upi"]');
    await vi.advanceTimersByTimeAsync(400);
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

  test('without a choice are not shown', async () => {
    await open();
    expect([section().hidden, note()]).toEqual([true, '']);
  });

  test('show what each costs, when it arrives and whether it takes cash, and the chosen one is ordered', async () => {
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
      'slow: ₹50',
      'fast: ₹90Arrives by Thu, 5 March · No cash on delivery',
      'shop: FreeYou collect your order',
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

  test('are asked for after a reload as they were chosen, and not where none was chosen', async () => {
    carts = [cartOf({ shippingRates: [slow, fast] }), cartOf({ shippingRates: chooseFast })];
    await openFilled();
    const reload = async () => {
      document.body.innerHTML = PAGE;
      vi.resetModules();
      asked = [];
      await open();
    };
    carts = [cartOf({ shippingRates: [slow, fast] })];
    await reload();
    expect(asked[0]?.input['shippingRate']).toBe(null);
    choose('[value="fast"]');
    await settled();
    carts = [cartOf({ shippingRates: chooseFast })];
    await reload();
    expect([asked[0]?.input['shippingRate'], checked(), note()]).toEqual(['fast', 'fast', '']);
    carts = [cartOf({ shippingRates: [slow] })];
    await reload();
    expect([checked(), note()]).toEqual(['slow', expect.stringMatching(/not available any more/)]);
  });

  test('stay where they are while they stay the same, with the focus', async () => {
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

  test('say that the chosen one is gone, in the cart or in a conflict, and what is chosen now', async () => {
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
      'The shipping option you chose is not available any more. Please check which one is chosen now.',
    );
    expect([checked(), text('[data-change-list] li')]).toEqual(['slow', 'The total is ₹40']);
    carts = [cartOf({ shippingRates: left })];
    placed = [order()];
    await press();
    expect(orders()[1]?.input).toMatchObject({ shippingRate: 'slow', total: 40_00 });
  });

  test('say where the shop does not deliver', async () => {
    carts = [cartOf({ shippingRates: [] })];
    await open();
    expect([section().hidden, text('[data-text="shipping"]')]).toEqual([true, '–']);
    carts = [cartOf({ shippingRates: [] })];
    fillAll();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([section().hidden, note()]).toEqual([false, 'We do not deliver this order to this address.']);
    carts = [cartOf()];
    fill('shippingAddress.postalCode', '560002');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([section().hidden, note()]).toEqual([true, '']);
  });

  test('that take no cash leave other payment methods', async () => {
    carts = [cartOf({ shippingRates: [{ ...STANDARD, takesCashOnDelivery: false }] })];
    await open();
    expect([find('[value="cash_on_delivery"]').disabled, find('[value="upi"]').checked]).toEqual([
      true,
      true,
    ]);
    expect([find('[data-no-cash]').hidden, find('[data-over-limit]').hidden]).toEqual([false, true]);
  });
});

describe('placing', () => {
  test('sends what was shown once, and goes to the order', async () => {
    const answer = Promise.withResolvers<object>();
    placed = [answer.promise];
    await openFilled();
    find('[name="email"]').focus();
    await press();
    expect([find('[data-fields]').inert, find('[data-place]').ariaDisabled, text('[data-status]')]).toEqual([
      ...[true, 'true', PLACING],
    ]);
    expect(document.activeElement).toBe(find('[data-place]'));
    await press();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
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

  test('a code goes with the cart and the order, and is forgotten once the order is placed', async () => {
    storeCode();
    carts = [cartOf({ coupon: SAVE10, discount: rupees(1_00), total: rupees(9_00) })];
    placed = [order()];
    await openFilled();
    expect([asked[0]?.input['coupon'], text('[data-text="coupon"]')]).toEqual([
      ...['save10', 'SAVE10 is applied: −₹1'],
    ]);
    await press();
    expect(orders()[0]?.input).toMatchObject({ coupon: 'SAVE10', total: 9_00 });
    expect(JSON.parse(localStorage.getItem('coupon') ?? '{}').codes).toEqual([]);
  });

  test('a code that is used up meanwhile says so, and the next press orders without it', async () => {
    storeCode();
    const message = 'This discount code has been used up.';
    const change = { kind: 'COUPON', variantId: null, before: null, after: null, available: null, message };
    carts = [cartOf({ coupon: SAVE10, total: rupees(9_00) })];
    placed = [error('CONFLICT', { cart: cartOf({ changes: [change] }) }), order()];
    await openFilled();
    await press();
    expect([text('[data-change-list] li'), text('[data-text="coupon"]')]).toEqual([message, message]);
    await press();
    expect(orders()[1]?.input).toMatchObject({ total: 10_00 });
    expect(orders()[1]?.input).not.toHaveProperty('coupon');
  });

  test('what another tab has changed meanwhile is not ordered', async () => {
    await openFilled();
    localStorage.setItem(
      'cart',
      JSON.stringify({ lines: [{ variantId: SHOE, quantity: 3, price: 5_00, at: 1 }] }),
    );
    await press();
    expect(orders()).toEqual([]);
    expect(text('[data-status]')).toBe(
      'Your cart has changed in another tab. If you agree, press Place order again.',
    );
    expect([find('[data-fields]').inert, find('[data-place]').ariaDisabled]).toEqual([false, 'false']);
  });

  test('a refused field has its message', async () => {
    placed = [error('BAD_USER_INPUT', { fieldErrors: { phone: 'This telephone number does not exist' } })];
    await openFilled();
    await press();
    expect(text('#phone-error')).toBe('This telephone number does not exist');
    expect([text('[data-status]'), stored(), find('[data-fields]').inert]).toEqual(['', null, false]);
  });

  test('a refusal without fields is listed', async () => {
    placed = [error('FORBIDDEN', {}, 'Not from here.')];
    await openFilled();
    await press();
    expect([text('[data-errors] h2'), text('[data-error-list] a')]).toEqual([
      ...['There is a problem', 'Not from here.'],
    ]);
  });

  test('a changed cart is shown, and what changed has the focus', async () => {
    const changes = [{ kind: 'GONE', variantId: SHOE, before: null, after: null, available: null }];
    placed = [error('CONFLICT', { cart: cartOf({ total: rupees(20_00), changes }) })];
    await openFilled();
    await press();
    expect([text('[data-text="total"]'), find('[data-changes]').hidden]).toEqual(['₹20', false]);
    expect(text('[data-change-list] li')).toBe(
      'Shoe, Red: it is not sold any more, and left out of your order',
    );
    expect(text('[data-status]')).toBe('Something has changed. If you agree, press Place order again.');
    expect(document.activeElement).toBe(find('[data-changes]'));
    expect(asked.filter(({ key }) => !key)).toHaveLength(1);
    // Nothing of the shopper stays in the browser.
    expect(JSON.stringify({ ...localStorage })).not.toContain('asha@example.com');
  });

  test('a changed cart is ordered at its new total under a new key once it is agreed to', async () => {
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
    // What is not sold any more has left the cart, too.
    expect(JSON.parse(localStorage.getItem('cart') ?? '{}').lines).toEqual([]);
  });

  test('a changed cart that cannot be read is asked about', async () => {
    placed = [error('CONFLICT', { cart: {} })];
    await openFilled();
    await press();
    expect(asked.filter(({ key }) => !key)).toHaveLength(2);
  });

  test('a key that was used with other input is explained', async () => {
    placed = [error('CONFLICT', { fieldErrors: { idempotencyKey: 'Used.' } })];
    await openFilled();
    await press();
    expect(text('[data-error-list] a')).toMatch(/^An order with other details was already sent/);
  });

  test('a shop that is closed for long says when to try again', async () => {
    placed = [
      error('INTERNAL', {}, 'Something broke.'),
      error('INTERNAL'),
      error('INTERNAL', {}, 'Something broke.'),
    ];
    await openFilled();
    await press();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(orders()).toHaveLength(3);
    expect(text('[data-status]')).toBe(
      'Something broke. Try again in a moment. What you have filled in is kept.',
    );
  });

  test('a shop that is busy for minutes says for how many, and is asked under the same key at the next press', async () => {
    placed = [{ ...error('UNAVAILABLE'), retryAfter: 540 }, order()];
    await openFilled();
    await press();
    expect(text('[data-status]')).toContain('Try again in 9 minutes.');
    expect(find('[name="email"]').value).toBe('asha@example.com');
    await press();
    expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
    expect(replaced).toHaveLength(1);
  });

  test('a lost answer is asked for again under the same key, at once when the shopper wishes', async () => {
    placed = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), order()];
    await openFilled();
    await press();
    expect([text('[data-status]'), find('[data-try-now]').hidden]).toEqual([
      expect.stringMatching(/^The shop cannot be reached/),
      false,
    ]);
    find('[data-try-now]').focus();
    find('[data-try-now]').click();
    await settled();
    expect(orders()).toHaveLength(2);
    expect(document.activeElement).not.toBe(find('[data-try-now]'));
    dispatchEvent(new Event('online'));
    await settled();
    expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
    expect([replaced.length, find('[data-try-now]').hidden]).toEqual([1, true]);
  });
});

describe('a press before the order is added up', () => {
  test('waits, and is then placed once', async () => {
    const answer = Promise.withResolvers<object>();
    carts = [answer.promise];
    placed = [order()];
    await openFilled();
    await press();
    await press();
    expect([find('[data-place]').ariaBusy, text('[data-status]'), orders()]).toEqual(['true', PLACING, []]);
    answer.resolve(cartOf());
    await settled();
    expect([orders().length, replaced.length, find('[data-place]').ariaBusy]).toEqual([1, 1, null]);
  });

  test('is given up after 20 seconds, and later failures do not take that text away', async () => {
    carts = Array.from({ length: 9 }, () => new TypeError('Failed to fetch'));
    await openFilled();
    expect(text('[data-status]')).toMatch(/^Your order cannot be added up/);
    await press();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(text('[data-status]')).toBe(PLACING);
    await vi.advanceTimersByTimeAsync(1);
    expect(text('[data-status]')).toMatch(/^Your order could not be added up, and was not placed/);
    expect(find('[data-place]').ariaBusy).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(text('[data-status]')).toMatch(/^Your order could not be added up, and was not placed/);
    expect(orders()).toEqual([]);
  });

  test('made before the script came runs when it comes', async () => {
    find('form').dataset['pressed'] = '';
    placed = [order()];
    sessionStorage.clear();
    await open();
    expect([find('form').dataset['pressed'], text('[data-errors] h2')]).toEqual([
      undefined,
      expect.stringMatching(/^There are \d+ problems$/),
    ]);
  });

  test('with an empty cart places nothing', async () => {
    carts = [cartOf({ lines: [] })];
    await openFilled();
    await press();
    expect([orders(), find('[data-errors]').hidden]).toEqual([[], true]);
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

  test('within an hour is sent again by itself', async () => {
    leave(HOUR_MS - 1);
    placed = [order('tok')];
    await open();
    expect([orders().map(({ key }) => key), replaced]).toEqual([['k'.repeat(32)], ['/order/tok']]);
  });

  test('longer ago is asked about first, whatever is pressed', async () => {
    leave(HOUR_MS);
    await openFilled();
    expect([find('[data-stale]').hidden, text('[data-stale-time]')]).toEqual([
      false,
      expect.stringMatching(/^2 March 2026/),
    ]);
    await press();
    expect([orders(), document.activeElement]).toEqual([[], find('[data-stale]')]);
  });

  test('is sent when the shopper says so', async () => {
    leave(HOUR_MS);
    placed = [order('tok')];
    await open();
    find('[data-resume]').click();
    await settled();
    expect([find('[data-stale]').hidden, replaced]).toEqual([true, ['/order/tok']]);
  });

  test('is forgotten when the shopper says so, and the next press goes', async () => {
    leave(HOUR_MS);
    placed = [order('tok')];
    await openFilled();
    find('[data-discard]').focus();
    find('[data-discard]').click();
    expect([stored(), document.activeElement]).toEqual([null, find('[data-place]')]);
    await press();
    expect(orders()[0]?.key).not.toBe('k'.repeat(32));
  });
});

test('a page that is pre-rendered starts when it is opened', async () => {
  Object.assign(document, { prerendering: true });
  await open();
  expect(asked).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await settled();
  expect(asked).toHaveLength(1);
  Object.assign(document, { prerendering: false });
});
