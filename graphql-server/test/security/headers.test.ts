import { beforeAll, describe, expect, it } from 'vitest';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { head, type RawAnswer, sendRaw } from './raw-request.ts';

const app = serveApp();
let picture = '';

beforeAll(async () => {
  const { images } = await createProduct(app, await createCategory(app, 'Guarded'));
  picture = images[0]?.url ?? '';
});

const GRAPHQL_TYPE = /^application\/json; charset=utf-8$/;
/** One request for each kind of response. */
const KINDS: Record<string, () => Promise<RawAnswer>> = {
  'a GraphQL answer': () => get('/graphql?query={__typename}'),
  'a GraphQL error': () => get('/graphql?query={nothing}'),
  'a refused body': () => sendRaw(app, head('POST /graphql', { 'Content-Type': 'text/plain' })),
  'a foreign request': () => sendRaw(app, head('GET /api/category/list', { 'Sec-Fetch-Site': 'cross-site' })),
  'a REST answer': () => get('/api/category/list'),
  'a REST error': () => get('/api/nothing'),
  'a picture': () => get(picture),
  'a picture that is not there': () => get(`/uploads/${'0'.repeat(32)}.webp`),
  'the liveness': () => get('/healthz'),
  'the readiness': () => get('/readyz'),
  'a path that nothing is at': () => get('/nothing/at/all'),
  'the way to the admin': () => get('/admin'),
  'the way to the playground': () => get('/graphql', { Accept: 'text/html' }),
};

describe('the headers of every response', () => {
  it.for(Object.keys(KINDS))('keep %s from being taken for something else', async (kind) => {
    const { headers } = await ask(kind);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'|object-src 'none'/);
  });

  it.for(Object.keys(KINDS))(
    'of %s tell nothing of the server, and ask for no https it has not',
    async (kind) => {
      const { headers } = await ask(kind);
      for (const name of [
        'x-powered-by',
        'server',
        'strict-transport-security',
        'access-control-allow-origin',
      ]) {
        expect(headers).not.toHaveProperty(name);
      }
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    },
  );

  it.for(['a GraphQL answer', 'a GraphQL error', 'a REST answer', 'a REST error', 'the liveness'])(
    'let %s run nothing, and load nothing',
    async (kind) => {
      const { headers } = await ask(kind);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
      expect(headers['content-type']).toMatch(GRAPHQL_TYPE);
    },
  );

  it('let an image be cached forever and shown by other sites, but not used in other ways', async () => {
    expect((await ask('a picture')).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
  });

  it('forbid caching of GraphQL responses on their way', async () => {
    for (const kind of ['a GraphQL answer', 'a GraphQL error', 'a REST answer', 'a REST error']) {
      expect((await ask(kind)).headers['cache-control'], kind).toBe('private, no-store');
    }
  });
});

describe('a method that a path does not support', () => {
  const METHODS = ['OPTIONS', 'TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'HEAD'];
  it.for(
    METHODS.flatMap((method) =>
      ['/graphql', '/api/category/list', '/healthz', '/'].map((path) => [method, path]),
    ),
  )('such as %s for %s is answered, and the server goes on', async ([method, path]) => {
    const { status } = await sendRaw(app, head(`${method} ${path}`, { Connection: 'close' }));
    // A GET request without a query returns 400.
    expect(method === 'HEAD' ? [200, 400, 404] : [404, 405]).toContain(status);
    expect((await get('/healthz')).status).toBe(200);
  });

  it.for(['CONNECT /', 'FOO /', 'QUERY /graphql', 'GET'])(
    'such as "%s" ends at most its connection',
    async (line) => {
      await sendRaw(app, head(line, { Connection: 'close' })).catch(() => undefined);
      expect((await get('/healthz')).status).toBe(200);
    },
  );
});

describe('a host', () => {
  it.for(['[', 'a b', '%', ''])('that is invalid, such as "%s", is the client’s error', async (host) => {
    const { status, body } = await sendRaw(app, head('GET /graphql?query={__typename}', { Host: host }));
    expect([status, JSON.parse(body)]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });
});

async function ask(kind: string): Promise<RawAnswer> {
  const answer = await KINDS[kind]?.();
  if (!answer) throw new Error(`There is no kind of answer called ${kind}.`);
  return answer;
}

function get(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return sendRaw(app, head(`GET ${path}`, { Connection: 'close', ...headers }));
}
