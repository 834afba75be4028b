import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { spawnServer } from '../serve.ts';
import { countsOf, exportFile, fileOf, importFile } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const ROWS = 10_000;
const EVERY_MS = 100;
/**
 * The server's heap. It uses about 30 MB of it itself, and about 2 kB for each row that is read and planned.
 */
const HEAP_MB = 96;
/** The timeout for work that takes a minute on a quiet machine. */
const TIMEOUT_MS = 600_000;
const shop = serveTransferShop();

/** Polls the server's health until it is stopped. */
function askMeanwhile(url: string): () => Promise<number> {
  let isOver = false;
  const asking = (async () => {
    let answers = 0;
    while (!isOver) {
      const response = await fetch(`${url}/healthz`);
      if (response.ok) answers += 1;
      await sleep(EVERY_MS);
    }
    return answers;
  })();
  return () => {
    isOver = true;
    return asking;
  };
}

test(
  '10,000 rows are created, exported and tried in little memory while others are answered',
  async () => {
    const environment = { MONGODB_URI: shop.uri, MONGODB_DB: shop.name };
    // The second option is also set by `npm start`: otherwise short-lived objects take most of such a heap.
    const nodeOptions = [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=16'];
    const server = spawnServer({ environment, nodeOptions });
    const served = { url: await server.url };
    const rows = Array.from({ length: ROWS }, (_, index) =>
      newRow(shop, { title: `N${index}`, description: 'x' }),
    );
    const stop = askMeanwhile(served.url);
    const created = await importFile(served, fileOf(rows));
    expect(countsOf(created)).toEqual([ROWS, 0, 0, 0]);
    expect(await stop()).toBeGreaterThan(10);
    expect(created.envelope.data?.rows).toHaveLength(200);
    expect(created.progress.at(-1)).toEqual({ phase: 'write', done: ROWS, total: ROWS });

    const file = (await exportFile(served)).replaceAll(',x,Dresses', ',y,Dresses');
    expect(countsOf(await importFile(served, file, { dryRun: true }))).toEqual([0, ROWS, 1, 0]);
    expect(await shop.collections.products.countDocuments()).toBe(ROWS + 1);
  },
  TIMEOUT_MS,
);
