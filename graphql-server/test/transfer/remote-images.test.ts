import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawImage } from '../sample-images/draw.ts';
import { eventually } from '../serve.ts';
import { countsOf, fileOf, importFile, notesIn } from './files.ts';
import { idOf, newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop({ PRIVATE_NETWORKS: '127.0.0.1' });
let elsewhere: Server;
let address: string;
let asked: string[] = [];

beforeAll(async () => {
  const image = await drawImage('png', 30, 20);
  elsewhere = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.startsWith('/away')) return response.writeHead(302, { location: 'http://10.1.2.3/a.png' }).end();
    if (url.startsWith('/text')) return response.end('no image');
    if (url.startsWith('/large')) return response.end(Buffer.alloc(6 * 1024 * 1024));
    return response.writeHead(url.startsWith('/a.png') ? 200 : 404).end(image);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});

beforeEach(() => {
  asked = [];
});

afterAll(() => elsewhere.close());

test('images given by address are fetched once each, and stored', async () => {
  const rows = ['One', 'Two'].map((title) =>
    newRow(shop, { title, images: `${address}/a.png ${shop.image}` }),
  );
  const answer = await importFile(shop, fileOf(rows));
  expect(countsOf(answer)).toEqual([2, 0, 0, 0]);
  expect(answer.progress).toContainEqual({ phase: 'fetch', done: 1, total: 1 });
  expect(asked).toEqual(['/a.png']);
  const [one] = await shop.others();
  expect(one?.images).toMatchObject([{ width: 30, height: 20 }, { hash: shop.first.images[0]?.hash }]);
  expect((await fetch(`${shop.url}/uploads/${one?.images[0]?.hash}.webp`)).status).toBe(200);
  // The server removes the files once the response is sent.
  await eventually(async () => expect(await shop.temporaryFiles()).toEqual([]));
});

test('a file that was imported before is not fetched again', async () => {
  const file = fileOf([newRow(shop, { images: `${address}/a.png` })]);
  await importFile(shop, file);
  expect(countsOf(await importFile(shop, file))).toEqual([0, 0, 1, 0]);
  expect(asked).toEqual(['/a.png']);
});

test('a dry run, and a file that is rejected as a whole, fetch nothing', async () => {
  const row = newRow(shop, { images: `${address}/a.png` });
  expect(countsOf(await importFile(shop, fileOf([row]), { dryRun: true }))).toEqual([1, 0, 0, 0]);
  const file = fileOf([row, newRow(shop, { title: '' })]);
  expect(countsOf(await importFile(shop, file, { allOrNothing: true }))).toEqual([1, 0, 0, 1]);
  expect(asked).toEqual([]);
});

// security.md, row 26 (CVE-2026-25493, CVE-2026-25494)
test.each([
  ['a private network', 'https://192.168.0.1/a.png', '192.168.0.1 is in a private network'],
  ['the metadata of a cloud', 'https://169.254.169.254/a.png', '169.254.169.254 is in a private network'],
  ['a decimal number', 'https://2852039166/a.png', '169.254.169.254 is in a private network'],
  ['IPv6 in disguise', 'https://[::ffff:10.0.0.1]/a.png', 'is in a private network'],
  ['a redirect to a private network', '/away', '10.1.2.3 is in a private network'],
  ['no image', '/text', 'is not a supported image'],
  ['what is too large', '/large', 'The response is larger than'],
  ['what is not there', '/missing', 'returned status 404'],
])('%s is not fetched, and its product becomes a draft', async (_, path, reason) => {
  const url = path.startsWith('/') ? address + path : path;
  const answer = await importFile(
    shop,
    fileOf([newRow(shop), newRow(shop, { title: 'Other', images: url })]),
  );
  expect(countsOf(answer)).toEqual([2, 0, 0, 0]);
  expect(notesIn(answer)).toEqual({ Stole: [], Other: [expect.stringContaining(reason)] });
  const [other, stole] = await shop.others();
  expect(other).toMatchObject({ title: 'Other', images: [], status: 'DRAFT' });
  expect(stole).not.toHaveProperty('status');
});

test('an existing product keeps its images if those of its row cannot be fetched', async () => {
  const product = await shop.put({ title: 'Old' });
  const rows = [{ id: idOf(product), title: 'New', images: `${address}/missing` }];
  const answer = await importFile(shop, fileOf(rows));
  expect(notesIn(answer)).toEqual({ New: [expect.stringContaining('The images were not changed: ')] });
  expect(await shop.others()).toMatchObject([{ title: 'New', images: product.images }]);
});
