import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { missingInOrder, openBuiltPage, rowsOf, textOf, textsOf } from './built-page.ts';

const TEXTS = [
  'Home',
  'Shehri city bicycle',
  '25 reviews',
  '$120.00',
  '$200.00',
  '25% Off',
  '1 year brand warranty',
  '30 day return policy',
  'Cash on delivery available',
  'Add to cart',
  'SKU',
  'Tags',
  '8 items in stock',
  'Description',
  'Additional info',
  'Reviews (3)',
  'New products',
];

const page = await openBuiltPage('/product/1');
const main = page.getByRole('main');
const reviews = main.querySelector<HTMLElement>('#reviews') as HTMLElement;

test.each(['/product', '/product/1'])('%s shows the sample product', async (path) => {
  const { document, getByRole } = await openBuiltPage(path);
  expect(textOf(getByRole('heading', { level: 1 }))).toBe('Shehri city bicycle');
  within(getByRole('main')).getByRole('link', { name: 'Shehri' });
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://mela.example/product/1',
  );
});

test('share icons, title and brand are in order; the brand links to its products', async () => {
  const share = within(main).getByRole('list', { name: 'Share' });
  const title = within(main).getByRole('heading', { level: 1 });
  const brand = within(main).getByRole('link', { name: 'Shehri' });
  expect(share.compareDocumentPosition(title) & share.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(title.compareDocumentPosition(brand) & title.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const listing = await openBuiltPage(brand.getAttribute('href') ?? '');
  expect(textOf(listing.getByRole('heading', { level: 1 }))).toBe('Shehri');
  expect(within(listing.getByRole('main')).getAllByRole('article').length).toBeGreaterThan(1);
  within(listing.getByRole('main')).getByRole('link', { name: 'Shehri city bicycle' });
});

test('every price on the page is in dollars', () => {
  expect(textOf(main)).not.toContain('₹');
});

test('the printed page has the shop’s name and address', () => {
  const [letterhead] = main.getElementsByClassName('letterhead');
  expect(textOf(letterhead ?? null)).toBe(
    'Mela, 14 Shahpur Jat, New Delhi 110049, +91 11 4050 6070, hello@mela.example',
  );
});

test('the page has its texts, in order', () => {
  expect(missingInOrder(textOf(main), TEXTS)).toEqual([]);
});

test('the rating is a bar of 90%', () => {
  const [stars] = within(main).getAllByRole('img', { name: 'Rated 90%' });
  expect(stars?.querySelector('svg')?.getAttribute('width')).toBe('90');
});

test.each([
  ['Color', ['Red', 'Yellow', 'White', 'Orange', 'Cyan', 'Green', 'Purple'], 'White'],
  ['Size', ['S', 'M', 'L', 'XL', 'XXL'], 'M'],
] as const)('%s can be %s, and is %s at first', (name, choices, preselected) => {
  const group = within(main).getByRole('group', { name: new RegExp(`^${name}`) });
  expect(within(group).getAllByRole('radio')).toHaveLength(choices.length);
  for (const choice of choices) within(group).getByRole('radio', { name: choice });
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: preselected }).checked).toBe(true);
});

test('the specification has dimensions, frame, weight, wheels, colours and sizes', () => {
  const rows = rowsOf(within(main).getByRole('table', { name: 'Specification' }));
  expect(rows.map(([name]) => name)).toEqual(['Dimensions', 'Frame', 'Weight', 'Wheels', 'Color', 'Size']);
  expect(rows.at(-2)?.[1]).toBe('Red, Yellow, White, Orange, Cyan, Green, Purple');
  expect(rows.at(-1)?.[1]).toBe('S, M, L, XL, XXL');
});

describe('the reviews', () => {
  test('are three, with a score of 4.8 out of 5', () => {
    const articles = within(reviews).getAllByRole('article');
    expect(articles).toHaveLength(3);
    for (const article of articles) within(article).getByRole('link', { name: /^Reply/ });
    expect(textOf(reviews)).toContain('4.8 out of 5');
  });

  test.each([
    ['5 star', '50%'],
    ['4 star', '25%'],
    ['3 star', '45%'],
    ['2 star', '65%'],
    ['1 star', '85%'],
  ])('%s has %s', (stars, share) => {
    const lines = within(reviews).getAllByRole('listitem');
    const line = lines.find((item) => textOf(item).includes(stars));
    expect(textOf(line ?? null)).toContain(share);
    expect(line?.querySelector('meter')?.getAttribute('value')).toBe(share.slice(0, -1));
  });

  test('have a form with four fields, in order', () => {
    const form = within(reviews).getByRole('form', { name: 'Add a review' });
    expect(textsOf(form.querySelectorAll('label'))).toEqual(['Comment', 'Name', 'Email', 'Website']);
  });
});

test.each([9, 38])(
  'product %i, out of stock on wishlist or comparison, is so on its own page',
  async (id) => {
    const own = within((await openBuiltPage(`/product/${id}`)).getByRole('main'));
    own.getByText('Out of stock');
    for (const link of own.getAllByRole('link', { name: 'Contact Us' }))
      expect(link.getAttribute('href')).toBe('/contactus');
    expect(own.queryByText('Add to cart')).toBeNull();
  },
);

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'product %i, the sample or a featured one, has seven views of seven images, fine enough for a stage of 768 pixels',
  async (id) => {
    const { document } = await openBuiltPage(`/product/${id}`);
    const views = [...document.querySelectorAll('[data-zoom]')];
    const images = views.map((view) => view.querySelector('img[srcset]')?.getAttribute('srcset') ?? '');
    expect(new Set(images).size).toBe(7);
    for (const srcset of images) expect(srcset).toContain(' 1280w');
  },
);

test.each([
  [2, 7],
  [20, 4],
  [54, 4],
])('product %i has its own page, with %i views of it', async (id, views) => {
  const { document, getByRole } = await openBuiltPage(`/product/${id}`);
  expect(document.querySelectorAll('[data-zoom]')).toHaveLength(views);
  const related = getByRole('region', { name: 'Related products' });
  expect(within(related).getAllByRole('article')).toHaveLength(4);
  expect(within(getByRole('complementary')).getAllByRole('article')).toHaveLength(4);
});
