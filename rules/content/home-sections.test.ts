import { expect, test } from 'vitest';
import { itemOf } from './content-fields.ts';
import { homeSections, kindsOf } from './home-sections.ts';

const IMAGE = 'sample:home/hero-1';

test('every kind of section has a unique name for the admin', () => {
  const item = itemOf(homeSections);
  expect(item && kindsOf(item).map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'campaign: Campaign',
    'collection: Featured collection',
    'categories: Category tiles',
    'editorial: Editorial',
    'products: Products',
    'countdown: Countdown',
    'quote: Quote',
    'video: Video',
    'logos: Logos',
    'slides: Hero slides',
    'features: Feature strip',
    'promos: Promo banners',
    'deals: Deals',
  ]);
});

const VIDEO = { kind: 'video', title: 'Loom', captions: '', image: IMAGE };

test.each<[string, object, boolean]>([
  ['a quote', { kind: 'quote', text: 'Lovely', name: 'Asha' }, true],
  ['a quote of nobody', { kind: 'quote', text: 'Lovely', name: '' }, false],
  ['a video file', { ...VIDEO, video: 'https://cdn.example/a.mp4' }, true],
  ['a video that runs a script', { ...VIDEO, video: 'javascript:alert(1)//.mp4' }, false],
  ['a page with a video', { ...VIDEO, video: 'https://video.example/watch?v=1' }, false],
  ['an unknown kind', { kind: 'script', title: 'x' }, false],
  ['a section without a kind', { title: 'x' }, false],
])('%s: %j', (_, section, isValid) => {
  expect(homeSections.safeParse([section]).success).toBe(isValid);
});

test('a page has twenty sections at most', () => {
  const sections = Array.from({ length: 21 }, () => ({ kind: 'categories', title: 'All' }));
  expect(homeSections.safeParse(sections.slice(1)).success).toBe(true);
  expect(homeSections.safeParse(sections).success).toBe(false);
});
