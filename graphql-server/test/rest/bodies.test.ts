import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { drawImage } from '../sample-images/draw.ts';
import { head, sendRaw } from '../security/raw-request.ts';
import { callApi, json, refusal } from './api.ts';
import { addProduct, formOf, productFields, serveShop } from './shop.ts';

const NOT_WELL_FORMED = 'This request is malformed. Check its address and body.';
const NO_MULTIPART = 'This request is not valid multipart/form-data.';
const BROKEN_JSON = ['{', '', 'name=Hats', '{"name":"Hats"', "{'name':'Hats'}", '{"name":"Hats",}', '\u0000'];
const BROKEN_MULTIPART: [string, string][] = [
  ['empty', ''],
  ['no multipart at all', 'title=Dress'],
  ['without its last boundary', '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nDress\r\n'],
  ['cut off inside a header', '--b\r\ncontent-disposi'],
  ['with a header that is none', '--b\r\n\0\r\n\r\nx\r\n--b--\r\n'],
  [
    'with a file behind a header that is none',
    '--b\r\n\0\r\n\r\nx\r\n--b\r\ncontent-disposition: form-data; name="images[]"; filename="a"\r\n\r\nGIF',
  ],
  [
    'cut off inside a file',
    '--b\r\ncontent-disposition: form-data; name="images[]"; filename="a"\r\n\r\nGIF',
  ],
  ['of another boundary', '--c\r\ncontent-disposition: form-data; name="title"\r\n\r\nDress\r\n--c--\r\n'],
];
const JSON_CALLS = ['POST /category/add', 'PUT /category/update/0123456789abcdef01234567'] as const;
const UNKNOWN_PATHS = [
  'POST /',
  'GET /category',
  'GET /category/list/all',
  'GET /category/add',
  'POST /category/list',
  'PUT /category/update',
  'GET /category/delete/0123456789abcdef01234567',
  'DELETE /product/list',
  'GET /product/0123456789abcdef01234567',
  'GET /CATEGORY/LIST',
  'GET /__proto__',
] as const;

const shop = serveShop();

afterAll(async () => {
  expect((await callApi(shop, 'GET /category/list')).envelope.data).toHaveLength(1);
  expect((await callApi(shop, 'GET /product/list')).envelope.data).toEqual([]);
  expect(await shop.uploads()).toEqual([]);
});

describe.each(JSON_CALLS)('%s', (call) => {
  test.each(BROKEN_JSON)('refuses the malformed JSON %j', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const { status, envelope } = await callApi(shop, call, { headers, body });
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, NOT_WELL_FORMED));
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'application/json; charset=utf-16',
    'application/jsonp',
    'application/xml',
  ])('refuses the content type %s', async (type) => {
    const { status, envelope } = await callApi(shop, call, {
      headers: { 'content-type': type },
      body: '{"name":"Hats"}',
    });
    expect(status).toBe(415);
    expect(envelope).toStrictEqual(refusal(415, 'Send the request body as application/json in UTF-8.'));
  });

  test('refuses a body without a content type', async () => {
    const { status } = await callApi(shop, call, { body: Buffer.from('{"name":"Hats"}') });
    expect(status).toBe(415);
  });

  test('refuses a body of more than 64 kB', async () => {
    const { status, envelope } = await callApi(shop, call, json({ name: 'a'.repeat(64 * 1024) }));
    expect(status).toBe(413);
    expect(envelope).toStrictEqual(refusal(413, 'The request body is too large.'));
  });

  test('reports an empty body as a missing name', async () => {
    const { status, envelope } = await callApi(shop, call);
    expect(status).toBe(400);
    expect(envelope.message).toBe('Name is required');
  });
});

describe('POST /product/add', () => {
  test.each(BROKEN_MULTIPART)('refuses a multipart body that is %s', async (_, body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const { status, envelope } = await callApi(shop, 'POST /product/add', { headers, body });
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, NO_MULTIPART));
  });

  test('refuses multipart without a boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data; charset=utf-8' };
    const { envelope } = await callApi(shop, 'POST /product/add', { headers, body: 'x' });
    expect(envelope).toStrictEqual(refusal(400, NO_MULTIPART));
  });

  test.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/mixed; boundary=b',
  ])('refuses the content type %s', async (type) => {
    const headers = { 'content-type': type };
    const { status, envelope } = await callApi(shop, 'POST /product/add', { headers, body: '{}' });
    expect(status).toBe(415);
    expect(envelope).toStrictEqual(refusal(415, 'Send the request body as multipart/form-data.'));
  });

  test('refuses more than 30 fields, and a field of more than 32 kB', async () => {
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`field${index}`, '']));
    const tooMany = await callApi(shop, 'POST /product/add', { body: formOf(many, []) });
    expect(tooMany.envelope).toStrictEqual(refusal(413, 'At most 30 fields can be sent.'));
    const long = { description: 'd'.repeat(32 * 1024 + 1) };
    const tooLong = await callApi(shop, 'POST /product/add', { body: formOf(long, []) });
    expect(tooLong.envelope).toStrictEqual(
      refusal(413, 'The field description is larger than the limit of 32 kB.'),
    );
  });

  test('reads 30 fields and 10 images, and a field of 32 kB', async () => {
    const fields = { ...productFields(shop), title: '' };
    const others = Array.from({ length: 30 - Object.keys(fields).length }, (_, index) => [
      `field${index}`,
      '',
    ]);
    const images = Array.from({ length: 10 }, () => ({ name: 'a.png', bytes: randomBytes(8) }));
    const full = { ...fields, ...Object.fromEntries(others), description: 'd'.repeat(32 * 1024) };
    const { envelope } = await callApi(shop, 'POST /product/add', { body: formOf(full, images) });
    expect(envelope.errors).toEqual({
      title: 'Title is required',
      description: 'Description must be at most 5000 characters',
    });
  });
});

describe('an unknown path', () => {
  test.each(UNKNOWN_PATHS)('%s gets 404 with a message', async (call) => {
    const { status, envelope } = await callApi(shop, call);
    expect(status).toBe(404);
    expect(envelope).toStrictEqual(refusal(404, 'This call does not exist.'));
  });

  test.each(['POST', 'PUT', 'DELETE'])('includes %s of the base path alone', async (method) => {
    const response = await fetch(`${shop.url}/api`, { method });
    expect([response.status, await response.json()]).toEqual([
      404,
      refusal(404, 'This call does not exist.'),
    ]);
  });

  test('that cannot be decoded gets 400', async () => {
    const { status, envelope } = await callApi(shop, 'GET /%E0%A4%A');
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, NOT_WELL_FORMED));
  });
});

describe('a page of another site (GHSA-2p3c-p3qw-69r4)', () => {
  const FOREIGN: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test.each(FOREIGN)('that sends %j is refused, whatever it requests', async (headers) => {
    const body = formOf(productFields(shop), [{ name: 'a.png', bytes: await drawImage() }]);
    const asked = [
      await callApi(shop, 'POST /product/add', { headers, body }),
      await callApi(shop, 'POST /category/add', {
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"name":"Hats"}',
      }),
      await callApi(shop, `DELETE /category/delete/${shop.categoryId}`, { headers }),
      await callApi(shop, 'GET /product/list', { headers }),
    ];
    for (const { envelope } of asked) {
      expect(envelope).toStrictEqual(refusal(403, 'Requests from pages of other sites are rejected.'));
    }
  });

  test('is distinguished from a page of this one', async () => {
    const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' };
    expect((await callApi(shop, 'GET /category/list', { headers })).status).toBe(200);
    expect((await addProduct(shop, [])).status).toBe(400);
  });
});

describe('an invalid HTTP request', () => {
  test.for([
    ['of two lengths', head('POST /api/category/add', { 'Content-Length': '2\r\nContent-Length: 3' }), 400],
    ['with a header that never ends', head('GET /', { X: 'x'.repeat(20_000) }), 431],
    ['in no protocol that there is', 'HELLO\r\n\r\n', 400],
  ] as const)(
    '%s is told so in an answer of the usual shape, and the connection ends',
    async ([, bytes, status]) => {
      const answer = await sendRaw(shop, bytes);
      expect(answer.status).toBe(status);
      expect(answer.headers['connection']).toBe('close');
      expect(JSON.parse(answer.body)).toStrictEqual(refusal(status, expect.stringMatching(/request/)));
    },
  );
});
