import { restore } from '../src/app/backup/restore.ts';
import { shopAt } from '../src/app/backup/shop.ts';
import { readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { joinDatabase } from '../src/kernel/mongodb/join-database.ts';
import { fail } from './fail.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';

/** A server that starts during the restore would delete images that nothing refers to yet. */
const OPTIONS = { keepsOut: true };

try {
  const { values, positionals } = readArguments(commandsTexts.restoreUsage, {
    options: { replace: { type: 'boolean', default: false } },
    words: 1,
  });
  const [file] = positionals;
  if (!file) throw new StartupError(commandsTexts.restoreNeedsFile);
  const config = readConfig(process.env);
  await using database = await joinDatabase(config, (line) => console.log(line), OPTIONS);
  const options = { isReplacing: values.replace, log: console.log };
  const { header, documents, images, notes } = await restore(shopAt(config, database.client), file, options);
  console.log(commandsTexts.restored({ createdAt: header.createdAt, documents, images }));
  for (const note of notes) console.log(note);
  console.log(commandsTexts.publishedLater);
} catch (error) {
  fail(error);
}
