import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect, test } from 'vitest';
import { ask, askFor, askWithFiles, dataOf, onlyError } from '../graphql/ask.ts';
import { imageFile } from '../graphql/shop.ts';
import { unusedAmong } from '../images/unused.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const site = makeSmallSite();
const shop = new LiveShop(serveApp({}, site));
const { previews } = shop.collections;
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

test('no preview exists while the sample is shown, and the error says what to do', async () => {
  await shop.add('Hat');
  expect(onlyError(await ask(shop.app, PREVIEW, named('Soon')))).toMatchObject({
    extensions: { code: 'UNAVAILABLE' },
    message: expect.stringContaining('Publish your store first'),
  });
});

test('a preview shows unsaved content to holders of its number, and nothing of it goes live', async () => {
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

test('a preview cannot be restored as a release', async () => {
  const release = await preview('Never live');
  const answer = await ask(shop.app, `mutation { rollBackStorefront(release: ${release}) { state } }`);
  expect(onlyError(answer)).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('unpublished changes are not in a preview', async () => {
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: false })');
  await shop.add('Scarf');
  await eventually(async () => expect(await shop.storefront()).toMatchObject({ waiting: 1 }));
  const release = await preview('Only texts');
  expect(await seen(release)).toContain('Only texts');
  expect(await seen(release)).not.toContain('scarf');
  expect(await shop.storefront()).toMatchObject({ waiting: 1, state: 'WAITING' });
});

test('invalid content is reported by its path, and nothing is stored', async () => {
  const count = await previews.countDocuments();
  const error = onlyError(await ask(shop.app, PREVIEW, named('')));
  const extensions = { code: 'BAD_USER_INPUT', contentErrors: [{ path: 'shop.name' }] };
  expect(error).toMatchObject({ extensions });
  expect(await previews.countDocuments()).toBe(count);
});

test('simultaneous previews have their own numbers, and each shows its own content', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const numbers = await Promise.all(names.map(preview));
  expect(new Set(numbers).size).toBe(names.length);
  for (const [index, name] of names.entries())
    expect(await seen(numbers[index] ?? 0)).toContain(`<p>${name}</p>`);
});

test('after a day the database deletes a preview, and its address shows the live pages', async () => {
  const number = await preview('Soon gone');
  expect(await seen(number)).toContain('Soon gone');
  const indexes = await previews.indexes();
  expect(indexes.find(({ key }) => key['at'])?.expireAfterSeconds).toBe(24 * 60 * 60);
  await previews.deleteOne({ _id: number });
  for (const path of ['/', '/product/hat', '/nowhere']) {
    const { status, body } = await shop.get(path, { cookie: `release=${number}` });
    expect([status, body]).toEqual(Object.values(await liveAt(path)));
  }
});

async function liveAt(path: string): Promise<{ status: number; body: string }> {
  const { status, body } = await shop.get(path);
  return { status, body };
}

/** @returns the address of the preview's image. */
async function previewSlide(width: number): Promise<string> {
  const [slide] = SAMPLE_CONTENT.slides;
  const slides = [{ ...slide, image: { upload: 0, alt: 'A stall' } }];
  const files = { 'images.0': await imageFile('stall.png', width, 48) };
  const variables = { values: { slides }, images: [null] };
  dataOf(await askWithFiles(shop.app, PREVIEW_WITH_IMAGE, variables, files));
  const newest = await previews.find().sort({ _id: -1 }).limit(1).next();
  const image = newest?.content.slides[0]?.image;
  return typeof image === 'object' ? image.src : '';
}

test('images of previews are in use while the previews exist', async () => {
  const first = await previewSlide(64);
  const second = await previewSlide(65);
  await preview('Without an image');
  for (const image of [first, second]) expect((await shop.get(image)).status, image).toBe(200);
  const hashes = [first, second].map((src) => src.slice('/uploads/'.length, -'.webp'.length));
  expect(await unusedAmong(shop.app, hashes)).toEqual([]);
});

test('markup in texts is plain text in a preview, and an unknown image is refused by its path', async () => {
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

test('a preview works while a release is made, and shows newly published changes', async () => {
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: true })');
  await shop.settled();
  const release = await preview('Before the shawl');
  expect(await seen(release)).not.toContain('/product/shawl');
  await shop.add('Shawl');
  await eventually(async () => expect((await shop.get('/')).body).toContain('/product/shawl'));
  expect(await seen(release)).toContain('/product/shawl');
  expect(await seen(release)).toContain('Before the shawl');
  expect((await shop.get('/')).body).not.toContain('Before the shawl');
});
