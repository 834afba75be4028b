import { beforeAll, describe, expect, it } from 'vitest';
import { Browser, PASSWORD, programOf } from '../accounts/callers.ts';
import { createCategory } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';

const APP = 'https://app.example';
const app = serveApp({ CORS_ORIGINS: `${APP}, http://localhost:5173` });
const owner = new Browser(app);
const LIST = '{ categories { nodes { name } } storefront { mode } }';
const PUBLIC = '{ categories { nodes { name } } }';

beforeAll(async () => {
  await createCategory(app, 'Hats');
  await owner.signUp('owner@mela.example');
});

async function send(query: string, headers: Record<string, string>, method = 'POST') {
  const response = await fetch(
    `${app.url}/graphql${method === 'GET' ? `?query=${encodeURIComponent(query)}` : ''}`,
    {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify({ query }) }),
    },
  );
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its own question.
  const { data, errors = [] } = (await response.json()) as any;
  return { status: response.status, headers: response.headers, data, code: errors[0]?.extensions.code };
}

describe('a page of an origin that CORS_ORIGINS names', () => {
  it.for(['POST', 'GET'])('reads public data by %s, without credentials', async (method) => {
    const { data, headers } = await send(PUBLIC, { origin: APP, 'sec-fetch-site': 'cross-site' }, method);
    expect(data).toEqual({ categories: { nodes: [{ name: 'Hats' }] } });
    expect(headers.get('access-control-allow-origin')).toBe(APP);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('may send a preflight request', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Content-Type, Authorization',
    });
  });

  it('is anonymous, even if an operator’s cookie is sent along', async () => {
    const headers = { origin: APP, cookie: owner.cookie };
    expect(await send(LIST, headers)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await send('{ session { operator { email } } }', headers)).data.session.operator).toBeNull();
    const change = 'mutation { createCategory(input: { name: "Foreign" }) { id } }';
    expect((await send(change, headers)).code).toBe('UNAUTHENTICATED');
  });

  it('cannot sign in', async () => {
    const signIn = `mutation { signIn(input: { email: "owner@mela.example", password: "${PASSWORD}" }) { hasAccounts } }`;
    const { code, headers } = await send(signIn, { origin: APP });
    expect([code, headers.get('set-cookie')]).toEqual(['FORBIDDEN', null]);
  });

  it('may send a storefront token, which sees public data, and no other token', async () => {
    const storefront = await programOf(owner, app, ['STOREFRONT']);
    const { authorization = '' } = storefront.headers;
    expect((await send(PUBLIC, { origin: APP, authorization })).data.categories.nodes).toHaveLength(1);
    expect((await send(LIST, { origin: APP, authorization })).code).toBe('FORBIDDEN');
    const reader = await programOf(owner, app, ['READ', 'STOREFRONT']);
    for (const secret of [reader.headers['authorization'] ?? '', `Bearer ${app.server.token}`]) {
      expect(await send(PUBLIC, { origin: APP, authorization: secret })).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    }
  });

  it('may not call anything else', async () => {
    for (const [path, method] of [
      ['/api/category/list', 'GET'],
      ['/api/category/add', 'POST'],
    ]) {
      const response = await fetch(app.url + path, { method: method ?? '', headers: { origin: APP } });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

it.for(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null'])(
  'a page of %s is refused as before',
  async (origin) => {
    const { status, headers } = await send(PUBLIC, { origin });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const preflight = await fetch(`${app.url}/graphql`, { method: 'OPTIONS', headers: { origin } });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  },
);

it('pages of this server itself are authenticated', async () => {
  const { data, headers } = await send(LIST, { origin: app.url, cookie: owner.cookie });
  expect(data.storefront).toEqual({ mode: 'SAMPLE' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
