import { backUp } from '../src/backup/back-up.ts';
import { firstOf } from '../src/backup/first-of.ts';
import { shopAt } from '../src/backup/shop.ts';
import { readConfig } from '../src/config.ts';
import { StartupError } from '../src/errors.ts';
import { joinDatabase } from '../src/mongodb/join-database.ts';
import { fail } from './fail.ts';

/** `npm run backup -- FILE`: writes the database and the images into one file, whether a server runs or not. */

const BYTES_PER_MB = 1_000_000;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort(new StartupError('It was stopped: there is no backup.')));
}

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartupError('Name a file: npm run backup -- shop.tar.zst');
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, console.log);
  const { images, bytes, missing } = await backUp(shopAt(config, database.client), file, stop.signal);
  console.log(
    `The shop and ${images} files of images are in ${file} (${(bytes / BYTES_PER_MB).toFixed(1)} MB).`,
  );
  if (missing.length > 0) {
    throw new StartupError(
      `The shop shows images that are missing or damaged where they are kept, and so in the backup: ${firstOf(missing)}.`,
    );
  }
} catch (error) {
  fail(stop.signal.aborted ? stop.signal.reason : error);
}
