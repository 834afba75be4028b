import { backUp } from '../src/app/backup/back-up.ts';
import { firstOf, isEmpty } from '../src/app/backup/restore.ts';
import { shopAt } from '../src/app/backup/shop.ts';
import { type Config, readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { fail } from './fail.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run backup -- FILE [--allow-empty]
Writes the database and the images to one file, such as shop.tar.zst. A server may be running.
--allow-empty  also backs up an empty shop`;

const BYTES_PER_MB = 1_000_000;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort(new StartupError(commandsTexts.backupStopped)));
}

try {
  const { values, positionals } = readArguments(USAGE, {
    options: { 'allow-empty': { type: 'boolean' } },
    words: 1,
  });
  const [file] = positionals;
  if (!file) throw new StartupError(commandsTexts.backupNeedsFile);
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, (line) => console.log(line));
  if (!values['allow-empty'] && (await isEmpty(database.client.db(config.mongodbDb))))
    throw nothingIn(config);
  const { images, bytes, missing } = await backUp(shopAt(config, database.client), file, stop.signal);
  console.log(commandsTexts.backedUp({ images, file, megabytes: (bytes / BYTES_PER_MB).toFixed(1) }));
  if (missing.length > 0) {
    throw new StartupError(commandsTexts.imagesMissing({ names: firstOf(missing) }));
  }
} catch (error) {
  fail(stop.signal.aborted ? stop.signal.reason : error);
}

/** Without the service's settings, a command would create a new shop and back it up every night. */
function nothingIn({ mongodbUri, mongodbDb, dataDir }: Config): StartupError {
  const where = mongodbUri === null ? `DATA_DIR ${dataDir}` : `MONGODB_URI, MONGODB_DB ${mongodbDb}`;
  return new StartupError(commandsTexts.shopEmpty({ where }));
}
