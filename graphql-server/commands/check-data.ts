import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@mela/rules/renderer.ts';
import { type ClientSession, type Db, ReadConcern } from 'mongodb';
import { addressOf, urlOf } from '../src/app/http/listen.ts';
import { BUILT } from '../src/app/http/static-files.ts';
import { type Collections, collectionsOf } from '../src/app/shop/collections.ts';
import { assertReadableSchema } from '../src/app/shop/migrations.ts';
import { checkData } from '../src/app/shop/modules.ts';
import { type Config, readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { checkServedPages } from '../src/modules/publishing/check-served.ts';
import { openReleasePages } from '../src/modules/publishing/pages/open-pages.ts';
import { RenderPool } from '../src/modules/publishing/pages/render-pool.ts';
import { fail } from './fail.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';

try {
  readArguments(commandsTexts.checkDataUsage);
  const config = readConfig(process.env);
  // A wrong DATA_DIR must not create a database, and an empty database must not pass the check.
  if (config.mongodbUri === null && !existsSync(join(config.dataDir, 'mongodb')))
    throw new StartupError(commandsTexts.noShopInFolder({ folder: config.dataDir }));
  await using database = await joinDatabase(config, (line) => console.error(line));
  const { client } = database;
  const hasShop = (await client.db(config.mongodbDb).collection('shop').findOne({})) !== null;
  if (!hasShop) throw new StartupError(commandsTexts.noShopInDatabase({ database: config.mongodbDb }));
  await assertReadableSchema(collectionsOf(client.db(config.mongodbDb)));
  // Reads one snapshot, because orders are placed during the check. The client's read concern would override the session's.
  const db = client.db(config.mongodbDb, { readConcern: new ReadConcern('snapshot') });
  const hasFaults = await client.withSession({ snapshot: true }, (session) =>
    check(collectionsOf(db), session),
  );
  const hasOtherPages = await checkPages(client.db(config.mongodbDb), config);
  if (hasFaults || hasOtherPages) process.exitCode = 1;
} catch (error) {
  fail(error);
}

/** @returns whether it printed errors */
async function check(collections: Collections, session: ClientSession): Promise<boolean> {
  let faults = 0;
  for await (const fault of checkData(collections, session)) {
    console.log(fault);
    faults += 1;
  }
  if (faults > 0) return true;
  const [orders, variants] = [
    await collections.orders.countDocuments({}, { session }),
    await collections.inventory.countDocuments({}, { session }),
  ];
  console.log(commandsTexts.noProblems({ orders, variants }));
  return false;
}

/** Compares pages with those of the server that runs with this configuration, if any. @returns whether it printed errors */
async function checkPages(db: Db, config: Config): Promise<boolean> {
  const server = addressOf(config);
  const entry = join(BUILT.site, '.renderer/entry.mjs');
  if (server === null || !existsSync(entry)) return false;
  const rendererUrl = pathToFileURL(entry).href;
  const renderer: Renderer = await import(rendererUrl);
  const rendering = new RenderPool(rendererUrl, fail);
  try {
    const url = config.publicUrl?.origin ?? urlOf(config.host, config.port);
    const pages = openReleasePages(db, url, { renderer, rendering });
    const { settings } = collectionsOf(db);
    const { faults, compared, skipped } = await checkServedPages({ settings, pages, server });
    for (const fault of faults) console.log(fault);
    if (skipped !== null) console.error(skipped);
    else if (faults.length === 0) console.log(commandsTexts.pagesMatch({ pages: compared, server }));
    return faults.length > 0;
  } finally {
    await rendering.close();
  }
}
