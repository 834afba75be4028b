import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { UserError } from '../../src/kernel/errors.ts';
import type { S3Settings } from '../../src/kernel/s3-settings.ts';
import { openStorage } from '../../src/kernel/storage/open-storage.ts';
import type { StorageError } from '../../src/kernel/storage/s3-storage.ts';
import type { Storage } from '../../src/kernel/storage/storage.ts';
import { serveObjectStore } from './object-store.ts';

const BYTES = Buffer.from([0, 1, 2, 250]);

async function namesIn(storage: Storage, folder = ''): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list(folder)) names.push(name);
  return names.sort();
}

function behavesAsStorage(open: () => Storage): void {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  test('reads what was written, byte by byte', async () => {
    await storage.write('files/ab/one', BYTES);
    await storage.flush();
    expect(await storage.read('files/ab/one')).toEqual(BYTES);
    expect(await storage.has('files/ab/one')).toBe(true);
  });

  test('copies a file to a path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'copied-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await storage.write('files/copied', BYTES);
    await storage.flush();
    expect(await storage.copyTo('files/copied', join(folder, 'one'))).toBe(true);
    expect(await readFile(join(folder, 'one'))).toEqual(BYTES);
    expect(await storage.copyTo('files/none', join(folder, 'none'))).toBe(false);
    expect(await readdir(folder)).toEqual(['one']);
  });

  test('finds nothing before something is written', async () => {
    expect(await storage.read('files/none')).toBeNull();
    expect(await storage.has('files/none')).toBe(false);
    expect(await storage.deleteOlder('files/none', new Date())).toBe(false);
    await storage.delete('files/none');
  });

  test('replaces existing content', async () => {
    await storage.write('current.json', Buffer.from('{"a":1}'));
    await storage.write('current.json', Buffer.from('{}'));
    await storage.flush();
    expect((await storage.read('current.json'))?.toString()).toBe('{}');
  });

  test('stores an empty file', async () => {
    await storage.write('empty', Buffer.alloc(0));
    await storage.flush();
    expect(await storage.read('empty')).toEqual(Buffer.alloc(0));
  });

  test('lists the names in a folder at any depth, and in all', async () => {
    for (const name of ['many/1', 'many/2', 'many/deep/3', 'many/deep/4', 'manyfold', 'other']) {
      await storage.write(name, BYTES);
    }
    await storage.flush();
    expect(await namesIn(storage, 'many')).toEqual(['many/1', 'many/2', 'many/deep/3', 'many/deep/4']);
    expect(await namesIn(storage, 'none')).toEqual([]);
    expect(await namesIn(storage)).toContain('manyfold');
  });

  test('deletes files older than a given time, and no younger ones', async () => {
    const begun = Date.now();
    await storage.write('dated', BYTES);
    await storage.flush();
    // File and object dates may be truncated to the second.
    expect(await storage.deleteOlder('dated', new Date(begun - 2_000))).toBe(false);
    expect(await storage.has('dated')).toBe(true);
    expect(await storage.deleteOlder('dated', new Date(Date.now() + 2_000))).toBe(true);
    expect(await storage.has('dated')).toBe(false);
  });

  test('deletes', async () => {
    await storage.write('gone', BYTES);
    await storage.flush();
    await storage.delete('gone');
    expect(await storage.has('gone')).toBe(false);
  });

  test('accepts many writes at once', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `at-once/${index}`);
    await Promise.all(names.map((name) => storage.write(name, Buffer.from(name))));
    await storage.flush();
    const read = await Promise.all(names.map(async (name) => (await storage.read(name))?.toString()));
    expect(read).toEqual(names);
  });
}

describe('a folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  behavesAsStorage(() => openStorage({ folder, temporaryFolder: 'tmp' }));

  test('stores only the last of two versions written before a flush', async () => {
    const storage = openStorage({ folder, temporaryFolder: 'tmp' });
    for (const bytes of [Buffer.from('1'), BYTES]) await storage.write('twice', bytes);
    await storage.flush();
    expect(await storage.read('twice')).toEqual(BYTES);
    expect(await namesIn(storage, 'tmp')).toEqual([]);
  });
});

describe('an object store', () => {
  const store = serveObjectStore();
  const open = (changes: Partial<S3Settings> = {}, prefix = 'some/shop') =>
    openStorage({ s3: { ...store.settings, ...changes }, prefix });
  behavesAsStorage(() => open());

  test('holds several shops, each under its prefix', async () => {
    await open({}, 'one').write('name', Buffer.from('1'));
    await open({}, 'one-more').write('name', Buffer.from('2'));
    expect((await open({}, 'one').read('name'))?.toString()).toBe('1');
    expect(await namesIn(open({}, 'one'))).toEqual(['name']);
  });

  const strangers = { accessKeyId: 'somebody-else', secretAccessKey: 'their-secret' };
  test.each<[what: string, settings: Partial<S3Settings>, code: RegExp]>([
    // versitygw returns the second status instead.
    ['does not know the key', strangers, /403 – InvalidAccessKeyId|404 – XAdminUserNotFound/],
    ['does not know the secret', { secretAccessKey: 'their-secret' }, /403 – SignatureDoesNotMatch/],
    ['does not have the bucket', { bucket: 'nobodys' }, /404 – NoSuchBucket/],
  ])(
    'that %s is an error for clients whatever is asked, without the key or the secret',
    async (_, settings, code) => {
      const storage = open(settings);
      const asked = [() => storage.read('x'), () => storage.write('x', BYTES), () => namesIn(storage)];
      for (const ask of asked) {
        const error = await ask().then(
          () => null,
          (reason: unknown) => reason,
        );
        expect(error).toBeInstanceOf(UserError);
        expect(error).toMatchObject({
          code: 'UNAVAILABLE',
          message: 'The image storage is not responding correctly. Try again in a few seconds.',
          details: expect.stringMatching(code),
        });
        const { message, details } = error as StorageError;
        expect(JSON.stringify(error) + message + details).not.toMatch(/somebody-else|their-secret/);
      }
    },
  );

  test('that is unavailable is an error, and works again when it is back', async () => {
    const storage = open();
    await storage.write('stays', BYTES);
    await store.stop();
    await expect(storage.read('stays')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(storage.write('new', BYTES).then(() => storage.flush())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await store.start();
    expect(await storage.read('stays')).toEqual(BYTES);
    expect(await storage.has('new')).toBe(false);
  });
});
