import { expect, test } from 'vitest';
import { openTestDatabase } from '../database.ts';
import { eventually, spawnServerForFile } from '../serve.ts';

const database = openTestDatabase();
const spawned = spawnServerForFile({
  environment: { MONGODB_URI: database.uri, MONGODB_DB: database.name, LOG_LEVEL: 'info' },
});

async function lineWith(text: string): Promise<Record<string, unknown>> {
  return eventually(() => {
    const log = spawned.server.errorOutput();
    const line = log.split('\n').find((candidate) => candidate.includes(text));
    if (!line) throw new Error(`No line of the log has ${text}: ${log}`);
    return JSON.parse(line) as Record<string, unknown>;
  });
}

test('a line of JSON tells of each request, by its id and without its query', async () => {
  for (const path of ['/api/category/list', '/graphql', '/nothing.html']) {
    const answer = await fetch(`${spawned.url}${path}?secret=1`);
    const id = answer.headers.get('x-request-id');
    // That there are no pages is told of the same request, where they are not built.
    expect(await lineWith(`"id":"${id}","method"`)).toMatchObject({
      level: 30,
      ...{ id, method: 'GET', path, status: answer.status },
      ...{ ms: expect.any(Number), bytes: expect.any(Number) },
    });
  }
  expect(spawned.server.errorOutput()).not.toContain('secret');
});

test('a refused request of another site is a warning', async () => {
  await fetch(`${spawned.url}/api/category/list`, { headers: { origin: 'https://evil.example' } });
  expect(await lineWith('cross-site')).toMatchObject({ level: 40, origin: 'https://evil.example' });
});

test('a line each tells of the start and the stop', async () => {
  expect(await lineWith('has started')).toMatchObject({ level: 30, url: spawned.url });
});
