// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { AskedProduct } from './ask-products.ts';
import { fillProduct, type Known } from './fill-product.ts';

const SAVED = { id: 'p1', title: 'Shawl', path: '/product/shawl', image: '/uploads/a.webp' };
const rupees = (amount: number) => ({ amount, currency: 'INR' });
type Variant = AskedProduct['variants'][number];
const variantOf = (changes: Partial<Variant> = {}): Variant => ({
  ...{ id: 'v1', isSold: true, availability: 'IN_STOCK' },
  ...{ price: rupees(50_000), compareAtPrice: rupees(80_000) },
  ...changes,
});
const productOf = (...variants: Variant[]): AskedProduct => ({
  ...{ id: 'p1', title: 'Shawl', handle: 'shawl', images: [] },
  variants,
});

let root: HTMLElement;
const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <a data-link data-text="title"></a> <b data-text="price"></b> <s data-text="was"></s>
    <span class="status" data-text="stock"></span>
    <img data-image hidden />
    <button data-buy-it></button> <a data-choose-it></a> <a data-ask-for-it></a> <button data-remove></button>
  </div>`;
  root = document.querySelector('#root') as HTMLElement;
});

/** What can be done about the product, by its label. */
function actions(): (string | null)[] {
  return [...root.querySelectorAll<HTMLElement>('[data-buy-it],[data-choose-it],[data-ask-for-it]')]
    .filter(({ hidden }) => !hidden)
    .map((element) => element.getAttribute('aria-label'));
}

const statusOf = () => {
  const { textContent, classList, hidden } = find('.status');
  return [textContent, classList.contains('status--good'), classList.contains('status--bad'), hidden];
};

test('a product that can be had shows what it costs, and is bought', () => {
  fillProduct(root, SAVED, productOf(variantOf()));
  expect(find<HTMLAnchorElement>('[data-link]').getAttribute('href')).toBe('/product/shawl');
  expect(['title', 'price', 'was'].map((name) => find(`[data-text="${name}"]`).textContent)).toEqual([
    ...['Shawl', '₹500', '₹800'],
  ]);
  expect(statusOf()).toEqual(['In Stock', true, false, false]);
  expect(actions()).toEqual(['Add to cart: Shawl']);
  expect(find('[data-remove]').getAttribute('aria-label')).toBe('Remove Shawl');
  expect({ ...root.dataset }).toMatchObject({
    ...{ product: 'p1', title: 'Shawl', path: '/product/shawl', image: '/uploads/a.webp' },
    ...{ variant: 'v1', amount: '50000' },
  });
});

test('of several variants one has to be chosen', () => {
  fillProduct(root, SAVED, productOf(variantOf(), variantOf({ id: 'v2', price: rupees(40_000) })));
  expect(actions()).toEqual(['Choose options: Shawl']);
  expect([root.dataset['variant'], root.dataset['amount']]).toEqual(['', '40000']);
});

test('where nothing is bought, a product that can be had is looked at', () => {
  find('[data-buy-it]').remove();
  fillProduct(root, SAVED, productOf(variantOf()));
  expect(actions()).toEqual(['View: Shawl']);
});

test.each<[string, Known, (string | boolean)[], string[]]>([
  [
    'sold out',
    productOf(variantOf({ availability: 'OUT_OF_STOCK' })),
    ['Out of stock', false, true, false],
    ['Contact Us about Shawl'],
  ],
  ['gone', 'gone', ['Not sold any more', false, true, false], []],
  ['unknown', 'unknown', ['', false, false, true], ['Contact Us about Shawl']],
])('a product that is %s says so, and is not bought', (_, known, status, expected) => {
  fillProduct(root, SAVED, known);
  expect(statusOf()).toEqual(status);
  expect(actions()).toEqual(expected);
});

test.each<Known>(['gone', 'unknown'])('what is %s has no price', (known) => {
  fillProduct(root, SAVED, known);
  expect([find('[data-text="price"]').textContent, find('[data-text="was"]').hidden]).toEqual(['–', true]);
  expect([root.dataset['variant'], root.dataset['amount']]).toEqual(['', '']);
});

test('an image is shown where there is one, and loaded once', () => {
  fillProduct(root, SAVED, 'unknown');
  const image = find<HTMLImageElement>('[data-image]');
  expect([image.hidden, image.getAttribute('src')]).toEqual([false, '/uploads/a.webp']);
  fillProduct(root, { ...SAVED, image: '' }, 'unknown');
  expect([image.hidden, image.getAttribute('src')]).toEqual([true, '/uploads/a.webp']);
  image.remove();
  expect(() => fillProduct(root, SAVED, 'unknown')).not.toThrow();
});
