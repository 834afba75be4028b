import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, dataOf } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { LiveShop } from '../publishing/live-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { head, type RawAnswer, sendRaw } from '../security/raw-request.ts';
import { eventually, serveApp } from '../serve.ts';

const HSTS = 'strict-transport-security';
const IMAGES = '{ products { nodes { images { url(isAbsolute: true) } } } }';
/** A pause that is longer than two of the intervals at which the server reads the file. */
const ROUNDS_MS = 4_500;

const folder = mkdtempSync(join(tmpdir(), 'public-url-'));
const file = join(folder, 'address');
const lines: string[] = [];
writeFileSync(file, 'http://localhost:9999\n');
const app = serveApp({ PUBLIC_URL_FILE: file }, makeSmallSite(), (line, level = 'info') =>
  lines.push(`${level} ${line}`),
);
let productId = '';

beforeAll(async () => {
  const { id } = await createProduct(app, await createCategory(app, 'Hats'), { title: 'Hat' });
  productId = id;
  await new LiveShop(app).goLive();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Replaces the file atomically, like a deployment tool. */
function writeAddress(text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function get(path: string, host: string): Promise<RawAnswer> {
  return sendRaw(app, head(`GET ${path}`, { Host: host, Connection: 'close' }));
}

/** Uses the server's own token, because the shop has no account. */
async function imageUrl(): Promise<string> {
  const answer = await ask(app, IMAGES, {}, { authorization: `Bearer ${app.server.token}` });
  return dataOf(answer).products.nodes[0].images[0].url;
}

const warnings = () => lines.filter((line) => line.startsWith('warn'));

test('a changed file applies to pages, headers, hosts, images, emails and permissions without a restart', async () => {
  const paths = ['/', '/_astro/app.1234abcd.js', `/index/availability?ids=${productId}`, '/api'];
  for (const path of [...paths, ...paths]) {
    const { status, headers } = await get(path, 'localhost');
    expect([path, status, headers[HSTS]]).toEqual([path, 200, undefined]);
    expect((await get(path, 'shop.example')).status).toBe(421);
  }
  expect(await imageUrl()).toMatch(/^http:\/\/localhost:9999\/uploads\//);

  writeAddress('https://shop.example');
  await eventually(async () => expect((await get('/', 'shop.example')).status).toBe(200));
  expect(await imageUrl()).toMatch(/^https:\/\/shop\.example\/uploads\//);
  for (const path of [...paths, ...paths]) {
    const { status, headers } = await get(path, 'shop.example');
    expect([path, status, headers[HSTS]]).toEqual([path, 200, 'max-age=31536000']);
  }
  await eventually(async () =>
    expect((await get('/product/hat', 'shop.example')).body).toContain(
      '<link rel="canonical" href="https://shop.example/product/hat">',
    ),
  );
  const authorization = `Bearer ${app.server.token}`;
  const mail = await fetch(`${app.url}/api/mail-templates/order-placed/html`, { headers: { authorization } });
  expect(await mail.text()).toContain('https://shop.example/');
  expect(lines).toContain(
    'info The address of the shop was changed from http://localhost:9999 to https://shop.example (PUBLIC_URL_FILE).',
  );

  const { errors } = await ask(app, 'mutation { createCategory(input: { name: "Theirs" }) { id } }');
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a second change invalidates the former address', async () => {
  expect((await get('/', 'shop.example')).status).toBe(200);
  writeAddress('https://new.example\n');
  await eventually(async () => expect((await get('/', 'shop.example')).status).toBe(421));
  await eventually(async () =>
    expect((await get('/product/hat', 'new.example')).body).toContain(
      'href="https://new.example/product/hat"',
    ),
  );
});

test('a wrong or missing file changes nothing, and is logged once', async () => {
  lines.length = 0;
  writeAddress('https://other.example/shop');
  await eventually(() => expect(warnings()).toHaveLength(1));
  await sleep(ROUNDS_MS);
  expect(warnings()).toEqual([
    'warn PUBLIC_URL must be an address without a path, such as https://shop.example. The shop keeps the address https://new.example.',
  ]);
  rmSync(file);
  await eventually(() => expect(warnings()).toHaveLength(2));
  expect(warnings().slice(1)).toEqual([
    'warn The file in PUBLIC_URL_FILE cannot be read (ENOENT). The shop keeps the address https://new.example.',
  ]);
  expect((await get('/', 'new.example')).status).toBe(200);
  expect((await get('/', 'other.example')).status).toBe(421);
  expect(lines).toEqual(warnings());

  writeAddress('https://other.example');
  await eventually(async () => expect((await get('/', 'other.example')).status).toBe(200));
  expect(warnings()).toHaveLength(2);
});
