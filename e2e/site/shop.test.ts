import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openBuiltPage, readBuiltPage, textOf, textsOf } from './built-page.ts';

const DROPDOWNS = [
  ['Show', ['50', '100', '150', '200', 'All']],
  ['Sort by', ['Featured', 'Price: Low to High', 'Price: High to Low', 'Release Date', 'Avg. Rating']],
] as const;

const CATEGORIES = [
  ['Jacket', 125],
  ['Jeans', 68],
  ['Sweatshirts', 284],
  ['Trousers', 274],
  ['Kitwears', 152],
  ['Sportswear', 302],
  ['Accessories', 168],
] as const;

const FILTERS = [
  ['Color', ['Red 56', 'Green 78', 'Blue 54']],
  ['Size', ['S', 'M', 'L', 'XL', 'XXL']],
  ['Item Condition', ['New 1506', 'Refurbished 27', 'Used 45']],
] as const;

const MENU = [
  'Mobile',
  "Women's Fashion",
  'Dresses',
  'Blouses & Shirts',
  'Hoodies & Sweatshirts',
  'Wedding Dresses',
  'Prom Dresses',
  'Cosplay Costumes',
  "Men's Fashion",
  'Jackets',
  'Casual Faux Leather',
  'Genuine Leather',
  'Casual Pants',
  'Sweatpants',
  'Harem Pants',
  'Electronics',
  'Audio',
  'Electronics GST Store',
  'Cameras & Accessories',
  'Computer Peripherals',
  'Laptop And Desktop',
  'Mobile Accessory',
  'Two Wheelers',
  'Petrol Vehicles',
  'Electric Vehicles',
];

const slug = (name: string) =>
  name.toLowerCase().replaceAll("'", '').replaceAll('&', 'and').replaceAll(' ', '-');

const page = await openBuiltPage('/shop');
const PRODUCTS = 93;

test('the heading shows the number of results', () => {
  expect(textOf(page.getByRole('heading', { level: 1 }))).toBe('We found 688 items for you!');
});

test.each(DROPDOWNS)('"%s" offers %s, with the first as the default', (name, options) => {
  const dropdown = page.getByRole<HTMLSelectElement>('combobox', { name });
  expect(textsOf(dropdown.options)).toEqual(options);
  expect(dropdown.selectedIndex).toBe(0);
});

test('pages are 01, 02, 03, ..., 16 and next', () => {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(textsOf(pages.children)).toEqual(['01', '02', '03', '...', '16', '']);
  expect(within(pages).getByRole('link', { name: /01$/ }).getAttribute('aria-current')).toBe('page');
  within(pages).getByRole('link', { name: /^Next/ });
});

test('all sixteen pages exist; those beyond the sample’s products say so', async () => {
  const second = await openBuiltPage('/shop/2');
  expect(second.document.querySelectorAll('#items .card')).toHaveLength(PRODUCTS - 50);
  expect(textsOf(second.getByRole('navigation', { name: 'Pages' }).children)).toEqual([
    '',
    '01',
    '02',
    '03',
    '...',
    '16',
    '',
  ]);
  for (const number of [3, 16]) {
    const { document, getByRole } = await openBuiltPage(`/shop/${number}`);
    expect(document.querySelectorAll('#items .card')).toHaveLength(0);
    expect(textOf(getByRole('main'))).toContain(`You have seen all ${PRODUCTS}`);
    expect(getByRole('link', { name: 'Back to the first page' }).getAttribute('href')).toBe('/shop');
  }
});

test('the slider covers the price range of the products', () => {
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Range' }).value).toBe('₹490 – ₹1,89,500');
});

test('a category can be filtered by the values of its own products', async () => {
  const shoes = within((await openBuiltPage('/category/shoes')).getByRole('main'));
  const group = (name: string) =>
    textsOf(
      within(shoes.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => box.parentElement as Element),
    );
  expect(group('Color').slice(0, 2)).toEqual(['Pink3', 'Blue2']);
  expect(group('Size')).toEqual(['36', '37', '38', '39', '40', '41', '42', '43', '44']);
  expect(shoes.queryByRole('group', { name: 'Item Condition' })).toBeNull();
});

test.each(CATEGORIES)('the sidebar counts %s as %i, and links to them', async (name, count) => {
  const sidebar = within(page.getByRole('complementary', { name: 'Filters' }));
  const link = sidebar.getByRole('link', { name: new RegExp(`^${name} ?${count}$`) });
  const category = await openBuiltPage(link.getAttribute('href') ?? '');
  expect(textOf(category.getByRole('heading', { level: 1 }))).toBe(name);
});

test.each(FILTERS)('%s can be filtered by %s', (name, choices) => {
  const group = within(page.getByRole('group', { name }));
  expect(group.getAllByRole('checkbox')).toHaveLength(choices.length);
  for (const choice of choices) group.getByRole('checkbox', { name: choice });
});

test('a card has everything that the specification lists', () => {
  const [look] = page.getAllByRole('button', { name: 'Quick view: Indigo block-print kurta' });
  const card = look?.closest('article') as HTMLElement;
  expect(card.querySelectorAll('img')).toHaveLength(2);
  expect(textOf(card)).toContain("Best SellMen's FashionRated 94%,4.7of 5Indigo block-print kurta");
  expect(textOf(card)).toContain('₹1,499');
  expect(textOf(card.querySelector('s'))).toContain('₹2,299');
  for (const action of [
    /^Compare Indigo/,
    'Add Indigo block-print kurta to wishlist',
    'Add Indigo block-print kurta to cart',
  ])
    within(card).getByRole('button', { name: action });
});

test('a menu page shows its number of products, and links to the entries below it', async () => {
  const category = await openBuiltPage('/category/womens-fashion');
  const main = category.getByRole('main');
  expect(textOf(main)).toContain(`We found ${main.querySelectorAll('.card').length} items for you!`);
  const dresses = await openBuiltPage(
    within(main).getByRole('link', { name: 'Dresses' }).getAttribute('href') ?? '',
  );
  expect(textOf(dresses.getByRole('navigation', { name: 'Breadcrumb' }))).toBe("HomeWomen's FashionDresses");
});

test.each(MENU)('%s has its page, with its own products', async (name) => {
  const html = await readBuiltPage(`/category/${slug(name)}`);
  expect(html).toContain(`<h1>${name.replace('&', '&amp;')}</h1>`);
  expect(html).toContain('<article class="card">');
});
