import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../database.ts';
import { countDatabaseProcesses } from '../embedded/data-folder.ts';
import { ask } from '../graphql/ask.ts';
import { eventually, spawnServer } from '../serve.ts';

const { uri, name } = openTestDatabase();
/** Settings for the shared MongoDB: a server without its own MongoDB starts in a fraction of the time. */
const SHARED = { MONGODB_URI: uri, MONGODB_DB: name };

/** A drain time that is enough for all requests, even on a busy machine. */
const DRAIN_SECONDS = 15;

describe('a server that is asked to stop', () => {
  it.for([
    ['SIGINT', {}],
    ['SIGHUP', SHARED],
  ] as const)(
    'by %s does not drain, nor wait for connections on which nothing is asked',
    async ([signal, database]) => {
      const server = spawnServer({ environment: { ...database, DRAIN_SECONDS: '300' } });
      const url = await server.url;
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      // Open an unused connection, like a browser that connects in advance.
      const { hostname, port } = new URL(url);
      const unused = connect(Number(port), hostname);
      await once(unused, 'connect');
      // This is a later request, so by now the server has accepted the unused connection. The client keeps its
      // connection for the next request.
      await ask({ url }, '{ __typename }');
      server.child.kill(signal);
      expect(await server.ended).toMatchObject({ code: 0, errorOutput: '' });
      expect(await countDatabaseProcesses(server.dataDir)).toBe(0);
      unused.destroy();
    },
  );

  it('finishes the running request, accepts no new connection, then stops the database and exits with 0', async () => {
    const server = spawnServer();
    const url = await server.url;
    const slow = startSlowRequest(url);
    await slow.hasBegun;
    server.child.kill('SIGTERM');
    await eventually(() => expect(connectTo(url)).rejects.toThrow('ECONNREFUSED'));
    expect(server.child.exitCode).toBeNull();
    slow.finish();
    expect(await slow.answer).toMatchObject({
      status: 200,
      body: { data: { createCategory: { name: 'At the last moment' } } },
    });
    expect(await server.ended).toMatchObject({ code: 0, errorOutput: '' });
    expect(await countDatabaseProcesses(server.dataDir)).toBe(0);
  });

  it('by SIGTERM reports that it drains, and continues to answer for DRAIN_SECONDS', async () => {
    const server = spawnServer({ environment: { ...SHARED, DRAIN_SECONDS: String(DRAIN_SECONDS) } });
    const url = await server.url;
    expect((await fetch(`${url}/readyz`)).headers.get('connection')).toBe('keep-alive');
    const stopped = performance.now();
    server.child.kill('SIGTERM');
    await eventually(async () => {
      const ready = await fetch(`${url}/readyz`);
      const report = { status: 'draining', message: 'The server is shutting down.', canWrite: true };
      expect([ready.status, await ready.json()]).toEqual([503, report]);
    });
    for (const path of ['/', '/healthz']) {
      const answer = await fetch(url + path);
      // A client must not send its next request while the connection is being closed.
      expect([path, answer.ok, answer.headers.get('connection')]).toEqual([path, true, 'close']);
    }
    const changed = await ask({ url }, 'mutation { createCategory(input: { name: "Late" }) { name } }');
    expect(changed.data).toEqual({ createCategory: { name: 'Late' } });
    expect(await server.ended).toMatchObject({ code: 0, errorOutput: '' });
    expect(performance.now() - stopped).toBeGreaterThan(DRAIN_SECONDS * 1_000);
  });

  it('a second time exits at once, and still leaves no database behind', async () => {
    const server = spawnServer();
    const url = await server.url;
    const slow = startSlowRequest(url);
    await slow.hasBegun;
    server.child.kill('SIGTERM');
    await eventually(() => expect(connectTo(url)).rejects.toThrow('ECONNREFUSED'));
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(130);
    await eventually(async () => expect(await countDatabaseProcesses(server.dataDir)).toBe(0));
    await expect(slow.answer).rejects.toThrow();
  });

  it('while it starts leaves no database behind', async () => {
    const server = spawnServer();
    await eventually(async () => expect(await countDatabaseProcesses(server.dataDir)).toBeGreaterThan(0));
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    expect(code).not.toBe(1);
    await eventually(async () => expect(await countDatabaseProcesses(server.dataDir)).toBe(0));
  });
});

async function connectTo(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.destroy();
}

/** A mutation with an incomplete body, which the server is processing until it is completed. */
function startSlowRequest(url: string) {
  const body = JSON.stringify({
    query: 'mutation { createCategory(input: { name: "At the last moment" }) { name } }',
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const sending = request(`${url}/graphql`, { method: 'POST', headers });
  const answer = once(sending, 'response').then(async ([response]) => {
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, body: JSON.parse(text) };
  });
  answer.catch(() => {});
  sending.flushHeaders();
  return {
    // The server confirms that it has read the headers.
    hasBegun: once(sending, 'continue').then(() => sending.write(body.slice(0, 10))),
    finish: () => sending.end(body.slice(10)),
    answer,
  };
}
