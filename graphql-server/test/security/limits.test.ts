import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Answer, ask, askWithFiles, get, post } from '../graphql/ask.ts';
import { imageFile } from '../graphql/shop.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();
const LONG_TEXT = 5_000;
const MAX_ANSWER_BYTES = 1_000_000;

/** Every way to send a query. All of them must refuse the same queries. */
const TRANSPORTS: Record<string, (query: string) => Promise<Answer<unknown>>> = {
  POST: (query) => ask(app, query),
  GET: (query) => get(app, `query=${encodeURIComponent(query)}`),
  'GET with a byte that is no UTF-8': (query) => get(app, `query=${encodeURIComponent(`${query}#`)}%FF`),
  'GET with a plus for each space': (query) =>
    get(app, `query=${encodeURIComponent(query).replaceAll('%20', '+')}`),
  'GET with the names in percent signs': (query) => get(app, `%71uery=${encodeURIComponent(query)}`),
  'GET behind another question mark': (query) => get(app, `?&query=${encodeURIComponent(query)}`),
  'a multipart form': async (query) => askWithFiles(app, query, { file: null }, { file: await imageFile() }),
};
const REFUSED: Record<string, string> = {
  'eleven levels': `${'{ a '.repeat(11)}${'}'.repeat(11)}`,
  'sixty aliases': `{ ${times(60, (index) => `a${index}: __typename`)} }`,
  'four hundred and one fields': `{ ${times(401, () => 'id')} }`,
  'fifty introspections': `{ ${times(50, (index) => `a${index}: __schema { types { name } }`)} }`,
  'a page that costs too much': `{ products(first: 100) { nodes { ${times(6, (index) => `a${index}: description`)} } } }`,
  'fragments that double': `{ ...A0 } ${times(30, (index) => `fragment A${index} on Query { ...A${index + 1} ...A${index + 1} }`)} fragment A30 on Query { __typename }`,
  'a subscription': 'subscription { products { totalCount } }',
};

describe('a limit that applies to every transport (GHSA-w42g-7vfc-xf37)', () => {
  it.for(
    Object.keys(TRANSPORTS).flatMap((transport) => Object.keys(REFUSED).map((name) => [name, transport])),
  )('refuses %s by %s', async ([name = '', transport = '']) => {
    const answer = await TRANSPORTS[transport]?.(REFUSED[name] ?? '');
    const isSubscription = name === 'a subscription';
    // GET is for queries only.
    expect(answer?.status).toBe(isSubscription && transport.startsWith('GET') ? 405 : 400);
    expect(answer?.errors[0]?.extensions.code).toBe(isSubscription ? 'BAD_USER_INPUT' : 'TOO_EXPENSIVE');
  });

  it('allows GraphiQL’s introspection', async () => {
    const query = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const { status, errors, text } = await ask(app, query);
    expect([status, errors]).toEqual([200, []]);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_ANSWER_BYTES);
  });

  it('refuses a batch in any form (CVE-2026-33756)', async () => {
    const batch = JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    const json = await post(app, batch, { 'content-type': 'application/json' });
    const form = new FormData();
    form.append('operations', batch);
    form.append('map', '{}');
    for (const { status, text } of [json, await post(app, form)]) {
      expect(status).toBe(400);
      expect(text).not.toContain('"data"');
    }
  });

  it('refuses many mutations in one document, before the first of them runs (CVE-2026-35401)', async () => {
    const creations = times(51, (index) => `a${index}: createCategory(input: { name: "x" }) { id }`);
    expect((await ask(app, `mutation { ${creations} }`)).status).toBe(400);
    expect(await app.db.collection('categories').countDocuments()).toBe(0);
  });

  it('refuses recursive fragments', async () => {
    const { status, errors } = await ask(
      app,
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    expect(status).toBe(200);
    expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(errors[0]?.message).toContain('Cannot spread fragment "A" within itself');
  });

  it('refuses a mutation by GET', async () => {
    const query = encodeURIComponent('mutation { createCategory(input: { name: "x" }) { id } }');
    const { status, headers } = await get(app, `query=${query}`);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('allows a whole page of 100 products with all fields', async () => {
    await insertProducts(app, 100, () => ({ description: 'x'.repeat(1_000) }));
    const query = `{ products(first: 100) { totalCount pageInfo { endCursor } nodes {
      id title description category { id name } regularPrice sellingPrice discountPercentage badge isFeatured isPopular
      isNew version createdAt updatedAt images { id url thumbnailUrl width height alt } } } }`;
    const { errors, text } = await ask<{ products: { nodes: unknown[] } }>(app, query);
    expect(errors).toEqual([]);
    expect(JSON.parse(text).data.products.nodes).toHaveLength(100);
  });

  it('refuses a response that would be longer than a megabyte, and says what to do', async () => {
    await insertProducts(app, 100, () => ({ description: '漢'.repeat(LONG_TEXT), isFeatured: true }));
    const query = '{ products(first: 100, filter: { isFeatured: true }) { nodes { description } } }';
    for (let round = 0; round < 2; round += 1) {
      const { status, errors, text } = await ask(app, query);
      expect([status, errors[0]?.extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(errors[0]?.message).toBe(
        'The response would be larger than one megabyte. Request less data at a time.',
      );
      expect(Buffer.byteLength(text)).toBeLessThan(2_000);
    }
    const smaller = await ask(app, query.replace('100', '50'));
    expect(smaller.errors).toEqual([]);
    expect(Buffer.byteLength(smaller.text)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
  });
});

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}
