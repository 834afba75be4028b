import { setTimeout as sleep } from 'node:timers/promises';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { readUsage } from '../metered/usage.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../statistics.ts';
import {
  busyClients,
  type Client,
  clientsOf,
  heavyKinds,
  READERS,
  readKinds,
  WRITERS,
} from './load-kinds.ts';
import { type Answered, putUnderLoad } from './put-under-load.ts';

const PRODUCT_COUNT = 1_000;
/** A number of clients far beyond the limit of simultaneous requests. */
const TOO_MANY = 2_000;
const DEFAULT_SECONDS = 60;
const WARM_UP_SHARE = 4;
/** A pause after the load, so that its garbage does not count as retained memory. */
const REST_MS = 5_000;
const OK = 200;
const UNAVAILABLE = 503;

/**
 * Measures a busy server's errors, times and memory with many readers and writers, then far beyond its capacity. `LOAD_SECONDS` makes it
 * shorter.
 */
export async function benchLoad(): Promise<void> {
  const seconds = Number(process.env['LOAD_SECONDS'] ?? DEFAULT_SECONDS);
  await withCatalogue(PRODUCT_COUNT, async (served) => {
    const reads = readKinds();
    const busy = busyClients();
    // Warm up first, because memory grows until all code is compiled and all connections are open.
    await putUnderLoad(Number(new URL(served.url).port), busy, seconds / WARM_UP_SHARE);
    await run(served, `Load: ${READERS} readers and ${WRITERS} writers`, busy, seconds);
    const tooMany = clientsOf([...reads, ...heavyKinds()], TOO_MANY);
    await run(served, `Over capacity: ${TOO_MANY} clients, heavy searches among them`, tooMany, seconds / 2);
    await run(served, 'Right afterwards: 8 readers', clientsOf(reads, 8), Math.min(5, seconds));
  });
}

async function run(
  { url, child }: ServedCatalogue,
  name: string,
  load: Client[],
  seconds: number,
): Promise<void> {
  const before = await readUsage(child);
  const answers = await putUnderLoad(Number(new URL(url).port), load, seconds);
  const during = await readUsage(child);
  await sleep(Math.min(REST_MS, seconds * 1000));
  const after = await readUsage(child);
  const kinds = new Set(answers.map(({ kind }) => kind));
  printTable(
    `${name}, ${seconds} s`,
    ['', 'per second', 'p50 ms', 'p99 ms', 'p99 ÷ p50', '503', 'without Retry-After', 'other errors'],
    [...kinds].map((kind) => row(kind, answers, seconds)),
  );
  const megabytes = [before, during, after].map(({ rssBytes }) => (rssBytes / 1e6).toFixed(0));
  process.stdout.write(
    `Memory of the server before, at the end, and after a rest: ${megabytes.join(', ')} MB\n`,
  );
}

function row(kind: string, all: Answered[], seconds: number): string[] {
  const answers = all.filter((answer) => answer.kind === kind);
  const times = answers.filter(({ status }) => status === OK).map(({ ms }) => ms);
  const refused = answers.filter(({ status }) => status === UNAVAILABLE);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return [
    kind,
    (times.length / seconds).toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    (p99 / p50).toFixed(1),
    String(refused.length),
    String(refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length),
    String(answers.length - times.length - refused.length),
  ];
}
