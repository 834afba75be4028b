import { compareVersions, type Mongod, seriesOf } from './mongod-version.ts';

/** The oldest series this program is made for. */
const OLDEST_MONGODB = '6.0.0';

/**
 * The `mongod` to run, or undefined when none fits. New files: the first. Existing files: never an older one than
 * the one that wrote them, and rather the same series than a newer, which would upgrade them for good.
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

/** Whether a version is fit for this program and not older than the one that last wrote the files. */
export function canOpen(version: string, writtenBy: string | undefined): boolean {
  return [OLDEST_MONGODB, writtenBy ?? OLDEST_MONGODB].every((least) => compareVersions(version, least) >= 0);
}
