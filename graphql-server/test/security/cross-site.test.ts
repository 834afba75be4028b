import { describe, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { head, sendRaw } from './raw-request.ts';

const app = serveApp({ ADMIN: 'open' });
const REFUSED = 'Requests from pages of other sites are rejected.';
const MULTIPART = 'multipart/form-data; boundary=x';
const QUERY = `/graphql?query=${encodeURIComponent('{ products { totalCount } }')}`;

/** The headers that browsers send with a request by a page of another origin. */
const FOREIGN: Record<string, Record<string, string>> = {
  'another site': { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  'another site, as older browsers say it': { Origin: 'https://evil.example' },
  'another site, without its origin': { 'Sec-Fetch-Site': 'cross-site' },
  'another port of this host': { Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' },
  'a sandbox': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
};
const BODIES: Record<string, Record<string, string>> = {
  JSON: { 'Content-Type': 'application/json', 'Content-Length': '1000' },
  multipart: { 'Content-Type': MULTIPART, 'Content-Length': '1000000' },
  text: { 'Content-Type': 'text/plain', 'Content-Length': '1000' },
};
const CALLS: [requestLine: string, headers: Record<string, string>][] = [
  [`GET ${QUERY}`, {}],
  ['GET /api/category/list', {}],
  ['GET /api/product/list', {}],
  ['DELETE /api/category/delete/0123456789abcdef01234567', {}],
  ['PUT /api/category/update/0123456789abcdef01234567', BODIES['JSON'] ?? {}],
  ...Object.values(BODIES).flatMap((headers): typeof CALLS => [
    ['POST /graphql', headers],
    ['POST /api/category/add', headers],
    ['POST /api/product/add', headers],
  ]),
];

describe('a request that a page of another origin makes', () => {
  it.for(CALLS)(
    'by %s with %o is refused by its headers alone, while its body is withheld (GHSA-2p3c-p3qw-69r4)',
    async ([line, headers]) => {
      for (const foreign of Object.values(FOREIGN)) {
        const { status, body } = await sendRaw(app, head(line, { ...headers, ...foreign }));
        expect(status).toBe(403);
        expect(JSON.parse(body)).toMatchObject(
          line.includes('/api/')
            ? { success: false, status: 403, message: REFUSED }
            : { errors: [{ message: REFUSED, extensions: { code: 'FORBIDDEN' } }] },
        );
      }
    },
  );

  it('changes nothing, even if its body is sent along', async () => {
    const body = '{"query":"mutation { createCategory(input: { name: \\"Foreign\\" }) { id } }"}';
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    for (const foreign of Object.values(FOREIGN)) {
      const answer = await sendRaw(app, head('POST /graphql', { ...headers, ...foreign }) + body);
      expect(answer.status).toBe(403);
    }
    expect((await askFor(app, '{ categories { totalCount } }')).categories.totalCount).toBe(0);
  });

  it('leaves no temporary file of its uploads (GHSA-2p3c-p3qw-69r4)', async () => {
    const form = multipartBody(new Array(100_000).fill('x').join(''));
    for (const path of ['/graphql', '/api/product/add']) {
      const headers = { 'Content-Type': MULTIPART, 'Content-Length': String(form.length) };
      const foreign = { ...headers, ...FOREIGN['another site'] };
      expect((await sendRaw(app, head(`POST ${path}`, foreign) + form)).status).toBe(403);
    }
    expect(await app.temporaryFiles()).toEqual([]);
    expect(await app.uploads()).toEqual([]);
  });

  it('is refused with any content type that needs no preflight (GHSA-9q82-xgwf-vj6h)', async () => {
    for (const path of ['/graphql', '/api/category/add']) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain;application/json']) {
        const answer = await sendRaw(
          app,
          head(`POST ${path}`, { 'Content-Type': type, 'Content-Length': '9' }),
        );
        expect(answer.status).toBe(415);
      }
    }
    const get = await sendRaw(app, head(`GET ${QUERY}`, { 'Content-Type': 'text/plain' }));
    expect(get.status).toBe(415);
  });
});

describe('an allowed request', () => {
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  it.for<[string, Record<string, string>]>([
    ['of an own page', own],
    ['of an own page of an older browser', { Origin: 'http://localhost' }],
    ['of the person at the browser', { 'Sec-Fetch-Site': 'none' }],
    ['of a program', {}],
    ['of a program behind a proxy', { 'X-Forwarded-For': '203.0.113.1', Via: '1.1 proxy' }],
  ])('%s is answered, read or written, by either transport', async ([, headers]) => {
    await createCategory(app, 'Own');
    const origin = headers === own ? { Origin: 'http://localhost' } : {};
    expect((await sendRaw(app, head(`GET ${QUERY}`, headers))).status).toBe(200);
    expect((await sendRaw(app, head('GET /api/category/list', headers))).status).toBe(200);
    for (const [path, body] of [
      ['/graphql', '{"query":"mutation { createCategory(input: { name: \\"Own\\" }) { id } }"}'],
      ['/api/category/add', '{"name":"Own"}'],
    ] as const) {
      const json = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
      const answer = await sendRaw(app, head(`POST ${path}`, { ...json, ...headers, ...origin }) + body);
      expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"id":"')]);
    }
  });

  it('is a link from another site to the playground', async () => {
    const answer = await sendRaw(
      app,
      head('GET /graphql', {
        Accept: 'text/html,application/xhtml+xml',
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Mode': 'navigate',
        Referer: 'https://elsewhere.example/',
        Connection: 'close',
      }),
    );
    // The status is 404 if the playground is not built, because these tests need no build.
    expect([200, 404]).toContain(answer.status);
    expect(answer.headers['content-type']).not.toContain('json');
  });

  it('opens the playground, and not a response, when a link contains a query', async () => {
    const navigation = { Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    const headers = { ...navigation, Connection: 'close' };
    const { body } = await sendRaw(app, head(`GET ${QUERY}`, headers));
    expect(body).not.toContain('totalCount');
    expect((await sendRaw(app, head(`GET ${QUERY}`, { ...headers, Accept: '*/*' }))).status).toBe(403);
  });
});

function multipartBody(file: string): string {
  const part = (name: string, content: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const operations = part(
    'operations',
    '{"query":"mutation($f: [Upload!]!) { __typename }","variables":{"f":[null]}}',
  );
  return `${operations}${part('map', '{"0":["variables.f.0"]}')}${part('0', file, '; filename="a.png"')}--x--\r\n`;
}
