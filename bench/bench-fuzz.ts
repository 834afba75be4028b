import fc from 'fast-check';
import { connectDatabase } from '../graphql-server/src/kernel/mongodb/connect.ts';
import { byAnybody, giveAccounts, keepingOpen } from '../graphql-server/test/fuzz/callers.ts';
import { KINDS } from '../graphql-server/test/fuzz/kinds.ts';
import { Sender } from '../graphql-server/test/fuzz/send.ts';
import { type ServedCatalogue, withCatalogue } from './catalogue/with-catalogue.ts';
import { readUsage } from './metered/usage.ts';
import { printTable } from './print-table.ts';

const PRODUCT_COUNT = 100;
const DEFAULT_RUNS = 200_000;
const STEPS = 8;
/** The interval at which the benchmark restores accounts and sessions that its requests removed. */
const ACCOUNTS_EVERY_MS = 2_000;

/**
 * Sends new generated requests of each kind to an open shop and to one with accounts. None may cause a server error, and the server's
 * memory must not grow. `FUZZ_RUNS` makes it shorter.
 * @throws Error with the smallest failing request and the seed that reproduces it
 */
export async function benchFuzz(): Promise<void> {
  const runs = Number(process.env['FUZZ_RUNS'] ?? DEFAULT_RUNS);
  const kinds = Object.values(KINDS);
  const numRuns = Math.ceil(runs / STEPS / kinds.length / 2);
  await withCatalogue(PRODUCT_COUNT, (open) =>
    withCatalogue(PRODUCT_COUNT, async (closed) => {
      await using _accounts = await keepAccounts(closed);
      const [toOpen, toClosed] = [new Sender(open.url), new Sender(closed.url)];
      const rows: string[][] = [];
      for (let step = 1; step <= STEPS; step += 1) {
        const started = performance.now();
        await Promise.all(
          kinds.flatMap((requests) => [
            assertNoFault(keepingOpen(requests), toOpen, numRuns),
            assertNoFault(byAnybody(requests), toClosed, numRuns),
          ]),
        );
        const seconds = (performance.now() - started) / 1000;
        const sizes = await Promise.all([open, closed].map(({ child }) => readUsage(child)));
        const memory = sizes.map(({ rssBytes }) => (rssBytes / 1e6).toFixed(0));
        rows.push([String(step * numRuns * kinds.length * 2), seconds.toFixed(0), ...memory]);
        process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
      }
      for (const [shop, { answered }] of Object.entries({ open: toOpen, 'with accounts': toClosed })) {
        const counted = [...answered].toSorted().map(([kind, count]) => [kind, String(count)]);
        printTable(`How they were answered, ${shop}`, ['status', 'answers'], counted);
      }
      printTable(
        'Made-up requests: no fault of the server',
        ['requests', 'seconds', 'MB resident, open', 'with accounts'],
        rows,
      );
    }),
  );
}

function assertNoFault(requests: (typeof KINDS)[string], sender: Sender, numRuns: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(requests, (request) => sender.send(request)),
    { numRuns },
  );
}

async function keepAccounts({ databaseUri, databaseName }: ServedCatalogue): Promise<AsyncDisposable> {
  const client = await connectDatabase(databaseUri);
  const db = client.db(databaseName);
  await giveAccounts(db);
  let giving = Promise.resolve();
  const timer = setInterval(() => {
    giving = giveAccounts(db);
  }, ACCOUNTS_EVERY_MS);
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await giving;
      await client.close();
    },
  };
}
