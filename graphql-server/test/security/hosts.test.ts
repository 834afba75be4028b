import { describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { head, sendRaw } from './raw-request.ts';

const PATHS = ['/', '/admin', '/graphql?query={__typename}', '/api/category/list', '/uploads/x', '/nothing'];
const BODY = '{"query":"mutation { createCategory(input: { name: \\"Foreign\\" }) { id } }"}';
const JSON_BODY = { 'Content-Type': 'application/json', 'Content-Length': String(BODY.length) };

describe('a server on this machine only', () => {
  const app = serveApp();

  it.for(PATHS)('answers %s under no name but its own (DNS rebinding)', async (path) => {
    const headers = { Connection: 'close', 'Sec-Fetch-Site': 'same-origin' };
    for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1']) {
      const own = { Host: `${name}:4000`, Origin: `http://${name}:4000` };
      expect((await sendRaw(app, head(`GET ${path}`, { ...headers, ...own }))).status).toBe(421);
    }
    for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '[::1]']) {
      const { status } = await sendRaw(app, head(`GET ${path}`, { ...headers, Host: `${name}:4000` }));
      expect([200, 404]).toContain(status);
    }
  });

  it('allows no writes under another name, whatever X-Forwarded-Host says', async () => {
    const foreign = { Host: 'evil.example', Origin: 'http://evil.example', 'Sec-Fetch-Site': 'same-origin' };
    const tries = [foreign, { ...foreign, 'X-Forwarded-Host': 'localhost' }];
    for (const headers of tries) {
      const answer = await sendRaw(app, head('POST /graphql', { ...JSON_BODY, ...headers }) + BODY);
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
        421,
        { errors: [{ message: expect.stringContaining('PUBLIC_URL'), extensions: { code: 'FORBIDDEN' } }] },
      ]);
    }
    const forwarded = {
      Host: 'localhost',
      'X-Forwarded-Host': 'evil.example',
      Origin: 'http://evil.example',
    };
    expect((await sendRaw(app, head('POST /graphql', { ...JSON_BODY, ...forwarded }) + BODY)).status).toBe(
      403,
    );
  });

  it.for(['/healthz', '/readyz'])(
    'answers %s by any name: a probe may know the address alone',
    async (path) => {
      const { status } = await sendRaw(
        app,
        head(`GET ${path}`, { Connection: 'close', Host: '10.0.0.1:4000' }),
      );
      expect(status).toBe(200);
    },
  );

  it('uses a host in the request target before the header', async () => {
    const ask = async (address: string) =>
      (await sendRaw(app, head(`GET ${address}`, { Connection: 'close', Host: 'localhost' }))).status;
    expect(await ask('http://localhost/api')).toBe(200);
    expect(await ask('http://evil.example/api')).toBe(421);
  });

  it('refuses two hosts in one request', async () => {
    const { status } = await sendRaw(app, head('GET /api', { 'X: y\r\nHost': 'localhost' }));
    expect(status).toBe(400);
  });

  it('says what to set when a proxy in front sends its own name in Host', async () => {
    const proxied = {
      Host: '127.0.0.1:4000',
      Origin: 'https://shop.example',
      'Sec-Fetch-Site': 'same-origin',
    };
    const { status, body } = await sendRaw(app, head('POST /graphql', { ...JSON_BODY, ...proxied }) + BODY);
    expect([status, body]).toEqual([403, expect.stringContaining('set PUBLIC_URL')]);
  });
});

describe('a server behind a proxy', () => {
  const app = serveApp({ ADMIN: 'open', PUBLIC_URL: 'https://shop.example', TRUST_PROXY: 'loopback' });

  it.for<[string, Record<string, string>]>([
    ['that passes its own name on, as nginx does by default', { Host: '127.0.0.1:4000' }],
    ['that passes the name on that people use', { Host: 'shop.example' }],
    ['that forwards that name', { Host: '127.0.0.1:4000', 'X-Forwarded-Host': 'shop.example' }],
  ])('%s, takes what its pages send', async ([, headers]) => {
    const own = { Origin: 'https://shop.example', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await sendRaw(app, head('POST /graphql', { ...JSON_BODY, ...own, ...headers }) + BODY);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"id":"')]);
  });

  it('trusts the proxy about the requested name', async () => {
    const forwarded = { Host: '127.0.0.1:4000', 'X-Forwarded-Host': 'evil.example' };
    expect((await sendRaw(app, head('GET /api', forwarded))).status).toBe(421);
  });
});

describe('a body that is announced with Expect', () => {
  const app = serveApp();
  const expectation = { Expect: '100-continue' };

  it('is not requested if its request is refused', async () => {
    for (const headers of [
      { ...JSON_BODY, 'Sec-Fetch-Site': 'cross-site' },
      { ...JSON_BODY, 'Content-Length': '1000000' },
      { 'Content-Type': 'text/plain', 'Content-Length': '9' },
    ]) {
      const { status } = await sendRaw(app, head('POST /graphql', { ...headers, ...expectation }));
      expect([403, 413, 415]).toContain(status);
    }
  });
});
