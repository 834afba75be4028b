import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, serveShop } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { eventually } from '../serve.ts';

const SECRET = 'nobody is to read this';

/** Path traversals in every encoding that a server may decode too often or not often enough. */
const WAYS_UP = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%2f..',
  '..%5c..',
  '..%252f..',
  '....//',
  '%c0%ae%c0%ae',
  '..;',
  '%ef%bc%8e%ef%bc%8e',
];
const FOLDERS = ['/uploads/', '/', '/admin/', '/admin/assets/', '/graphql/assets/', '/_astro/', '/api/'];
const TARGETS = ['secret.txt', 'package.json', 'etc/passwd'];
const BROKEN = ['%E0%A4%A', '%', '%zz', 'a%00', '%00.webp', 'a%00.webp', `${'a'.repeat(32)}.webp%00.html`];

const shop = serveShop();
let picture = '';

beforeAll(async () => {
  const { envelope } = await addProduct(shop, [{ name: 'a.png', bytes: await drawImage() }]);
  picture = `/${envelope.data?.images[0]}`;
  await writeFile(join(shop.dataDir, 'secret.txt'), SECRET);
  await writeFile(join(shop.dataDir, 'uploads', 'secret.txt'), SECRET);
  const databaseId = (await shop.db.collection('shop').findOne())?.['databaseId'];
  await writeFile(join(shop.dataDir, 'uploads', databaseId, 'secret.txt'), SECRET);
});

afterEach(async () => {
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

interface Answer {
  status: number;
  body: string;
}

/** Requests the unchanged path, because `fetch` would normalise it. */
async function ask(path: string): Promise<Answer> {
  const { hostname, port } = new URL(shop.url);
  const asked = request({ hostname, port, path }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

describe('a stored image', () => {
  test.each(['.webp', '-640.webp', '-320.webp'])(
    '%s is served as an image and nothing else, for good',
    async (ending) => {
      const response = await fetch(`${shop.url}${picture.replace('.webp', ending)}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );

  test('gets a missing copy of 640 pixels when it is requested', async () => {
    const name = picture.replace('.webp', '-640.webp');
    const databaseId = (await shop.db.collection('shop').findOne())?.['databaseId'];
    const path = join(shop.dataDir, 'uploads', databaseId, basename(name));
    const before = await readFile(path);
    await rm(path);
    // The server creates no copy while it caches the former response.
    await eventually(async () => {
      const response = await fetch(shop.url + name);
      expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, before]);
      expect(await readFile(path)).toEqual(before);
    });
    expect((await fetch(`${shop.url}/uploads/${'0'.repeat(32)}-640.webp`)).status).toBe(404);
  });

  test.each([
    ['link previews', 1200],
    ['emails', 320],
  ])('is served as a JPEG for %s, no wider than %i pixels, made by the first request', async (_, widest) => {
    const name = picture.replace('.webp', `-${widest}.jpg`);
    for (const round of ['made', 'stored']) {
      const response = await fetch(shop.url + name);
      expect([response.status, response.headers.get('content-type')], round).toEqual([200, 'image/jpeg']);
      const { format, width = 0 } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(format, round).toBe('jpeg');
      expect(width, round).toBeLessThanOrEqual(widest);
    }
    const missing = await fetch(`${shop.url}/uploads/${'0'.repeat(32)}-${widest}.jpg`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
    for (const other of ['-640.jpg', '.jpg', '-1200.webp', '-1200.jpg.jpg'])
      expect((await fetch(shop.url + picture.replace('.webp', other))).status, other).toBe(404);
  });

  test.each([
    ['another ending', (path: string) => path.replace('.webp', '.html')],
    ['capital letters', (path: string) => path.toUpperCase()],
    ['something behind it', (path: string) => `${path}/index.html`],
    ['a dot behind it', (path: string) => `${path}.`],
    ['another size', (path: string) => path.replace('.webp', '-800.webp')],
    ['another hash', () => `/uploads/${'0'.repeat(32)}.webp`],
    ['no name', () => '/uploads/'],
    ['its folder', () => '/uploads'],
  ])('is not found by %s', async (_, change) => {
    const { status, body } = await ask(change(picture));
    expect(status).toBe(404);
    expect(body).not.toContain('WEBP');
  });
});

describe('a path that leads out of its folder (GHSA-r9mq-3c9r-fmjq)', () => {
  let adminPage: Answer;

  beforeAll(async () => {
    adminPage = await ask('/admin');
  });

  /**
   * Expects that an address names no file. The admin may answer with its single page for paths without an
   * extension, on which its router shows the not-found screen.
   */
  function expectNoFile({ status, body }: Answer): void {
    if (body === adminPage.body) return;
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/nobody is to read this|"workspaces"|root:/);
  }

  test.each(FOLDERS.flatMap((folder) => WAYS_UP.map((way) => `${folder}${way}`)))(
    '%s answers no file',
    async (path) => {
      const tries = TARGETS.flatMap((target) => [
        `${path}/${target}`,
        `${path}/../${target}`,
        `${path}/../../../${target}`,
        `${path}%2f${target.replace('/', '%2f')}`,
      ]);
      for (const answer of await Promise.all(tries.map(ask))) expectNoFile(answer);
    },
  );

  test('only images are served from the image folder, whatever else it contains', async () => {
    expect((await ask('/uploads/secret.txt')).status).toBe(404);
  });

  test.each(FOLDERS.flatMap((folder) => BROKEN.map((name) => `${folder}${name}`)))(
    '%s answers no file',
    async (path) => {
      expectNoFile(await ask(path));
    },
  );
});
