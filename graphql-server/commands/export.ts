import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionsOf } from '../src/app/shop/collections.ts';
import { type Config, readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { connectDatabase } from '../src/kernel/mongodb/connect.ts';
import { readDatabaseId } from '../src/kernel/mongodb/shop-document.ts';
import { locationsFor, openStorage } from '../src/kernel/storage/open-storage.ts';
import { exportRelease } from '../src/modules/publishing/export-release.ts';
import { openStore } from '../src/modules/publishing/store/open-store.ts';
import { fail } from './fail.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run export -- DIR
Writes the release that is shown as plain files, whether a server runs or not.`;

const NOTHING_LIVE =
  'Nothing is live: publish first (npm run publish). The sample content lies in site/dist as plain files.';
const NO_DATABASE =
  'Set MONGODB_URI too: the database says which of the releases in the object store are its own.';

// Whatever serves the files may be another user.
process.umask(0o022);
try {
  const [folder] = readArguments(USAGE, { words: 1 }).positionals;
  if (!folder) throw new StartupError('Name a folder: npm run export -- DIR');
  const config = readConfig(process.env);
  const databaseId = config.s3 ? await idOfDatabase(config) : await latestIn(config.releasesDir);
  const locations = locationsFor(config, databaseId);
  const store = openStore(locations.releases);
  const pointer = await store.readPointer();
  const release =
    pointer?.mode === 'catalogue' && pointer.release !== null
      ? await store.readRelease(pointer.release)
      : null;
  if (!release) throw new StartupError(NOTHING_LIVE);
  const files = await exportRelease(store, release, openStorage(locations.images), folder, (sentence) =>
    console.log(sentence),
  );
  console.log(`Release ${release.number} is in ${folder}: ${files} addresses.`);
} catch (error) {
  fail(error);
}

/** A bucket may hold the releases of many, and is slow to look through. */
async function idOfDatabase({ mongodbUri, mongodbDb }: Config): Promise<string> {
  if (mongodbUri === null) throw new StartupError(NO_DATABASE);
  const client = await connectDatabase(mongodbUri);
  return readDatabaseId(collectionsOf(client.db(mongodbDb))).finally(() => client.close());
}

/** Of several databases the one whose storefront was changed last. */
async function latestIn(releasesDir: string): Promise<string> {
  const names = await readdir(releasesDir).catch(() => []);
  const pointers = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs = 0 } = (await stat(join(releasesDir, name, 'current.json')).catch(() => null)) ?? {};
      return { name, mtimeMs };
    }),
  );
  const [latest] = pointers.sort((one, other) => other.mtimeMs - one.mtimeMs);
  if (!latest) throw new StartupError(NOTHING_LIVE);
  return latest.name;
}
