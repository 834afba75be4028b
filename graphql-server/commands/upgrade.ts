import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectionsOf } from '../src/app/shop/collections.ts';
import { BASELINE } from '../src/app/shop/migrations.ts';
import { readConfig } from '../src/kernel/config.ts';
import { Encryption } from '../src/kernel/encryption.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { fail } from './fail.ts';
import { readArguments } from './read-arguments.ts';
import { upgrade } from './upgrade/upgrade.ts';

const USAGE = `npm run upgrade
Upgrades a database of a version before 0.1.0 to 0.1.0.
First stop all servers that use the database, and make a backup with your current version.
You can safely run it again, also after an interruption.`;

try {
  readArguments(USAGE);
  const config = readConfig(process.env);
  if (config.mongodbUri === null && !existsSync(join(config.dataDir, 'mongodb')))
    throw new StartupError(`There is no shop in ${config.dataDir}. Set DATA_DIR to the shop’s folder.`);
  await using database = await joinDatabase(config, console.log, { allowsServer: false });
  const collections = collectionsOf(database.client.db(config.mongodbDb));
  const version = await upgrade(collections, new Encryption(config), console.log);
  if (version === null)
    throw new StartupError(
      `The database ${config.mongodbDb} contains no shop. Check MONGODB_URI, MONGODB_DB and DATA_DIR.`,
    );
  console.log(
    version < BASELINE
      ? `Upgraded the database from schema ${version} to ${BASELINE}. Start the server.`
      : 'The database needs no upgrade. Start the server.',
  );
} catch (error) {
  fail(error);
}
