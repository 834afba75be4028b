import type { Db } from 'mongodb';
import { compareVersions, seriesOf } from './mongod-version.ts';

/**
 * Lets the files follow the MongoDB that runs on them. MongoDB opens files of the series before its own only, so files
 * left behind would be refused by the upgrade after next. (They are never opened by an older one again: `version.json`.)
 */
export async function raiseFeatureCompatibility(admin: Db, mongodVersion: string): Promise<void> {
  const { featureCompatibilityVersion } = await admin.command({
    getParameter: 1,
    featureCompatibilityVersion: 1,
  });
  const series = seriesOf(mongodVersion);
  if (compareVersions(featureCompatibilityVersion.version, series) >= 0) return;
  const confirmation = compareVersions(series, '7.0') >= 0 ? { confirm: true } : {};
  await admin.command({ setFeatureCompatibilityVersion: series, ...confirmation });
}
