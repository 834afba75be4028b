import { describe, expect, it } from 'vitest';
import { ask, post } from '../graphql/ask.ts';
import { CHARSETS, type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { readHeapUsed, serveMetered } from './metered-server.ts';

const app = serveMetered();
const REQUESTS = hostileRequests();
const MAX_EXTRA_BYTES = 2_000;
const MB = 1_000_000;
/** The timeout for hundreds of requests on a machine that may be busy. */
const TIMEOUT_MS = 300_000;

describe('a refused request', () => {
  it.for(Object.keys(REQUESTS))('with %s gets an answer that is hardly longer than itself', async (name) => {
    const { status, text } = await send(REQUESTS[name]);
    const { errors, success } = JSON.parse(text);
    expect(errors?.length > 0 || success === false, text).toBe(true);
    expect([200, 400, 413, 415]).toContain(status);
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual((REQUESTS[name]?.length ?? 0) + MAX_EXTRA_BYTES);
  });

  it('in an exotic character set leaves no memory in use (CVE-2026-23897)', async () => {
    const before = await readHeapUsed(app.server);
    for (let round = 0; round < 8; round += 1) {
      const types = CHARSETS.map((charset) => `application/json; charset=${charset}${round}`);
      const answers = await Promise.all(
        types.map((type) => post(app, 'x'.repeat(50_000), { 'content-type': type })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([415]));
    }
    const after = await readHeapUsed(app.server);
    expect(after - before).toBeLessThan(5 * MB);
  });
});

describe('an accepted request', () => {
  it(
    'that differs from all before it leaves little memory in use',
    async () => {
      const before = await readHeapUsed(app.server);
      for (let index = 0; index < 400; index += 1) {
        const images = times(50, (alias) => `a${index}x${alias}: images { id url width height alt }`);
        const { status } = await ask(app, `query Q${index} { products(first: 1) { nodes { ${images} } } }`);
        expect(status).toBe(200);
      }
      const after = await readHeapUsed(app.server);
      expect(after - before).toBeLessThan(40 * MB);
    },
    TIMEOUT_MS,
  );

  it('cannot be stored on the server by its hash (persisted queries of Apollo before 3.9)', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const headers = { 'content-type': 'application/json' };
    await post(app, JSON.stringify({ query: '{ __typename }', extensions }), headers);
    const { errors } = await post(app, JSON.stringify({ extensions }), headers);
    expect(errors[0]?.message).toBe('PersistedQueryNotSupported');
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}

async function send(request: HostileRequest | undefined): Promise<{ status: number; text: string }> {
  if (!request) throw new Error('There is no such request.');
  const response = await fetch(`${app.url}${request.path}`, request.init);
  return { status: response.status, text: await response.text() };
}
