import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientSession, ReadConcern } from 'mongodb';
import { type Collections, collectionsOf } from '../src/app/shop/collections.ts';
import { assertReadableSchema } from '../src/app/shop/migrations.ts';
import { checkData } from '../src/app/shop/modules.ts';
import { readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { fail } from './fail.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run check-data
Adds up stock, reservations, orders, payments and numbers, whether a server runs or not. Prints a line for all that does not agree,
and ends with 1; where all agrees it says so, and ends with 0. It changes nothing.`;

try {
  readArguments(USAGE);
  const config = readConfig(process.env);
  // A wrong DATA_DIR must not become a database, nor an empty one be reported as in order.
  if (config.mongodbUri === null && !existsSync(join(config.dataDir, 'mongodb')))
    throw new StartupError(`There is no shop in ${config.dataDir}: set DATA_DIR to the folder of the shop.`);
  await using database = await joinDatabase(config, (line) => console.error(line));
  const { client } = database;
  const hasShop = (await client.db(config.mongodbDb).collection('shop').findOne({})) !== null;
  if (!hasShop)
    throw new StartupError(
      `The database ${config.mongodbDb} has no shop: look at MONGODB_URI, MONGODB_DB and DATA_DIR.`,
    );
  await assertReadableSchema(collectionsOf(client.db(config.mongodbDb)));
  // All of it as it was at one moment: orders go on meanwhile. The client's own read concern would come before that of the session.
  const db = client.db(config.mongodbDb, { readConcern: new ReadConcern('snapshot') });
  await client.withSession({ snapshot: true }, (session) => check(collectionsOf(db), session));
} catch (error) {
  fail(error);
}

async function check(collections: Collections, session: ClientSession): Promise<void> {
  let faults = 0;
  for await (const fault of checkData(collections, session)) {
    console.log(fault);
    faults += 1;
  }
  if (faults > 0) process.exitCode = 1;
  else {
    const [orders, variants] = [
      await collections.orders.countDocuments({}, { session }),
      await collections.inventory.countDocuments({}, { session }),
    ];
    console.log(`All agrees: ${orders} orders, and the stock of ${variants} variants.`);
  }
}
