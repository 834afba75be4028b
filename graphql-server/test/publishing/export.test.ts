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
import type { Renderer } from '@mela/rules/renderer.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { exportRelease } from '../../src/app/export/export-release.ts';
import { BUILT } from '../../src/app/http/static-files.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { ImageStore } from '../../src/kernel/images/image-store.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { locationsFor, openStorage } from '../../src/kernel/storage/open-storage.ts';
import type { PageSource } from '../../src/modules/publishing/pages/messages.ts';
import { openReleasePages } from '../../src/modules/publishing/pages/open-pages.ts';
import { renderInThisThread } from '../../src/modules/publishing/pages/render.ts';
import { runHere } from '../commands/run-here.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const EXPORT = join(import.meta.dirname, 'export.fixture.ts');
/** The number of real kills. Other tests interrupt each single step. */
const KILLS = 2;
/** A program of Linux that mounts a folder for a single process. */
const UNSHARE = '/usr/bin/unshare';
const MAY_MOUNT = spawnSync(UNSHARE, ['--mount', '--map-root-user', 'true']).status === 0;
const site = makeSmallSite();
const builtSite = BUILT.site;
const shop = new LiveShop(serveApp({}, site));
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const target = join(folder, 'out');
/** The duration of an export in a process, measured by the first test. */
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

/**
 * Runs the export in this process, because a separate one takes a second.
 * @returns its output
 */
async function exportHere({
  url,
  to = target,
  shared,
}: {
  url?: string;
  to?: string;
  /** The hash of an image that another page names for link previews. */
  shared?: string;
} = {}): Promise<string[]> {
  const { release: _id } = await shop.storefront();
  const record = await shop.collections.releases.findOne({ _id });
  if (!record) throw new Error('There is no release.');
  const release = { ...record, url: url ?? record.url };
  const config = readConfig({ DATA_DIR: shop.app.dataDir });
  const { images } = locationsFor(config, await readDatabaseId(shop.collections));
  const renderer: Renderer = await import(/* @vite-ignore */ join(site, '.renderer/entry.mjs'));
  const rendering = renderInThisThread(renderer);
  const pages = openReleasePages(shop.app.db, release.url, { renderer, rendering });
  const notes: string[] = [];
  const sitemap = {
    ...{ key: '', hash: '', type: 'application/xml' },
    body: Buffer.from(`<loc>${release.url}/</loc>`),
  };
  const preview = {
    ...{ key: '', hash: '', type: 'text/html' },
    body: Buffer.from(`<meta property="og:image" content="/uploads/${shared}-1200.jpg">`),
  };
  const others = new Map([['/sitemap.xml', sitemap], ...(shared ? [['/shared', preview] as const] : [])]);
  const withSitemap: PageSource = {
    paths: async (number) => [...(await pages.paths(number)), ...others.keys()],
    find: async (question) => others.get(question.path) ?? pages.find(question),
    compare: (number, known) => pages.compare(number, known),
  };
  const sources = { pages: withSitemap, images: new ImageStore(() => openStorage(images)), site };
  await exportRelease(sources, release, to, (note) => notes.push(note));
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

test('the live release is exported as plain files, repeatedly, beside a running server', async () => {
  const started = performance.now();
  expect(run()).toContain('Exported release 1 to');
  takenMs = performance.now() - started;
  expect((await runHere('export', [target], environment())).stdout).toContain('Exported release 1 to');
  expect(read('index.html')).toContain('/product/blue-hat');
  expect(read('product/blue-hat/index.html')).toContain('Blue hat');
  expect(read('404.html')).toContain('not-found');
  expect(JSON.parse(read('products.json'))).toHaveLength(2);
  expect(read('_astro/app.1234abcd.js')).toBe('app()');
  expect(read('product/azure-hat/index.html')).toContain('content="0;url=/product/blue-hat"');
  for (const ending of ['.webp', '-640.webp', '-320.webp']) expect(read(image + ending)).toContain('WEBP');
});

test('images that pages name for link previews get JPEG copies, which are stored for the next export', async () => {
  const hash = image.replace('uploads/', '');
  const to = join(folder, 'shared');
  onTestFinished(() => rmSync(to, { recursive: true }));
  const copy = `${hash}-1200.jpg`;
  const stored = join(shop.app.dataDir, 'uploads', await readDatabaseId(shop.collections), copy);
  expect([existsSync(join(target, 'uploads', copy)), existsSync(stored)]).toEqual([false, false]);
  await exportHere({ to, shared: hash });
  expect(readFileSync(join(to, 'uploads', copy)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(readFileSync(stored)).toEqual(readFileSync(join(to, 'uploads', copy)));
  const missing = 'f'.repeat(32);
  await expect(exportHere({ to, shared: missing })).rejects.toThrow(`The image ${missing}`);
});

test('other users may read the export, whatever the umask', async () => {
  const former = process.umask(0o077);
  await runHere('export', [target], environment());
  process.umask(former);
  const modeOf = (path: string) => (statSync(join(target, path)).mode & 0o777).toString(8);
  expect(['', 'product', 'product/blue-hat'].map(modeOf)).toEqual(['755', '755', '755']);
  expect(['index.html', `${image}.webp`].map(modeOf)).toEqual(['644', '644']);
});

test('repeating an export writes only changed pages, and reuses the others', async () => {
  const product = await shop.add('Green scarf');
  await isLive('green-scarf');
  await exportHere();
  const inodeOf = (path: string) => statSync(join(target, path)).ino;
  const paths = [
    'product/blue-hat/index.html',
    `${image}.webp`,
    'index.html',
    'product/green-scarf/index.html',
  ];
  const before = paths.map(inodeOf);
  await shop.change(product, { sellingPrice: 4321 });
  await eventually(async () => expect((await shop.get('/product/green-scarf')).body).toContain('4321'));
  await exportHere();
  expect(read('product/green-scarf/index.html')).toContain('4321');
  expect(JSON.parse(read('products.json'))).toContainEqual(expect.objectContaining({ sellingPrice: 4321 }));
  expect(paths.map((path, index) => inodeOf(path) === before[index])).toEqual([true, true, false, false]);
  // Nothing has changed since the first export.
  const again = paths.map(inodeOf);
  await exportHere();
  expect(paths.map(inodeOf)).toEqual(again);
  // Images are also recorded for reused pages.
  expect(read(`${image}.webp`)).toContain('WEBP');
  await shop.collections.products.deleteOne({ _id: product._id });
  await eventually(async () => expect((await shop.get('/product/green-scarf')).status).toBe(404));
  await exportHere();
  expect(existsSync(join(target, 'product/green-scarf'))).toBe(false);
});

test('files that were deleted from the export are written again', async () => {
  const files = ['product/blue-hat/index.html', `${image}.webp`];
  const before = files.map(read);
  for (const file of files) rmSync(join(target, file));
  await exportHere();
  expect(files.map(read)).toEqual(before);
});

test('after a kill at any moment the next export is complete, and leaves nothing beside it', async () => {
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

test('the remains of a kill between the two renames are restored, and cleaned up', async () => {
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
    // Leave the folder as if only half of the swap had been done.
    mkdirSync(join(inside, '.mela-former'));
    renameSync(join(inside, 'index.html'), join(inside, '.mela-former/index.html'));
    expect(runMounted()).toMatch(/Exported release \d+ to/);
    expect(readdirSync(inside).sort()).toEqual(readdirSync(target).sort());
  },
);

test('a foreign file in an export is named, and nothing is deleted', async () => {
  writeFileSync(join(target, 'product/mine.txt'), 'mine');
  await expect(exportHere()).rejects.toThrow(
    `${join(target, 'product/mine.txt')} is not part of the export. Move it away`,
  );
  expect(read('product/mine.txt')).toBe('mine');
  expect(read('index.html')).toContain('/product/blue-hat');
  rmSync(join(target, 'product/mine.txt'));
  writeFileSync(join(target, 'uploads/mine.webp'), 'mine');
  await expect(exportHere()).rejects.toThrow(
    `${join(target, 'uploads/mine.webp')} is not part of the export`,
  );
  rmSync(join(target, 'uploads/mine.webp'));
  await exportHere();
});

test('a folder with other content is not touched', async () => {
  rmSync(join(target, '.release'));
  writeFileSync(join(target, 'mine.txt'), 'mine');
  const { code, stderr } = await runHere('export', [target], environment());
  expect([code, stderr]).toEqual([1, expect.stringContaining('contains files that are not an export')]);
  expect(read('mine.txt')).toBe('mine');
});

test('a file at the place of the folder is not touched', async () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'mine');
  await expect(exportHere({ to: file })).rejects.toThrow(`${file} is a file. Choose a folder.`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('an export without PUBLIC_URL has no sitemap, and one with it names the address on each page', async () => {
  const [local, named] = [join(folder, 'local'), join(folder, 'named')];
  expect(await exportHere({ to: local })).toEqual([
    expect.stringMatching(
      /^The export has no sitemap, feeds or canonical links, because PUBLIC_URL is not set\./,
    ),
  ]);
  expect(existsSync(join(local, 'sitemap.xml'))).toBe(false);
  expect(await exportHere({ to: named, url: 'https://shop.example' })).toEqual([]);
  expect(readFileSync(join(named, 'sitemap.xml'), 'utf8')).toContain('<loc>https://shop.example/</loc>');
  expect(readFileSync(join(named, 'product/blue-hat/index.html'), 'utf8')).toContain(
    '<link rel="canonical" href="https://shop.example/product/blue-hat">',
  );
});

test('a page that cannot be rendered is left out and named, and all others are written', async () => {
  const to = join(folder, 'faulty');
  const { _id } = await shop.add('Cannot be exported');
  await isLive('cannot-be-exported');
  // The page could still be rendered when its release was published.
  const { release } = await shop.storefront();
  await shop.collections.releasedProducts.updateOne({ id: _id }, { $set: { title: 'Cannot be rendered' } });
  const notes = await exportHere({ to });
  expect(notes[0]).toBe(
    'The page /product/cannot-be-exported could not be rendered and is not in the export: the fault of the page.',
  );
  expect(existsSync(join(to, 'product/cannot-be-exported'))).toBe(false);
  expect(readFileSync(join(to, 'product/blue-hat/index.html'), 'utf8')).toContain('Blue hat');
  expect((await shop.storefront()).release).toBe(release);
});
