import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalStorage } from '../storage/local-storage.ts';
import type { PreparedImage } from './decode-image.ts';
import { ImageStore, imageFiles } from './image-store.ts';

const HASH = 'a'.repeat(32);
const FILES = Object.values(imageFiles(HASH)).sort();

let folder: string;
let store: ImageStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-store-'));
  store = new ImageStore(() => new LocalStorage(folder, ''));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function image(hash: string): PreparedImage {
  return {
    hash,
    width: 1,
    height: 1,
    large: Buffer.from(`large ${hash}`),
    medium: Buffer.from('medium'),
    thumbnail: Buffer.from('small'),
  };
}

async function files(): Promise<string[]> {
  return (await readdir(folder)).sort();
}

test('an image has three sizes once it is written', async () => {
  await store.write([image(HASH)]);
  expect(await files()).toEqual(FILES);
});

test('an image that is written again is as young as a new one', async () => {
  await store.write([image(HASH)]);
  for (const file of FILES) await utimes(join(folder, file), 0, 0);
  await store.write([image(HASH)]);
  for (const file of FILES) expect((await stat(join(folder, file))).mtimeMs).toBeGreaterThan(0);
  expect(await files()).toEqual(FILES);
});

test('if one of several images cannot be written, none of their files remains, nor a temporary one', async () => {
  const unwritable = { ...image('b'.repeat(32)), large: Symbol('no bytes') as never };
  await expect(store.write([image(HASH), unwritable])).rejects.toThrow('Symbol');
  expect(await files()).toEqual([]);
});
