import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../src/kernel/mongodb/connect.ts';
import { ask } from '../graphql/ask.ts';
import { eventually, spawnServer } from '../serve.ts';
import { startGuardedMongod } from './standalone-mongod.ts';

const PASSWORD = 'ver7-Secret';
const GRACE_SECONDS = 20;
const NO_ANSWER = 'The database does not answer at the moment: try again in a few seconds.';

describe('a server whose database is gone', () => {
  it('lives on, is not ready, and tells nobody where its database is', async () => {
    const { host, kill } = await startGuardedMongod(PASSWORD);
    const server = spawnServer({
      environment: {
        MONGODB_URI: `mongodb://root:${PASSWORD}@${host}/?replicaSet=guarded&authSource=admin&serverSelectionTimeoutMS=1000`,
        LOG_LEVEL: 'debug',
        READY_GRACE_SECONDS: String(GRACE_SECONDS),
      },
    });
    const url = await server.url;
    const ready = { status: 'ready', canWrite: true };
    for (const path of ['/readyz', '/readyz?for=orders'])
      expect(await statusOf(url + path)).toEqual([200, ready]);
    await kill();
    expect(await statusOf(`${url}/healthz`)).toEqual([200, { status: 'ok' }]);
    const report = { status: 'unavailable', message: 'The database does not answer.', canWrite: false };
    await eventually(async () => expect(await statusOf(`${url}/readyz?for=orders`)).toEqual([503, report]));
    // It still serves pages: a balancer keeps it during a failover, and gives it up when that takes long.
    expect(await statusOf(`${url}/readyz`)).toEqual([200, report]);
    await sleep(GRACE_SECONDS * 1_000);
    expect(await statusOf(`${url}/readyz`)).toEqual([503, report]);
    const answers = await Promise.all([
      ask({ url }, 'mutation { createCategory(input: { name: "x" }) { id } }'),
      ask({ url }, '{ products { nodes { id } } }'),
    ]);
    expect(await statusOf(`${url}/api/product/list`)).toEqual([
      503,
      { success: false, status: 503, message: NO_ANSWER },
    ]);
    for (const { text, errors } of answers) {
      expect(errors[0]).toMatchObject({ message: NO_ANSWER, extensions: { code: 'UNAVAILABLE' } });
      expect(text).not.toContain(host);
    }
    server.child.kill('SIGTERM');
    const { code, output, errorOutput } = await server.ended;
    expect(code).toBe(0);
    expect(output + errorOutput).not.toContain(PASSWORD);
    expect(output + errorOutput).not.toContain('root:');
  });
});

describe('a server whose database hangs', () => {
  it('says so in time, in the codes of the contract, and goes on when it is back', async () => {
    const mongod = await startGuardedMongod(PASSWORD);
    const server = spawnServer({
      environment: {
        MONGODB_URI: `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`,
      },
    });
    const url = await server.url;
    mongod.signal('SIGSTOP');
    // The deadlines are the contract's; a call that waits for the database would never be answered here.
    const readiness = () => fetch(`${url}/readyz?for=orders`, { signal: AbortSignal.timeout(20_000) });
    // What the database had taken when it stopped, it has answered.
    await eventually(async () => expect((await readiness()).status).toBe(503));
    const [list, change] = await Promise.all([
      fetch(`${url}/api/product/list`, { signal: AbortSignal.timeout(20_000) }),
      ask({ url }, 'mutation { createCategory(input: { name: "x" }) { id } }'),
    ]);
    expect([list.status, list.headers.get('retry-after')]).toEqual([503, '5']);
    expect(change.errors[0]?.extensions.code).toBe('UNAVAILABLE');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    mongod.signal('SIGCONT');
    await eventually(async () => expect((await readiness()).status).toBe(200));
    expect((await fetch(`${url}/api/product/list`)).status).toBe(200);
  });
});

describe('a database that hangs', () => {
  it('ends a write that is larger than what a socket takes at once', async () => {
    const mongod = await startGuardedMongod(PASSWORD);
    const client = await connectDatabase(
      `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`,
    );
    onTestFinished(() => client.close());
    const texts = client.db('shop').collection('texts');
    await texts.insertOne({ text: 'short' });
    mongod.signal('SIGSTOP');
    const long = { text: 'x'.repeat(12 * 2 ** 20) };
    await expect(texts.insertOne(long)).rejects.toThrow(/timed out|Server selection/);
  });
});

async function statusOf(address: string): Promise<[number, unknown]> {
  const answer = await fetch(address);
  return [answer.status, await answer.json()];
}
