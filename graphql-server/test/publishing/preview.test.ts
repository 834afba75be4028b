import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_CONTENT } from '../../../site/src/content/sample-content.ts';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { eventually } from '../serve.ts';
import { type LiveShop, serveLiveShop } from './live-shop.ts';

const shop: LiveShop = serveLiveShop();
const PREVIEW =
  'mutation ($values: StorefrontContentValues!) { release: previewStorefrontContent(values: $values) }';
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
