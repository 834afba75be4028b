import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const PAGE = '<p>Super value deals on all products</p>'.repeat(100);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  await mkdir(join(folder, 'shop'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a text file gets a brotli and a gzip copy that unpack to the file, in every folder', async () => {
  const path = join(folder, 'shop', 'index.html');
  await writeFile(path, PAGE);

  expect(await precompress(folder)).toBe(1);

  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(PAGE);
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(PAGE);
});

test('small files and images are not compressed', async () => {
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'hero.avif'), PAGE);

  expect(await precompress(folder)).toBe(0);

  expect((await readdir(folder)).sort()).toEqual(['hero.avif', 'robots.txt', 'shop']);
});

test('files beyond the limit for the highest quality are still compressed', async () => {
  const names = ['1.html', '2.html', '3.html', '4.html', '5.html', '6.html'];
  await Promise.all(names.map((name) => writeFile(join(folder, name), name + PAGE)));
  expect(await precompress(folder, 5)).toBe(names.length);
  for (const name of names) {
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(name + PAGE);
  }
});

test('a large file is compressed nearly as well, without the time of the highest quality', async () => {
  const path = join(folder, 'editor.js');
  const text = Array.from({ length: 20_000 }, (_, index) => `const value${index} = ${index ** 2};`).join(
    '\n',
  );
  await writeFile(path, text);
  await precompress(folder);
  const packed = await readFile(`${path}.br`);
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  expect(packed.length).toBeLessThan(brotliCompressSync(text, { params }).length * 1.02);
});
