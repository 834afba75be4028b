import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isImage, MarkerWriter, readMarker } from './export-marker.ts';

const HASH = '0123456789abcdef'.repeat(2);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a marker lists files with the keys of pages, but images are not read', async () => {
  const folder = makeFolder();
  const marker = new MarkerWriter(folder, 7);
  marker.add('index.html', 'some-key');
  marker.add(join('uploads', `${HASH}-640.webp`));
  for (let number = 0; number < 2_500; number += 1) marker.add(`product/${number}/index.html`, `${number}`);
  marker.add('_redirects');
  marker.finish();
  const files = await readMarker(folder);
  expect([files?.get('index.html'), files?.get('_redirects')]).toEqual(['some-key', '']);
  expect(files?.get('product/2499/index.html')).toBe('2499');
  expect(files?.size).toBe(2_502);
  expect(readdirSync(folder)).toEqual(['.release']);
});

test('an unfinished marker does not count', async () => {
  const folder = makeFolder();
  expect(await readMarker(folder)).toBeNull();
  new MarkerWriter(folder, 7).add('index.html');
  expect(await readMarker(folder)).toBeNull();
});

test('only files in the folder of images that are named like an image are images', () => {
  const files = [
    'uploads/x.webp',
    `product/${HASH}.webp`,
    `uploads/${HASH}.webp`,
    `uploads/${HASH}-1200.jpg`,
  ];
  expect(files.map((file) => isImage(join(file)))).toEqual([false, false, true, true]);
});
