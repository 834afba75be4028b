import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { StartupError } from '../src/errors.ts';
import { exportRelease } from '../src/publishing/export-release.ts';
import { openStore } from '../src/publishing/store/open-store.ts';

/** `npm run export -- DIR`: writes the release that is shown as plain files, whether a server runs or not. */

const NOTHING_LIVE =
  'Nothing is live: publish first (npm run publish). The sample content lies in site/dist as plain files.';

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartupError('Name a folder: npm run export -- DIR');
  const { dataDir, releasesDir } = readConfig(process.env);
  const databaseId = await latestIn(releasesDir);
  const store = openStore({ folder: join(releasesDir, databaseId) });
  const pointer = await store.readPointer();
  const release =
    pointer?.mode === 'catalogue' && pointer.release !== null
      ? await store.readRelease(pointer.release)
      : null;
  if (!release) throw new StartupError(NOTHING_LIVE);
  const files = await exportRelease(store, release, join(dataDir, 'uploads', databaseId), folder);
  console.log(`Release ${release.number} is in ${folder}: ${files} addresses.`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError ? error.message : error);
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
