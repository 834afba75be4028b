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
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/kernel/config.ts';
import { readDatabaseId } from '../../src/kernel/mongodb/shop-document.ts';
import { locationsFor, openStorage } from '../../src/kernel/storage/open-storage.ts';
import { exportRelease } from '../../src/modules/publishing/export-release.ts';
import { Manifest } from '../../src/modules/publishing/store/manifest.ts';
import { openStore } from '../../src/modules/publishing/store/open-store.ts';
import { toStored } from '../../src/modules/publishing/store/stored-content.ts';
import { runHere } from '../commands/run-here.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { seededRandom } from '../seeded-random.ts';
import { serveLiveShop } from './live-shop.ts';

const EXPORT = join(import.meta.dirname, '../../commands/export.ts');
/** Real ones; what each step leaves when it is broken off has tests of its own. */
const KILLS = 2;
/** Of Linux: mounts a folder for one process alone. */
const UNSHARE = '/usr/bin/unshare';
const MAY_MOUNT = spawnSync(UNSHARE, ['--mount', '--map-root-user', 'true']).status === 0;
const RECORD = {
  ...{ number: 1, createdAt: '', pages: 1, reused: 0 },
  ...{ durationMs: 0, bytes: 0, renderer: '' },
  ...{ cause: 'SAVED' as const, causedBy: [], changed: null, entries: [] },
};
const shop = serveLiveShop();
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const target = join(folder, 'out');
/** How long an export by a process takes, as the first test measures it. */
let takenMs = 1_000;

beforeAll(async () => {
  const product = await createProduct(shop.app, await createCategory(shop.app, 'Art'), { title: 'Painting' });
  await shop.add('Blue hat', { handles: ['blue-hat', 'azure-hat'] });
  await shop.goLive();
  const { hash } = (await shop.collections.products.findOne({ title: product.title }))?.images[0] ?? {
    hash: '',
  };
  image = `uploads/${hash}`;
});
afterAll(() => rmSync(folder, { recursive: true }));
let image = '';

function run(): string {
  return execFileSync(process.execPath, [EXPORT, target], optionsOfExport());
}

/** The same without a process, which takes a second. */
async function exportHere(): Promise<void> {
  const config = readConfig({ DATA_DIR: shop.app.dataDir });
  const { images, releases } = locationsFor(config, await readDatabaseId(shop.collections));
  const store = openStore(releases);
  const release = await store.readRelease(1);
  if (!release) throw new Error('There is no release.');
  await exportRelease(store, release, openStorage(images), target, () => {});
}

function optionsOfExport() {
  const env = { ...process.env, DATA_DIR: shop.app.dataDir };
  return { env, encoding: 'utf8', stdio: 'pipe' } as const;
}

function read(path: string): string {
  return readFileSync(join(target, path), 'utf8');
}

test('the release that is live is written as plain files, again and again, beside a running server', async () => {
  const started = performance.now();
  expect(run()).toContain('Release 1 is in');
  takenMs = performance.now() - started;
  expect((await runHere('export', [target], { DATA_DIR: shop.app.dataDir })).stdout).toContain(
    'Release 1 is in',
  );
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
  await runHere('export', [target], { DATA_DIR: shop.app.dataDir });
  process.umask(former);
  const modeOf = (path: string) => (statSync(join(target, path)).mode & 0o777).toString(8);
  expect(['', 'product', 'product/blue-hat'].map(modeOf)).toEqual(['755', '755', '755']);
  expect(['index.html', `${image}.webp`].map(modeOf)).toEqual(['644', '644']);
});

test('after a kill at any moment the next export is whole, and nothing is left beside it', async () => {
  const random = seededRandom(7);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = execFile(process.execPath, [EXPORT, target], optionsOfExport());
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
      `mount --bind "$1" "$1" && "$2" "$3" "$1"`,
      'sh',
    ];
    const runMounted = () =>
      execFileSync(UNSHARE, [...asMount, inside, process.execPath, EXPORT], optionsOfExport());
    runMounted();
    // Half of it was swapped.
    mkdirSync(join(inside, '.mela-former'));
    renameSync(join(inside, 'index.html'), join(inside, '.mela-former/index.html'));
    expect(runMounted()).toContain('Release 1 is in');
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
  const { code, stderr } = await runHere('export', [target], { DATA_DIR: shop.app.dataDir });
  expect([code, stderr]).toEqual([1, expect.stringContaining('holds something else than an export')]);
  expect(read('mine.txt')).toBe('mine');
});

test('a release whose sitemap names this machine is refused, and nothing is written', async () => {
  const store = openStore({ folder: join(folder, 'store'), temporaryFolder: '' });
  const { name, bytes } = toStored(Buffer.from('<loc>http://localhost:4000/</loc>'), 'application/xml');
  await store.writeFile(name, bytes);
  const manifest = new Manifest().with(
    new Map([['/sitemap.xml', { file: name, key: '', type: 'application/xml' }]]),
  );
  const record = { ...RECORD, buckets: await store.writeManifest(manifest) };
  await store.storage.flush();
  const local = join(folder, 'local');
  const note = vi.fn();
  await exportRelease(store, record, store.storage, local, note);
  expect(note).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Without PUBLIC_URL the export has no sitemap, feeds and canonical links\./),
  );
  expect(existsSync(join(local, 'sitemap.xml'))).toBe(false);
});
