import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeImage } from '../../kernel/images/decode-image.ts';
import { emailFile, ImageStore, imageFiles, shareFile } from '../../kernel/images/image-store.ts';
import { LocalStorage } from '../../kernel/storage/local-storage.ts';
import { ImageCopies, imageIn } from './images.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a backup leaves out the JPEG copies, which the server makes again', async () => {
  const images = new ImageStore(() => new LocalStorage(folder, ''));
  const create = { width: 20, height: 10, channels: 3, background: '#00f' } as const;
  const image = await decodeImage('blue.png', await sharp({ create }).png().toBuffer());
  await images.write([image]);
  for (const file of [shareFile(image.hash), emailFile(image.hash)]) {
    expect(await images.makeCopy(file)).not.toBeNull();
    expect(await images.storage.has(file)).toBe(true);
    expect(imageIn(`uploads/${file}`)).toBeNull();
  }
  const names: string[] = [];
  for await (const { name } of new ImageCopies(images.storage).files()) names.push(name);
  expect(names.toSorted()).toEqual(
    Object.values(imageFiles(image.hash))
      .map((file) => `uploads/${file}`)
      .toSorted(),
  );
});
