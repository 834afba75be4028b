import { setTimeout as sleep } from 'node:timers/promises';
import { connectPatiently } from '../../graphql-server/test/patient-client.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../statistics.ts';
import { Asker } from './asker.ts';
import { checkDay } from './check-day.ts';
import { Freshness } from './freshness.ts';
import { House } from './house.ts';
import { importRows } from './import-rows.ts';
import { openDay } from './open-day.ts';
import { Operator } from './operator.ts';
import { openReceivers } from './receivers.ts';
import { type Piece, Shoppers } from './shoppers.ts';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const MINUTES = number('MINUTES', 10);
const SIZES = { products: number('DAY_PRODUCTS', 10_000), orders: number('DAY_ORDERS', 100_000) };
const ROWS = number('DAY_ROWS', 5_000);
const SHOPPERS = number('DAY_SHOPPERS', 8);
const PAUSE_MS = 1_000;
const WANTED = 100;
const LAST = 10;
const DEAD_MS = 3_000;
const EDITED = 20;
const ADJUST =
  'mutation ($id: ID!, $onHand: Int!) { adjustInventory(variantId: $id, onHand: $onHand, reason: CORRECTED) { onHand } }';

/**
 * A shop's hard day: shoppers, operators, an import, hanging mail servers and webhooks, while one of two servers and the database are
 * killed in turn. Exits with 1 if data is lost, duplicated or stale, or a request is refused without a reason. `MINUTES`, `DAY_PRODUCTS`,
 * `DAY_ORDERS`, `DAY_ROWS` and `DAY_SHOPPERS` make it smaller.
 */
export async function benchHardDay(): Promise<void> {
  const receivers = await openReceivers();
  const house = await House.open({
    ...{ SMTP_URL: receivers.smtpUrl, MAIL_FROM: 'care@shop.test' },
    // Allow webhooks to this machine, on which their receiver is.
    PRIVATE_NETWORKS: '127.0.0.1',
  });
  try {
    const client = await connectPatiently(house.uri);
    const db = client.db('storefront');
    const pieces = await openDay(house, db, SIZES, receivers.webhookUrl);
    const asker = new Asker(house);
    const [last, ...others] = pieces;
    if (!last) throw new Error('There is nothing to buy.');
    await asker.graphql('stock correction', ADJUST, { id: last.variantId, onHand: LAST });
    const shoppers = new Shoppers(asker, others.slice(EDITED));
    const faults = await liveThrough(house, asker, shoppers, last, others);
    faults.push(...asker.faults, ...(await checkDay(house, db, shoppers.acknowledged, receivers)));
    report(house, asker, shoppers, receivers.counts);
    await client.close();
    for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
    printTable('What is not so after a hard day', ['', 'times'], [['faults', String(faults.length)]]);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await house.close();
    await receivers.close();
  }
}

async function liveThrough(
  house: House,
  asker: Asker,
  shoppers: Shoppers,
  last: Piece,
  others: readonly Piece[],
): Promise<string[]> {
  const end = performance.now() + MINUTES * 60_000;
  const isOver = () => performance.now() > end;
  const freshness = new Freshness(asker);
  const edited = others.slice(0, EDITED).map(({ variantId, path }) => ({ id: variantId, path }));
  const operator = new Operator(asker, edited, freshness);
  const stocked = others.slice(EDITED).map(({ variantId }) => variantId);
  const faults: string[] = [];
  const work = [
    ...Array.from({ length: SHOPPERS }, (_, seed) => shoppers.shop(seed + 1, isOver, PAUSE_MS)),
    operator.work(isOver, PAUSE_MS, stocked),
    freshness.watch(isOver),
    sleep(MINUTES * 10_000).then(() => operator.importRows(importRows(ROWS))),
    sleep(MINUTES * 30_000).then(async () => {
      const bought = await Promise.all(
        Array.from({ length: WANTED }, () => shoppers.buy(last, 'one of the last ten')),
      );
      const count = bought.filter(Boolean).length;
      if (count !== LAST) faults.push(`${count} of ${WANTED} shoppers have one of the last ${LAST}.`);
    }),
    killByTurns(house, isOver),
  ];
  await Promise.all(work);
  faults.push(...freshness.stale);
  printTable(
    'Pages after an edit',
    ['', 'p50', 'p95', 'max'],
    [
      [
        'seconds until it is shown',
        ...[0.5, 0.95, 1].map((share) => (quantile(freshness.times, share) / 1000).toFixed(1)),
      ],
    ],
  );
  return faults;
}

/** Kills the processes in turn, so often that each is killed at least once. */
async function killByTurns(house: House, isOver: () => boolean): Promise<void> {
  const pause = Math.min(60_000, MINUTES * 8_000);
  for (let turn = 0; ; turn += 1) {
    await sleep(pause);
    if (isOver()) return;
    if (turn % 2 === 0) await house.killServer((turn / 2 + 1) % 2, DEAD_MS);
    else await house.killDatabase(DEAD_MS);
  }
}

function report(house: House, asker: Asker, shoppers: Shoppers, counts: object): void {
  const kinds = [...new Set(asker.times.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const times = asker.times.filter((one) => one.kind === kind).map(({ ms }) => ms);
    return [
      kind,
      String(times.length),
      ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)),
    ];
  });
  printTable(`A hard day of ${MINUTES} minutes, in milliseconds`, ['', 'answers', 'p50', 'p95', 'p99'], rows);
  printTable(
    'Errors by kind',
    ['', 'times'],
    [...asker.errors].map(([kind, times]) => [kind, String(times)]),
  );
  const killed = house.dead.map(({ what }) => what).join(', ');
  process.stdout.write(
    `Killed: ${killed}. ${shoppers.acknowledged.length} orders, ${shoppers.refused} refused. ${JSON.stringify(counts)}\n`,
  );
}
