import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalStorage } from '../storage/local-storage.ts';
import type { PreparedImage } from './decode-image.ts';
import { ImageStore, imageFiles } from './image-store.ts';

const HASH = 'a'.repeat(32);
const OTHER_HASH = 'b'.repeat(32);
const FILES = filesOf(HASH);

let folder: string;
let used: Set<string>;
let store: ImageStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-store-'));
  used = new Set();
  store = new ImageStore(open, (hashes, remove) => remove(hashes.filter((hash) => !used.has(hash))));
});

function open(): LocalStorage {
  return new LocalStorage(folder, '');
}

afterEach(() => rm(folder, { recursive: true, force: true }));

function image(hash: string): PreparedImage {
  return {
    hash,
    width: 1,
    height: 1,
    large: Buffer.from(`large ${hash}`),
    medium: Buffer.from('medium'),
    thumbnail: Buffer.from('small'),
  };
}

function filesOf(...hashes: string[]): string[] {
  return hashes.flatMap((hash) => Object.values(imageFiles(hash))).sort();
}

async function files(): Promise<string[]> {
  return (await readdir(folder)).sort();
}

/** Keeps a product with these images, as the database would. */
function keep(...hashes: string[]): () => Promise<string> {
  return async () => {
    for (const hash of hashes) used.add(hash);
    return 'kept';
  };
}

describe('storeFor', () => {
  test('has every file in place before the product is kept', async () => {
    let seen: string[] = [];
    const kept = await store.storeFor([image(HASH), image(OTHER_HASH)], async () => {
      seen = await files();
      return keep(HASH, OTHER_HASH)();
    });
    expect(kept).toBe('kept');
    expect(seen).toEqual(filesOf(HASH, OTHER_HASH));
    expect(await files()).toEqual(seen);
  });

  test('leaves no file when nothing was kept', async () => {
    expect(await store.storeFor([image(HASH)], async () => null)).toBeNull();
    expect(await files()).toEqual([]);
  });

  test('leaves no file when the database rejected the write', async () => {
    const rejected = new MongoServerError({ message: 'Document failed validation', code: 121 });
    await expect(store.storeFor([image(HASH)], () => Promise.reject(rejected))).rejects.toBe(rejected);
    expect(await files()).toEqual([]);
  });

  test('leaves the files when the write broke off and may still take effect', async () => {
    const brokenOff = new MongoNetworkError('connection closed');
    await expect(store.storeFor([image(HASH)], () => Promise.reject(brokenOff))).rejects.toBe(brokenOff);
    expect(await files()).toEqual(FILES);
  });

  test('leaves the files of another product, though its own was not kept', async () => {
    await store.storeFor([image(HASH)], keep(HASH));
    await store.storeFor([image(HASH), image(OTHER_HASH)], async () => null);
    expect(await files()).toEqual(FILES);
  });

  test('leaves no file, and no temporary one, when one of them cannot be written', async () => {
    const unwritable = { ...image(OTHER_HASH), large: Symbol('no bytes') as never };
    await expect(store.storeFor([image(HASH), unwritable], keep(HASH))).rejects.toThrow('Symbol');
    expect(await files()).toEqual([]);
    expect(used).toEqual(new Set());
  });

  test('tells what went wrong first, though nothing can be removed either', async () => {
    const rejected = new MongoServerError({ message: 'Document failed validation', code: 121 });
    const lost = new ImageStore(open, () => Promise.reject(new Error('The database is gone.')));
    await expect(lost.storeFor([image(HASH)], () => Promise.reject(rejected))).rejects.toBe(rejected);
  });
});

describe('removeUnused', () => {
  beforeEach(() => store.storeFor([image(HASH)], keep(HASH)));

  test('removes what no product uses, and leaves what one uses', async () => {
    await store.removeUnused([HASH]);
    expect(await files()).toEqual(FILES);
    used.clear();
    await store.removeUnused([HASH, OTHER_HASH]);
    expect(await files()).toEqual([]);
  });

  test('leaves what a product is about to use', async () => {
    used.clear();
    await store.storeFor([image(HASH)], async () => {
      await store.removeUnused([HASH]);
      return keep(HASH)();
    });
    expect(await files()).toEqual(FILES);
  });

  test('leaves what a product began to use while the database was asked', async () => {
    const answer = Promise.withResolvers<string[]>();
    const slow = new ImageStore(open, async (_, remove) => remove(await answer.promise));
    const removal = slow.removeUnused([HASH]);
    await slow.storeFor([image(HASH)], keep(HASH));
    // The database was asked before the product was kept: it says that nothing uses the image.
    answer.resolve([HASH]);
    await removal;
    expect(await files()).toEqual(FILES);
  });

  test('removes what the second of two failed requests wanted, whichever ends first', async () => {
    used.clear();
    const first = Promise.withResolvers<null>();
    const second = Promise.withResolvers<null>();
    const requests = [first, second].map(({ promise }) => store.storeFor([image(HASH)], () => promise));
    first.resolve(null);
    await requests[0];
    expect(await files()).toEqual(FILES);
    second.resolve(null);
    await requests[1];
    expect(await files()).toEqual([]);
  });
});

describe('sweep', () => {
  test('leaves what is younger than it is told', async () => {
    await writeFile(join(folder, `${HASH}.webp`), 'x');
    await writeFile(join(folder, `${OTHER_HASH}.webp`), 'x');
    await utimes(join(folder, `${OTHER_HASH}.webp`), 0, 0);
    expect(await store.sweep(60_000)).toBe(1);
    expect(await files()).toEqual([`${HASH}.webp`]);
  });

  test('removes temporary files and what no product uses, and nothing else', async () => {
    await store.storeFor([image(HASH)], keep(HASH));
    const foreign = ['notes.txt', `${HASH}.png`, 'thumb-320.webp', `${OTHER_HASH.toUpperCase()}.webp`];
    const orphans = [
      ...filesOf(OTHER_HASH),
      `${'c'.repeat(32)}-320.webp`,
      `${HASH}.webp.0b0c.tmp`,
      'anything.tmp',
    ];
    for (const file of [...foreign, ...orphans]) await writeFile(join(folder, file), 'x');
    expect(await store.sweep()).toBe(orphans.length);
    expect(await files()).toEqual([...FILES, ...foreign].sort());
  });
});
