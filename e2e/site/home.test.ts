import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { missingInOrder, openBuiltPage, textOf, textsOf } from './built-page.ts';

const SECTIONS = [
  [
    'Super value deals',
    'On all products',
    'Fashion Trending',
    'Great Collection',
    'Big Deals From Manufacturer',
  ],
  ['Free Shipping', 'Online Order', 'Save Money', 'Promotions', 'Happy Sell', '24/7 Support'],
  ['Featured', 'Popular', 'New added'],
  ['Repair services'],
  [
    'Popular Categories',
    'T-Shirt',
    'Bags',
    'Sandan',
    'Scarf Cap',
    'Shoes',
    'Pillowcase',
    'Jumpsuits',
    'Hats',
  ],
  ['Runners for wet streets', 'Leather that travels', 'Sound with a story'],
  ['New Arrival'],
  ['Deal of the Day', 'Men Clothing'],
  ['Keep it running'],
  ['The gifting edit', 'Deals & Outlet', 'Top Selling', 'Hot Releases'],
];

const page = await openBuiltPage('/');
const main = page.getByRole('main');

test('the ten sections are in order, each with its texts', () => {
  expect(missingInOrder(textOf(main), SECTIONS.flat())).toEqual([]);
  const lists = page.getByRole('region', { name: 'More products' });
  expect(within(lists).getAllByRole('article')).toHaveLength(9);
  expect(textsOf(page.getAllByRole('heading', { level: 1 }))).toEqual(['Super value deals']);
});

test('no product is shown more than twice', () => {
  const links = Array.from(main.querySelectorAll('article a[href^="/product/"]'), (link) =>
    link.getAttribute('href'),
  );
  expect(links).toHaveLength(24 + 6 + 9);
  const often = [...Map.groupBy(links, (href) => href)].filter(([, shown]) => shown.length > 2);
  expect(often).toEqual([]);
});

test('none of the initially visible products is shown twice', () => {
  const hidden = new Set(
    ['popular', 'new'].flatMap((id) => [...page.document.querySelectorAll(`#${id} article`)]),
  );
  const shown = [...main.querySelectorAll('article')].filter((card) => !hidden.has(card));
  const links = shown.flatMap(
    (card) => card.querySelector('a[href^="/product/"]')?.getAttribute('href') ?? [],
  );
  expect(links).toHaveLength(8 + 6 + 9);
  expect(new Set(links).size).toBe(links.length);
});

test.each([
  ['Offers', 3],
  ['Popular Categories', 8],
  ['New Arrival', 6],
])('%s has %i slides', (name, count) => {
  const [track] = within(main).getByRole('region', { name }).getElementsByClassName('carousel__track');
  expect(track?.children).toHaveLength(count);
});

test('both deals have ended, and each says so in a line', () => {
  expect(page.queryAllByRole('timer')).toEqual([]);
  const articles = textsOf(main.querySelectorAll('article:has(time)'));
  expect(articles).toEqual([
    expect.stringContaining('Ended 25 March 2025'),
    expect.stringContaining('Ended 25 March 2026'),
  ]);
  const days = main.querySelectorAll('article time');
  expect(textsOf(days)).toEqual(['25 March 2025', '25 March 2026']);
});

test('the header has promotions of up to 50, 70, 35, 40 and 20 %', () => {
  const text = textOf(page.getByRole('region', { name: 'Contact and offers' }));
  const promotions = ['up to 50% off', 'up to 70% off', '35% off', 'Up to 40%', 'up to 20% off'];
  expect(promotions.filter((promotion) => !text.includes(promotion))).toEqual([]);
});
