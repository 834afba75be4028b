import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect, test } from 'vitest';
import { ask, askFor, askWithFiles, dataOf, onlyError } from '../graphql/ask.ts';
import { imageFile } from '../graphql/shop.ts';
import { unusedAmong } from '../images/unused.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { holdPages, makeSmallSite } from './small-site.ts';

const site = makeSmallSite();
const shop = new LiveShop(serveApp({}, site));
const PREVIEW =
  'mutation ($values: StorefrontContentValues!) { release: previewStorefrontContent(values: $values) }';
const PREVIEW_WITH_IMAGE = `mutation ($values: StorefrontContentValues!, $images: [Upload!]!) {
  release: previewStorefrontContent(values: $values, images: $images)
}`;
const named = (name: string) => ({ values: { shop: { ...SAMPLE_CONTENT.shop, name } } });

async function preview(name: string): Promise<number> {
  return (await askFor(shop.app, PREVIEW, named(name))).release;
}

const seen = async (release: number, path = '/') =>
  (await shop.get(path, { cookie: `release=${release}` })).body;

test('there is no preview while the sample is shown, and the answer says what to do', async () => {
  await shop.add('Hat');
  expect(onlyError(await ask(shop.app, PREVIEW, named('Soon')))).toMatchObject({
    extensions: { code: 'UNAVAILABLE' },
    message: expect.stringContaining('Use your catalogue first'),
  });
});

test('a preview shows what is not saved, to whoever has its number, and nothing of it goes live', async () => {
  await shop.goLive();
  const before = await shop.storefront();
  const release = await preview('Stall 14');
  expect(await seen(release)).toContain('Stall 14');
  expect(await seen(release, '/product/hat')).toContain('Stall 14');
  expect((await shop.get('/')).body).not.toContain('Stall 14');
  expect((await shop.get(`/product/hat?release=${release}`)).headers.get('location')).toBe('/product/hat');
  expect(await shop.storefront()).toEqual(before);
  expect((await shop.releases()).map(({ number }) => number)).toEqual([before.release]);
});

test('a preview cannot be gone back to', async () => {
  const release = await preview('Never live');
  const answer = await ask(shop.app, `mutation { rollBackStorefront(release: ${release}) { state } }`);
  expect(onlyError(answer)).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('what waits to be published is not in a preview', async () => {
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: false })');
  await shop.add('Scarf');
  await eventually(async () => expect(await shop.storefront()).toMatchObject({ waiting: 1 }));
  const release = await preview('Only texts');
  expect(await seen(release)).toContain('Only texts');
  expect(await seen(release)).not.toContain('scarf');
  expect(await shop.storefront()).toMatchObject({ waiting: 1, state: 'WAITING' });
});

test('a preview of what is live is what is live', async () => {
  const { release } = await shop.storefront();
  expect(await preview(SAMPLE_CONTENT.shop.name)).toBe(release);
});

test('content with a fault is named by its place, and nothing is made', async () => {
  const error = onlyError(await ask(shop.app, PREVIEW, named('')));
  const extensions = { code: 'BAD_USER_INPUT', contentErrors: [{ path: 'shop.name' }] };
  expect(error).toMatchObject({ extensions });
});

test('the last four previews are kept', async () => {
  const releases: number[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) releases.push(await preview(name));
  const folder = join(shop.app.dataDir, 'releases');
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('previews/') && path.endsWith('.json'))
    .map((path) => Number(/(\d+)\.json$/.exec(path)?.[1]));
  expect(kept.sort()).toEqual(releases.slice(1));
});

/** @returns the address of the preview's image. */
async function previewSlide(width: number): Promise<string> {
  const [slide] = SAMPLE_CONTENT.slides;
  const slides = [{ ...slide, image: { upload: 0, alt: 'A stall' } }];
  const files = { 'images.0': await imageFile('stall.png', width, 48) };
  const variables = { values: { slides }, images: [null] };
  dataOf(await askWithFiles(shop.app, PREVIEW_WITH_IMAGE, variables, files));
  const asked = await shop.app.db.collection('storefront').findOne({ _id: 'preview' as never });
  return asked?.['content'].slides[0].image.src;
}

test('images of previews are used as long as they can be looked at', async () => {
  const first = await previewSlide(64);
  const second = await previewSlide(65);
  await preview('Without an image');
  for (const image of [first, second]) expect((await shop.get(image)).status, image).toBe(200);
  const hashes = [first, second].map((src) => src.slice('/uploads/'.length, -'.webp'.length));
  expect(await unusedAmong(shop.app, hashes)).toEqual([]);
});

test('markup in texts is text in a preview, and an image that nobody has uploaded is refused by its place', async () => {
  const release = await preview('<script>alert(1)</script>');
  expect(await seen(release)).toContain('&lt;script>alert(1)&lt;/script>');
  expect(await seen(release)).not.toContain('<script>alert');
  const image = { src: `/uploads/${'0'.repeat(32)}.webp`, alt: '', width: 1, height: 1 };
  const values = { slides: [{ ...SAMPLE_CONTENT.slides[0], image }] };
  expect(onlyError(await ask(shop.app, PREVIEW, { values })).extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    contentErrors: [{ path: 'slides.0.image' }],
  });
});

test('a preview that is asked for while a release is made waits for it', async () => {
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: true })');
  await shop.settled();
  const letGo = holdPages(site);
  await shop.add('Shawl');
  await eventually(async () => expect(await shop.storefront()).toMatchObject({ state: 'PUBLISHING' }));
  const previewing = preview('After the shawl');
  await isAsked();
  letGo();
  expect(await seen(await previewing)).toContain('shawl');
  expect((await shop.get('/')).body).toContain('shawl');
});

test('a preview gives way to what is saved while it is made, and is made afterwards', async () => {
  const letGo = holdPages(site);
  const previewing = preview('After the stole');
  await isAsked();
  await shop.add('Stole');
  letGo();
  expect(await seen(await previewing)).toContain('After the stole');
  await eventually(async () => expect((await shop.get('/')).body).toContain('stole'));
});

function isAsked() {
  const asked = { _id: 'preview' as never, answer: null };
  return eventually(async () =>
    expect(await shop.app.db.collection('storefront').findOne(asked)).not.toBeNull(),
  );
}
