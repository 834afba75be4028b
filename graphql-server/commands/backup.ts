import { backUp } from '../src/backup/back-up.ts';
import { shopAt } from '../src/backup/shop.ts';
import { readConfig } from '../src/config.ts';
import { StartupError } from '../src/errors.ts';
import { joinDatabase } from '../src/mongodb/join-database.ts';

/** `npm run backup -- FILE`: writes the database and the images into one file, whether a server runs or not. */

const BYTES_PER_MB = 1_000_000;

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartupError('Name a file: npm run backup -- shop.tar.zst');
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, console.log);
  const { images, bytes } = await backUp(shopAt(config, database.client), file);
  console.log(
    `The shop and ${images} files of images are in ${file} (${(bytes / BYTES_PER_MB).toFixed(1)} MB).`,
  );
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
}
