import type { Renderer } from '@mela/rules/renderer.ts';
import type { HistoryCollection } from '../../../kernel/history/entry.ts';
import type { Draft } from '../changes/draft.ts';
import type { ShopChanges } from '../changes/shop-changes.ts';
import type { PublishFault } from '../pages/faults.ts';
import type { LoadedShop } from '../pages/loaded-shops.ts';
import { openReleased } from '../released/collections.ts';
import type { StagedRelease } from '../released/version-changes.ts';
import type { ReleaseCause, ReleaseCollection } from '../releases.ts';
import {
  changeSettings,
  type SettingsCollection,
  type StorefrontSettings,
  takeReleaseNumber,
} from '../settings.ts';
import type { ShownEvent } from '../webhook/collection.ts';
import { type CheckedRelease, type CheckReleaseTools, checkRelease } from './check-release.ts';
import { entriesSince } from './entries-since.ts';
import type { Reason } from './when-to-publish.ts';

/** Where no server has taken them up for so long, the oldest go. */
const MAX_OUTBOX = 100;

export interface ReleaseTools extends CheckReleaseTools {
  changes: ShopChanges;
  settings: SettingsCollection;
  releases: ReleaseCollection;
  renderer: Pick<Renderer, 'version'>;
  /** The origin that pages name. */
  url: string;
  /** Who holds the lease. */
  holder: string;
}

interface Occasion {
  reason: Reason;
  settings: StorefrontSettings;
  /** What is known to be wrong with what is shown. */
  faults: readonly PublishFault[];
  /** An import has ended since the last release. */
  hasImported: boolean;
}

/** The release that is shown now: null where another decision was made meanwhile, or nothing differs. */
interface Made {
  number: number | null;
  faults: PublishFault[];
}

/**
 * Makes a release of what has changed, and shows it.
 * @returns null where another decision was made meanwhile, or an import has begun
 * @throws UnfitRelease that says why it cannot be shown
 */
export async function makeRelease(tools: ReleaseTools, occasion: Occasion): Promise<Made | null> {
  const begunAt = Date.now();
  const { changes, settings, shops, writer } = tools;
  const { reason } = occasion;
  tools.onProgress({ step: 'READING', pages: 0, totalPages: 0 });
  // Who asks for a release wants all of it, also what could not be shown the last time.
  if (reason === 'request') changes.doubt();
  const draft = await changes.draft(reason === 'request' ? 'changes' : reason, begunAt);
  if (!draft) return null;
  const newest = await newestRelease(tools);
  const takeNumber = () => takeReleaseNumber(settings, newest);
  const staged = await writer.stage(takeNumber, draft.batches);
  if (!staged) return showNewest(tools, occasion, draft, newest);
  const checked = await checkRelease(tools, staged, occasion.faults);
  await writer.complete(staged.number, draft.shows);
  tools.onProgress({ step: 'SAVING', pages: 0, totalPages: 0 });
  await writeRecord(tools, staged, occasion, { checked, shop: await shops.at(staged.number), begunAt });
  if (!(await show(tools, occasion, staged.number))) return null;
  const kept = checked.faults.flatMap(({ outcome, subjectId }) =>
    outcome === 'SHOWN' ? [] : (subjectId ?? []),
  );
  await changes.settle(draft, staged.number, kept);
  return { number: staged.number, faults: checked.faults };
}

/** The newest release is as the shop is: it is shown where another one is live. */
async function showNewest(
  tools: ReleaseTools,
  occasion: Occasion,
  draft: Draft,
  newest: number,
): Promise<Made | null> {
  const { reason, settings, faults } = occasion;
  const isToBeShown = draft.isBehind || reason === 'request';
  if (isToBeShown && newest > 0) await replaceLostRecord(tools, occasion, newest);
  const { changes, writer } = tools;
  if (draft.shows) await writer.confirm(draft.shows);
  if (isToBeShown && !(await show(tools, occasion, newest || null))) return null;
  const live = isToBeShown ? newest : (settings.release ?? 0);
  await changes.settle(draft, live);
  return { number: isToBeShown ? newest : null, faults: [...faults] };
}

/** The documents of a release are enough to show it again. */
async function replaceLostRecord(tools: ReleaseTools, occasion: Occasion, number: number): Promise<void> {
  if (await tools.releases.findOne({ _id: number }, { projection: { _id: 1 } })) return;
  const nothing = { products: [], categories: [], content: [], redirects: [] };
  const counts = { products: 0, categories: 0, content: 0, redirects: 0 };
  const checked = { pages: 0, bytes: 0, faults: [] };
  const shop = await tools.shops.at(number);
  await writeRecord(tools, { number, ids: nothing, counts }, occasion, {
    checked,
    shop,
    begunAt: Date.now(),
  });
}

/** @returns 0 before the first */
async function newestRelease({ releases, settings }: ReleaseTools): Promise<number> {
  const { head = 0 } = (await openReleased(settings.db).releaseState.findOne({ _id: 'state' })) ?? {};
  const newest = await releases
    .find({}, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .limit(1)
    .next();
  return Math.max(head, newest?._id ?? 0);
}

async function writeRecord(
  { releases, settings, renderer, url }: ReleaseTools,
  staged: StagedRelease,
  { reason, settings: begun, hasImported }: Occasion,
  { checked, shop, begunAt }: { checked: CheckedRelease; shop: LoadedShop; begunAt: number },
): Promise<void> {
  const history: HistoryCollection = settings.db.collection('history');
  const former = await releases.find().sort({ _id: -1 }).limit(1).next();
  const isOfTime = reason === 'dates' || reason === 'stock';
  // A release is worth more than what is known of it.
  const { entries, authors } = isOfTime
    ? { entries: [], authors: [] }
    : await entriesSince(
        history,
        staged.ids,
        former?.createdAt.getTime() ?? begunAt,
        former?.entries ?? [],
      ).catch(() => ({ entries: [], authors: [] }));
  const { counts } = staged;
  await releases.insertOne({
    _id: staged.number,
    createdAt: new Date(),
    cause: causeOf(reason, begun, hasImported),
    causedBy: reason === 'request' ? [begun.requestedBy ?? []].flat() : authors,
    pages: shop.pages.count(),
    checked: checked.pages,
    bytes: checked.bytes,
    durationMs: Date.now() - begunAt,
    changed: {
      products: counts.products,
      categories: counts.categories,
      // The first release says nothing that was not said before.
      content: counts.content > 0 && former !== null,
      redirects: counts.redirects,
    },
    entries,
    renderer: renderer.version,
    url,
    currency: shop.catalogue.currency,
  });
}

function causeOf(reason: Reason, settings: StorefrontSettings, hasImported: boolean): ReleaseCause {
  if (reason === 'request') return settings.mode === 'sample' ? 'CATALOGUE_USED' : 'REQUESTED';
  if (reason === 'dates') return 'DATE_REACHED';
  if (reason === 'stock') return 'STOCK';
  return hasImported ? 'IMPORTED' : 'SAVED';
}

/**
 * Decides that a release is shown, unless another decision was made since it was begun.
 * @returns whether it is
 */
export async function show(
  { settings: collection, holder }: Pick<ReleaseTools, 'settings' | 'holder'>,
  { reason, settings }: Pick<Occasion, 'reason' | 'settings'>,
  release: number | null,
): Promise<boolean> {
  if (release === null || settings.publisher !== holder) return false;
  const { revision, publisher, requests } = settings;
  const event: ShownEvent = { revision: revision + 1, type: 'release.published', release, at: new Date() };
  const accepted = await changeSettings(
    collection,
    {
      $set: {
        mode: 'catalogue',
        release,
        servedRequests: requests,
        // What was paused stays so while only stock differs.
        ...(reason !== 'stock' && { isPaused: false }),
      },
      $inc: { revision: 1 },
      $push: { outbox: { $each: [event], $slice: -MAX_OUTBOX } },
    },
    { revision, publisher },
  );
  return accepted !== null;
}
