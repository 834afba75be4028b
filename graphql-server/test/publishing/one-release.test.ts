import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { Browser } from '../accounts/callers.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';
import { ownPublisher } from './publisher-of.ts';

/** The number of products, which is so large that a release is written in several transactions. */
const PRODUCTS = 450;
const KILLS = 2;
const MAX_MS_BEFORE_KILL = 600;
const POLL_MS = 20;
const shop = serveLiveShop({}, { isByProcess: true });
const owner = new Browser(shop.app);
const shopper = new Browser(shop.app);
/** Simultaneous requests for a list's pages, total and ends. */
const LIST = `{
  first: products(first: 50, orderBy: { field: TITLE }) { totalCount nodes { sellingPrice } }
  later: products(first: 50, offset: 400, orderBy: { field: TITLE }) { nodes { sellingPrice } }
  cheapest: products(first: 1, orderBy: { field: SELLING_PRICE }) { nodes { sellingPrice } }
  dearest: products(first: 1, orderBy: { field: SELLING_PRICE, direction: DESC }) { nodes { sellingPrice } }
}`;

interface Priced {
  nodes: { sellingPrice: number }[];
}

async function shownPrices(): Promise<number[]> {
  const answer = await shopper.askFor(LIST);
  expect(answer.first.totalCount).toBe(PRODUCTS);
  const lists = Object.values(answer) as Priced[];
  return [...new Set(lists.flatMap(({ nodes }) => nodes.map(({ sellingPrice }) => sellingPrice)))];
}

/** Changes all prices at once, so that each release has a single price. */
async function setPrices(price: number): Promise<void> {
  const { products } = shop.collections;
  await inTransaction(shop.app.client, (session) =>
    products.updateMany({}, { $set: { sellingPrice: price * 100 } }, { session }),
  );
}

/** Requests the prices continuously; all of a response must belong to one release. @returns the different prices seen */
async function watchUntil(work: Promise<unknown>): Promise<number[]> {
  const seen = new Set<number>();
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const prices = await shownPrices();
    expect(prices).toHaveLength(1);
    for (const price of prices) seen.add(price);
    await sleep(POLL_MS);
  }
  await work;
  return [...seen];
}

const live = (price: number) => eventually(async () => expect(await shownPrices()).toEqual([price]));

beforeAll(async () => {
  await owner.signUp('owner@mela.example');
  await shop.collections.products.insertMany(
    Array.from({ length: PRODUCTS }, (_, index) => ({
      ...makeProduct({ title: `Thing ${index}`, sellingPrice: 100 }),
      handles: [`thing-${index}`],
      images: [],
    })),
  );
  await owner.askFor('mutation { publishStorefront { state } }');
  // Before the first release, callers read the catalogue.
  await eventually(async () => {
    const { storefront } = await owner.askFor('{ storefront { state release } }');
    expect(storefront).toEqual({ state: 'LIVE', release: 1 });
  });
  await live(1);
});

test('while releases are written, and their writers killed, callers read one release', async () => {
  const random = seededRandom(38);
  for (let kill = 2; kill < 2 + KILLS; kill += 1) {
    const changing = (async () => {
      await setPrices(kill);
      await sleep(random.fraction() * MAX_MS_BEFORE_KILL);
      process.kill(ownPublisher(), 'SIGKILL');
      await live(kill);
    })();
    const seen = await watchUntil(changing);
    expect(seen.filter((price) => price !== kill && price !== kill - 1)).toEqual([]);
  }
});

test('a rollback while the next release is written stays, and the next publish is complete', async () => {
  await setPrices(50);
  await live(50);
  const { releases } = await owner.askFor('{ releases(first: 2) { nodes { number } } }');
  const [, former] = releases.nodes as { number: number }[];
  await setPrices(100);
  await sleep(150);
  await owner.askFor(`mutation { rollBackStorefront(release: ${former?.number}) { state } }`);
  const gone = await shownPrices();
  expect(gone).toHaveLength(1);
  expect(gone).not.toEqual([50]);
  await watchUntil(sleep(1_500));
  expect(await shownPrices()).toEqual(gone);
  await owner.askFor('mutation { publishStorefront { state } }');
  const seen = await watchUntil(live(100));
  expect(seen.filter((price) => price !== 100 && price !== gone[0])).toEqual([]);
});
