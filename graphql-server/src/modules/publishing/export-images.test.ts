import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageFiles, shareFile } from '../../kernel/images/image-store.ts';
import { LocalStorage } from '../../kernel/storage/local-storage.ts';
import { ShareImages } from './export-images.ts';

const HASH = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

let folder: string;
let uploads: LocalStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-images-'));
  uploads = new LocalStorage(join(folder, 'stored'), '');
  for (const hash of [HASH, OTHER]) {
    const create = { width: 1600, height: 1200, channels: 4, background: '#f000' } as const;
    await uploads.write(imageFiles(hash).large, await sharp({ create }).webp().toBuffer());
  }
  await uploads.flush();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const pageWith = (hash: string) =>
  Buffer.from(`<meta content="https://shop.example/uploads/${shareFile(hash)}">`);

test('only the images that pages name for link previews get JPEG copies, which are stored for the next export', async () => {
  const images = new ShareImages(uploads);
  images.noteIn('index.html', pageWith(HASH));
  images.noteIn('help/index.html', pageWith(HASH));
  images.noteIn('products.json', pageWith(OTHER));
  const name = `uploads/${shareFile(HASH)}`;
  expect(await images.write(join(folder, 'out'))).toEqual([name]);
  const bytes = await readFile(join(folder, 'out', name));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
  // What is transparent becomes white.
  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  expect(await readdir(join(folder, 'out', 'uploads'))).toEqual([shareFile(HASH)]);
  expect(await uploads.read(shareFile(HASH))).toEqual(bytes);
});

test('an export without such pages writes nothing, and one that lacks the image fails with its name', async () => {
  expect(await new ShareImages(uploads).write(join(folder, 'out'))).toEqual([]);
  await uploads.delete(imageFiles(HASH).large);
  const images = new ShareImages(uploads);
  images.noteIn('index.html', pageWith(HASH));
  await expect(images.write(join(folder, 'out'))).rejects.toThrow(shareFile(HASH));
});
