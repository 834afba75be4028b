import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectionsOf, createIndexes } from '../../src/app/shop/collections.ts';
import { LocalStorage } from '../../src/kernel/storage/local-storage.ts';
import type { Storage } from '../../src/kernel/storage/storage.ts';
import type { PublishingState } from '../../src/modules/publishing/process/messages.ts';
import { Publishing } from '../../src/modules/publishing/process/publishing.ts';
import { ReleaseDocuments } from '../../src/modules/publishing/process/release-documents.ts';
import { RenderPool } from '../../src/modules/publishing/release/render-pool.ts';
import { openReleased } from '../../src/modules/publishing/released/collections.ts';
import { createSettings } from '../../src/modules/publishing/settings.ts';
import { ReleaseStore } from '../../src/modules/publishing/store/release-store.ts';
import { contentOf } from '../../src/modules/publishing/store/stored-content.ts';
import { openTestDatabase } from '../database.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually } from '../serve.ts';
import { makeSmallSite } from './small-site.ts';

const DISK_FULL = 'The disk is full: make room, and it goes on by itself.';
const database = openTestDatabase();
const { products, settings } = collectionsOf(database.db);
const site = makeSmallSite();
const folder = mkdtempSync(join(tmpdir(), 'failures-'));
const location = { folder: join(folder, 'releases'), temporaryFolder: 'tmp' };
const renderer = pathToFileURL(join(site, '.renderer/entry.mjs')).href;
const MAX_RENDER_MS = 3_000;
const pool = new RenderPool({ renderer, store: location }, () => {}, MAX_RENDER_MS);
const store = new ReleaseStore(new LocalStorage(location.folder, location.temporaryFolder));

/** What fails at present: an operation of the store, and on which names. */
let broken: { operation: keyof Storage; name: RegExp } | null = null;
let state: PublishingState | undefined;
let price = 100;

function breakable(): Storage {
  const storage = new LocalStorage(location.folder, location.temporaryFolder);
  return new Proxy(storage, {
    get:
      (_, operation: keyof Storage) =>
      (...values: never[]) => {
        if (broken?.operation === operation && broken.name.test(String(values[0] ?? ''))) {
          throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
        }
        return (storage[operation] as (...some: never[]) => unknown).apply(storage, values);
      },
  });
}

beforeAll(async () => {
  await createIndexes(collectionsOf(database.db));
  await createSettings(settings, { publisher: 'us', requests: 1 });
  await products.insertOne({
    ...makeProduct({ title: 'Red shoe', sellingPrice: price }),
    handles: ['red-shoe'],
    images: [],
  });
  const store = new ReleaseStore(breakable());
  const publishing = new Publishing(
    database.client,
    {
      ...{ mongodbUri: database.uri, database: database.name, store: location, uploads: location },
      ...{ renderer, site, url: 'https://shop.example', holder: 'us' },
    },
    {
      ...{
        store,
        documents: new ReleaseDocuments(openReleased(database.db)),
        renderer: await import(renderer),
        pool,
        site,
      },
      uploads: new LocalStorage(join(folder, 'uploads'), ''),
    },
    {
      onState: (next) => {
        state = next;
      },
      onShown: () => {},
      onLog: () => {},
      onLost: () => {},
    },
  );
  await publishing.start();
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  broken = null;
  await eventually(async () => expect(await shownPrice()).toBe(price));
});

/** Of the release that the pointer names, which has to be whole. */
async function shownPrice(): Promise<number> {
  const pointer = await store.readPointer();
  const record = await store.readRelease(pointer?.release ?? 0);
  if (!record) throw new Error('Nothing is shown.');
  const entry = (await store.readManifest(record)).find('/product/red-shoe');
  const file = entry && 'file' in entry ? entry.file : '';
  const page = contentOf(file, (await store.readFile(file)) ?? Buffer.alloc(0)).toString();
  return Number(/Red shoe (\d+)/.exec(page)?.[1]);
}

test.each([
  ['what the site consists of cannot be looked up', 'has', /^files\//],
  ['the list of its pages cannot be written', 'write', /^files\/.*\.json$/],
  ['the numbers of the releases cannot be read', 'list', /^releases$/],
  ['its record cannot be written', 'write', /^releases\//],
  ['it cannot be forced to the disk', 'flush', /^$/],
  ['it cannot be swapped in', 'write', /^current\.json$/],
] as const)(
  'when %s, what was shown stays, it is said why, and to try again works',
  async (_, operation, name) => {
    const former = price;
    broken = { operation, name };
    price += 1;
    await products.updateOne({}, { $set: { sellingPrice: price } });
    await eventually(() => expect(state).toMatchObject({ state: 'FAILED', error: DISK_FULL }));
    expect(await shownPrice()).toBe(former);
    broken = null;
    await settings.updateOne({ _id: 'settings' }, { $inc: { requests: 1 } });
    await eventually(async () => expect(await shownPrice()).toBe(price));
    await eventually(() => expect(state).toMatchObject({ state: 'LIVE', error: null }));
  },
);

test('a release that was decided on is swapped in by itself, as soon as that is possible', async () => {
  broken = { operation: 'write', name: /^current\.json$/ };
  price += 1;
  await products.updateOne({}, { $set: { sellingPrice: price } });
  await eventually(() => expect(state).toMatchObject({ state: 'FAILED', error: DISK_FULL }));
  broken = null;
  await eventually(async () => expect(await shownPrice()).toBe(price));
});

test('a page that is never done is left out and named, and all else goes live', async () => {
  const endless = makeProduct({ title: 'Never ends' });
  await products.insertOne({ ...endless, handles: ['never-ends'], images: [] });
  price += 1;
  await products.updateOne({ title: 'Red shoe' }, { $set: { sellingPrice: price } });
  await eventually(async () => expect(await shownPrice()).toBe(price));
  const fault = { subject: 'PRODUCT', path: '/product/never-ends', kind: 'RENDERING', outcome: 'LEFT_OUT' };
  await eventually(() =>
    expect(state).toMatchObject({
      ...{ state: 'LIVE', error: null },
      faults: [{ ...fault, target: 'It takes longer than 3 seconds.' }],
    }),
  );
  await products.deleteOne({ _id: endless._id });
  await eventually(() => expect(state).toMatchObject({ state: 'LIVE', faults: [] }));
});
