import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectionsOf } from '../src/app/shop/collections.ts';
import { BASELINE } from '../src/app/shop/migrations.ts';
import { readConfig } from '../src/kernel/config.ts';
import { Encryption } from '../src/kernel/encryption.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { fail } from './fail.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';
import { upgrade } from './upgrade/upgrade.ts';

try {
  readArguments(commandsTexts.upgradeUsage);
  const config = readConfig(process.env);
  if (config.mongodbUri === null && !existsSync(join(config.dataDir, 'mongodb')))
    throw new StartupError(commandsTexts.noShopInFolder({ folder: config.dataDir }));
  await using database = await joinDatabase(config, console.log, { allowsServer: false });
  const collections = collectionsOf(database.client.db(config.mongodbDb));
  const version = await upgrade(collections, new Encryption(config), console.log);
  if (version === null)
    throw new StartupError(commandsTexts.noShopInDatabase({ database: config.mongodbDb }));
  console.log(
    version < BASELINE
      ? commandsTexts.upgraded({ from: version, to: BASELINE })
      : commandsTexts.noUpgradeNeeded,
  );
} catch (error) {
  fail(error);
}
