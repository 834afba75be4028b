import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataDir } from '../../graphql-server/test/kills/data-dir.ts';
import { seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { type ServerProcess, startServerProcess } from '../../graphql-server/test/server-process.ts';
import { fillCatalogue } from '../catalogue/with-catalogue.ts';
import { quantile } from '../statistics.ts';
import { PublishedShop } from './published-shop.ts';

const SEED = 2026;
/** The approximate duration of publishing the whole shop. */
const MAX_WORK_MS = 5_000;
const LOOKED_AT = 40;
const KILLS_PER_LINE = 10;

/** Repeatedly kills server, publisher and database at random moments while all pages are published. */
export async function killPublishing(products: number, kills: number): Promise<string[][]> {
  const dataDir = await createDataDir();
  let server: ServerProcess | undefined;
  const start = async (): Promise<[PublishedShop, number]> => {
    const started = performance.now();
    server = startServerProcess({ dataDir });
    const url = await server.url;
    return [new PublishedShop(url), performance.now() - started];
  };
  try {
    await fillCatalogue(dataDir, products, { hasImages: true });
    let [shop, quietMs] = await start();
    await shop.goLive();
    const paths = pathsIn(await shop.read('/sitemap.xml'));
    await server?.stop();
    [shop, quietMs] = await start();
    const random = seededRandom(SEED);
    let mixes = 0;
    const startMs: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      await shop.rename(`Shop after ${kill} kills`);
      await sleep(random.fraction() * MAX_WORK_MS);
      await server?.kill('everything');
      const [next, ms] = await start();
      shop = next;
      startMs.push(ms);
      if ((await namesOn(shop, paths)).size !== 1) mixes += 1;
      if (kill % KILLS_PER_LINE === 0) process.stdout.write(`${kill} kills, ${mixes} mixes\n`);
    }
    const longer = (quantile(startMs, 0.95) - quietMs) / 1000;
    return [
      [`${kills} kills of everything at random moments: releases that were mixed`, String(mixes), '0'],
      ['next start, p95, longer than an ordinary one', `${longer.toFixed(2)} s`, '≤ 2 s'],
    ];
  } finally {
    await server?.kill('everything');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The shop names on some pages, which must all belong to one release. */
async function namesOn(shop: PublishedShop, paths: string[]): Promise<Set<string>> {
  for (;;) {
    const before = (await fetch(`${shop.url}/`)).headers.get('etag');
    const pages = await Promise.all(paths.map((path) => shop.read(path)));
    const after = (await fetch(`${shop.url}/`)).headers.get('etag');
    // If a release went live between the two requests, the pages may be from either.
    if (before === after)
      return new Set(pages.map((page) => /property="og:site_name" content="([^"]*)"/.exec(page)?.[1] ?? ''));
  }
}

function pathsIn(sitemap: string): string[] {
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = '']) => new URL(loc).pathname);
  const every = Math.max(1, Math.floor(paths.length / LOOKED_AT));
  return paths.filter((_, index) => index % every === 0);
}
