import type { HomeSection } from '@mela/rules/content/home-sections.ts';
import { expect, test } from 'vitest';
import { catalogueOf, productOf } from './catalogue.ts';
import { openShop, rendererOf } from './render.ts';

const IMAGE = 'sample:home/hero-1';
const PAGE = { action: 'See it', link: '/shop', image: IMAGE };
const CAMPAIGN: HomeSection = { kind: 'campaign', title: 'Diwali is here', text: '', ...PAGE };
const QUOTE: HomeSection = { kind: 'quote', text: 'Lovely <b>things</b>', name: 'Asha' };

const homeOf = async (home: HomeSection[], change: object = {}) =>
  (await rendererOf(catalogueOf(0, { content: { ...catalogueOf(0).content, home }, ...change }))('/')) ?? '';
const headingsOf = (html: string, level: number) =>
  Array.from(html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs')), ([, text = '']) =>
    text.trim(),
  );
const products = Array.from({ length: 12 }, (_, index) => productOf(index));

test('a home page has its chosen sections in order, and one main heading', async () => {
  const html = await homeOf(
    [
      QUOTE,
      CAMPAIGN,
      { kind: 'products', title: 'Fresh', rule: 'New arrivals', link: '' },
      { kind: 'collection', title: 'Dresses of ours', text: '', link: '/category/dresses', image: null },
      { kind: 'editorial', title: 'How we weave', text: '**By hand**', image: IMAGE, side: 'Right' },
      { kind: 'logos', title: 'Our makers', logos: [{ name: 'Loom', image: IMAGE, link: '' }] },
      { ...CAMPAIGN, title: 'Second' },
    ],
    { products },
  );
  expect(headingsOf(html, 1)).toEqual(['Diwali is here']);
  const places = [
    'Lovely &lt;b&gt;',
    'Diwali is here</h1>',
    'Fresh',
    'Dresses of ours',
    'How we weave',
    'Our makers',
    'Second</h2>',
  ];
  const found = places.map((text) => html.indexOf(text, html.indexOf('<main')));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(-1);
  expect(html).toContain('<strong>By hand</strong>');
});

test('a shop without chosen sections has the default page, with a seasonal headline', async () => {
  const html = await homeOf([], { products });
  expect(headingsOf(html, 1)).toEqual(['The new season is here']);
});

test('sections of a deleted category, or without matching products, are left out; the others stay', async () => {
  const html = await homeOf(
    [
      { kind: 'collection', title: 'Gone', text: '', link: '/category/gone', image: null },
      { kind: 'products', title: 'Gone as well', rule: 'New arrivals', link: '/category/gone' },
      { kind: 'products', title: 'Of phones', rule: 'New arrivals', link: '/category/phones' },
      QUOTE,
    ],
    { products },
  );
  expect(html).not.toContain('Gone');
  expect(html).toContain('Of phones');
  expect(html).toContain('Asha');
});

test('a section that cannot be rendered does not affect the others', async () => {
  const broken = { kind: 'logos', title: 'Broken', logos: null } as unknown as HomeSection;
  const html = await homeOf([CAMPAIGN, broken, QUOTE]);
  expect(html).not.toContain('Broken');
  expect([headingsOf(html, 1), html.includes('Asha')]).toEqual([['Diwali is here'], true]);
});

test('only a page with a video may load it from another site', async () => {
  const video: HomeSection = {
    ...{
      kind: 'video',
      title: 'Our loom',
      video: 'https://cdn.example/loom.mp4',
      captions: '',
      image: IMAGE,
    },
  };
  expect(await homeOf([video])).toMatch(/media-src https:.*<video[^>]* preload="none"/s);
  expect(await homeOf([CAMPAIGN])).not.toContain('media-src');
});

test('new arrivals cover all categories, even if one category was added last', async () => {
  const late = Array.from({ length: 20 }, (_, index) =>
    productOf(index, { categoryId: index < 4 ? 'phones' : 'dresses' }),
  );
  const html = await homeOf([{ kind: 'products', title: 'Fresh', rule: 'New arrivals', link: '' }], {
    products: late,
  });
  const shown = new Set(html.match(/\/product\/product-[0-3]\b/g));
  expect(shown.size).toBe(4);
});

test('the API has the sections of the default page in their order, with the same products', async () => {
  const listed = Array.from({ length: 20 }, (_, index) =>
    productOf(index, {
      categoryId: index % 2 === 0 ? 'phones' : 'dresses',
      isFeatured: index < 3,
      isPopular: index === 4,
    }),
  );
  const deal = { title: 'Last days', text: '', endsAt: '2099-01-01T00:00', ...PAGE, group: 'women' as const };
  const banner = { title: 'Repairs', text: 'For life', ...PAGE };
  const content = { ...catalogueOf(0).content, home: [], deals: [deal], banners: [banner] };
  const catalogue = catalogueOf(0, { products: listed, content });
  const { home } = await openShop(catalogue).content();
  const kinds = ['Slides', 'ProductGroups', 'Campaign', 'Categories', 'Products', 'Deals', 'ProductGroups'];
  expect(home.map(({ __typename }) => __typename)).toEqual(kinds.map((kind) => `${kind}Section`));
  const html = (await rendererOf(catalogue)('/')) ?? '';
  const main = html.slice(html.indexOf('<main'));
  const titles = [
    'The new season',
    'Picked for you',
    'Repairs',
    'Popular Categories',
    'New Arrival',
    'Last days',
    'More products',
  ];
  const places = titles.map((title) => main.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const arrivals = home.flatMap((section) =>
    section.__typename === 'ProductsSection' ? section.productIds : [],
  );
  const shown = main.slice(main.indexOf('New Arrival'), main.indexOf('Last days'));
  const handles = new Set(Array.from(shown.matchAll(/\/product\/([\w-]+)/g), ([, handle = '']) => handle));
  expect(
    listed
      .filter(({ id }) => arrivals.includes(id))
      .map(({ handle }) => handle)
      .toSorted(),
  ).toEqual([...handles].toSorted());
});
