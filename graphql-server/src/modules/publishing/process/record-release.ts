import type { Renderer } from '@mela/rules/renderer.ts';
import type { HistoryCollection } from '../../../kernel/history/entry.ts';
import type { LoadedShop, LoadedShops } from '../pages/loaded-shops.ts';
import { openReleased } from '../released/collections.ts';
import type { StagedRelease } from '../released/version-changes.ts';
import {
  describeUnrecorded,
  type ReleaseCause,
  type ReleaseCollection,
  type ReleaseRecord,
} from '../releases.ts';
import type { SettingsCollection, StorefrontSettings } from '../settings.ts';
import type { CheckedRelease } from './check-release.ts';
import { entriesSince } from './entries-since.ts';
import type { Reason } from './when-to-publish.ts';

export interface RecordTools {
  shops: LoadedShops;
  settings: SettingsCollection;
  releases: ReleaseCollection;
  renderer: Pick<Renderer, 'version'>;
  /** The origin in pages. */
  url: string;
}

/** Why a release is created. */
export interface Cause {
  reason: Reason;
  settings: Pick<StorefrontSettings, 'mode' | 'requestedBy'>;
  /** Whether it includes the changes of an import or restore. */
  hasImport: boolean;
}

/** @returns the number of the newest release, or 0 before the first */
export async function newestRelease({
  releases,
  settings,
}: Pick<RecordTools, 'releases' | 'settings'>): Promise<number> {
  const { head = 0 } = (await openReleased(settings.db).releaseState.findOne({ _id: 'state' })) ?? {};
  const newest = await releases
    .find({}, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .limit(1)
    .next();
  return Math.max(head, newest?._id ?? 0);
}

/** Stores the record of a release that is about to go live. */
export async function recordRelease(
  tools: RecordTools,
  { number, ids, counts }: StagedRelease,
  { reason, settings: begun, hasImport }: Cause,
  { checked, begunAt }: { checked: CheckedRelease; begunAt: number },
): Promise<void> {
  const { releases, settings } = tools;
  const history: HistoryCollection = settings.db.collection('history');
  const former = await releases.find().sort({ _id: -1 }).limit(1).next();
  const isOfTime = reason === 'dates' || reason === 'stock';
  // A failed query must not prevent the release, so it is recorded without entries.
  const { entries, authors } = isOfTime
    ? { entries: [], authors: [] }
    : await entriesSince(history, ids, former?.createdAt.getTime() ?? begunAt, former?.entries ?? []).catch(
        () => ({ entries: [], authors: [] }),
      );
  await releases.insertOne({
    ...describe(tools, await tools.shops.at(number)),
    cause: causeOf(reason, begun, hasImport),
    causedBy: reason === 'request' ? [begun.requestedBy ?? []].flat() : authors,
    checked: checked.pages,
    bytes: checked.bytes,
    durationMs: Date.now() - begunAt,
    changed: {
      products: counts.products,
      categories: counts.categories,
      // In the first release, the texts do not count as changed.
      content: counts.content > 0 && former !== null,
      redirects: counts.redirects,
    },
    entries,
  });
}

/**
 * Stores a missing record of a release, so that it is listed and can be restored.
 * @returns false if the record exists, or the documents are also lost
 */
export async function restoreRecord(tools: RecordTools, number: number): Promise<boolean> {
  const { releases, settings } = tools;
  if (await releases.findOne({ _id: number }, { projection: { _id: 1 } })) return false;
  const described = await describeUnrecorded(settings.db, number);
  if (!described) return false;
  await releases.insertOne({ ...described, ...describe(tools, await tools.shops.at(number)) });
  return true;
}

/** Updates the record of a release that is made live again to this version of the renderer and this origin. */
export async function renewRecord({ releases, renderer, url }: RecordTools, number: number): Promise<void> {
  await releases.updateOne({ _id: number }, { $set: { renderer: renderer.version, url } });
}

function describe({ renderer, url }: RecordTools, { release, catalogue, pages }: LoadedShop) {
  return {
    _id: release,
    createdAt: new Date(),
    pages: pages.count(),
    renderer: renderer.version,
    url,
    currency: catalogue.currency,
  } satisfies Partial<ReleaseRecord>;
}

function causeOf(reason: Reason, { mode }: Cause['settings'], hasImport: boolean): ReleaseCause {
  if (reason === 'request') return mode === 'sample' ? 'CATALOGUE_USED' : 'REQUESTED';
  if (reason === 'dates') return 'DATE_REACHED';
  if (reason === 'stock') return 'STOCK';
  return hasImport ? 'IMPORTED' : 'SAVED';
}
