import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../src/app/server.ts';
import { connectDatabase } from '../../src/kernel/mongodb/connect.ts';
import { ask } from '../graphql/ask.ts';
import { usePatientTimeouts, useRealTimeouts } from '../kernel/patient-timeouts.ts';
import { eventually, spawnServer } from '../serve.ts';
import { collectEnds, type RunningMongod, startGuardedMongod } from './standalone-mongod.ts';

const PASSWORD = 'ver7-Secret';
const NO_ANSWER = 'The database is not responding right now. Try again in a few seconds.';

beforeAll(useRealTimeouts);
afterAll(usePatientTimeouts);

describe('a server whose database is gone', () => {
  it('keeps running, is not ready, and does not reveal the address of its database', async () => {
    const { host, kill } = await startGuardedMongod(PASSWORD);
    const server = spawnServer({
      environment: {
        MONGODB_URI: `mongodb://root:${PASSWORD}@${host}/?replicaSet=guarded&authSource=admin&serverSelectionTimeoutMS=1000`,
        LOG_LEVEL: 'debug',
        READY_GRACE_SECONDS: '300',
      },
    });
    const url = await server.url;
    const ready = { status: 'ready', canWrite: true };
    for (const path of ['/readyz', '/readyz?for=orders'])
      expect(await statusOf(url + path)).toEqual([200, ready]);
    await kill();
    expect(await statusOf(`${url}/healthz`)).toEqual([200, { status: 'ok' }]);
    const report = { status: 'unavailable', message: 'The database is not responding.', canWrite: false };
    await eventually(async () => expect(await statusOf(`${url}/readyz?for=orders`)).toEqual([503, report]));
    // It still serves pages, so a balancer keeps it during a failover. `readiness.test.ts` tests the end of the grace period.
    expect(await statusOf(`${url}/readyz`)).toEqual([200, report]);
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

describe('a database that hangs', () => {
  let mongod: RunningMongod;
  let uri: string;
  beforeAll(async () => {
    const { atEnd, endAll } = collectEnds();
    mongod = await startGuardedMongod(PASSWORD, atEnd);
    uri = `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`;
    return endAll;
  });

  it('makes its server report that in time, with the codes of the contract, and continue when it is back', async () => {
    const { url } = await serve({ MONGODB_URI: uri });
    mongod.signal('SIGSTOP');
    // The deadlines are the contract's; a call that waits for the database would never be answered here.
    const readiness = () => fetch(`${url}/readyz?for=orders`, { signal: AbortSignal.timeout(20_000) });
    // The database has answered everything that it had accepted when it stopped.
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

  it('aborts a write that is larger than a socket’s buffer', async () => {
    const client = await connectDatabase(uri);
    onTestFinished(() => client.close());
    const texts = client.db('shop').collection('texts');
    await texts.insertOne({ text: 'short' });
    mongod.signal('SIGSTOP');
    onTestFinished(() => mongod.signal('SIGCONT'));
    const long = { text: 'x'.repeat(12 * 2 ** 20) };
    await expect(texts.insertOne(long)).rejects.toThrow(/timed out|Server selection/);
  });
});

/** Starts a server in this process, until the test ends. */
async function serve(environment: Record<string, string>): Promise<{ url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lost-database-'));
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', ...environment });
  onTestFinished(async () => {
    await server.stop(true);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return server;
}

async function statusOf(address: string): Promise<[number, unknown]> {
  const answer = await fetch(address);
  return [answer.status, await answer.json()];
}
