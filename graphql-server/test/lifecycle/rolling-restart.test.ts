import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../src/kernel/mongodb/embedded/mongod-address.ts';
import { openTestDatabase } from '../database.ts';
import { askFor } from '../graphql/ask.ts';
import { newKey, openShop, orderOf, place, sell, untilShown } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, spawnServer } from '../serve.ts';
import { WITH_PATIENT_TIMEOUTS } from '../server-process.ts';
import { FAIL_TIMEOUT_MS, startRetryingProxy } from './retrying-proxy.ts';
import { startGuardedMongod } from './standalone-mongod.ts';

const PASSWORD = 'ver7-Secret';
const SERVER = join(import.meta.dirname, '../publishing/server.fixture.ts');
/** The drain time of a server, which is longer than the balancer keeps idle connections. */
const DRAIN_SECONDS = 4;
/** The pause between a shopper's calls. A shorter one would measure the processor. */
const PAUSE_MS = 150;
const site = makeSmallSite();
const database = openTestDatabase();

function startShared(port: number, mongodbUri: string, releases: string) {
  return spawnServer({
    environment: {
      ...{ PORT: String(port), MONGODB_URI: mongodbUri, RELEASES_DIR: releases },
      ...{ SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'), DRAIN_SECONDS: String(DRAIN_SECONDS) },
    },
    nodeOptions: WITH_PATIENT_TIMEOUTS,
    script: { path: SERVER, arguments: [site], readyLine: /^Ready at (\S+)$/m },
  });
}

test('two servers restart in turn under load without one failed request', async () => {
  const mongod = await startGuardedMongod(PASSWORD);
  const uri = `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`;
  const releases = mkdtempSync(join(tmpdir(), 'rolling-restart-'));
  onTestFinished(() => rmSync(releases, { recursive: true, force: true }));
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) => startShared(port, uri, releases);
  const servers = ports.map(start);
  for (const { url } of servers) await url;
  const url = await startRetryingProxy(ports);
  await openShop({ url });
  const product = await sell({ url }, 'Shawl', 100, 1_000_000);
  // Waits until each server has a release, because before that its carts read the edited catalogue.
  for (const server of servers) {
    const one = { url: await server.url };
    await eventually(async () => {
      const { storefront } = await askFor(one, '{ storefront { waiting release } }');
      expect(storefront).toMatchObject({ waiting: 0, release: expect.any(Number) });
    });
    await untilShown(one, product.id, 100);
  }
  const input = await orderOf({ url }, [{ variantId: product.id, quantity: 1 }]);
  const calls: Record<string, () => Promise<string>> = {
    page: async () => describe(await fetch(`${url}/`)),
    list: async () => describe(await fetch(`${url}/api/product/list`)),
    order: async () => {
      const { data, text } = await place({ url }, input, newKey());
      return data ? '' : text;
    },
  };
  const load = keepCalling(calls);
  for (const [index, port] of ports.entries()) {
    await servers[index]?.stop();
    await load.goesOn();
    await start(port).url;
    // By then the balancer uses the server again.
    await sleep(FAIL_TIMEOUT_MS);
    await load.goesOn();
  }
  expect((await load.stop()).join('\n')).toBe('');
});

async function describe(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  return answer.ok ? '' : `${answer.status}`;
}

/** Makes every call repeatedly, two at a time. */
function keepCalling(calls: Record<string, () => Promise<string>>) {
  const failures: string[] = [];
  const counts: Record<string, number> = {};
  let isOver = false;
  const working = Object.entries(calls).flatMap(([name, call]) =>
    [1, 2].map(async () => {
      while (!isOver) {
        const failure = await call().catch((error: Error) => error.message);
        if (failure) failures.push(`${name}: ${failure}`);
        counts[name] = (counts[name] ?? 0) + 1;
        await sleep(PAUSE_MS);
      }
    }),
  );
  return {
    /** Waits until every call was made a few more times. */
    goesOn: () => {
      const before = { ...counts };
      return eventually(() => {
        for (const name of Object.keys(calls)) expect(counts[name]).toBeGreaterThan((before[name] ?? 0) + 4);
      });
    },
    /** @returns a sentence for each failed call */
    stop: async () => {
      isOver = true;
      await Promise.all(working);
      return failures;
    },
  };
}

test('a stream of orders ends with its server, and continues on another one', async () => {
  const server = spawnServer({
    environment: { MONGODB_URI: database.uri, MONGODB_DB: database.name, DRAIN_SECONDS: '2' },
  });
  const stream = await fetch(`${await server.url}/api/orders/events`);
  server.child.kill('SIGTERM');
  // An interrupted stream rejects; a normal end resolves.
  expect(await stream.text()).toMatch(/^event: orders/);
  expect(await server.ended).toMatchObject({ code: 0, errorOutput: '' });
});
