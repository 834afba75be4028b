import { setTimeout as sleep } from 'node:timers/promises';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage, watchUsage } from '../metered/usage.ts';
import { printTable } from '../print-table.ts';
import { ACCOUNT_ATTACKS } from './account-attacks.ts';
import { type Attack, answerOf } from './attack.ts';
import { GRAPHQL_ATTACKS } from './graphql-attacks.ts';
import { IMPORT_ATTACKS } from './import-attacks.ts';
import { benchSearchAttack } from './search-attack.ts';
import { UPLOAD_ATTACKS } from './upload-attacks.ts';

const PRODUCT_COUNT = 1_000;
const MB = 1024 * 1024;
/** A pause between attacks, so that the garbage of one does not count for the next. */
const REST_MS = 1_000;
/**
 * How often each attack is measured. Other programs on the machine delay the server, too, so the smallest
 * delay and time count.
 */
const TRIES = 3;

const ATTACKS: Attack[] = [
  { name: 'nothing, for comparison', send: async () => '' },
  ...IMPORT_ATTACKS,
  ...UPLOAD_ATTACKS,
  ...GRAPHQL_ATTACKS,
  ...ACCOUNT_ATTACKS,
  { name: 'REST: all products, uncached', send: ({ url }) => answerOf(fetch(`${url}/api/product/list`)) },
  { name: 'export: all products', send: ({ url }) => answerOf(fetch(`${url}/api/product/export`)) },
];

/** Measures what the most expensive input for each call does to the server's event loop and memory. */
export async function benchAttacks(): Promise<void> {
  await withCatalogue(PRODUCT_COUNT, async (served) => {
    const rows: string[][] = [];
    for (const { name, send } of ATTACKS) {
      const tries: Watched[] = [];
      for (let count = 0; count < TRIES; count += 1) tries.push(await watch(served, send));
      const least = (read: (tried: Watched) => number) => Math.min(...tries.map(read));
      rows.push([
        name,
        least(({ delayMs }) => delayMs).toFixed(0),
        least(({ turnMs }) => turnMs).toFixed(0),
        Math.max(...tries.map(({ memoryMb }) => memoryMb)).toFixed(0),
        least(({ seconds }) => seconds).toFixed(2),
        tries[0]?.answer ?? '',
      ]);
    }
    const title = `Attacks: on ${PRODUCT_COUNT} products; aims: no call holds the event loop for 50 ms or takes 100 MB`;
    printTable(title, ['', 'loop held, ms', 'CPU in a turn, ms', 'memory, + MB', 'seconds', 'answer'], rows);
  });
  await benchSearchAttack();
}

interface Watched {
  delayMs: number;
  turnMs: number;
  memoryMb: number;
  seconds: number;
  answer: string;
}

async function watch(served: ServedCatalogue, send: Attack['send']): Promise<Watched> {
  await sleep(REST_MS);
  const { rssBytes } = await readUsage(served.child);
  watchUsage(served.child);
  const started = performance.now();
  const answer = await send(served);
  const seconds = (performance.now() - started) / 1000;
  const { longestDelayMs, longestTurnMs, watchedRssBytes } = await readUsage(served.child);
  const memoryMb = (watchedRssBytes - rssBytes) / MB;
  return { delayMs: longestDelayMs, turnMs: longestTurnMs, memoryMb, seconds, answer };
}
