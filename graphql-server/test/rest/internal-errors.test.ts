import { beforeAll, describe, expect, test } from 'vitest';
import { indexName } from '../../src/modules/catalogue/list/orders.ts';
import { openTestDatabase } from '../database.ts';
import { drawImage } from '../sample-images/draw.ts';
import { eventually, spawnServerForFile } from '../serve.ts';
import { type ApiAnswer, callApi, json } from './api.ts';
import { addCategory, formOf, productFields } from './shop.ts';

interface LogLine {
  level: string;
  id: string;
  msg: string;
  err: { message: string; stack: string };
}

const database = openTestDatabase();
const shop = { url: '', categoryId: '' };
const spawned = spawnServerForFile({
  environment: { MONGODB_URI: database.uri, MONGODB_DB: database.name },
});

beforeAll(async () => {
  shop.url = spawned.url;
  shop.categoryId = await addCategory(shop, 'Dresses');
  await replaceByView('categories');
  await replaceByView('products');
});

/** Replaces a collection by a view, so that reads need an index that is missing, and writes fail. */
async function replaceByView(name: string): Promise<void> {
  const { db } = database;
  await db.renameCollection(name, `${name}_kept`);
  await db.collection(`${name}_kept`).dropIndex(indexName('createdAt'));
  // The server recreates a missing collection, so creating the view may take several attempts.
  await eventually(async () => {
    await db.dropCollection(name);
    await db.createCollection(name, { viewOn: `${name}_kept` });
  });
}

async function logLineOf(requestId: string | null): Promise<LogLine> {
  return eventually(() => {
    const log = spawned.server.errorOutput();
    const line = log.split('\n').find((text) => text.includes(`"id":"${requestId}"`));
    if (!line) throw new Error(`No line of the log names the request: ${log}`);
    return JSON.parse(line) as LogLine;
  });
}

const CALLS: [string, () => Promise<ApiAnswer>, cause: RegExp][] = [
  ['GET /category/list', () => callApi(shop, 'GET /category/list?limit=7'), /hint/],
  ['POST /category/add', () => callApi(shop, 'POST /category/add', json({ name: 'Hats' })), /view/],
  [
    'PUT /category/update',
    () => callApi(shop, `PUT /category/update/${shop.categoryId}`, json({ name: 'Hats' })),
    /view/,
  ],
  ['DELETE /category/delete', () => callApi(shop, `DELETE /category/delete/${shop.categoryId}`), /view/],
  ['GET /product/list', () => callApi(shop, 'GET /product/list?limit=7'), /hint/],
  ['POST /product/add', addProduct, /view/],
];

async function addProduct(): Promise<ApiAnswer> {
  const form = formOf(productFields(shop), [{ name: 'dress.png', bytes: await drawImage() }]);
  return callApi(shop, 'POST /product/add', { body: form });
}

describe('an internal error', () => {
  test.each(CALLS)('is answered by %s with a message, and logged with its cause', async (_, call, cause) => {
    const { status, headers, envelope } = await call();
    expect(status).toBe(500);
    expect(envelope).toStrictEqual({ success: false, status: 500, message: 'Something went wrong' });
    const line = await logLineOf(headers.get('x-request-id'));
    expect(line).toMatchObject({ level: 'error', msg: 'A request failed.' });
    expect(line.err.message).toMatch(cause);
    expect(line.err.stack).toContain('at ');
  });

  test('leaves the server running', async () => {
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect(spawned.server.child.exitCode).toBeNull();
  });
});

describe('a validation error', () => {
  test('is not logged as an error', async () => {
    const { headers } = await callApi(shop, 'POST /category/add', json({ name: '' }));
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    // Waits for the log line of a later failing request, because the earlier request's line would precede it.
    await logLineOf(
      (await callApi(shop, 'POST /category/add', json({ name: 'Hats' }))).headers.get('x-request-id'),
    );
    expect(spawned.server.errorOutput()).not.toContain(requestId);
  });
});
