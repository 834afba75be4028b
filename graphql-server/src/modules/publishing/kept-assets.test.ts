import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalStorage } from '../../kernel/storage/local-storage.ts';
import { KeptAssets } from './kept-assets.ts';

/** The current build and the earlier ones. */
const KEPT_BUILDS = 10;
let folder = '';
let assets: KeptAssets;
let storage: LocalStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-assets-'));
  storage = new LocalStorage(join(folder, 'store'), 'tmp');
  assets = new KeptAssets(storage);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates another build of the site, with one script that all builds have and one that is new. */
async function build(number: number): Promise<void> {
  const site = join(folder, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, '_astro'), { recursive: true });
  for (const name of ['all.js', `${number}.js`]) {
    writeFileSync(join(site, '_astro', name), name);
    writeFileSync(join(site, '_astro', `${name}.br`), 'compressed');
  }
  await assets.keep(`build ${number}`, site);
}

async function read(name: string): Promise<string | undefined> {
  return (await assets.read(`/_astro/${name}`))?.body.toString();
}

test('the files of earlier builds are kept, without their compressed copies', async () => {
  await build(1);
  await build(2);
  expect(await Promise.all(['all.js', '1.js', '2.js', '1.js.br'].map(read))).toEqual([
    ...['all.js', '1.js', '2.js'],
    undefined,
  ]);
  const file = await assets.read('/_astro/1.js');
  expect(file?.headers).toEqual([
    ...['content-type', 'text/javascript; charset=utf-8', 'content-length', '4', 'etag', file?.etag],
  ]);
});

test('two simultaneous calls copy the files once', async () => {
  const write = vi.spyOn(storage, 'write');
  await build(1);
  const copies = write.mock.calls.length;
  const site = join(folder, 'site');
  await Promise.all([assets.keep('build 2', site), assets.keep('build 2', site)]);
  // The only other write is the list of builds.
  expect(write.mock.calls.length - copies).toBe(1);
});

test('files of old builds are deleted, but files that a later build has stay', async () => {
  for (let number = 1; number <= KEPT_BUILDS + 1; number += 1) await build(number);
  expect(await Promise.all(['all.js', '1.js', '2.js', '11.js'].map(read))).toEqual([
    ...['all.js', undefined, '2.js', '11.js'],
  ]);
});

test('files that former versions of the program stored beside them are deleted', async () => {
  await storage.write('files/ab/abcd', Buffer.from('a page'));
  await storage.write('current.json', Buffer.from('{}'));
  await storage.flush();
  await build(1);
  const names: string[] = [];
  for await (const name of storage.list('')) names.push(name);
  expect(names.toSorted()).toEqual([...['assets/_astro/1.js', 'assets/_astro/all.js', 'builds.json']]);
});

test('a build that is used again is the newest again', async () => {
  await build(1);
  for (let number = 2; number <= KEPT_BUILDS; number += 1) await build(number);
  await build(1);
  await build(KEPT_BUILDS + 1);
  expect(await Promise.all(['1.js', '2.js'].map(read))).toEqual(['1.js', undefined]);
});

test('a damaged list of builds is created again', async () => {
  await build(1);
  await storage.write('builds.json', Buffer.from('[{'));
  await build(2);
  expect(await Promise.all(['1.js', '2.js'].map(read))).toEqual(['1.js', '2.js']);
});

test('an unusable folder has no files', async () => {
  writeFileSync(join(folder, 'store'), '');
  expect(await read('all.js')).toBeUndefined();
});
