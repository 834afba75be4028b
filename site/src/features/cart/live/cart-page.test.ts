// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const [SHOE, HAT, BAG] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];
const TITLES: Record<string, string> = { [SHOE]: 'Shoe', [HAT]: 'Hat', [BAG]: 'Bag' };
const rupees = (amount: number) => ({ amount, currency: 'INR' });

const PAGE = `<h1>Your cart</h1><p id="not-started"></p><p data-said></p>
<div class="live-cart">
  <section data-shared tabindex="-1" hidden><p data-text="shared"></p>
    <button data-merge></button><button data-replace></button><button data-keep></button></section>
  <p data-failed hidden><span data-text="failed"></span><button data-retry></button></p>
  <p data-removed hidden><span data-text="removed"></span><button data-undo></button></p>
  <div data-empty hidden><section data-recent hidden></section></div>
  <div data-cart data-currency="INR" aria-busy="true">
    <div><div data-rows><template><div><div><img data-image></div>
      <div><a data-text="title" data-link></a><p data-text="variantTitle"></p><p data-text="change"></p></div>
      <div><b data-text="price"></b><s data-text="was"></s></div>
      <div><fieldset><button data-step="-1"></button><input data-quantity><button data-step="1"></button></fieldset></div>
      <div><b data-text="subtotal"></b></div><div><button data-remove></button></div></div></template><div data-loading></div></div></div>
    <button data-clear></button><button data-update></button><button data-share>Copy link</button>
    <form data-shipping><input name="country" value="IN"><input name="state"><input name="postcode"><p data-estimate></p></form>
    <form id="coupon-form" data-coupon><input name="coupon"><button>Apply</button>
      <p><span data-text="coupon"></span><button type="button" data-remove-coupon hidden></button></p></form>
    <section class="cart-totals"><b data-text="subtotal"></b><b data-text="shipping"></b><b data-text="total"></b>
      <i data-text="taxes"></i><i data-text="freeFrom"></i><i data-text="arrival"></i></section>
  </div>
</div>`;

interface Asked {
  coupon?: string;
  lines: { variantId: string; quantity: number; price?: number }[];
  destination: object | null;
}
let asked: Asked[] = [];
let answer: (input: Asked) => object | Promise<object> = (input) => cartOf(input);
/** What the shop says of a cart: each piece costs ₹5, and sending is free. */
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
    ...{ changes: [], adjustments: [], taxes: [], arrival: null, freeShippingFrom: null },
    shippingRates: [STANDARD],
    ...{ subtotal: total, discount: rupees(0), shipping: rupees(0), total, coupon: null },
    ...change,
  };
}
const fail = () => Promise.reject(new TypeError('Failed to fetch'));

let page = new AbortController();
beforeEach(() => {
  page = new AbortController();
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
const text = (selector: string) => find(selector).textContent;
const total = (name: string) => text(`.cart-totals [data-text="${name}"]`);
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-rows] > div:not([data-loading])')];
const titles = () => rows().map((row) => row.querySelector('[data-link]')?.textContent);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const kept = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines as Asked['lines']).map(
    ({ variantId, quantity }) => `${quantity} ${TITLES[variantId]}`,
  );
function keep(...lines: [string, number, number?][]): void {
  const stored = lines.map(([variantId, quantity, price = 5_00]) => ({ variantId, quantity, price, at: 1 }));
  localStorage.setItem('cart', JSON.stringify({ lines: stored }));
}
async function open(): Promise<void> {
  await import('./cart-page.ts');
  await settled();
}
async function click(selector: string): Promise<void> {
  find(selector).focus();
  find(selector).click();
  await settled();
}

test('the lines are shown at once, and as the shop prices them when it has answered', async () => {
  keep([SHOE, 2, 4_00], [HAT, 1]);
  const late = Promise.withResolvers<object>();
  answer = () => late.promise;
  await open();
  expect(rows()).toHaveLength(2);
  expect([total('subtotal'), total('shipping'), total('total'), total('taxes')]).toEqual([
    '₹13',
    '–',
    '–',
    '',
  ]);
  expect(titles()).toEqual(['Something from this shop', 'Something from this shop']);
  expect([find('[data-cart]').ariaBusy, find('#not-started'), find('[data-empty]').hidden]).toEqual([
    'true',
    null,
    true,
  ]);
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
  );
  await settled();
  expect(titles()).toEqual(['Shoe', 'Hat']);
  expect(['subtotal', 'shipping', 'total', 'taxes', 'freeFrom'].map(total)).toEqual([
    ...['₹15', '₹49', '₹64', 'Taxes in it: Tax\u00a05%\u00a0₹0.75', '₹85 more, and shipping is free'],
  ]);
  expect(total('arrival')).toMatch(/^Arrives by Mon,? 2 March$/);
  expect(text('[data-rows] [data-text="change"]')).toBe('Now ₹5, it was ₹4');
  expect(find('[data-rows] [data-link]').getAttribute('href')).toBe('/product/Shoe');
  expect([text('[data-rows] [data-text="subtotal"]'), find('[data-rows] [data-quantity]').value]).toEqual([
    '₹10',
    '2',
  ]);
  expect([find('[data-cart]').ariaBusy, find('[data-failed]').hidden]).toEqual(['false', true]);
  expect(JSON.parse(localStorage.getItem('cart-pieces') ?? '{}').pieces).toHaveLength(2);
});

test.each([
  [rupees(0), rupees(100_00), ''],
  [rupees(49_00), null, ''],
  [rupees(49_00), rupees(5_00), ''],
  [rupees(49_00), rupees(6_00), '₹1 more, and shipping is free'],
])('with shipping %j and free from %j it says %j', async (shipping, freeShippingFrom, said) => {
  keep([SHOE, 1]);
  answer = (input) => cartOf(input, { shipping, freeShippingFrom });
  await open();
  expect([total('freeFrom'), total('shipping')]).toEqual([said, shipping.amount ? '₹49' : 'Free Shipping']);
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
      [...document.querySelectorAll<HTMLButtonElement>('[data-step]')].map(({ disabled }) => disabled);
    expect(steps()).toEqual([false, true]);
    await click('[data-step="-1"]');
    expect([kept(), steps()]).toEqual([['1 Shoe'], [true, false]]);
    expect(asked.at(-1)?.lines).toEqual([{ variantId: SHOE, quantity: 1, price: 5_00 }]);
    await click('[data-step="1"]');
    expect([kept(), total('subtotal')]).toEqual([['2 Shoe'], '₹10']);
  });

  test('what is typed is not undone by an answer that comes late', async () => {
    keep([SHOE, 2]);
    await open();
    const input = find('[data-quantity]');
    input.value = '12';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    dispatchEvent(new Event('online'));
    await settled();
    expect(input.value).toBe('12');
    input.dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('online'));
    await settled();
    expect(input.value).toBe('2');
  });

  test('a row that stays is the same, wherever it goes, and one that is gone is taken out', async () => {
    keep([SHOE, 1], [HAT, 1], [BAG, 1]);
    await open();
    const [shoe, hat, bag] = rows();
    keep([BAG, 1], [SHOE, 3]);
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await settled();
    expect(rows()).toEqual([bag, shoe]);
    expect(hat?.isConnected).toBe(false);
  });

  test('a price that was higher is told, and a line of which there are fewer costs those', async () => {
    keep([SHOE, 9]);
    answer = (input) => {
      const [line] = cartOf(input).lines;
      const less = { ...line, quantity: 3, total: rupees(15_00), compareAtPrice: rupees(8_00), image: null };
      const changes = [{ kind: 'STOCK', variantId: SHOE, before: null, after: null, available: 3 }];
      return cartOf(input, { lines: [less], changes });
    };
    await open();
    expect([text('[data-rows] [data-text="subtotal"]'), text('[data-text="change"]')]).toEqual([
      '₹15',
      'Only 3 left',
    ]);
    expect(text('[data-text="was"]')).toContain('₹8');
    expect(find('[data-image]').hidden).toBe(true);
    expect(find('fieldset').getAttribute('aria-label')).toBe('Quantity of Shoe');
  });
});

describe('removing', () => {
  test('can be undone, at the place where the line was', async () => {
    keep([SHOE, 1], [HAT, 2], [BAG, 1]);
    await open();
    const [, row] = rows();
    expect(row?.querySelector('[data-remove]')?.getAttribute('aria-label')).toBe('Remove Hat');
    row?.querySelector<HTMLElement>('[data-remove]')?.click();
    await settled();
    expect([kept(), text('[data-text="removed"]'), find('[data-removed]').hidden]).toEqual([
      ...[['1 Shoe', '1 Bag'], 'Hat was removed from your cart.', false],
    ]);
    expect(document.activeElement).toBe(find('[data-undo]'));
    await click('[data-undo]');
    expect([kept(), find('[data-removed]').hidden, text('[data-said]')]).toEqual([
      ...[['1 Shoe', '2 Hat', '1 Bag'], true, 'It is in your cart again.'],
    ]);
    expect(document.activeElement?.textContent).toBe('Hat');
  });

  test('all of it leaves an empty cart, and can be undone beside what has come since', async () => {
    keep([SHOE, 1], [HAT, 2]);
    await open();
    await click('[data-clear]');
    expect([kept(), find('[data-cart]').hidden, find('[data-empty]').hidden]).toEqual([[], true, false]);
    expect(text('[data-text="removed"]')).toBe('Your cart was cleared.');
    keep([BAG, 1]);
    await click('[data-undo]');
    expect(kept()).toEqual(['1 Shoe', '2 Hat', '1 Bag']);
  });
});

test('updating takes the prices and the stock of now', async () => {
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
  await click('[data-update]');
  expect([kept(), text('[data-said]')]).toEqual([['2 Shoe', '1 Hat'], 'Your cart is up to date.']);
  expect(JSON.parse(localStorage.getItem('cart') ?? '{}').lines[0].price).toBe(5_00);
});

test.each([
  [true, /^The shop cannot say at the moment what this costs/],
  [false, /^You are offline/],
])('without an answer, online: %s, it is said, and asked again', async (isOnline, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  keep([SHOE, 1]);
  answer = fail;
  await open();
  expect([find('[data-failed]').hidden, text('[data-text="failed"]')]).toEqual([
    false,
    expect.stringMatching(said),
  ]);
  await click('[data-update]');
  expect(text('[data-said]')).toBe('');
  answer = (input) => cartOf(input);
  await click('[data-retry]');
  expect([
    find('[data-failed]').hidden,
    text('[data-text="failed"]'),
    document.activeElement?.textContent,
  ]).toEqual([...[true, '', 'Shoe']]);
});

test('of several questions the last one counts', async () => {
  keep([SHOE, 1]);
  const late = Promise.withResolvers<object>();
  answer = () => late.promise;
  await open();
  answer = (input) => cartOf(input);
  await click('[data-step="1"]');
  late.resolve(cartOf({ lines: [{ variantId: SHOE, quantity: 9 }], destination: null }));
  await settled();
  expect(total('total')).toBe('₹10');
});

describe('shipping', () => {
  const india = { country: 'IN' };
  test.each([
    ['IN', 'karnataka', '', { ...india, region: 'KA', postalCode: null }],
    ['IN', ' ka ', '560 001', { ...india, region: 'KA', postalCode: '560001' }],
    ['IN', '', '560001', { ...india, region: 'KA', postalCode: '560001' }],
    ['GB', ' Kent ', ' CT1 1AA ', { country: 'GB', region: 'Kent', postalCode: 'CT1 1AA' }],
    ['GB', ' ', '', { country: 'GB', region: null, postalCode: null }],
    ['IN', '', '5600', 'A PIN code has six digits, such as 400050.'],
    ['IN', 'Kent', '560001', 'Choose a state from the list, or leave it empty.'],
    ['IN', '', '', 'Say the state, or a PIN code.'],
    ['IN', '', '605001', 'Say the state, or a PIN code.'],
  ])('to %s, %j, %j asks for %j', async (country, state, postcode, expected) => {
    keep([SHOE, 1]);
    answer = (input) =>
      cartOf(input, { arrival: { from: '2026-03-02T00:00:00.000Z', until: '2026-03-02T00:00:00.000Z' } });
    await open();
    asked = [];
    for (const [name, value] of Object.entries({ country, state, postcode }))
      find(`[name="${name}"]`).value = value;
    find('[data-shipping]').dispatchEvent(new Event('submit', { cancelable: true }));
    if (typeof expected === 'object') expect(text('[data-estimate]')).toBe('Calculating…');
    await settled();
    expect(asked.map(({ destination }) => destination)).toEqual(
      typeof expected === 'string' ? [] : [expected],
    );
    expect(text('[data-estimate]')).toMatch(
      typeof expected === 'string' ? expected : /^Shipping is free\. Arrives by Mon,? 2 March$/,
    );
  });

  test('its cost is said, and that it cannot be said', async () => {
    keep([SHOE, 1]);
    answer = (input) => cartOf(input, { shipping: rupees(49_00) });
    await open();
    find('[name="state"]').value = 'KA';
    const submit = async () => {
      find('[data-shipping]').dispatchEvent(new Event('submit', { cancelable: true }));
      await settled();
    };
    await submit();
    expect(text('[data-estimate]')).toBe('Shipping costs ₹49');
    answer = fail;
    await submit();
    expect(text('[data-estimate]')).toBe('That cannot be said at the moment. Try again.');
  });
});

describe('a link to a cart', () => {
  const link = (lines: string) => history.replaceState(null, '', `/cart?lines=${lines}`);

  test('fills an empty cart at the prices of now', async () => {
    link(`${SHOE}:2,${HAT}:1,${SHOE}:1,nonsense,${BAG}:0,x${BAG}:1`);
    await open();
    expect(asked[0]?.lines).toEqual([
      { variantId: SHOE, quantity: 3 },
      { variantId: HAT, quantity: 1 },
    ]);
    expect([kept(), location.search, find('[data-shared]').hidden]).toEqual([['3 Shoe', '1 Hat'], '', true]);
  });

  test.each([
    ['merge', ['1 Bag', '2 Shoe', '1 Hat']],
    ['replace', ['2 Shoe', '1 Hat']],
    ['keep', ['1 Bag']],
  ])('asks where the cart is not empty: %s', async (choice, lines) => {
    keep([BAG, 1]);
    link(`${SHOE}:2,${HAT}:1`);
    await open();
    expect([find('[data-shared]').hidden, text('[data-text="shared"]'), kept()]).toEqual([
      ...[false, 'This link holds a cart of 3 items: 2 × Shoe and 1 × Hat.', ['1 Bag']],
    ]);
    expect(document.activeElement).toBe(find('[data-shared]'));
    await click(`[data-${choice}]`);
    expect([kept(), find('[data-shared]').hidden, location.search]).toEqual([lines, true, '']);
    expect(document.activeElement?.textContent).toBe(lines[0]?.slice(2));
  });

  test.each([
    [`${SHOE}:1`, '1 item: 1 × Shoe.'],
    [`${SHOE}:1,${HAT}:1,${BAG}:2`, '4 items: 1 × Shoe and 2 other things.'],
  ])('names what %s holds', async (lines, said) => {
    keep([BAG, 1]);
    link(lines);
    await open();
    expect(text('[data-text="shared"]')).toBe(`This link holds a cart of ${said}`);
  });

  test('says that the shop cannot be reached, and keeps its address', async () => {
    link(`${SHOE}:1`);
    answer = fail;
    await open();
    expect(text('[data-text="shared"]')).toMatch(/the shop cannot be reached/);
    expect([find('[data-merge]').hidden, location.search]).toEqual([true, `?lines=${SHOE}:1`]);
  });

  test('says that nothing of it is sold any more', async () => {
    link(`${SHOE}:1`);
    answer = (input) =>
      cartOf(input, { lines: cartOf(input).lines.map((line) => ({ ...line, quantity: 0 })) });
    await open();
    expect(text('[data-text="shared"]')).toBe('What this link holds is not sold any more.');
    expect([find('[data-shared]').hidden, find('[data-keep]').hidden, location.search]).toEqual([
      false,
      true,
      '',
    ]);
  });

  test('is copied, which the button says for a moment', async () => {
    keep([SHOE, 2], [HAT, 1]);
    await open();
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      onLine: true,
      clipboard: { writeText: async (address: string) => void copied.push(address) },
    });
    vi.useFakeTimers();
    find('[data-share]').click();
    find('[data-share]').click();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(copied[0]).toBe(`${location.origin}/cart?lines=${SHOE}:2,${HAT}:1`);
    expect([text('[data-share]'), text('[data-said]')]).toEqual([
      'Copied',
      'The link to your cart is copied.',
    ]);
    await vi.advanceTimersByTimeAsync(1);
    expect(text('[data-share]')).toBe('Copy link');
  });

  test('is shown where it cannot be copied', async () => {
    keep([SHOE, 2]);
    await open();
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: fail } });
    const shown = vi.fn();
    vi.stubGlobal('prompt', shown);
    await click('[data-share]');
    expect(shown.mock.calls[0]?.[1]).toBe(`${location.origin}/cart?lines=${SHOE}:2`);
    expect(text('[data-share]')).toBe('Copy link');
  });
});
