import { restore } from '../src/app/backup/restore.ts';
import { shopAt } from '../src/app/backup/shop.ts';
import { readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { fail } from './fail.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run restore -- FILE [--replace]
Restores a backup into an empty shop. A server may be running.
--replace  replaces all data of a shop that is not empty`;

/** A server that starts during the restore would delete images that nothing refers to yet. */
const OPTIONS = { keepsOut: true };

try {
  const { values, positionals } = readArguments(USAGE, {
    options: { replace: { type: 'boolean', default: false } },
    words: 1,
  });
  const [file] = positionals;
  if (!file) throw new StartupError('Enter a file name: npm run restore -- shop.tar.zst');
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, (line) => console.log(line), OPTIONS);
  const options = { isReplacing: values.replace, log: console.log };
  const { header, documents, images, notes } = await restore(shopAt(config, database.client), file, options);
  console.log(`Restored the shop as of ${header.createdAt}: ${documents} documents, ${images} image files.`);
  for (const note of notes) console.log(note);
  console.log('The storefront is published again when a server runs.');
} catch (error) {
  fail(error);
}
