import { expect, test } from 'vitest';
import { withTracking } from './with-tracking.ts';

const TRACKING = { title: 'Track Your Order', link: '/account' };
const groupOf = (heading: string, ...links: string[]) => ({
  heading,
  links: links.map((link) => ({ title: link, link })),
});
const [SHOP, HELP, ABOUT] = [
  groupOf('Shop', '/shop'),
  groupOf('Help', '/contactus', '/help#faq'),
  groupOf('About', '/about'),
];

test('puts the link below the other links to help', () => {
  expect(withTracking([SHOP, HELP, ABOUT])).toEqual([
    SHOP,
    { ...HELP, links: [...HELP.links, TRACKING] },
    ABOUT,
  ]);
  expect(withTracking([HELP, SHOP])[0]?.links.at(-1)).toEqual(TRACKING);
});

test('puts the link last where no links lead to help', () => {
  expect(withTracking([SHOP, ABOUT])).toEqual([SHOP, { ...ABOUT, links: [...ABOUT.links, TRACKING] }]);
  expect(withTracking([])).toEqual([]);
});

test('adds no second link to orders', () => {
  const groups = [SHOP, groupOf('Yours', '/wishlist', '/account'), HELP];
  expect(withTracking(groups)).toEqual(groups);
});
