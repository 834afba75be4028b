import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalStorage } from '../storage/local-storage.ts';
import { decodeImage } from './decode-image.ts';
import { emailFile, ImageStore, imageFiles, shareFile } from './image-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-copy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('copies of missing images and of files that are not copies are not made', async () => {
  const images = new ImageStore(() => new LocalStorage(folder, ''));
  for (const file of [shareFile('a'.repeat(32)), imageFiles('a'.repeat(32)).large, 'notes.txt'])
    expect(await images.makeCopy(file)).toBeNull();
});

test('simultaneous requests for a copy share it, and a damaged image has no copy', async () => {
  const images = new ImageStore(() => new LocalStorage(folder, ''));
  const create = { width: 20, height: 10, channels: 3, background: '#00f' } as const;
  const image = await decodeImage('blue.png', await sharp({ create }).png().toBuffer());
  await images.write([image]);
  const copies = await Promise.all(Array.from({ length: 5 }, () => images.makeCopy(shareFile(image.hash))));
  for (const copy of copies) expect(copy).toBe(copies[0]);
  await images.storage.write(imageFiles(image.hash).large, Buffer.from('RIFF'));
  await images.storage.flush();
  expect(await images.makeCopy(emailFile(image.hash))).toBeNull();
});
