import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { buildSchema, parse, validate } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFINITIONS } from '../src/app/shop/modules.ts';
import { OPERATIONS, openShop, ShopError } from './shop.ts';

/** A server that returns the responses in `answers`, and records its requests. */
let server: Server;
let address: string;
let answers: object[];
let requests: { headers: IncomingMessage['headers']; body: Buffer<ArrayBuffer> }[];

beforeEach(async () => {
  answers = [];
  requests = [];
  server = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: await buffer(request) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers.shift() ?? 'nothing'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((closed) => server.close(closed)));

test.each(Object.entries(OPERATIONS))('%s is valid against the schema', (_, operation) => {
  const schema = buildSchema(DEFINITIONS);
  expect(validate(schema, parse(operation))).toEqual([]);
});

describe('a shop', () => {
  test('reads its stock page by page', async () => {
    answers = [
      page([{ id: '1', name: 'Mobile' }], 'cursor of Mobile'),
      page([{ id: '2', name: 'Jackets' }]),
      page([{ title: 'Tee' }]),
    ];
    expect(await openShop(address).readStock()).toEqual({
      categories: [
        { id: '1', name: 'Mobile' },
        { id: '2', name: 'Jackets' },
      ],
      products: [{ title: 'Tee' }],
    });
    const variables = requests.map(({ body }) => JSON.parse(body.toString()).variables);
    expect(variables).toEqual([{ after: null }, { after: 'cursor of Mobile' }, { after: null }]);
  });

  test('creates a category and returns its id', async () => {
    answers = [{ data: { created: { id: '7' } } }];
    expect(await openShop(address).createCategory('Mobile')).toBe('7');
    expect(JSON.parse(requests[0]?.body.toString() ?? '').variables).toEqual({ input: { name: 'Mobile' } });
  });

  test('uploads a product as a GraphQL multipart request with the preflight header', async () => {
    answers = [{ data: { created: { id: '8' } } }];
    const images = ['tee.avif', 'tee-b.avif'].map((fileName) => ({ fileName, avif: Buffer.from(fileName) }));
    await openShop(address).createProduct(tee, images);

    const form = await formOf(requests[0]);
    const { variables } = JSON.parse(String(form.get('operations')));
    expect(variables).toEqual({ input: tee, images: [null, null] });
    expect(JSON.parse(String(form.get('map')))).toEqual({
      0: ['variables.images.0'],
      1: ['variables.images.1'],
    });
    const second = form.get('1') as File;
    expect([second.name, second.type, await second.text()]).toEqual([
      'tee-b.avif',
      'image/avif',
      'tee-b.avif',
    ]);
    expect(requests[0]?.headers['apollo-require-preflight']).toBe('true');
  });
});

describe('a server that', () => {
  const fieldErrors = { title: 'Title is required', regularPrice: 'Valid price required' };

  test.each([
    ['rejects a request', { errors: [{ message: 'The disk is full.' }] }, 'The disk is full.'],
    [
      'rejects fields',
      {
        errors: [{ message: 'Title is required', extensions: { fieldErrors } }],
      },
      'Title is required; Valid price required',
    ],
    ['is not a shop', { hello: 'world' }, 'answered with status 200, but not as this shop does.'],
  ])('%s is reported in a sentence', async (_, answer, sentence) => {
    answers = [answer];
    const creation = openShop(address).createCategory('Mobile');
    await expect(creation).rejects.toThrow(ShopError);
    await expect(creation).rejects.toThrow(sentence);
  });

  test('does not answer is reported in a sentence', async () => {
    const creation = openShop('http://127.0.0.1:1').createCategory('Mobile');
    await expect(creation).rejects.toEqual(
      new ShopError('The server at http://127.0.0.1:1 does not answer.'),
    );
  });
});

const tee = { title: 'Tee', description: 'Nice. Cool.', categoryId: '1', regularPrice: 2, sellingPrice: 1 };

function page(nodes: object[], nextAfter: string | null = null): object {
  return {
    data: { page: { nodes, pageInfo: { hasNextPage: nextAfter !== null, endCursor: nextAfter ?? 'last' } } },
  };
}

async function formOf(request: (typeof requests)[number] | undefined): Promise<FormData> {
  const headers = { 'content-type': request?.headers['content-type'] ?? '' };
  return new Response(request?.body ?? null, { headers }).formData();
}
