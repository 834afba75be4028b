import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { boundRunningCalls, MAX_RUNNING_CALLS } from '../../src/app/http/overload.ts';
import { sendFailure } from '../../src/app/rest/envelope.ts';
import { eventually } from '../serve.ts';

const MAX = 2;

/** A server whose calls run until they are released. */
async function serveSlowCalls() {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(sendFailure);
  boundRunningCalls(app, MAX);
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  let running = 0;
  const answer = async () => {
    running += 1;
    await isLetGo;
    return 'done';
  };
  app.addContentTypeParser('text/csv', (_, __, done) => done(null));
  app.get('/graphql', answer);
  app.post('/api/product/import', answer);
  app.get('/api/quick', async () => 'done');
  app.get('/readyz', async () => 'ready');
  app.get('/*', async () => 'page');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = (path = '/graphql', init?: RequestInit) => fetch(url + path, init);
  const runs = (count: number) => eventually(() => expect(running).toBe(count));
  return { call, runs, letGo };
}

it('accepts 220 calls at a time, and not many more than it can answer in time', () => {
  expect(MAX_RUNNING_CALLS).toBeGreaterThan(220);
  expect(MAX_RUNNING_CALLS).toBeLessThanOrEqual(500);
});

it('answers further calls at once with 503 and Retry-After, and accepts calls again when others have ended', async () => {
  const { call, runs, letGo } = await serveSlowCalls();
  const first = [call(), call()];
  await runs(MAX);
  const refused = await call();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toEqual({
    success: false,
    status: 503,
    message: 'The server is busy. Try again in a moment.',
  });
  letGo();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  for (let again = 0; again <= MAX; again += 1) expect((await call()).status).toBe(200);
});

it('answers pages and health checks meanwhile, and accepts uploads', async () => {
  const { call, runs, letGo } = await serveSlowCalls();
  const calls = [call(), call()];
  await runs(MAX);
  expect(await (await call('/readyz')).text()).toBe('ready');
  expect(await (await call('/shop')).text()).toBe('page');
  calls.push(call('/api/product/import', { method: 'POST', headers: { 'content-type': 'text/csv' } }));
  await runs(MAX + 1);
  letGo();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('gives the slot of a disconnected client to others', async () => {
  const { call, runs, letGo } = await serveSlowCalls();
  const leaving = new AbortController();
  const left = [1, 2].map(() => call('/graphql', { signal: leaving.signal }).catch(() => null));
  await runs(MAX);
  expect((await call('/api/quick')).status).toBe(503);
  leaving.abort();
  await Promise.all(left);
  await eventually(async () => expect((await call('/api/quick')).status).toBe(200));
  letGo();
});
