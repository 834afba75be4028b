// @vitest-environment happy-dom
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ListingControls } from './listing-controls.ts';

const QUERY = readQuery(new URLSearchParams());
let controls: ListingControls;
const find = <Found extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as unknown as Found;
const min = () => find('.price-filter__min');
const max = () => find('.price-filter__max');
const text = () => find('.price-filter__text');

beforeEach(() => {
  document.body.innerHTML = `<main>
    <form id="listing-form">
      <input name="q" /><input type="checkbox" name="color" value="Red" /><input type="checkbox" name="size" value="Red" />
      <select name="sort"><option value=""></option><option value="newest"></option></select>
      <select name="show"><option value=""></option><option value="all"></option></select>
    </form>
    <p><input type="range" class="price-filter__min" min="0" max="100" value="0" /><input type="range" class="price-filter__max" min="0" max="100" value="100" /></p>
    <input class="price-filter__text" value="100 – 10,000" />
  </main>`;
  controls = new ListingControls(find('main'), [100, 10_000], 'INR');
});

describe('the controls of a listing', () => {
  test('show and announce the current query', () => {
    controls.write({ ...QUERY, text: 'shawl', color: ['Red'], sort: 'newest', show: 'all' });
    expect(find('[name="q"]').value).toBe('shawl');
    expect([find('[name="color"]').checked, find('[name="size"]').checked]).toEqual([true, false]);
    expect(controls.read()).toMatchObject({
      ...{ text: 'shawl', color: ['Red'], size: [], sort: 'newest', show: 'all' },
    });
    controls.write(QUERY);
    expect(controls.read()).toMatchObject({ text: '', color: [], sort: '', show: '' });
  });

  test('leave prices and page as they are when a filter is chosen', () => {
    controls.write({ ...QUERY, min: 1_000 });
    const chosen = { ...QUERY, min: 1_000, page: 2, ...controls.read() };
    expect(chosen).toMatchObject({ min: 1_000, max: null, page: 2 });
  });

  test('do not overwrite a search that is being typed', () => {
    const search = find('[name="q"]');
    search.focus();
    search.value = 'sha';
    controls.write({ ...QUERY, text: 'shawl' });
    expect(search.value).toBe('sha');
  });

  test('show the prices on the sliders, their track and in words', () => {
    controls.write({ ...QUERY, min: 1_000 });
    expect([min().value, max().value]).toEqual(['50', '100']);
    expect([min().ariaValueText, max().ariaValueText, text().value]).toEqual([
      ...[expect.stringContaining('1,000'), expect.stringContaining('10,000')],
      expect.stringMatching(/1,000.* – .*10,000/),
    ]);
    const { style } = min().parentElement as HTMLElement;
    expect([style.getPropertyValue('--from'), style.getPropertyValue('--to')]).toEqual(['50%', '100%']);
    controls.write({ ...QUERY, max: 1_000 });
    expect([min().value, max().value]).toEqual(['0', '50']);
  });

  test('do not move a slider that is held', () => {
    min().focus();
    min().value = '20';
    controls.write({ ...QUERY, min: 1_000 });
    expect(min().value).toBe('20');
    max().focus();
    max().value = '80';
    controls.write({ ...QUERY, max: 1_000 });
    expect(max().value).toBe('80');
  });

  test('know the price fields', () => {
    expect([controls.isPriceText(text()), controls.isPriceText(min())]).toEqual([true, false]);
  });
});

describe('a slider', () => {
  const NONE = { min: null, max: null };

  test.each([
    [0, NONE, null],
    [50, NONE, 1_000],
    [50, { min: null, max: 2_000 }, 1_000],
    [75, { min: null, max: 1_000 }, 1_000],
  ])('of the lowest price at %d, beside %j, asks for %j', (position, prices, expected) => {
    min().value = String(position);
    expect(controls.slidPrice(min(), prices)).toEqual({ min: expected });
  });

  test.each([
    [100, NONE, null],
    [50, NONE, 1_000],
    [50, { min: 500, max: null }, 1_000],
    [25, { min: 1_000, max: null }, 1_000],
  ])('of the highest price at %d, beside %j, asks for %j', (position, prices, expected) => {
    max().value = String(position);
    expect(controls.slidPrice(max(), prices)).toEqual({ max: expected });
  });

  test('stops at the other one', () => {
    max().value = '50';
    min().value = '75';
    controls.slidPrice(min(), { min: null, max: 1_000 });
    expect(min().value).toBe('50');
    max().value = '25';
    controls.slidPrice(max(), { min: 1_000, max: null });
    expect(max().value).toBe('50');
    min().value = '40';
    controls.slidPrice(min(), { min: null, max: 1_000 });
    expect(min().value).toBe('40');
  });
});

test.each([
  ['100 – 10,000', null, null],
  ['101 – 9,999', 101, 9_999],
  ['500', null, 500],
  ['2,000 – 500', 500, 2_000],
  ['', null, null],
])('the typed prices %j ask for %j to %j', (typed, lowest, highest) => {
  text().value = typed;
  expect(controls.typedPrices()).toEqual({ min: lowest, max: highest });
});

test('for input before hydration, the typed prices take precedence over the sliders', () => {
  expect(controls.touchedPrices()).toEqual({ min: null, max: null });
  min().value = '50';
  expect(controls.touchedPrices()).toEqual({ min: 1_000, max: null });
  max().value = '75';
  expect(controls.touchedPrices()).toMatchObject({ min: 1_000, max: expect.any(Number) });
  text().value = '300 – 400';
  expect(controls.touchedPrices()).toEqual({ min: 300, max: 400 });
});
