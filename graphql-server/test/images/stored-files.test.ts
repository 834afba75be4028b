import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { imageFiles } from '../../src/kernel/images/image-store.ts';
import { serveShop, type UploadFile } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { seededRandom } from '../seeded-random.ts';
import { changeImages, deleteProduct, TRANSPORTS, type Transport } from './transports.ts';
import { unusedAmong } from './unused.ts';

const BROKEN_TITLE = ' ';
const NO_IMAGE: UploadFile = { name: 'notes.txt', bytes: Buffer.from('notes') };
/** Parallel rounds of simultaneous additions and deletions, each with its own image. */
const SIDE_BY_SIDE = 4;
const ROUNDS = 20;

/** Without a history, an image is unused once the last product with it is deleted. */
const shop = serveShop({ HISTORY_DAYS: '0' });
let before: string[];

async function drawFile(): Promise<UploadFile> {
  return { name: 'dress.png', bytes: await drawImage('png', 16, 12) };
}

function filesOf(hashes: string[]): string[] {
  return hashes.flatMap((hash) => Object.values(imageFiles(hash))).sort();
}

/** The files that this test has stored. */
async function added(): Promise<string[]> {
  const former = new Set(before);
  return (await shop.uploads()).filter((file) => !former.has(file)).sort();
}

beforeEach(async () => {
  before = await shop.uploads();
});

afterEach(async () => {
  const products = await shop.db.collection('products').find().toArray();
  for (const { _id } of products) expect((await deleteProduct(shop, _id.toHexString())).code).toBeNull();
  const hashes = [
    ...new Set(products.flatMap(({ images }) => images.map(({ hash }: { hash: string }) => hash))),
  ];
  expect(await unusedAmong(shop, hashes)).toEqual(hashes);
});

describe.each(Object.keys(TRANSPORTS) as Transport[])('a request through %s', (transport) => {
  test('that breaks a rule leaves no file', async () => {
    const { code } = await TRANSPORTS[transport](shop, [await drawFile(), await drawFile()], BROKEN_TITLE);
    expect(code).toBe('BAD_USER_INPUT');
    expect(await added()).toEqual([]);
  });

  test('with a bad image among good ones leaves no file', async () => {
    const { code } = await TRANSPORTS[transport](shop, [await drawFile(), NO_IMAGE, await drawFile()]);
    expect(code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await added()).toEqual([]);
  });

  test('whose product the database refuses leaves only unused files and those of other products', async () => {
    const shared = await drawFile();
    const other = await TRANSPORTS[transport](shop, [shared]);
    await shop.db.command({ collMod: 'products', validator: { title: { $ne: 'A product' } } });
    const { code, message } = await TRANSPORTS[transport](shop, [shared, await drawFile()]);
    await shop.db.command({ collMod: 'products', validator: {} });
    expect([code, message]).toEqual(['INTERNAL_SERVER_ERROR', 'Something went wrong']);
    const hashes = [...new Set((await added()).map((file) => file.slice(0, 32)))];
    expect(hashes).toHaveLength(2);
    expect(await unusedAmong(shop, hashes)).toEqual(hashes.filter((hash) => hash !== other.hashes[0]));
  });
});

describe('an image', () => {
  let shared: UploadFile;

  beforeEach(async () => {
    shared = await drawFile();
  });

  test('that is sent twice is stored once', async () => {
    const byRest = await TRANSPORTS.REST(shop, [shared, shared]);
    const byGraphql = await TRANSPORTS.GraphQL(shop, [shared]);
    expect(byRest.hashes).toEqual([byGraphql.hashes[0], byGraphql.hashes[0]]);
    expect(await added()).toEqual(filesOf(byGraphql.hashes));
  });

  test('of two products is unused once the last one is deleted', async () => {
    const [first, second] = [await TRANSPORTS.REST(shop, [shared]), await TRANSPORTS.GraphQL(shop, [shared])];
    await deleteProduct(shop, first.id);
    expect(await unusedAmong(shop, first.hashes)).toEqual([]);
    await deleteProduct(shop, second.id);
    expect(await unusedAmong(shop, first.hashes)).toEqual(first.hashes);
  });

  test('that updateProduct drops is unused, unless another product uses it', async () => {
    const own = await drawFile();
    const changed = await TRANSPORTS.GraphQL(shop, [shared, own]);
    const [, ownHash = ''] = changed.hashes;
    await TRANSPORTS.REST(shop, [shared]);
    const { code, hashes } = await changeImages(shop, changed.id, [await drawFile()]);
    expect(code).toBeNull();
    expect(await unusedAmong(shop, [...changed.hashes, ...hashes])).toEqual([ownHash]);
  });

  test('that updateProduct keeps, reorders or drops twice is in use', async () => {
    const { id, hashes } = await TRANSPORTS.GraphQL(shop, [shared, await drawFile()]);
    const [first = '', second = ''] = hashes;
    const reordered = await changeImages(shop, id, [second, shared, first]);
    expect(reordered).toMatchObject({ code: null, hashes: [second, first, first] });
    expect((await changeImages(shop, id, [first])).hashes).toEqual([first]);
    expect(await unusedAmong(shop, hashes)).toEqual([second]);
  });

  test('is found to be unused among many as among few', async () => {
    const { hashes } = await TRANSPORTS.GraphQL(shop, [shared]);
    const unused = Array.from({ length: 1_500 }, (_, index) => index.toString(16).padStart(32, '0'));
    expect(await unusedAmong(shop, [...hashes, ...unused])).toEqual(unused);
  });

  test('that is added and deleted at the same moment exists for the product that uses it, dozens of times', async () => {
    const work = Array.from({ length: SIDE_BY_SIDE }, async (_, seed) => {
      const file = await drawFile();
      const random = seededRandom(seed);
      let { id } = await TRANSPORTS.REST(shop, [file]);
      for (let round = 0; round < ROUNDS; round += 1) {
        const transport = (seed + round) % 2 === 0 ? 'REST' : 'GraphQL';
        const [, { id: next, hashes }] = await Promise.all([
          setTimeout(random.integer(0, 10)).then(() => deleteProduct(shop, id)),
          setTimeout(random.integer(0, 10)).then(() => TRANSPORTS[transport](shop, [file])),
        ]);
        expect(await shop.uploads()).toEqual(expect.arrayContaining(filesOf(hashes)));
        expect(await unusedAmong(shop, hashes)).toEqual([]);
        id = next;
      }
    });
    await Promise.all(work);
    expect(await added()).toHaveLength(3 * SIDE_BY_SIDE);
  });
});
