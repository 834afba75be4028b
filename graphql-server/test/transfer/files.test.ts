import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { refusal } from '../rest/api.ts';
import { exportFile, importFile } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
describe('refuses a file', () => {
  test.each([
    ['of nothing', '', 'This file contains no products.'],
    ['of a first line alone', 'id,title\r\n', 'This file contains no products.'],
    ['of nothing but commas', 'id,title\r\n,\r\n,\r\n', 'This file contains no products.'],
    [
      'that names no product',
      'price;Sr. No.\n1;2\n',
      'The header has neither an id nor a title column: "price, Sr. No.". You can import product files from Shopify, WooCommerce and Mela. "Download a template" shows Mela’s columns.',
    ],
    ['with a column twice', 'id,title,ID\n1,2,3\n', 'The header contains the column id twice.'],
    [
      'with a row that is too long',
      `title\n${'x'.repeat(5_000_000)}\n`,
      'The row that starts on line 2 is larger than 4 MB.',
    ],
    [
      'with a quotation mark that is never closed',
      'id,title\n1,"two\r\nlines"\n2,"open\n3,x\n',
      'This file is not valid CSV. In the row that starts on line 4, a quotation mark is not closed.',
    ],
    [
      'with a cell that never ends',
      `title\n"${'x'.repeat(5_000_000)}"\n`,
      'The row that starts on line 2 is larger than 4 MB. A cell may contain a very long text, such as an embedded image, or a quotation mark may not be closed.',
    ],
    [
      'with a quotation mark where none may be',
      'id,title\n1,8" tablet\n',
      'This file is not valid CSV. In the row that starts on line 2, a quotation mark is in the wrong place. Inside a quoted cell, write it twice.',
    ],
  ])('%s', async (_, csv, message) => {
    const { status, envelope } = await importFile(shop, csv);
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, message));
  });

  test('of more than 100000 rows, and reads no more of it', async () => {
    const { envelope } = await importFile(shop, `title\n${'x\n'.repeat(100_001)}`);
    const message = 'You can import at most 100000 products at a time. Split the file.';
    expect(envelope).toStrictEqual(refusal(413, message));
  });

  test('of more than 256 MB', async () => {
    const declared = request(`${shop.url}/api/product/import`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'content-length': 256 * 1024 * 1024 + 1 },
    });
    declared.flushHeaders();
    const [response] = (await once(declared, 'response')) as [IncomingMessage];
    const message = 'This request is larger than the limit of 262144 kB.';
    expect(
      await response.toArray().then((chunks) => JSON.parse(Buffer.concat(chunks).toString())),
    ).toStrictEqual(refusal(413, message));
    declared.destroy();
  });

  test('of another content type', async () => {
    const headers = { 'content-type': 'application/json' };
    const { envelope } = await importFile(shop, '{}', { headers });
    expect(envelope).toStrictEqual(
      refusal(415, 'Send the request body as text/csv in UTF-8 or Windows-1252.'),
    );
  });

  test('that a page of another site sends', async () => {
    const { status } = await importFile(shop, 'title\nx\n', { headers: { origin: 'https://evil.example' } });
    expect(status).toBe(403);
  });

  test('with an unknown mode of checking', async () => {
    const response = await fetch(`${shop.url}/api/product/import?dry_run=maybe`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'title\nx\n',
    });
    const message = 'dry_run must be 1 or 0.';
    expect(await response.json()).toStrictEqual(refusal(400, message, { dry_run: message }));
  });
});

test.each(['text/csv', 'text/csv; charset=utf-8', 'text/csv; charset="UTF-8"; header=present'])(
  'reads the content type %s',
  async (type) => {
    const file = await exportFile(shop);
    const { envelope } = await importFile(shop, file, { headers: { 'content-type': type } });
    expect(envelope.data?.unchanged).toBe(1);
  },
);

test.each(['\n', '\r\n', '\r'])('reads lines that end with %j, and numbers them', async (end) => {
  const row = newRow(shop, { title: '', description: 'Two\r\nlines' });
  const cells = Object.values(row).map((cell) => `"${cell}"`);
  const csv = [Object.keys(row).join(','), cells.join(','), '', ',,,,,,', cells.join(','), ''].join(end);
  const { envelope } = await importFile(shop, csv);
  expect(envelope.data?.rows.map(({ line }) => line)).toEqual([2, 6]);
});

test('reports progress and result, each as a line of JSON', async () => {
  const { headers, progress, envelope } = await importFile(shop, await exportFile(shop));
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(progress).toEqual([{ phase: 'check', done: 1, total: 1 }]);
  expect(envelope.message).toBe('Products imported successfully');
});

test('a file whose upload breaks off imports nothing, and the server continues to answer', async () => {
  const sending = request(`${shop.url}/api/product/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'content-length': 1000 },
  });
  const ended = once(sending, 'error');
  await new Promise((done) => sending.write('title,description\nHalf a row', done));
  sending.destroy();
  await ended;
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect(await shop.others()).toEqual([]);
});
