import { expect, test } from 'vitest';
import { Browser } from '../accounts/callers.ts';
import { openShopDatabase } from '../database.ts';
import { ask } from '../graphql/ask.ts';
import { eventually, spawnServer, spawnServerForFile } from '../serve.ts';

type Line = Record<string, unknown>;

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const database = openShopDatabase();
const spawned = spawnServerForFile({
  environment: {
    ...{ MONGODB_URI: database.uri, MONGODB_DB: database.name, LOG_LEVEL: 'info' },
    ...{ TRUST_PROXY: 'loopback' },
  },
});

async function lineWith(text: string): Promise<Line> {
  return eventually(() => {
    const log = spawned.server.errorOutput();
    const line = log.split('\n').find((candidate) => candidate.includes(text));
    if (!line) throw new Error(`No line of the log has ${text}: ${log}`);
    return JSON.parse(line) as Line;
  });
}

function lineOf(requestId: string | null): Promise<Line> {
  // If the pages are not built, the same request logs that, too.
  return lineWith(`"id":"${requestId}","method"`);
}

test('each request is logged as a line of JSON with its id and operator, and without its query', async () => {
  for (const path of ['/api/category/list', '/graphql', '/nothing.html', '/']) {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = await fetch(`${spawned.url}${path}?secret=1`, { headers });
    const id = answer.headers.get('x-request-id');
    expect(await lineOf(id)).toMatchObject({
      ...{ level: 'info', time: expect.stringMatching(ISO_TIME), msg: 'request' },
      ...{ id, method: 'GET', path, status: answer.status, address: '203.0.113.7' },
      ...{ ms: expect.any(Number), bytes: expect.any(Number) },
    });
  }
  expect(spawned.server.errorOutput()).not.toContain('secret');
});

test('an order page’s line does not contain its address, which opens it', async () => {
  const answer = await fetch(`${spawned.url}/order/f00dfeed?from=mail`);
  expect(await lineOf(answer.headers.get('x-request-id'))).toMatchObject({ path: '/order/*' });
  expect(spawned.server.errorOutput()).not.toContain('f00dfeed');
});

test('an operation’s line has its name, its error codes and its operator', async () => {
  const named = await ask(spawned, 'query Shelf { products { totalCount } }');
  expect(await lineOf(named.headers.get('x-request-id'))).toMatchObject({ operation: 'Shelf' });
  const unfit = await ask(spawned, 'query Shelf { nothing }');
  const fault = { operation: 'Shelf', errors: ['GRAPHQL_VALIDATION_FAILED'] };
  expect(await lineOf(unfit.headers.get('x-request-id'))).toMatchObject(fault);
  const owner = new Browser(spawned);
  await owner.signUp('meera@mela.example');
  const { data, headers } = await owner.ask('query Me { session { operator { id } } }');
  const whose = { operation: 'Me', operator: data.session.operator.id };
  expect(await lineOf(headers.get('x-request-id'))).toMatchObject(whose);
  const closed = await ask(spawned, 'mutation Add { createCategory(input: { name: "Hats" }) { id } }');
  expect(await lineOf(closed.headers.get('x-request-id'))).toMatchObject({ errors: ['UNAUTHENTICATED'] });
});

test('health checks are not logged, unless LOG_LEVEL is debug', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(spawned.url + path);
  await lineOf((await fetch(`${spawned.url}/after`)).headers.get('x-request-id'));
  expect(spawned.server.errorOutput()).not.toMatch(/healthz|readyz|metrics/);
});

test('a refused request from another site is a warning', async () => {
  await fetch(`${spawned.url}/api/category/list`, { headers: { origin: 'https://evil.example' } });
  expect(await lineWith('cross-site')).toMatchObject({ level: 'warn', origin: 'https://evil.example' });
});

test('start and stop are logged with a line each', async () => {
  expect(await lineWith('has started')).toMatchObject({ level: 'info', url: spawned.url });
});

test('every line from the first to the last is JSON, including addresses', async () => {
  const server = spawnServer({ environment: { LOG_LEVEL: 'debug' } });
  const url = await server.url;
  await fetch(`${url}/healthz`);
  const { output, errorOutput } = await server.stop();
  const lines = `${output}${errorOutput}`
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const line of lines) {
    expect(line).toMatchObject({
      level: expect.stringMatching(/^[a-z]+$/),
      time: expect.stringMatching(ISO_TIME),
    });
  }
  const messages = lines.map(({ msg }) => msg);
  // A new shop has nothing to migrate.
  expect(messages.filter((message) => /^Migration/.test(message))).toEqual([]);
  expect(messages).toContain(`Storefront          ${url}/`);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'debug', path: '/healthz', status: 200 }));
  expect(messages.at(-1)).toBe('The server is stopping.');
});
