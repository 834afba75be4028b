import { describe, expect, it } from 'vitest';
import { ask } from '../graphql/ask.ts';
import { spawnServer } from './server-process.ts';
import { startGuardedMongod } from './standalone-mongod.ts';

const PASSWORD = 'ver7-Secret';

describe('a server whose database is gone', () => {
  it('lives on, is not ready, and tells nobody where its database is', async () => {
    const { host, kill } = await startGuardedMongod(PASSWORD);
    const server = spawnServer({
      environment: {
        MONGODB_URI: `mongodb://root:${PASSWORD}@${host}/?replicaSet=guarded&authSource=admin&serverSelectionTimeoutMS=1000`,
        LOG_LEVEL: 'debug',
      },
    });
    const url = await server.url;
    expect(await statusOf(`${url}/readyz`)).toEqual([200, { status: 'ready' }]);
    await kill();
    expect(await statusOf(`${url}/healthz`)).toEqual([200, { status: 'ok' }]);
    expect(await statusOf(`${url}/readyz`)).toEqual([
      503,
      { status: 'unavailable', message: 'The database does not answer.' },
    ]);
    const answers = await Promise.all([
      ask({ url }, 'mutation { createCategory(input: { name: "x" }) { id } }'),
      ask({ url }, '{ products { nodes { id } } }'),
    ]);
    expect(await statusOf(`${url}/api/product/list`)).toEqual([
      500,
      { success: false, status: 500, message: 'Something went wrong' },
    ]);
    for (const { text, errors } of answers) {
      expect(errors[0]).toMatchObject({
        message: 'Something went wrong',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
      });
      expect(text).not.toContain(host);
      expect(server.errorOutput()).toContain(errors[0]?.extensions.requestId);
    }
    server.child.kill('SIGTERM');
    const { code, output, errorOutput } = await server.ended;
    expect(code).toBe(0);
    expect(output + errorOutput).not.toContain(PASSWORD);
    expect(output + errorOutput).not.toContain('root:');
  });
});

async function statusOf(address: string): Promise<[number, unknown]> {
  const answer = await fetch(address);
  return [answer.status, await answer.json()];
}
