import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { BSON } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { HEADER_ENTRY, makeHeader } from '../../src/app/backup/archive.ts';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { type TarFile, writeTar } from '../../src/app/backup/tar.ts';
import { writeArchive } from '../../src/app/backup/write-archive.ts';
import { SCHEMA_VERSION } from '../../src/app/shop/migrations.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { contentOf, emptyShop, imagesIn, shopIn, temporaryFolder } from './copies.ts';

const MEBIBYTE = 2 ** 20;
const SIZE_FIELD = 124;
const SUM_FIELD = 148;
const TYPE_FIELD = 156;
const app = serveApp();
const HEADER: TarFile = {
  name: HEADER_ENTRY,
  bytes: Buffer.from(JSON.stringify(makeHeader(SCHEMA_VERSION))),
};
const REPLACING = { isReplacing: true, log: () => {} };
const IMAGE = `uploads/${'a'.repeat(32)}.webp`;
const DOCUMENT = Buffer.from(BSON.serialize({ _id: 1 }));
const GARBAGE = /^The backup could not be restored: .* The shop was not changed\.$/s;
let whole: Awaited<ReturnType<typeof wholeShop>>;

beforeAll(async () => {
  await createProduct(app, await createCategory(app, 'Saris'), { title: 'Silk sari' });
  whole = await wholeShop();
});

async function inTurn(files: TarFile[]): Promise<string> {
  const path = join(await temporaryFolder(), 'shop.tar.zst');
  await writeArchive(
    path,
    (async function* () {
      yield* files;
    })(),
  );
  return path;
}

async function compressed(...parts: Buffer[]): Promise<string> {
  const path = join(await temporaryFolder(), 'shop.tar.zst');
  writeFileSync(path, zstdCompressSync(Buffer.concat(parts)));
  return path;
}

/** A file of a tar archive with a modified header. */
async function tarOf(file: TarFile, change: (header: Buffer) => void = () => {}): Promise<Buffer> {
  const blocks: Buffer[] = [];
  const one = (async function* () {
    yield file;
  })();
  for await (const block of writeTar(one, new Date())) blocks.push(block);
  const header = blocks[0] ?? Buffer.alloc(0);
  change(header);
  header.fill(' ', SUM_FIELD, SUM_FIELD + 8);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, SUM_FIELD);
  return Buffer.concat(blocks.slice(0, -1));
}

/** The content of the whole shop, except data that its server renews by itself. */
async function wholeShop() {
  const { storefront: _, ...content } = await contentOf(app.db);
  return { content, images: imagesIn(app.dataDir) };
}

async function expectRefused(path: string, message: RegExp): Promise<void> {
  const own = shopIn(app.client, app.name, app.dataDir);
  await expect(restore(own, path, REPLACING)).rejects.toThrow(message);
  expect(await wholeShop()).toEqual(whole);
  expect(await app.db.listCollections({ name: /^restored/ }).toArray()).toEqual([]);
}

describe('a hostile archive', () => {
  it.each([
    '../evil.webp',
    '/etc/passwd',
    'uploads/../../evil.webp',
    `uploads/../${IMAGE}`,
    'uploads/evil.js',
    `uploads/${'A'.repeat(32)}.webp`,
    'collections/../000001.bson',
    'collections/..%2f/000001.bson',
    'collections/$cmd/000001.bson',
    'collections/system.users/000001.bson',
    'collections/restore/000001.bson',
    'collections/restored.products/000001.bson',
    'collections/sessions/000001.bson',
    'collections/heartbeats/000001.bson',
    'collections/products./000001.bson',
    'collections/a b/000001.bson',
  ])('is refused for an entry named %s', async (name) => {
    await expectRefused(await inTurn([HEADER, { name, bytes: DOCUMENT }]), /is not a shop backup/);
  });

  it.each(['1', '2', '5', 'L', 'x'])('is refused for an entry of type %s', async (type) => {
    const link = await tarOf({ name: IMAGE, bytes: Buffer.alloc(0) }, (header) => {
      header.write(type, TYPE_FIELD);
      header.write('/etc/passwd', 157);
    });
    await expectRefused(
      await compressed(await tarOf(HEADER), link),
      /it contains something other than plain files/,
    );
  });

  it.each([
    ['more than a file may have', '00777777777', /a file in it is too large/],
    ['terabytes', '77777777777', /a file in it is too large/],
    ['a number of another kind', '\x80\0\0\0\0\x7f\0\0\0\0\0', /a tar header is damaged/],
    ['nothing that is a number', '-0000000001', /a tar header is damaged/],
  ])('is refused for an entry that claims %s, before it is read', async (_, size, message) => {
    const claiming = await tarOf({ name: IMAGE, bytes: DOCUMENT }, (header) => {
      header.write(size, SIZE_FIELD, 'latin1');
    });
    await expectRefused(await compressed(await tarOf(HEADER), claiming), message);
  });

  it('is refused for endless zeros', async () => {
    await expectRefused(await compressed(Buffer.alloc(64 * MEBIBYTE)), /it has data after its end/);
    const zeros = Buffer.alloc(64 * MEBIBYTE);
    await expectRefused(await compressed(await tarOf(HEADER), zeros), /it has data after its end/);
  });

  it.each(['null', '[]', '{}', '{"format":"1"}', '{"format":1,"schemaVersion":1}', '\0'])(
    'is refused for the header %s',
    async (header) => {
      const file = await inTurn([{ name: HEADER_ENTRY, bytes: Buffer.from(header) }]);
      await expectRefused(file, /The backup is damaged. Nothing was changed/);
    },
  );

  it.each([
    ['are none', Buffer.from('no document at all')],
    ['have the length 0', Buffer.alloc(8)],
    ['have a length below 0', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
    ['claim more than there is', Buffer.from([0xff, 0xff, 0xff, 0x7f, 0])],
    ['end too early', DOCUMENT.subarray(0, -1)],
    ['are there twice', Buffer.concat([DOCUMENT, DOCUMENT])],
    ['nest deeper than MongoDB takes', Buffer.from(BSON.serialize(nested(300)))],
    ['have an id that none may have', Buffer.from(BSON.serialize({ _id: [1] }))],
    ['are not there', Buffer.alloc(0)],
  ])('is refused for documents that %s', async (_, bytes) => {
    const name = 'collections/others/000001.bson';
    await expectRefused(await inTurn([HEADER, { name, bytes }]), GARBAGE);
  });

  it('is refused for a duplicate part', async () => {
    const part = { name: 'collections/others/000001.bson', bytes: DOCUMENT };
    await expectRefused(await inTurn([HEADER, part, part]), GARBAGE);
  });

  it.each(['products', 'storefront', 'imports', 'webhooks'])(
    'with a strange document in %s is refused or restored, and leaves nothing beside the shop',
    async (name) => {
      const strange = { _id: 'x', images: 7, handles: 5, title: null, email: {}, secret: 1, writes: 'no' };
      const part = { name: `collections/${name}/000001.bson`, bytes: Buffer.from(BSON.serialize(strange)) };
      const copy = await emptyShop(app.client);
      await restore(copy, await inTurn([HEADER, part]), REPLACING).catch((error: Error) =>
        expect(error.message).toMatch(GARBAGE),
      );
      expect(await copy.db.listCollections({ name: /^restored/ }).toArray()).toEqual([]);
    },
  );

  it('never overwrites an image or writes outside its folder', async () => {
    const own = shopIn(app.client, app.name, app.dataDir);
    const file = join(await temporaryFolder(), 'shop.tar.zst');
    await backUp(own, file);
    const before = imagesIn(app.dataDir);
    const evil = [...before.keys()].map((name) => ({ name: `uploads/${name}`, bytes: Buffer.from('evil') }));
    const copy = await emptyShop(app.client);
    await restore(copy, file, REPLACING);
    const others = [{ name: IMAGE, bytes: Buffer.from('evil') }];
    const { images, notes } = await restore(copy, await inTurn([HEADER, ...evil, ...others]), REPLACING);
    expect([images, notes]).toEqual([
      0,
      [expect.stringMatching(/^Damaged in the backup and not restored: /)],
    ]);
    expect(imagesIn(copy.dataDir)).toEqual(before);
  });
});

describe('a backup', () => {
  it('is refused before a file is created if a collection’s name cannot be stored in an archive', async () => {
    const copy = await emptyShop(app.client);
    const folder = await temporaryFolder();
    for (const name of ['bücher', 'a b', 'x'.repeat(76)]) {
      await copy.db.createCollection(name);
      await expect(backUp(copy, join(folder, 'shop.tar.zst'))).rejects.toThrow(
        `The name of the collection "${name}" cannot be stored in a backup`,
      );
      await copy.db.dropCollection(name);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('written twice at once under one name is one of the two, complete', async () => {
    const own = shopIn(app.client, app.name, app.dataDir);
    const folder = await temporaryFolder();
    const file = join(folder, 'shop.tar.zst');
    const made = await Promise.allSettled([backUp(own, file), backUp(own, file)]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readdirSync(folder)).toEqual(['shop.tar.zst']);
    expect(readFileSync(file).length).toBeGreaterThan(0);
    await restore(await emptyShop(app.client), file, REPLACING);
  });

  it('that is stopped leaves no file', async () => {
    const own = shopIn(app.client, app.name, app.dataDir);
    const folder = await temporaryFolder();
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(backUp(own, join(folder, 'shop.tar.zst'), stopped)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });
});

function nested(depth: number): object {
  return depth === 0 ? {} : { in: nested(depth - 1) };
}
