import type { HomeSection } from '@mela/rules/content/home-sections.ts';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { PageMaker } from '../../src/modules/publishing/pages/page-maker.ts';
import { Browser } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeRenderedSite } from './small-site.ts';

const shop = new LiveShop(serveApp({ ADMIN: 'open' }, makeRenderedSite()));
const owner = new Browser(shop.app);
const guest = new Browser(shop.app);

const IMAGE = 'sample:home/hero-1';
const PAGE = { action: 'See it', link: '/shop', image: IMAGE };
const SECTIONS: HomeSection[] = [
  { kind: 'campaign', title: 'Diwali is here', text: '', ...PAGE },
  { kind: 'products', title: 'Fresh from us', rule: 'New arrivals', link: '' },
  { kind: 'collection', title: 'Sarees for you', text: 'Woven', link: '/category/sarees', image: null },
  { kind: 'categories', title: 'Find your way' },
  { kind: 'editorial', title: 'How we weave', text: '**By hand** <b>x</b>', image: IMAGE, side: 'Right' },
  { kind: 'quote', text: 'Lovely <i>things</i>', name: 'Asha' },
  {
    ...{ kind: 'countdown', title: 'Ends soon', text: '', endsAt: '2099-03-25T00:00', group: 'women' },
    ...PAGE,
  },
  {
    ...{ kind: 'video', title: 'Our loom', video: 'https://cdn.example/loom.mp4', captions: '' },
    image: IMAGE,
  },
  { kind: 'logos', title: 'Our makers', logos: [{ name: 'Loom', image: IMAGE, link: '' }] },
  { kind: 'slides' },
  { kind: 'collection', title: 'Gone', text: '', link: '/category/gone', image: null },
];
const HOME = `home { __typename title
  ... on CampaignSection { text action { text url } image { id url(width: 600) width height alt } }
  ... on ProductsSection { text url products { handle } }
  ... on ProductGroupsSection { groups { title products { handle } } }
  ... on CategoriesSection { tiles { title url image { url } } }
  ... on EditorialSection { body { markdown html } isImageRight }
  ... on QuoteSection { quote author }
  ... on DealsSection { deals { title endsAt } }
  ... on VideoSection { url captionsUrl poster { url } }
  ... on LogosSection { logos { name url image { alt } } }
  ... on SlidesSection { slides { title subtitle image { url(isAbsolute: true) } } } }`;

interface Section {
  __typename: string;
  title: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own fields.
  [field: string]: any;
}

const read = async (fields: string, caller = guest) =>
  (await caller.askFor(`{ shop { content { ${fields} } } }`)).shop.content;
const home = async (caller = guest): Promise<Section[]> => (await read(HOME, caller)).home;
const change = async (values: object) => {
  const { storefrontContent } = await owner.askFor('{ storefrontContent { version } }');
  const input = { version: storefrontContent.version, values };
  await owner.askFor(
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
    { input },
  );
};
const handlesOf = (section: Section | undefined) =>
  section?.['products'].map(({ handle }: { handle: string }) => handle);

test('there is no content while the sample is shown', async () => {
  expect(await read('tagline')).toBeNull();
});

test('a shop without products has texts, a welcome slide and no product sections', async () => {
  await shop.goLive();
  const sections = await home();
  expect(sections.map(({ __typename }) => __typename)).toEqual(['SlidesSection']);
  const [slide] = sections[0]?.['slides'] ?? [];
  expect(slide.title).toBe('The new season is here');
  expect(slide.image.url).toMatch(/^http.*\/_astro\/hero-1\b.*-1440\.avif$/);
  expect((await fetch(slide.image.url)).status).toBe(200);
});

test('guests get the sections of the home page in their order, with the same products', async () => {
  await owner.signUp('owner@mela.example');
  const { createCategory } = await owner.askFor(
    'mutation { createCategory(input: { name: "Sarees" }) { id } }',
  );
  const categoryId = ObjectId.createFromHexString(createCategory.id);
  for (const number of [1, 2, 3]) await shop.add(`Saree ${number}`, { categoryId });
  await shop.add('Lamp');
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: true })').catch(() => {});
  await change({ home: SECTIONS });
  await owner.askFor('mutation { publishStorefront { state } }');
  const sections = await eventually(async () => {
    const found = await home();
    expect(found[0]?.title).toBe('Diwali is here');
    return found;
  });
  expect(sections.map(({ __typename, title }) => [__typename, title])).toEqual([
    ['CampaignSection', 'Diwali is here'],
    ['ProductsSection', 'Fresh from us'],
    ['ProductsSection', 'Sarees for you'],
    ['EditorialSection', 'How we weave'],
    ['QuoteSection', null],
    ['DealsSection', null],
    ['VideoSection', 'Our loom'],
    ['LogosSection', 'Our makers'],
    ['SlidesSection', null],
  ]);
  const { body } = await shop.get('/');
  const main = body.slice(body.indexOf('<main'));
  const headings = sections.flatMap(({ title }) => title ?? []).map((title) => main.indexOf(title));
  expect(headings).not.toContain(-1);
  expect(headings).toEqual(headings.toSorted((one, other) => one - other));
  const shown = main.slice(main.indexOf('Fresh from us'), main.indexOf('Sarees for you'));
  expect(handlesOf(sections[1])).toEqual([
    ...new Set(Array.from(shown.matchAll(/\/product\/([\w-]+)/g), ([, handle]) => handle)),
  ]);
  expect(handlesOf(sections[2])).toEqual(['saree-3', 'saree-2', 'saree-1']);
});

test('each section has its texts, links and images', async () => {
  const [campaign, products, collection, editorial, quote, deals, video, logos] = await home();
  expect(campaign).toMatchObject({ text: null, action: { text: 'See it', url: '/shop' } });
  expect(campaign?.['image']).toMatchObject({ id: 'home/hero-1', alt: '' });
  expect(campaign?.['image'].url).toMatch(/hero-1\b.*-640\.avif$/);
  expect(products).toMatchObject({ url: '/shop' });
  expect(collection).toMatchObject({ text: 'Woven', url: '/category/sarees' });
  expect(editorial).toMatchObject({
    body: { markdown: '**By hand** <b>x</b>' },
    isImageRight: true,
  });
  expect(editorial?.['body'].html).toBe('<p><strong>By hand</strong> &lt;b&gt;x&lt;/b&gt;</p>\n');
  expect(quote).toMatchObject({ quote: 'Lovely <i>things</i>', author: 'Asha' });
  // The shop's days are those of India.
  expect(deals?.['deals']).toEqual([{ title: 'Ends soon', endsAt: '2099-03-24T18:30:00.000Z' }]);
  expect(video).toMatchObject({ url: 'https://cdn.example/loom.mp4', captionsUrl: null });
  expect(logos?.['logos']).toEqual([{ name: 'Loom', url: null, image: { alt: 'Loom' } }]);
});

test('texts of the bar, the footer and the pages are those that shoppers read', async () => {
  const { values } = (await owner.askFor('{ storefrontContent { values } }')).storefrontContent;
  await change({
    topBar: { promotion: 'Sale', messages: [{ text: 'Free returns', link: '/help', linkText: 'How' }] },
    footer: {
      ...values.footer,
      company: 'Ours Ltd',
      networks: [{ network: 'X', link: 'https://x.example' }],
    },
    shop: { ...values.shop, name: 'Ours', returnDays: 7 },
    about: { ...values.about, text: 'We are **{name}**. Nobody answers {phone}.' },
  });
  const fields = `returnDays topBar { promotion messages { text link { text url } } }
    footer { company hasNewsletter networks { text url } groups { title links { text url } } apps { text } paymentMarks }
    about { title text { markdown html } brands { links { text } } team { people { name } } }
    contact { lead map { url } locations { title } }
    help { sections { id title text { html } } questions { question } closing { html } }
    privacy { lead text { html } inForceSince } terms { text { markdown } }`;
  const content = await eventually(async () => {
    const found = await read(fields);
    expect(found.topBar.promotion).toBe('Sale');
    return found;
  });
  expect(content.topBar.messages).toEqual([{ text: 'Free returns', link: { text: 'How', url: '/help' } }]);
  expect(content.footer).toMatchObject({
    ...{ company: 'Ours Ltd', hasNewsletter: true, apps: [], paymentMarks: [] },
    networks: [{ text: 'X', url: 'https://x.example' }],
  });
  expect(content.returnDays).toBe(7);
  // A sentence with a missing fact is left out.
  expect(content.about).toMatchObject({
    title: 'About Ours',
    text: { markdown: 'We are **Ours**.', html: '<p>We are <strong>Ours</strong>.</p>\n' },
    team: { people: [] },
  });
  const pages = { '/privacy': content.privacy.text.html, '/help': content.help.sections[0]?.text.html };
  for (const [path, html] of Object.entries(pages)) {
    const [first = ''] = /(?<=<p>)[^<]{10,60}/.exec(html ?? '') ?? [];
    expect((await shop.get(path)).body).toContain(first);
  }
  expect(content.footer.groups.length).toBeGreaterThan(0);
});

test('edits appear with their release, and not before', async () => {
  await owner.askFor(
    'mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { state } }',
  );
  await change({ home: [{ kind: 'quote', text: 'New words', name: 'Ravi' }] });
  expect((await home())[0]?.title).toBe('Diwali is here');
  expect((await home(owner))[0]?.title).toBe('Diwali is here');
  await owner.askFor('mutation { publishStorefront { state } }');
  await eventually(async () => expect(await home()).toMatchObject([{ quote: 'New words', author: 'Ravi' }]));
});

test('a broken section does not affect its neighbours, and drafts and synonyms stay private', async () => {
  const missing = { ...PAGE, image: 'sample:home/nowhere' };
  const broken = [
    { kind: 'quote', text: 'Before', name: 'A' },
    { kind: 'logos', title: 'Broken', logos: null },
    { kind: 'campaign', title: 'No image', text: '', ...missing },
    { kind: 'countdown', title: 'Never', text: '', endsAt: 'tomorrow', group: 'women', ...PAGE },
    { kind: 'hologram', title: 'Unknown' },
    { kind: 'quote', text: 'Nobody said this' },
    { kind: 'quote', text: 'After', name: 'B' },
  ];
  await shop.add('Secret lamp', { status: 'DRAFT' });
  await change({ search: { synonyms: [{ words: 'secretword, otherword' }] } });
  await shop.collections.content.updateOne(
    { _id: 'content' },
    { $set: { 'sections.home': broken as unknown as HomeSection[] }, $inc: { version: 1 } },
  );
  await owner.askFor('mutation { publishStorefront { state } }');
  await eventually(async () => expect((await home())[0]?.['quote']).toBe('Before'));
  expect((await home()).map(({ quote }) => quote)).toEqual(['Before', 'After']);
  const everything = await guest.ask(`{ shop { content { ${HOME} } } }`);
  expect(everything.text).not.toMatch(/secret/i);
  expect(onlyError(await guest.ask('{ storefrontContent { version } }')).extensions?.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('a whole home page costs a quarter of the limit', async () => {
  const money = '{ amount currency }';
  const card = `handle title price ${money} compareAtPrice ${money} images { url(width: 640, isAbsolute: true) alt }`;
  const { text } = await guest.ask(
    `{ shop { content { ${HOME.replaceAll('products { handle }', `products { ${card} }`)} } } }`,
  );
  const { cost } = JSON.parse(text).extensions;
  expect(cost.asked).toBeLessThan(cost.limit / 4);
});

test('the pages answer once per release, however many guests ask, and again after a failure', async () => {
  const { content } = PageMaker.prototype;
  const asked: number[] = [];
  const release = async () => (await owner.askFor('{ storefront { release } }')).storefront.release;
  const before = await release();
  PageMaker.prototype.content = function counted(release) {
    asked.push(release);
    if (asked.length === 1) throw new Error('The pages are away.');
    return content.call(this, release);
  };
  await change({ home: [{ kind: 'quote', text: 'Counted', name: 'Ravi' }] });
  await owner.askFor('mutation { publishStorefront { state } }');
  await eventually(async () => expect(await release()).not.toBe(before));
  expect(onlyError(await guest.ask('{ shop { content { tagline } } }')).extensions?.code).toBe('UNAVAILABLE');
  // Send different requests, which the response cache does not contain.
  const aliases = Array.from({ length: 20 }, (_, number) => `alias${number}`);
  for (const content of await Promise.all(aliases.map((alias) => read(`${alias}: tagline`))))
    expect(content).not.toBeNull();
  expect(asked).toHaveLength(2);
  expect(await home()).toMatchObject([{ quote: 'Counted' }]);
  PageMaker.prototype.content = content;
});
