import { setTimeout as sleep } from 'node:timers/promises';
import { askFor } from '../../graphql-server/test/graphql/ask.ts';
import { seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { type ServedCatalogue, withCatalogue } from '../catalogue/with-catalogue.ts';
import { openForOrders } from '../orders/open-for-orders.ts';
import { printTable } from '../print-table.ts';
import { PublishedShop } from '../publish/published-shop.ts';
import { quantile } from '../statistics.ts';
import { countSome } from './count-some.ts';
import { readSteadily } from './read-steadily.ts';
import { type StockChanger, startChanges } from './start-changes.ts';
import { findWrongPages } from './wrong-pages.ts';

const PRODUCT_COUNT = 10_000;
/** The number of products whose stock changes. Each sells out and comes back a few times. */
const HOT = 1_000;
const PER_SECOND = 200;
const DEFAULT_SECONDS = 60;
const QUIET_SECONDS = 15;
const MINUTE_MS = 60_000;
/**
 * How long pages may take to show changes: the maximum delay before stock changes are released, plus the time
 * to publish them.
 */
const PATIENCE_MS = 120_000;
const PAGES = 50;
const RELEASES = '{ releases(first: 50) { nodes { number createdAt cause } } }';
const MAX_TIMES_QUIET = 2;

/**
 * Measures 200 stock changes a second that make products sell out and return: the number of releases, lost
 * changes, and the response times of other requests during the changes. `STOCK_SECONDS` and `STOCK_PRODUCTS`
 * make it shorter.
 */
export async function benchStock(): Promise<void> {
  const seconds = Number(process.env['STOCK_SECONDS'] ?? DEFAULT_SECONDS);
  const productCount = Number(process.env['STOCK_PRODUCTS'] ?? PRODUCT_COUNT);
  await withCatalogue(
    productCount,
    async (served) => {
      await openForOrders(served.url);
      const ids = await countSome(served);
      // The release caused by this is not counted.
      await sleep(2_000);
      await new PublishedShop(served.url).settled();
      await readSteadily(served.url, ids, 5_000);
      const quiet = await readSteadily(served.url, ids, QUIET_SECONDS * 1_000);
      const started = Date.now();
      const changer = startChanges(served.url, ids.slice(0, HOT), PER_SECOND);
      const busy = await readSteadily(served.url, ids, seconds * 1_000);
      await changer.stop();
      await report(served, { quiet, busy, changer, started, minutes: (Date.now() - started) / MINUTE_MS });
    },
    { hasImages: true },
  );
}

interface Measured {
  quiet: number[];
  busy: number[];
  changer: StockChanger;
  started: number;
  minutes: number;
}

async function report(
  served: ServedCatalogue,
  { quiet, busy, changer, started, minutes }: Measured,
): Promise<void> {
  const lost = await changer.findLost(served);
  const picked = seededRandom(1);
  const some = Array.from({ length: PAGES }, () => picked.pick([...changer.now.keys()]));
  const end = Date.now() + PATIENCE_MS;
  let wrong = await findWrongPages(served.url, changer.now, some);
  while (wrong.length > 0 && Date.now() < end) {
    await sleep(1_000);
    wrong = await findWrongPages(served.url, changer.now, some);
  }
  const { releases } = await askFor(served, RELEASES);
  const made = releases.nodes.filter(
    ({ createdAt, cause }: { createdAt: string; cause: string }) =>
      cause === 'STOCK' && Date.parse(createdAt) >= started,
  ).length;
  const allowed = Math.ceil(minutes) + 2;
  const times = quantile(busy, 0.95) / quantile(quiet, 0.95);
  printTable(
    `${changer.acknowledged} stock changes in ${(minutes * 60).toFixed(0)} s`,
    ['', 'measured', 'aim'],
    [
      ['changes a second', (changer.acknowledged / minutes / 60).toFixed(0), String(PER_SECOND)],
      ['refused', String(changer.refused), '0'],
      ['lost', String(lost), '0'],
      ['releases by stock, until pages agree', String(made), `≤ ${allowed}`],
      [`of ${PAGES} pages wrong at the end`, String(wrong.length), '0'],
      ['reads quiet: p50, p95 ms', milliseconds(quiet), ''],
      ['reads meanwhile: p50, p95 ms', milliseconds(busy), ''],
      ['p95 meanwhile ÷ quiet', times.toFixed(1), `≤ ${MAX_TIMES_QUIET}`],
      ['changes: p50, p95 ms', milliseconds(changer.times), ''],
    ],
  );
  if (lost + wrong.length + changer.refused > 0 || made > allowed || times > MAX_TIMES_QUIET)
    process.exitCode = 1;
}

function milliseconds(times: number[]): string {
  return [0.5, 0.95].map((share) => quantile(times, share).toFixed(1)).join(', ');
}
