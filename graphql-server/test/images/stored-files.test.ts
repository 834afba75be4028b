import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IMAGE_INDEX } from '../../src/catalogue/collections.ts';
import { imageFiles } from '../../src/images/image-store.ts';
import { serveShop, type UploadFile } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { seededRandom } from '../seeded-random.ts';
import { changeImages, deleteProduct, TRANSPORTS, type Transport } from './transports.ts';

const BROKEN_TITLE = ' ';
const NO_IMAGE: UploadFile = { name: 'notes.txt', bytes: Buffer.from('notes') };
/** Rounds of adding and deleting at once, in lanes side by side, each with an image of its own. */
const LANES = 4;
const ROUNDS = 60;

/** Where nothing is remembered, an image goes with the last product that has it. */
const shop = serveShop({ HISTORY_DAYS: '0' });

async function drawFile(): Promise<UploadFile> {
  return { name: 'dress.png', bytes: await drawImage('png', 16, 12) };
}

function filesOf(hashes: string[]): string[] {
  return hashes.flatMap((hash) => Object.values(imageFiles(hash))).sort();
}

async function uploads(): Promise<string[]> {
  return (await shop.uploads()).sort();
}

afterEach(async () => {
  for (const { _id } of await shop.db.collection('products').find().toArray()) {
    expect((await deleteProduct(shop, _id.toHexString())).code).toBeNull();
  }
  expect(await uploads()).toEqual([]);
});

describe.each(Object.keys(TRANSPORTS) as Transport[])('a request through %s', (transport) => {
  test('that breaks a rule leaves no file', async () => {
    const { code } = await TRANSPORTS[transport](shop, [await drawFile(), await drawFile()], BROKEN_TITLE);
    expect(code).toBe('BAD_USER_INPUT');
    expect(await uploads()).toEqual([]);
  });

  test('with a bad image among good ones leaves no file', async () => {
    const { code } = await TRANSPORTS[transport](shop, [await drawFile(), NO_IMAGE, await drawFile()]);
    expect(code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await uploads()).toEqual([]);
  });

  test('whose product the database refuses leaves no file, but those of other products', async () => {
    const shared = await drawFile();
    const other = await TRANSPORTS[transport](shop, [shared]);
    await shop.db.command({ collMod: 'products', validator: { title: { $ne: 'A product' } } });
    const { code, message } = await TRANSPORTS[transport](shop, [shared, await drawFile()]);
    await shop.db.command({ collMod: 'products', validator: {} });
    expect([code, message]).toEqual(['INTERNAL_SERVER_ERROR', 'Something went wrong']);
    expect(await uploads()).toEqual(filesOf(other.hashes));
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
    expect(await uploads()).toEqual(filesOf(byGraphql.hashes));
  });

  test('of two products goes with the last one that is deleted', async () => {
    const [first, second] = [await TRANSPORTS.REST(shop, [shared]), await TRANSPORTS.GraphQL(shop, [shared])];
    await deleteProduct(shop, first.id);
    expect(await uploads()).toEqual(filesOf(first.hashes));
    await deleteProduct(shop, second.id);
    expect(await uploads()).toEqual([]);
  });

  test('that updateProduct drops goes, unless another product has it', async () => {
    const own = await drawFile();
    const changed = await TRANSPORTS.GraphQL(shop, [shared, own]);
    const [sharedHash = '', ownHash = ''] = changed.hashes;
    await TRANSPORTS.REST(shop, [shared]);
    const added = await changeImages(shop, changed.id, [await drawFile()]);
    expect(added.code).toBeNull();
    expect(await uploads()).toEqual(filesOf([sharedHash, ...added.hashes]).sort());
    expect(await uploads()).not.toContain(imageFiles(ownHash).large);
  });

  test('that updateProduct keeps, reorders or drops twice stays where it is used', async () => {
    const { id, hashes } = await TRANSPORTS.GraphQL(shop, [shared, await drawFile()]);
    const [first = '', second = ''] = hashes;
    const reordered = await changeImages(shop, id, [second, shared, first]);
    expect(reordered).toMatchObject({ code: null, hashes: [second, first, first] });
    expect((await changeImages(shop, id, [first])).hashes).toEqual([first]);
    expect(await uploads()).toEqual(filesOf([first]));
  });

  test('that cannot be removed keeps nobody from deleting its product', async () => {
    const { id } = await TRANSPORTS.REST(shop, [shared]);
    const products = shop.db.collection('products');
    await products.dropIndex(IMAGE_INDEX);
    const deleted = await deleteProduct(shop, id);
    await products.createIndex({ 'images.hash': 1 }, { name: IMAGE_INDEX });
    expect(deleted).toMatchObject({ code: null, id });
    // For the check below: the next product takes the files over, and away with it.
    expect((await TRANSPORTS.REST(shop, [shared])).code).toBeNull();
  });

  test('that is added and deleted at the same moment is there for whoever has it, hundreds of times', async () => {
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      const file = await drawFile();
      const random = seededRandom(lane);
      let { id } = await TRANSPORTS.REST(shop, [file]);
      for (let round = 0; round < ROUNDS; round += 1) {
        const transport = (lane + round) % 2 === 0 ? 'REST' : 'GraphQL';
        const [, added] = await Promise.all([
          setTimeout(random.integer(0, 10)).then(() => deleteProduct(shop, id)),
          setTimeout(random.integer(0, 10)).then(() => TRANSPORTS[transport](shop, [file])),
        ]);
        expect(await uploads()).toEqual(expect.arrayContaining(filesOf(added.hashes)));
        id = added.id;
      }
    });
    await Promise.all(lanes);
    expect(await uploads()).toHaveLength(3 * LANES);
  });
});
