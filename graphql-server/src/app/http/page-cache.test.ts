import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Storage } from '../../kernel/storage/storage.ts';
import { Manifest } from '../../modules/publishing/store/manifest.ts';
import type { ReleaseRecord } from '../../modules/publishing/store/release-record.ts';
import { ReleaseStore } from '../../modules/publishing/store/release-store.ts';
import { brotliOptions, toStored } from '../../modules/publishing/store/stored-content.ts';
import type { CachedFile } from './file-cache.ts';
import { ReleaseFiles } from './release-files.ts';

/** Threads compress meanwhile, on a busy machine long. */
const PATIENCE = { timeout: 30_000 };

const HTML = 'text/html; charset=utf-8';
const PAGE = Buffer.from(
  Array.from({ length: 2_000 }, (_, index) => `<p class="card">Product ${index} of ${index % 7}</p>`).join(
    '',
  ),
);

test('a page is compressed better than it is stored for whoever asks first, and once for a hundred', async () => {
  const { files, release, stored } = await oneRelease();
  const asked = await Promise.all(Array.from({ length: 100 }, () => files.read(release, '/', ['br'])));
  expect(new Set(asked).size).toBe(1);
  const [{ body }] = asked as [CachedFile];
  expect(body.length).toBeLessThan(stored.length);
  expect(brotliDecompressSync(body)).toEqual(PAGE);
});

test('a page that nearly fits the first ten packets fits them for whoever asks first', async () => {
  const words = 'light warm plain soft sturdy slim wide short long quiet bright folding'.split(' ');
  const card = (index: number) => {
    const name = `${words[(index * 7) % 12]} ${words[index ** 2 % 11]} ${(index * 7919) % 1000}`;
    return `<p class="card"><a href="/product/${index}">${name}</a><b>${(index * 104_729) % 5000}</b></p>`;
  };
  const page = Buffer.from(Array.from({ length: 1_900 }, (_, index) => card(index)).join(''));
  const { files, release } = await oneRelease(page);
  const { body } = (await files.read(release, '/', ['br'])) as CachedFile;
  expect(brotliCompressSync(page, brotliOptions(page, 6)).length).toBeGreaterThan(14_600);
  expect(body.length).toBeLessThanOrEqual(14_600);
  expect(brotliDecompressSync(body)).toEqual(page);
});

test('a page that is likely to be asked for is compressed tightly before it is', async () => {
  const { files, release } = await oneRelease();
  const first = (await files.read(release, '/', ['br'])) as CachedFile;
  await files.warm(release, '/');
  const tight = (await files.read(release, '/', ['br'])) as CachedFile;
  expect(tight.body.length).toBeLessThan(first.body.length);
  expect(brotliDecompressSync(tight.body)).toEqual(PAGE);
});

test('a page that is asked for often is compressed more tightly, and stays the same page', async () => {
  const { files, release } = await oneRelease();
  const first = (await files.read(release, '/', ['br', 'gzip'])) as CachedFile;
  const ask = () => files.find(release, '/', ['br', 'gzip']) as CachedFile;
  expect(ask().body.length).toBe(first.body.length);
  const tight = await vi.waitFor(() => {
    const file = ask();
    expect(file.body.length).toBeLessThan(first.body.length);
    return file;
  }, PATIENCE);
  expect(brotliDecompressSync(tight.body)).toEqual(PAGE);
  expect(tight.etag).toBe(first.etag);
  expect(tight.headers.join()).toContain(`content-length,${tight.body.length}`);
});

async function oneRelease(
  page = PAGE,
): Promise<{ files: ReleaseFiles; release: ReleaseRecord; stored: Buffer }> {
  const stored = new Map<string, Uint8Array>();
  const storage = {
    has: async (name: string) => stored.has(name),
    read: async (name: string) => stored.get(name) ?? null,
    write: async (name: string, bytes: Uint8Array) => void stored.set(name, bytes),
    flush: async () => {},
  };
  const store = new ReleaseStore(storage as unknown as Storage);
  const { name, bytes } = toStored(page, HTML);
  await store.writeFile(name, bytes);
  const manifest = new Manifest().with(new Map([['/', { file: name, type: HTML, key: 'key' }]]));
  const release = { number: 1, buckets: await store.writeManifest(manifest) } as ReleaseRecord;
  return { files: new ReleaseFiles(store, 1e6), release, stored: bytes };
}
