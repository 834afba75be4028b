// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const [SHOE, HAT, BAG] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
const TITLES: Record<string, string> = { [SHOE]: 'Shoe', [HAT]: 'Hat', [BAG]: 'Bag' };
const rupees = (amount: number) => ({ amount, currency: 'INR' });

const TERMS = JSON.stringify({
  ...{ countries: ['IN', 'GB'], shippingPercent: 5, freeShippingFrom: null, currency: 'INR', cash: null },
});
const PAGE = `<h1>Your cart</h1><p id="not-started"></p><p data-said></p>
<div class="live-cart__place" data-terms='${TERMS}'></div>
<div data-empty hidden><section data-recent hidden><div class="product-grid"></div></section></div>`;

interface Asked {
  coupon?: string;
  lines: { variantId: string; quantity: number; price?: number }[];
  destination: object | null;
}
let asked: Asked[] = [];
let answer: (input: Asked) => object | Promise<object> = (input) => cartOf(input);
/** The only shipping rate, which is free. */
const STANDARD = {
  ...{ id: 'standard', name: 'Standard shipping', price: rupees(0), arrival: null },
  ...{ takesCashOnDelivery: true, isPickup: false, isChosen: true },
};

function cartOf({ lines }: Asked, change: object = {}) {
  const total = rupees(lines.reduce((sum, { quantity }) => sum + quantity * 5_00, 0));
  return {
    lines: lines.map(({ variantId, quantity }) => ({
      ...{
        variantId,
        quantity,
        title: TITLES[variantId],
        variantTitle: 'Red',
        path: `/product/${TITLES[variantId]}`,
      },
      ...{ image: { thumbnailUrl: '/i.webp' }, price: rupees(5_00), total: rupees(quantity * 5_00) },
      ...{ compareAtPrice: null, available: null, options: [], adjustments: [] },
    })),
    ...{
      changes: [],
      adjustments: [],
      taxes: [],
      isTaxIncluded: true,
      arrival: null,
      freeShippingFrom: null,
    },
    shippingRates: [STANDARD],
    ...{ subtotal: total, discount: rupees(0), shipping: rupees(0), total, coupon: null },
    ...change,
  };
}
const fail = () => Promise.reject(new TypeError('Failed to fetch'));

let page = new AbortController();
beforeEach(() => {
  page = new AbortController();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const listen = globalThis.addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener as EventListener, { signal: page.signal }),
  );
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, '', '/cart');
  document.body.innerHTML = PAGE;
  asked = [];
  answer = (input) => cartOf(input);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { input } = JSON.parse(body).variables;
    asked.push(input);
    return new Response(JSON.stringify({ data: { cart: await answer(input) } }));
  });
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement & HTMLInputElement;
const text = (selector: string) => find(selector)?.textContent ?? '';
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLElement;
const totals = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.cart-totals dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    ),
  );
const hints = () =>
  [...document.querySelectorAll('.cart-totals .cart__hint')].map((hint) => hint.textContent);
const rows = () => [...document.querySelectorAll<HTMLElement>('.cart-line')];
const titles = () => rows().map((row) => row.querySelector('a')?.textContent);
/** Runs `work` and waits until the responses are displayed. */
const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const kept = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines as Asked['lines']).map(
    ({ variantId, quantity }) => `${quantity} ${TITLES[variantId]}`,
  );
function keep(...lines: [string, number, number?][]): void {
  const stored = lines.map(([variantId, quantity, price = 5_00]) => ({ variantId, quantity, price, at: 1 }));
  localStorage.setItem('cart', JSON.stringify({ lines: stored }));
}
async function open(): Promise<void> {
  await act(async () => void (await import('./show-cart.tsx')));
  await settled();
}
async function click(element: HTMLElement): Promise<void> {
  await settled(() => {
    element.focus();
    element.click();
  });
}
async function type(input: HTMLInputElement, value: string, key?: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await settled(() => {
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  if (key) await settled(() => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
}

test('the lines are shown at once, and with the shop’s prices once it has answered', async () => {
  keep([SHOE, 2, 4_00], [HAT, 1]);
  const late = Promise.withResolvers<object>();
  answer = () => late.promise;
  await open();
  expect(rows()).toHaveLength(2);
  expect([totals(), hints()]).toEqual([{ 'Cart Subtotal': '₹13', Shipping: '–', Total: '–' }, []]);
  expect(titles()).toEqual(['An item from this shop', 'An item from this shop']);
  expect([
    find('.cart-totals').getAttribute('aria-busy'),
    find('#not-started'),
    find('[data-empty]').hidden,
  ]).toEqual(['true', null, true]);
  await settled(() =>
    late.resolve(
      cartOf(asked[0] as Asked, {
        shipping: rupees(49_00),
        total: rupees(64_00),
        freeShippingFrom: rupees(100_00),
        taxes: [{ kind: 'TAX', rate: 5, amount: rupees(75) }],
        arrival: { from: '2026-03-02T00:00:00.000Z', until: '2026-03-02T00:00:00.000Z' },
        changes: [
          { kind: 'PRICE', variantId: SHOE, before: rupees(4_00), after: rupees(5_00), available: null },
        ],
      }),
    ),
  );
  expect(titles()).toEqual(['Shoe', 'Hat']);
  expect(totals()).toEqual({ 'Cart Subtotal': '₹15', Shipping: '₹49', Total: '₹64' });
  expect(text('.free-shipping')).toBe('Add ₹85 more for free shipping');
  expect(hints()).toEqual([
    'Includes Tax\u00a05%\u00a0₹0.75',
    expect.stringMatching(/^Arrives by Mon,? 2 March$/),
  ]);
  expect(text('.cart-line__change')).toBe('Now ₹5, it was ₹4');
  expect(find('.cart-line a').getAttribute('href')).toBe('/product/Shoe');
  expect([text('.cart-line__total'), find('.stepper input').value]).toEqual(['₹10', '2']);
  expect([find('.cart-totals').getAttribute('aria-busy'), find('[role="alert"]')]).toEqual(['false', null]);
  expect(JSON.parse(localStorage.getItem('cart-pieces') ?? '{}').pieces).toHaveLength(2);
});

test('discounts of modules have rows of their own', async () => {
  keep([SHOE, 1]);
  const adjustments = [{ kind: 'DISCOUNT', label: 'Diwali', amount: rupees(-1_00) }];
  answer = (input) => cartOf(input, { adjustments });
  await open();
  expect(totals()).toMatchObject({ Diwali: '−₹1', Shipping: 'Free Shipping' });
});

describe('rows', () => {
  test('change the quantity, and cannot go below one or above the stock', async () => {
    keep([SHOE, 2]);
    answer = (input) => {
      const cart = cartOf(input);
      return { ...cart, lines: cart.lines.map((line) => ({ ...line, available: 2 })) };
    };
    await open();
    const steps = () =>
      [...document.querySelectorAll<HTMLButtonElement>('.stepper button')].map(({ disabled }) => disabled);
    expect(steps()).toEqual([false, true]);
    await click(find('[aria-label="One less"]'));
    expect([kept(), steps()]).toEqual([['1 Shoe'], [true, false]]);
    expect(asked.at(-1)?.lines).toEqual([{ variantId: SHOE, quantity: 1, price: 5_00 }]);
    await click(find('[aria-label="One more"]'));
    expect([kept(), totals()['Cart Subtotal']]).toEqual([['2 Shoe'], '₹10']);
  });

  test('a late response does not overwrite typing', async () => {
    keep([SHOE, 2]);
    await open();
    const input = find('.stepper input');
    await type(input, '१२');
    await settled(() => dispatchEvent(new Event('online')));
    expect([input.value, kept()]).toEqual(['१२', ['2 Shoe']]);
    await settled(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect([input.value, kept()]).toEqual(['12', ['12 Shoe']]);
    await type(input, '1e9', 'Enter');
    expect(kept()).toEqual(['999 Shoe']);
    await type(input, '', 'Enter');
    expect(kept()).toEqual(['1 Shoe']);
  });

  test('an unchanged row keeps its element when it moves, and a removed one disappears', async () => {
    keep([SHOE, 1], [HAT, 1], [BAG, 1]);
    await open();
    const [shoe, hat, bag] = rows();
    keep([BAG, 1], [SHOE, 3]);
    await settled(() => dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(rows()).toEqual([bag, shoe]);
    expect(hat?.isConnected).toBe(false);
  });

  test('a price decrease is announced, and a line with less stock costs the reduced quantity', async () => {
    keep([SHOE, 9]);
    answer = (input) => {
      const [line] = cartOf(input).lines;
      const less = { ...line, quantity: 3, total: rupees(15_00), compareAtPrice: rupees(8_00), image: null };
      const changes = [{ kind: 'STOCK', variantId: SHOE, before: null, after: null, available: 3 }];
      return cartOf(input, { lines: [less], changes });
    };
    await open();
    expect([text('.cart-line__total'), text('.cart-line__change')]).toEqual(['₹15', 'Only 3 left']);
    expect(text('.cart-line__price')).toContain('₹8');
    expect(find('.cart-line img')).toBeNull();
    expect(find('fieldset').getAttribute('aria-label')).toBe('Quantity of Shoe');
  });
});

describe('removing', () => {
  test('can be undone, at the position of the line', async () => {
    keep([SHOE, 1], [HAT, 2], [BAG, 1]);
    await open();
    await click(find('[aria-label="Remove Hat"]'));
    expect([kept(), text('.cart-lines > :nth-child(2)')]).toEqual([
      ...[['1 Shoe', '1 Bag'], 'Hat was removed from your cart.Undo'],
    ]);
    expect(document.activeElement?.textContent).toBe('Undo');
    await click(button('Undo'));
    expect([kept(), button('Undo')]).toEqual([['1 Shoe', '2 Hat', '1 Bag'], undefined]);
    expect(document.activeElement?.textContent).toBe('Hat');
  });

  test('everything leaves an empty cart, and can be undone, keeping items added since', async () => {
    keep([SHOE, 1], [HAT, 2]);
    await open();
    await click(button('Clear Cart'));
    expect([kept(), find('.cart'), find('[data-empty]').hidden]).toEqual([[], null, false]);
    expect(text('.cart-lines__removed p')).toBe('Your cart was cleared.');
    keep([BAG, 1]);
    await click(button('Undo'));
    expect(kept()).toEqual(['1 Shoe', '2 Hat', '1 Bag']);
  });
});

test('updating takes the current prices and stock', async () => {
  keep([SHOE, 4, 4_00], [HAT, 1], [BAG, 1]);
  answer = (input) => {
    const [shoe, hat] = cartOf(input).lines;
    const changes = [SHOE, BAG].map((variantId) => ({
      kind: 'STOCK',
      variantId,
      before: null,
      after: null,
      available: 2,
    }));
    return cartOf(input, { lines: [{ ...shoe, quantity: 2 }, hat], changes });
  };
  await open();
  await click(button('Update Cart'));
  expect([kept(), text('[data-said]')]).toEqual([['2 Shoe', '1 Hat'], 'Your cart is up to date.']);
  expect(JSON.parse(localStorage.getItem('cart') ?? '{}').lines[0].price).toBe(5_00);
});

test.each([
  [true, /^Current prices could not be loaded/],
  [false, /^You are offline/],
])('without an answer, online: %s, it is said, and asked again', async (isOnline, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  keep([SHOE, 1]);
  answer = fail;
  await open();
  expect(text('[role="alert"]')).toMatch(said);
  await click(button('Update Cart'));
  expect(text('[data-said]')).toBe('');
  await click(button('Try again'));
  expect(document.activeElement?.textContent).toBe('Try again');
  answer = (input) => cartOf(input);
  await click(button('Try again'));
  expect([find('[role="alert"]') === null, document.activeElement?.textContent]).toEqual([true, 'Shoe']);
});

test('of several requests the last one counts', async () => {
  keep([SHOE, 1]);
  const late = Promise.withResolvers<object>();
  answer = () => late.promise;
  await open();
  answer = (input) => cartOf(input);
  await click(find('[aria-label="One more"]'));
  await settled(() => late.resolve(cartOf({ lines: [{ variantId: SHOE, quantity: 9 }], destination: null })));
  expect(totals()['Total']).toBe('₹10');
});

describe('shipping', () => {
  test('starts with the shopper’s last postcode, and stores the next one', async () => {
    localStorage.setItem('postcode', JSON.stringify({ country: 'IN', postalCode: '560001' }));
    keep([SHOE, 2]);
    await open();
    expect(find('[name="postcode"]').value).toBe('560001');
    await type(find('[name="postcode"]'), '400001');
    await settled(() =>
      find('.live-cart__shipping').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
    );
    expect(JSON.parse(localStorage.getItem('postcode') ?? '')).toEqual({
      country: 'IN',
      postalCode: '400001',
    });
  });

  const india = { country: 'IN' };
  test.each([
    ['IN', 'karnataka', '', { ...india, region: 'KA', postalCode: null }],
    ['IN', ' ka ', '560 001', { ...india, region: 'KA', postalCode: '560001' }],
    ['IN', '', '560001', { ...india, region: 'KA', postalCode: '560001' }],
    ['GB', ' Kent ', ' CT1 1AA ', { country: 'GB', region: 'Kent', postalCode: 'CT1 1AA' }],
    ['GB', ' ', '', { country: 'GB', region: null, postalCode: null }],
    ['IN', '', '5600', 'A PIN code has 6 digits, such as 400050.'],
    ['IN', 'Kent', '560001', 'Choose a state from the list, or leave it empty.'],
    ['IN', '', '', 'Enter a state or a PIN code.'],
    ['IN', '', '605001', 'Enter a state or a PIN code.'],
  ])('to %s, %j, %j asks for %j', async (country, state, postcode, expected) => {
    keep([SHOE, 1]);
    answer = (input) =>
      cartOf(input, { arrival: { from: '2026-03-02T00:00:00.000Z', until: '2026-03-02T00:00:00.000Z' } });
    await open();
    asked = [];
    for (const [name, value] of Object.entries({ country, state, postcode }))
      find(`[name="${name}"]`).value = value;
    await settled(() =>
      find('.live-cart__shipping').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
    );
    expect(asked.map(({ destination }) => destination)).toEqual(
      typeof expected === 'string' ? [] : [expected],
    );
    expect(text('.live-cart__shipping [role="status"]')).toMatch(
      typeof expected === 'string' ? expected : /^Shipping is free\. Arrives by Mon,? 2 March$/,
    );
  });

  test('shows its cost, or that the cost is not known', async () => {
    keep([SHOE, 1]);
    answer = (input) => cartOf(input, { shipping: rupees(49_00) });
    await open();
    find('[name="state"]').value = 'KA';
    const submit = async () => {
      await settled(() =>
        find('.live-cart__shipping').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
      );
    };
    await submit();
    expect(text('.live-cart__shipping [role="status"]')).toBe('Shipping costs ₹49');
    answer = fail;
    await submit();
    expect(text('.live-cart__shipping [role="status"]')).toBe('Shipping could not be calculated. Try again.');
  });

  test.each([
    ['any rate takes it', { upTo: null }, [true, false], 'Cash on delivery available'],
    ['no rate takes it', { upTo: null }, [false, false], 'No cash on delivery'],
    ['the total is at the limit', { upTo: 10_00 }, [true, true], 'Cash on delivery available'],
    ['the total is above the limit', { upTo: 9_99 }, [true, true], 'No cash on delivery'],
    ['the shop takes none at all', null, [true, true], ''],
  ])('says whether it can be paid in cash, if %s', async (_, cash, taken, expected) => {
    keep([SHOE, 1]);
    const rates = taken.map((takesCashOnDelivery, index) => ({
      ...{ ...STANDARD, id: `${index}`, name: `Rate ${index}`, price: rupees(5_00), takesCashOnDelivery },
    }));
    answer = (input) => cartOf(input, { shippingRates: rates, shipping: rupees(5_00), total: rupees(10_00) });
    find('.live-cart__place').dataset['terms'] = JSON.stringify({ ...JSON.parse(TERMS), cash });
    await open();
    find('[name="postcode"]').value = '560001';
    await settled(() =>
      find('.live-cart__shipping').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
    );
    const shown = ['Rate 0: ₹5', 'Rate 1: ₹5', expected].filter(Boolean).join('. ');
    expect(text('.live-cart__shipping [role="status"]')).toBe(shown);
  });
});

describe('a code', () => {
  const status = () => text('.coupon__status [role="status"]');
  const apply = async (code: string) => {
    await type(find('[name="coupon"]'), code);
    await settled(() =>
      find('.coupon').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
    );
  };

  test('is sent with the cart, shows its saving, and can be removed', async () => {
    keep([SHOE, 1]);
    answer = (input) =>
      cartOf(input, {
        coupon: input.coupon ? { code: 'SAVE1', label: 'SAVE1', discount: rupees(1_00) } : null,
      });
    await open();
    await apply('  ');
    expect([status(), asked.at(-1)?.coupon]).toEqual(['Enter a code.', undefined]);
    await apply(' save1 ');
    expect([status(), asked.at(-1)?.coupon]).toEqual(['SAVE1 is applied: −₹1', 'save1']);
    await click(button('Remove'));
    expect([status(), asked.at(-1)?.coupon, find('[name="coupon"]').value]).toEqual(['', undefined, '']);
  });

  test('that does not apply shows the reason, and one that cannot be checked can be retried', async () => {
    keep([SHOE, 1]);
    answer = (input) => cartOf(input, { changes: [{ kind: 'COUPON', message: 'This code has expired.' }] });
    await open();
    await apply('OLD');
    expect([status(), find('[name="coupon"]').getAttribute('aria-invalid')]).toEqual([
      'This code has expired.',
      'true',
    ]);
    answer = fail;
    await apply('NEW');
    expect(status()).toBe('The code could not be checked. Try again in a moment.');
  });
});

describe('a link to a cart', () => {
  const link = (lines: string) => history.replaceState(null, '', `/cart?lines=${lines}`);

  test('fills an empty cart at current prices', async () => {
    link(`${SHOE}:2,${HAT}:1,${SHOE}:1,nonsense,${BAG}:0,x${BAG}:1`);
    await open();
    expect(asked[0]?.lines).toEqual([
      { variantId: SHOE, quantity: 3 },
      { variantId: HAT, quantity: 1 },
    ]);
    expect([kept(), location.search, find('[aria-label="A shared cart"]')]).toEqual([
      ['3 Shoe', '1 Hat'],
      '',
      null,
    ]);
  });

  test.each([
    ['Add to my cart', ['1 Bag', '2 Shoe', '1 Hat']],
    ['Replace my cart', ['2 Shoe', '1 Hat']],
    ['Keep my cart', ['1 Bag']],
  ])('asks where the cart is not empty: %s', async (choice, lines) => {
    keep([BAG, 1]);
    link(`${SHOE}:2,${HAT}:1`);
    await open();
    expect([text('[aria-label="A shared cart"] p'), kept()]).toEqual([
      ...['This link contains a shared cart with 3 items: 2 × Shoe and 1 × Hat.', ['1 Bag']],
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('A shared cart');
    await click(button(choice));
    expect([kept(), find('[aria-label="A shared cart"]'), location.search]).toEqual([lines, null, '']);
    expect(document.activeElement?.textContent).toBe(lines[0]?.slice(2));
  });

  test.each([
    [`${SHOE}:1`, '1 item: 1 × Shoe.'],
    [`${SHOE}:1,${HAT}:1,${BAG}:2`, '4 items: 1 × Shoe and 2 other items.'],
  ])('names what %s holds', async (lines, said) => {
    keep([BAG, 1]);
    link(lines);
    await open();
    expect(text('[aria-label="A shared cart"] p')).toBe(`This link contains a shared cart with ${said}`);
  });

  test('shows that the shop cannot be reached, and keeps its address', async () => {
    link(`${SHOE}:1`);
    answer = fail;
    await open();
    expect(text('[aria-label="A shared cart"] p')).toMatch(/could not be loaded/);
    expect([button('Add to my cart'), location.search]).toEqual([undefined, `?lines=${SHOE}:1`]);
  });

  test('shows that none of its items is available', async () => {
    link(`${SHOE}:1`);
    answer = (input) =>
      cartOf(input, { lines: cartOf(input).lines.map((line) => ({ ...line, quantity: 0 })) });
    await open();
    expect(text('[aria-label="A shared cart"] p')).toBe(
      'The items in this shared cart are no longer available.',
    );
    expect([button('Keep my cart'), location.search]).toEqual([undefined, '']);
  });

  test('is copied, and the button confirms that for a moment', async () => {
    keep([SHOE, 2], [HAT, 1]);
    await open();
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      onLine: true,
      clipboard: { writeText: async (address: string) => void copied.push(address) },
    });
    const share = button('Copy link to this cart');
    await click(share);
    await click(share);
    expect(copied).toEqual([`${location.origin}/cart?lines=${SHOE}:2,${HAT}:1`]);
    expect([share.textContent, text('[data-said]')]).toEqual(['Copied', 'Cart link copied.']);
  });

  test('is shown if it cannot be copied', async () => {
    keep([SHOE, 2]);
    await open();
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: fail } });
    const shown = vi.fn();
    vi.stubGlobal('prompt', shown);
    await click(button('Copy link to this cart'));
    expect(shown.mock.calls[0]?.[1]).toBe(`${location.origin}/cart?lines=${SHOE}:2`);
    expect(button('Copied')).toBeUndefined();
  });
});
