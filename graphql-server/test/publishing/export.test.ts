import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Renderer, RenderTask, SharedProps } from '@mela/rules/renderer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { locationsFor, openStorage } from '../../src/kernel/storage/open-storage.ts';
import { exportRelease } from '../../src/modules/publishing/export-release.ts';
import type { PageSource } from '../../src/modules/publishing/pages/messages.ts';
import { openReleasePages } from '../../src/modules/publishing/pages/open-pages.ts';
import { renderPage } from '../../src/modules/publishing/pages/render.ts';
import { runHere } from '../commands/run-here.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const EXPORT = join(import.meta.dirname, 'export.fixture.ts');
/** Real ones; what each step leaves when it is broken off has tests of its own. */
const KILLS = 2;
/** Of Linux: mounts a folder for one process alone. */
const UNSHARE = '/usr/bin/unshare';
const MAY_MOUNT = spawnSync(UNSHARE, ['--mount', '--map-root-user', 'true']).status === 0;
const site = makeSmallSite();
const builtSite = BUILT.site;
const shop = new LiveShop(serveApp({}, site));
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const target = join(folder, 'out');
/** How long an export by a process takes, as the first test measures it. */
let takenMs = 1_000;

beforeAll(async () => {
  BUILT.site = site;
  const product = await createProduct(shop.app, await createCategory(shop.app, 'Art'), { title: 'Painting' });
  await shop.add('Blue hat', { handles: ['blue-hat', 'azure-hat'] });
  await shop.goLive();
  const { hash } = (await shop.collections.products.findOne({ title: product.title }))?.images[0] ?? {
    hash: '',
  };
  image = `uploads/${hash}`;
});
afterAll(() => {
  BUILT.site = builtSite;
  rmSync(folder, { recursive: true });
});
let image = '';

function run(): string {
  return execFileSync(process.execPath, [EXPORT, site, target], optionsOfExport());
}

/** The same without a process, which takes a second. @returns what was said about it */
async function exportHere({ url, to = target }: { url?: string; to?: string } = {}): Promise<string[]> {
  const { release: _id } = await shop.storefront();
  const record = await shop.collections.releases.findOne({ _id });
  if (!record) throw new Error('There is no release.');
  const release = { ...record, url: url ?? record.url };
  const config = readConfig({ DATA_DIR: shop.app.dataDir });
  const { images } = locationsFor(config, await readDatabaseId(shop.collections));
  const renderer: Renderer = await import(/* @vite-ignore */ join(site, '.renderer/entry.mjs'));
  const rendering = {
    render: (task: RenderTask, _: string, shared: SharedProps) =>
      renderPage(task, shared, renderer.renderRoute),
  };
  const pages = openReleasePages(shop.app.db, release.url, { renderer, rendering });
  const notes: string[] = [];
  const sitemap = {
    ...{ key: '', hash: '', type: 'application/xml' },
    body: Buffer.from(`<loc>${release.url}/</loc>`),
  };
  const withSitemap: PageSource = {
    paths: async (number) => [...(await pages.paths(number)), '/sitemap.xml'],
    find: async (question) => (question.path === '/sitemap.xml' ? sitemap : pages.find(question)),
    compare: (number, known) => pages.compare(number, known),
  };
  await exportRelease({ pages: withSitemap, uploads: openStorage(images), site }, release, to, (note) =>
    notes.push(note),
  );
  return notes;
}

function isLive(handle: string): Promise<void> {
  return eventually(async () => expect((await shop.get(`/product/${handle}`)).status).toBe(200));
}

function environment() {
  return { DATA_DIR: shop.app.dataDir, MONGODB_URI: shop.app.uri, MONGODB_DB: shop.app.name };
}

function optionsOfExport() {
  return { env: { ...process.env, ...environment() }, encoding: 'utf8', stdio: 'pipe' } as const;
}

function read(path: string): string {
  return readFileSync(join(target, path), 'utf8');
}

test('the release that is live is written as plain files, again and again, beside a running server', async () => {
  const started = performance.now();
  expect(run()).toContain('Release 1 is in');
  takenMs = performance.now() - started;
  expect((await runHere('export', [target], environment())).stdout).toContain('Release 1 is in');
  expect(read('index.html')).toContain('/product/blue-hat');
  expect(read('product/blue-hat/index.html')).toContain('Blue hat');
  expect(read('404.html')).toContain('not-found');
  expect(JSON.parse(read('products.json'))).toHaveLength(2);
  expect(read('_astro/app.1234abcd.js')).toBe('app()');
  expect(read('product/azure-hat/index.html')).toContain('content="0;url=/product/blue-hat"');
  for (const ending of ['.webp', '-640.webp', '-320.webp']) expect(read(image + ending)).toContain('WEBP');
});

test('other users may read what is exported, whatever the umask', async () => {
  const former = process.umask(0o077);
  await runHere('export', [target], environment());
  process.umask(former);
  const modeOf = (path: string) => (statSync(join(target, path)).mode & 0o777).toString(8);
  expect(['', 'product', 'product/blue-hat'].map(modeOf)).toEqual(['755', '755', '755']);
  expect(['index.html', `${image}.webp`].map(modeOf)).toEqual(['644', '644']);
});

test('an export that is run again writes only the pages that have changed, and takes the others from the last one', async () => {
  const product = await shop.add('Green scarf');
  await isLive('green-scarf');
  await exportHere();
  const inodeOf = (path: string) => statSync(join(target, path)).ino;
  const paths = ['product/blue-hat/index.html', 'index.html', 'product/green-scarf/index.html'];
  const before = paths.map(inodeOf);
  await shop.change(product, { sellingPrice: 4321 });
  await eventually(async () => expect((await shop.get('/product/green-scarf')).body).toContain('4321'));
  await exportHere();
  expect(read('product/green-scarf/index.html')).toContain('4321');
  expect(JSON.parse(read('products.json'))).toContainEqual(expect.objectContaining({ sellingPrice: 4321 }));
  expect(paths.map((path, index) => inodeOf(path) === before[index])).toEqual([true, false, false]);
  // Nothing has changed now.
  const again = paths.map(inodeOf);
  await exportHere();
  expect(paths.map(inodeOf)).toEqual(again);
  // Images are noted on pages that are taken over, too.
  expect(read(`${image}.webp`)).toContain('WEBP');
  await shop.collections.products.deleteOne({ _id: product._id });
  await eventually(async () => expect((await shop.get('/product/green-scarf')).status).toBe(404));
  await exportHere();
  expect(existsSync(join(target, 'product/green-scarf'))).toBe(false);
});

test('after a kill at any moment the next export is whole, and nothing is left beside it', async () => {
  const random = seededRandom(7);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = execFile(process.execPath, [EXPORT, site, target], optionsOfExport());
    await sleep(takenMs * (0.5 + random.fraction() / 2));
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await exportHere();
  expect(readdirSync(folder)).toEqual(['out']);
  expect(read('product/blue-hat/index.html')).toContain('Blue hat');
});

test('what a kill between the two renames has left is put back, and swept', async () => {
  renameSync(target, join(folder, '.out.mela-former'));
  mkdirSync(join(folder, '.out.mela-next/product'), { recursive: true });
  writeFileSync(join(folder, '.out.mela-next/product/half.html'), '<!doc');
  await exportHere();
  expect(readdirSync(folder)).toEqual(['out']);
  expect(read('index.html')).toContain('/product/blue-hat');
});

test.runIf(MAY_MOUNT)(
  'a folder that cannot be renamed is exported into, also after a kill in the middle of its swap',
  () => {
    const inside = join(folder, 'locked/out');
    mkdirSync(inside, { recursive: true });
    const asMount = [
      '--mount',
      '--map-root-user',
      'sh',
      '-c',
      `mount --bind "$1" "$1" && "$2" "$3" "$4" "$1"`,
      'sh',
    ];
    const runMounted = () =>
      execFileSync(UNSHARE, [...asMount, inside, process.execPath, EXPORT, site], optionsOfExport());
    runMounted();
    // Half of it was swapped.
    mkdirSync(join(inside, '.mela-former'));
    renameSync(join(inside, 'index.html'), join(inside, '.mela-former/index.html'));
    expect(runMounted()).toMatch(/Release \d+ is in/);
    expect(readdirSync(inside).sort()).toEqual(readdirSync(target).sort());
  },
);

test('a file of somebody’s own in an export is named, and nothing is deleted', async () => {
  writeFileSync(join(target, 'product/mine.txt'), 'mine');
  await expect(exportHere()).rejects.toThrow(
    `${join(target, 'product/mine.txt')} is not of the export: move it away`,
  );
  expect(read('product/mine.txt')).toBe('mine');
  expect(read('index.html')).toContain('/product/blue-hat');
  rmSync(join(target, 'product/mine.txt'));
  await exportHere();
});

test('a folder that holds something else is left alone', async () => {
  rmSync(join(target, '.release'));
  writeFileSync(join(target, 'mine.txt'), 'mine');
  const { code, stderr } = await runHere('export', [target], environment());
  expect([code, stderr]).toEqual([1, expect.stringContaining('holds something else than an export')]);
  expect(read('mine.txt')).toBe('mine');
});

test('an export without PUBLIC_URL has no sitemap, and one with it names the address on each page', async () => {
  const [local, named] = [join(folder, 'local'), join(folder, 'named')];
  expect(await exportHere({ to: local })).toEqual([
    expect.stringMatching(/^Without PUBLIC_URL the export has no sitemap, feeds and canonical links\./),
  ]);
  expect(existsSync(join(local, 'sitemap.xml'))).toBe(false);
  expect(await exportHere({ to: named, url: 'https://shop.example' })).toEqual([]);
  expect(readFileSync(join(named, 'sitemap.xml'), 'utf8')).toContain('<loc>https://shop.example/</loc>');
  expect(readFileSync(join(named, 'product/blue-hat/index.html'), 'utf8')).toContain(
    '<link rel="canonical" href="https://shop.example/product/blue-hat">',
  );
});

test('a page that cannot be made is left out and named, and all others are written', async () => {
  const to = join(folder, 'faulty');
  const { _id } = await shop.add('Cannot be exported');
  await isLive('cannot-be-exported');
  // The page could be made when its release was.
  const { release } = await shop.storefront();
  await shop.collections.releasedProducts.updateOne({ id: _id }, { $set: { title: 'Cannot be rendered' } });
  const notes = await exportHere({ to });
  expect(notes[0]).toBe(
    'The page /product/cannot-be-exported cannot be made, and is left out: the fault of the page.',
  );
  expect(existsSync(join(to, 'product/cannot-be-exported'))).toBe(false);
  expect(readFileSync(join(to, 'product/blue-hat/index.html'), 'utf8')).toContain('Blue hat');
  expect((await shop.storefront()).release).toBe(release);
});
