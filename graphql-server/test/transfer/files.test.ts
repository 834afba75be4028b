import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { refusal } from '../rest/api.ts';
import { exportFile, importFile } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
describe('refuses a file', () => {
  test.each([
    ['of nothing', '', 'This file has no products in it.'],
    ['of a first line alone', 'id,title\r\n', 'This file has no products in it.'],
    ['of nothing but commas', 'id,title\r\n,\r\n,\r\n', 'This file has no products in it.'],
    [
      'that names no product',
      'price;Sr. No.\n1;2\n',
      'The first line names neither id nor title: "price, Sr. No.". Mela imports product files of Shopify and WooCommerce, and its own: see "Download a template" for the columns.',
    ],
    ['with a column twice', 'id,title,ID\n1,2,3\n', 'The first line names the column id twice.'],
    [
      'with a row that is too long',
      `title\n${'x'.repeat(5_000_000)}\n`,
      'The row that begins on line 2 is longer than 4 MB.',
    ],
    [
      'with a quotation mark that is never closed',
      'id,title\n1,"two\r\nlines"\n2,"open\n3,x\n',
      'This file is not well-formed CSV: in the row that begins on line 4 a quotation mark is opened and not closed.',
    ],
    [
      'with a cell that never ends',
      `title\n"${'x'.repeat(5_000_000)}"\n`,
      'The row that begins on line 2 is longer than 4 MB. A cell of it holds a very long text, such as an embedded image, or a quotation mark is not closed.',
    ],
    [
      'with a quotation mark where none may be',
      'id,title\n1,8" tablet\n',
      'This file is not well-formed CSV: in the row that begins on line 2 a quotation mark stands where none may: in a quoted cell it is written twice.',
    ],
  ])('%s', async (_, csv, message) => {
    const { status, envelope } = await importFile(shop, csv);
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, message));
  });

  test('of more than 100000 rows, and takes no more of it', async () => {
    const { envelope } = await importFile(shop, `title\n${'x\n'.repeat(100_001)}`);
    const message = 'At most 100000 products can be imported at a time: split the file.';
    expect(envelope).toStrictEqual(refusal(413, message));
  });

  test('of more than 256 MB', async () => {
    const declared = request(`${shop.url}/api/product/import`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'content-length': 256 * 1024 * 1024 + 1 },
    });
    declared.flushHeaders();
    const [response] = (await once(declared, 'response')) as [IncomingMessage];
    const message = 'This request is larger than 262144 kB, the limit for its kind.';
    expect(
      await response.toArray().then((chunks) => JSON.parse(Buffer.concat(chunks).toString())),
    ).toStrictEqual(refusal(413, message));
    declared.destroy();
  });

  test('of another content type', async () => {
    const headers = { 'content-type': 'application/json' };
    const { envelope } = await importFile(shop, '{}', { headers });
    expect(envelope).toStrictEqual(
      refusal(415, "Send this call's body as text/csv in UTF-8 or Windows-1252."),
    );
  });

  test('that a page of another site sends', async () => {
    const { status } = await importFile(shop, 'title\nx\n', { headers: { origin: 'https://evil.example' } });
    expect(status).toBe(403);
  });

  test('that is to be tried in a way there is not', async () => {
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

test('tells how far it is, and how it ended, a line of JSON each', async () => {
  const { headers, progress, envelope } = await importFile(shop, await exportFile(shop));
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(progress).toEqual([{ phase: 'check', done: 1, total: 1 }]);
  expect(envelope.message).toBe('Products imported successfully');
});

test('a file that breaks off while it is sent imports nothing, and the server answers on', async () => {
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
