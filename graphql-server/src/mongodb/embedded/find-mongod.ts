import { StartupError } from '../../errors.ts';
import { listKeptMongods, removeAbandonedFetches } from './binary-cache.ts';
import { canOpen, chooseMongod } from './choose-mongod.ts';
import { fetchMongod, isFetchable } from './fetch-mongod.ts';
import { findMongodsOnPath } from './mongod-on-path.ts';
import type { Mongod } from './mongod-version.ts';

interface MongodSearch {
  /** Where fetched binaries are kept. */
  readonly mongodDir: string;
  /** The version that last wrote the database's files; undefined for new ones. */
  readonly writtenBy: string | undefined;
  readonly log: (line: string) => void;
}

/**
 * The `mongod` to run: from the PATH, kept from before, or fetched now.
 * @throws StartupError when there is none, or when every one is older than the files
 */
export async function findMongod({ mongodDir, writtenBy, log }: MongodSearch): Promise<Mongod> {
  await removeAbandonedFetches(mongodDir);
  const candidates = [...(await findMongodsOnPath(log)), ...(await listKeptMongods(mongodDir))];
  const chosen = chooseMongod(candidates, writtenBy);
  if (chosen) return chosen;
  if (writtenBy && !isFetchable(writtenBy)) throw filesAreNewer(writtenBy, candidates);
  for (const { path, version } of candidates.filter((mongod) => !canOpen(mongod.version, undefined))) {
    log(`Passing over ${path}: MongoDB ${version} is too old for this program.`);
  }
  return fetchMongod(mongodDir, writtenBy, log);
}

function filesAreNewer(writtenBy: string, candidates: readonly Mongod[]): StartupError {
  const versions = candidates.map(({ version }) => version).join(', ');
  return new StartupError(
    `The database's files were written by MongoDB ${writtenBy}, newer than any at hand${versions && ` (${versions})`}. ` +
      `They are untouched. Install MongoDB ${writtenBy} or newer, or set DATA_DIR to another folder.`,
  );
}
