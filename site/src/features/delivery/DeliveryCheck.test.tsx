// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeliveryCheck } from './DeliveryCheck.tsx';
import type { DeliveryAnswer } from './delivery-answer.ts';
import { lastPostcode, rememberPostcode } from './last-postcode.ts';

type Asked = { country: string; postalCode: string; variantIds: string[] };
const priced = (amount: number): Partial<DeliveryAnswer> => ({
  ...{ takesCashOnDelivery: true, arrival: null },
  rates: [{ price: { amount, currency: 'INR' }, takesCashOnDelivery: true, isPickup: false }],
});
const COSTS_50 = 'Shipping ₹50|Cash on delivery available';

let asked: Asked[] = [];
let answer: (asked: Asked) => unknown = () => priced(50_00);
let root: Root | undefined;
const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const shown = () => Array.from(find('[role="status"]').children, ({ textContent }) => textContent).join('|');
const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const type = (text: string) =>
  settled(() => {
    find('input').value = text;
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = () => settled(() => find('button').click());

async function open(country = 'IN', before = ''): Promise<void> {
  const element = createElement(DeliveryCheck, { country, countryName: null });
  document.body.innerHTML = `<div class="product-page" data-variant="red"><div>${renderToString(element)}</div></div>`;
  find('input').value = before;
  await act(async () => {
    root = hydrateRoot(find('.product-page > div'), element);
  });
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  asked = [];
  answer = () => priced(50_00);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body);
    asked.push(variables);
    return new Response(JSON.stringify({ data: { delivery: await answer(variables) } }));
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

test('a complete PIN code is checked at once, and stored', async () => {
  await open();
  await type('4000');
  expect([asked, shown()]).toEqual([[], '']);
  await type('400 001');
  expect(asked).toEqual([{ country: 'IN', postalCode: '400001', variantIds: ['red'] }]);
  expect(shown()).toBe(COSTS_50);
  expect(lastPostcode('IN')).toBe('400001');
  expect(find('form').dataset).toHaveProperty('answered');
  await type('40000');
  expect(shown()).toBe('');
  expect(find('form').dataset).not.toHaveProperty('answered');
});

test('the last postcode of the country is filled in and checked', async () => {
  rememberPostcode('IN', '560001');
  await open();
  expect([find('input').value, shown()]).toEqual(['560001', COSTS_50]);
  rememberPostcode('GB', 'SW1A 1AA');
  await open();
  expect([find('input').value, shown()]).toEqual(['', '']);
});

test.each(['{', 'null', '[]', '{"country":"IN","postalCode":7}'])(
  'a damaged memory counts as none: %s',
  async (stored) => {
    localStorage.setItem('postcode', stored);
    await open();
    expect([find('input').value, asked]).toEqual(['', []]);
  },
);

test('a stored postcode that is no longer valid shows no error, and keeps the focus', async () => {
  rememberPostcode('IN', '4000');
  await open();
  expect([shown(), asked, document.activeElement === find('input')]).toEqual(['', [], false]);
  rememberPostcode('GB', 'SW1A 1AA');
  await open('GB');
  expect(shown()).toBe(COSTS_50);
});

test('input from before hydration is kept, and takes precedence over the stored postcode', async () => {
  rememberPostcode('IN', '560001');
  await open('IN', '400001');
  expect(find('input').value).toBe('400001');
  expect(asked.map(({ postalCode }) => postalCode)).toEqual(['400001']);
});

test.each([
  ['IN', '', 'A PIN code has 6 digits, such as 400050.'],
  ['IN', '000000', 'A PIN code has 6 digits, such as 400050.'],
  ['GB', ' ', 'Enter a postcode.'],
])('%s: “%s” is refused', async (country, text, message) => {
  await open(country);
  await type(text);
  expect(shown()).toBe('');
  await press();
  expect([shown(), asked]).toEqual([message, []]);
  expect(find('input').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(find('input'));
});

test('a postcode of another country is checked on request', async () => {
  await open('GB');
  await type('SW1A 1AA');
  expect(asked).toEqual([]);
  await press();
  expect(asked).toEqual([{ country: 'GB', postalCode: 'SW1A 1AA', variantIds: ['red'] }]);
});

test('the check follows the selected variant, and reports a sold-out one', async () => {
  answer = ({ variantIds }) => priced(variantIds[0] === 'red' ? 50_00 : 90_00);
  await open();
  await type('400001');
  const select = (id: string) => settled(() => (find('.product-page').dataset['variant'] = id));
  await select('sofa');
  expect(shown()).toContain('Shipping ₹90');
  await select('');
  expect(shown()).toBe('This variant is sold out.');
  await select('red');
  expect(shown()).toBe(COSTS_50);
});

test('of several quick changes the last one counts', async () => {
  const waiting: ((delivery: unknown) => void)[] = [];
  answer = () => new Promise((resolve) => waiting.push(resolve));
  await open();
  await type('400001');
  expect(shown()).toBe('Checking…');
  await type('560001');
  await settled(() => waiting[1]?.(priced(70_00)));
  await settled(() => waiting[0]?.(priced(50_00)));
  expect(shown()).toContain('Shipping ₹70');
});

test('a failure says how to try again, and Check does', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  await type('400001');
  expect(shown()).toMatch(/could not be checked.*press Check/);
  answer = () => priced(50_00);
  await press();
  expect(shown()).toBe(COSTS_50);
});

test('a server error is shown with its message and when to try again', async () => {
  await open();
  const errors = [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED' } }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors }, { status: 429, headers: { 'retry-after': '30' } }),
  );
  await type('400001');
  expect(shown()).toBe('Too many requests. Try again in 30 seconds.');
});
