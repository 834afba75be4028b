import { setTimeout as sleep } from 'node:timers/promises';
import { type ServedCatalogue, withCatalogue } from './catalogue/with-catalogue.ts';
import { readUsage, watchUsage } from './metered/usage.ts';
import { printTable } from './print-table.ts';

const PRODUCT_COUNT = 1_000;
const MB = 1024 * 1024;
/** The garbage of one attack is not to count for the next. */
const REST_MS = 1_000;
/** What else runs on the machine holds the server up too: of the delays and times the least counts. */
const TRIES = 3;

/** The worst that can be sent to a call; it answers how it was answered, in a word or two. */
interface Attack {
  name: string;
  send: (served: ServedCatalogue) => Promise<string>;
}

const IMAGE_PATH = `uploads/${'0123456789abcdef'.repeat(2)}.webp`;

/** One row of the table for each: add yours. */
const ATTACKS: Attack[] = [
  { name: 'nothing, for comparison', send: async () => '' },
  { name: 'import: 1 MB of line breaks', send: (served) => sendCsv(served, '\n'.repeat(MB)) },
  { name: 'import: 32 MB of line breaks', send: (served) => sendCsv(served, '\n'.repeat(32 * MB)) },
  { name: 'import: 32 MB of commas in one row', send: (served) => sendCsv(served, ','.repeat(32 * MB)) },
  {
    name: 'import: 500 rows of 60,000 commas',
    send: (served) => sendCsv(served, `title\n${`${','.repeat(60_000)}x\n`.repeat(500)}`),
  },
  {
    name: 'import: 32 MB of one quoted cell',
    send: (served) => sendCsv(served, `title\n"${'x\n'.repeat(16 * MB - 8)}`),
  },
  {
    name: 'import: 20,000 rows of 35 image paths',
    send: (served) => sendCsv(served, `images\n${`${`${IMAGE_PATH} `.repeat(35)}\n`.repeat(20_000)}`),
  },
  {
    name: 'import: 500 rows of 30,000 images of two letters',
    send: (served) => sendCsv(served, `images\n${`${'a '.repeat(30_000)}\n`.repeat(500)}`),
  },
  {
    name: 'import: 20,000 rows of 1.6 kB, checked',
    send: (served) => sendCsv(served, longRows(20_000, 1_600)),
  },
  {
    name: 'import: 2,000 new products of 5,000 letters',
    send: async (served) => sendCsv(served, longRows(2_000, 4_900, await anImage(served)), false),
  },
  {
    name: 'import: ten files of 3 MB at once',
    send: async (served) => {
      const file = longRows(2_000, 1_600);
      const answers = await Promise.all(Array.from({ length: 10 }, () => sendCsv(served, file)));
      return answers[0] ?? '';
    },
  },
  { name: 'REST: all products, uncached', send: ({ url }) => answerOf(fetch(`${url}/api/product/list`)) },
  { name: 'export: all products', send: ({ url }) => answerOf(fetch(`${url}/api/product/export`)) },
];

/** What the worst input for each call does to the event loop and the memory of the server. */
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

async function sendCsv({ url }: ServedCatalogue, file: string, isDryRun = true): Promise<string> {
  const answer = fetch(`${url}/api/product/import?dry_run=${Number(isDryRun)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  });
  return answerOf(answer);
}

/** The status of the last line, where there are several, or the length of the answer. */
async function answerOf(answering: Promise<Response>): Promise<string> {
  const response = await answering;
  const text = await response.text();
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /"status":(\d+)/.exec(last)?.[1] ?? `${response.status}, ${text.length} bytes`;
}

/** Rows of different products, each description of different words. */
function longRows(count: number, descriptionLength: number, { image = '', category = '' } = {}): string {
  // Rows that were imported before would not be written again.
  const file = crypto.randomUUID();
  const rows = Array.from({ length: count }, (_, row) => {
    const words = Array.from({ length: descriptionLength / 10 }, (__, word) =>
      `${row * 7919 + word * 31}`.padEnd(9, 'x'),
    );
    return `Title ${row} ${file},${words.join(' ')},20,10,${category},${image}\n`;
  });
  return `title,description,regular_price,selling_price,category_id,images\n${rows.join('')}`;
}

/** An image and a category that new products may have. */
async function anImage({ url }: ServedCatalogue): Promise<{ image: string; category: string }> {
  const response = await fetch(`${url}/api/product/list?limit=1`);
  const { data } = (await response.json()) as { data: { images: string[]; category_id: string }[] };
  return { image: data[0]?.images[0] ?? '', category: data[0]?.category_id ?? '' };
}
