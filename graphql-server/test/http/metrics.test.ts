import { describe, expect, it } from 'vitest';
import { createCategory } from '../graphql/shop.ts';
import { head, sendRaw } from '../security/raw-request.ts';
import { eventually, serveApp } from '../serve.ts';

const TOKEN = 'prometheus-0123456789';
const CLOSE = { Connection: 'close' };

describe('GET /metrics', () => {
  const app = serveApp();

  const read = async (headers: Record<string, string> = {}) =>
    sendRaw(app, head('GET /metrics', { ...CLOSE, ...headers }));

  it('counts requests by the pattern of their address, and never by values that clients invent', async () => {
    await createCategory(app, 'Saris');
    for (const path of [
      '/api/category/list',
      '/nothing/1',
      '/nothing/2',
      `/uploads/${'0'.repeat(32)}.webp`,
    ]) {
      await fetch(app.url + path);
    }
    await fetch(`${app.url}/api/category/update/1`, { method: 'PUT', body: '{}' });
    const text = await eventually(async () => {
      const { body } = await read();
      expect(body).toContain('_count{method="PUT",route="/api/category/update/:id"');
      return body;
    });
    for (const labels of [
      'method="POST",route="/graphql",status="200"',
      'method="GET",route="/api/category/list",status="200"',
      'method="GET",route="/uploads/*",status="404"',
      'method="GET",route="/*",status="404"',
    ]) {
      expect(text).toContain(`http_request_duration_seconds_count{${labels}}`);
    }
    expect(text).not.toContain('/nothing');
  });

  it('reports the event loop, memory, publishing, searches, uploads and the database', async () => {
    await eventually(async () => {
      const { body, headers } = await read();
      expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
      for (const line of [
        /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
        /^process_resident_memory_bytes \d+$/m,
        /^mela_publishing_state\{state="live"\} 1$/m,
        /^mela_publishing_state\{state="failed"\} 0$/m,
        /^mela_publishing_release 0$/m,
        /^mela_searches_waiting 0$/m,
        /^mela_job_runs_total\{job="upkeep"\} \d+$/m,
        /^mela_job_failures_total\{job="send-mail"\} 0$/m,
        /^mela_upload_bytes_in_flight\{medium="disk"\} 0$/m,
        /^mela_mongodb_heartbeat_seconds 0\.\d+$/m,
        /^mela_mongodb_heartbeat_failures_total 0$/m,
      ]) {
        expect(body).toMatch(line);
      }
    });
  });

  it.for([
    ['another name of the machine', { Host: '10.0.0.1:4000' }],
    ['a proxy that says for whom', { 'X-Forwarded-For': '203.0.113.7' }],
    ['a proxy that says what it is', { Via: '1.1 proxy' }],
  ] as const)('without a token is not for %s', async ([, headers]) => {
    const { status, body } = await read(headers);
    expect(status).toBe(403);
    expect(body).not.toContain('process_');
  });
});

describe('when the shop has a public address', () => {
  const app = serveApp({ ADMIN: 'open', PUBLIC_URL: 'https://shop.example' });

  it('local requests may come from a proxy, so there are no metrics without a token', async () => {
    expect((await fetch(`${app.url}/metrics`)).status).toBe(403);
  });

  it.for(['/healthz', '/', '/admin', '/api/category/list', '/nothing'])(
    'browsers are to ask for %s by https only',
    async (path) => {
      const { headers } = await fetch(app.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );
});

describe('with METRICS_TOKEN', () => {
  const app = serveApp({ METRICS_TOKEN: TOKEN });

  it('the metrics are for holders of the token, under any name of the machine', async () => {
    const authorization = { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.7' };
    const request = head('GET /metrics', { ...CLOSE, ...authorization, Host: 'shop:4000' });
    expect((await sendRaw(app, request)).status).toBe(200);
  });

  it.for([
    {},
    { Authorization: 'Bearer ' },
    { Authorization: `Bearer ${TOKEN}x` },
    { Authorization: `Basic ${TOKEN}` },
  ])('they are not for %j, on this machine neither', async (headers) => {
    expect((await sendRaw(app, head('GET /metrics', { ...CLOSE, ...headers }))).status).toBe(401);
  });
});
