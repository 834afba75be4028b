import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { serveLiveShop } from './live-shop.ts';

const EXPORT = join(import.meta.dirname, '../../commands/export.ts');
const shop = serveLiveShop();
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const target = join(folder, 'out');

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
  const environment = { ...process.env, DATA_DIR: shop.app.dataDir };
  return execFileSync(process.execPath, [EXPORT, target], {
    env: environment,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

function read(path: string): string {
  return readFileSync(join(target, path), 'utf8');
}

test('the release that is live is written as plain files, again and again, beside a running server', () => {
  for (const _ of ['first', 'again']) expect(run()).toContain('Release 1 is in');
  expect(read('index.html')).toContain('/product/blue-hat');
  expect(read('product/blue-hat/index.html')).toContain('Blue hat');
  expect(read('404.html')).toContain('not-found');
  expect(JSON.parse(read('products.json'))).toHaveLength(2);
  expect(read('_astro/app.1234abcd.js')).toBe('app()');
  expect(read('product/azure-hat/index.html')).toContain('content="0;url=/product/blue-hat"');
  for (const ending of ['.webp', '-640.webp', '-320.webp']) expect(read(image + ending)).toContain('WEBP');
});

test('a folder that holds something else is left alone', () => {
  rmSync(join(target, '.release'));
  writeFileSync(join(target, 'mine.txt'), 'mine');
  expect(run).toThrow('holds something else than an export');
  expect(read('mine.txt')).toBe('mine');
});
