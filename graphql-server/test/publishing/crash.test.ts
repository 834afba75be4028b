import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { LocalStorage } from '../../src/kernel/storage/local-storage.ts';
import type { Storage } from '../../src/kernel/storage/storage.ts';
import { acceptRelease, restoreSettings, settlePointer } from '../../src/modules/publishing/pointer.ts';
import { writeRecord } from '../../src/modules/publishing/process/record-release.ts';
import type { ReleaseTools } from '../../src/modules/publishing/release/make-release.ts';
import { changeSettings, readSettings, takeReleaseNumber } from '../../src/modules/publishing/settings.ts';
import { bucketOf, type Entry, Manifest } from '../../src/modules/publishing/store/manifest.ts';
import { releasesToPrune, sweep } from '../../src/modules/publishing/store/prune.ts';
import type { ReleaseRecord } from '../../src/modules/publishing/store/release-record.ts';
import { ReleaseStore } from '../../src/modules/publishing/store/release-store.ts';
import { contentOf, toStored } from '../../src/modules/publishing/store/stored-content.ts';
import { openTestDatabase } from '../database.ts';

const PAGES = 3;
const HTML = 'text/html; charset=utf-8';
const { settings } = collectionsOf(openTestDatabase().db);
const folder = mkdtempSync(join(tmpdir(), 'release-store-'));

beforeAll(async () => {
  await restoreSettings(newStore(), settings);
  await changeSettings(settings, { $set: { publisher: 'us' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

class Crash extends Error {}

function newStore(storage: Storage = new LocalStorage(folder, 'tmp')): ReleaseStore {
  return new ReleaseStore(storage);
}

/** Does nothing any more after so many steps, as a process that is killed. */
function crashingAfter(steps: number): Storage {
  const storage = new LocalStorage(folder, 'tmp');
  let left = steps;
  return new Proxy(storage, {
    get:
      (_, name: keyof Storage) =>
      (...values: never[]) => {
        if (left === 0) throw new Crash();
        left -= 1;
        return (storage[name] as (...some: never[]) => unknown).apply(storage, values);
      },
  });
}

/** Publishes a shop whose pages all say the same. */
async function publish(store: ReleaseStore, text: string): Promise<void> {
  const begun = await readSettings(settings);
  const changes = new Map<string, Entry>();
  for (let page = 0; page < PAGES; page += 1) {
    const { name, bytes } = toStored(Buffer.from(`${text} ${page}`), HTML);
    await store.writeFile(name, bytes);
    changes.set(`/${page}`, { file: name, type: HTML, key: text });
  }
  const prepared = { manifest: new Manifest().with(changes), pages: PAGES, reused: 0, bytes: 0 };
  const tools = { store, renderer: { version: '1' } } as ReleaseTools;
  const facts = { cause: 'SAVED' as const, causedBy: [], changed: null, entries: [] };
  const [newest = 0] = await store.releaseNumbers();
  const number = await takeReleaseNumber(settings, newest);
  await writeRecord(tools, number, prepared, facts, Date.now());
  if (await acceptRelease(settings, begun, number)) await settlePointer(store, settings);
}

/** What the pages say of the release that the pointer names; each has to be there. */
async function readShown(store: ReleaseStore): Promise<string[]> {
  const pointer = await store.readPointer();
  const record = await store.readRelease(pointer?.release ?? 0);
  if (!record) throw new Error('Nothing is shown.');
  const texts = new Set<string>();
  for (const [path, entry] of (await store.readManifest(record)).entries()) {
    if (!('file' in entry)) throw new Error(path);
    const stored = await store.readFile(entry.file);
    texts.add(
      contentOf(entry.file, stored ?? Buffer.alloc(0))
        .toString()
        .split(' ')[0] ?? '',
    );
  }
  return [...texts];
}

test('a crash between any two steps leaves the former release or the new one, and the next start goes on', async () => {
  await publish(newStore(), 'first');
  let former = 'first';
  let isOver = false;
  for (let steps = 1; !isOver; steps += 1) {
    const text = `text${steps}`;
    isOver = await publish(newStore(crashingAfter(steps)), text).then(
      () => true,
      (error) => {
        if (error instanceof Crash) return false;
        throw error;
      },
    );
    const store = newStore();
    const [shown, ...others] = await readShown(store);
    expect([others, [former, text].includes(shown ?? '')]).toEqual([[], true]);
    await store.storage.clean();
    await settlePointer(store, settings);
    await sweep(store, () => true);
    [former = ''] = await readShown(store);
  }
  expect(former).toMatch(/^text/);
});

test('files that no release has are swept, and those of the releases that are kept are not', async () => {
  const store = newStore();
  await publish(store, 'kept');
  await store.writeFile(`${'f'.repeat(64)}.br`, Buffer.from('left over'));
  await store.deleteRelease(1);
  expect(await sweep(store, () => false)).toBe(0);
  expect(await sweep(store, () => true)).toBeGreaterThan(0);
  expect(await sweep(store, () => true)).toBe(0);
  expect(await readShown(store)).toEqual(['kept']);
});

test('of a release that has lost files, what is left is found, and the rest can be made anew', async () => {
  const store = newStore();
  await publish(store, 'damaged');
  const number = (await store.readPointer())?.release ?? 0;
  const record = (await store.readRelease(number)) as ReleaseRecord;
  const pathsOf = async () => [...(await store.readIntactManifest(record)).entries().keys()].sort();
  expect(await pathsOf()).toEqual(['/0', '/1', '/2']);
  const remove = (name: string) => store.storage.delete(`files/${name.slice(0, 2)}/${name}`);
  await remove(toStored(Buffer.from('damaged 1'), HTML).name);
  expect(await pathsOf()).toEqual(['/0', '/2']);
  await remove(record.buckets[bucketOf('/2')] ?? '');
  expect(await pathsOf()).toEqual(['/0']);
  await sweep(store, () => true);
  await publish(store, 'kept');
  expect(await readShown(store)).toEqual(['kept']);
});

test('of two that publish, the one that began before the other took over is not shown', async () => {
  const store = newStore();
  const begun = await readSettings(settings);
  await changeSettings(settings, { $set: { publisher: 'another' } });
  expect(await acceptRelease(settings, begun, 99)).toBe(false);
  expect(await readShown(store)).toEqual(['kept']);
});

test.each([
  [[5, 4, 3, 2, 1], 5, []],
  [numbersDownFrom(25), 25, [5, 4, 3, 2, 1]],
  [numbersDownFrom(40), 18, [20, 19, ...numbersDownFrom(7)]],
  [numbersDownFrom(21), null, [1]],
])('of the releases %j, while %j is shown, %j go', (numbers, current, gone) => {
  expect(releasesToPrune(numbers, current)).toEqual(gone);
});

test('releases of stock are not counted among those that are kept, and go but for the one that is shown', () => {
  const ofStock = new Set([40, 39, 38, 20]);
  expect(releasesToPrune(numbersDownFrom(40), 38, ofStock)).toEqual([40, 39, 20, ...numbersDownFrom(17)]);
});

function numbersDownFrom(highest: number): number[] {
  return Array.from({ length: highest }, (_, index) => highest - index);
}
