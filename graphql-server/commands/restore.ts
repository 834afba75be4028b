import { restore } from '../src/app/backup/restore.ts';
import { shopAt } from '../src/app/backup/shop.ts';
import { readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { fail } from './fail.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run restore -- FILE [--replace]
Puts a backup into an empty shop, whether a server runs or not.
--replace  puts it in the place of what there is`;

/** A server that started now would delete the images that nothing refers to yet. */
const OPTIONS = { keepsOut: true };

try {
  const { values, positionals } = readArguments(USAGE, {
    options: { replace: { type: 'boolean', default: false } },
    words: 1,
  });
  const [file] = positionals;
  if (!file) throw new StartupError('Name a file: npm run restore -- shop.tar.zst');
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, (line) => console.log(line), OPTIONS);
  const options = { isReplacing: values.replace, log: console.log };
  const { header, documents, images, notes } = await restore(shopAt(config, database.client), file, options);
  console.log(
    `The shop is as it was on ${header.createdAt}: ${documents} documents, ${images} files of images.`,
  );
  for (const note of notes) console.log(note);
  console.log('What was live is published anew, once a server runs.');
} catch (error) {
  fail(error);
}
