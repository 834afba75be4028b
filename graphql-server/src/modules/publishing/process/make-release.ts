import type { Draft } from '../changes/draft.ts';
import type { ShopChanges } from '../changes/shop-changes.ts';
import type { PublishFault } from '../pages/faults.ts';
import {
  changeSettings,
  type SettingsCollection,
  type StorefrontSettings,
  takeReleaseNumber,
} from '../settings.ts';
import type { ShownEvent } from '../webhook/collection.ts';
import { type CheckReleaseTools, checkRelease } from './check-release.ts';
import {
  type Cause,
  newestRelease,
  type RecordTools,
  recordRelease,
  renewRecord,
  restoreRecord,
} from './record-release.ts';

/** Where no server has taken them up for so long, the oldest go. */
const MAX_OUTBOX = 100;

export interface ReleaseTools extends CheckReleaseTools, RecordTools {
  changes: ShopChanges;
  settings: SettingsCollection;
  /** Who holds the lease. */
  holder: string;
}

interface Occasion extends Cause {
  settings: StorefrontSettings;
  /** What is known to be wrong with what is shown. */
  faults: readonly PublishFault[];
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
  const { changes, settings, writer } = tools;
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
  await recordRelease(tools, staged, occasion, { checked, begunAt });
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
  if (isToBeShown && newest > 0) await restoreRecord(tools, newest);
  if (reason === 'request' && newest > 0) await renewRecord(tools, newest);
  const { changes, writer } = tools;
  if (draft.shows) await writer.confirm(draft.shows);
  if (isToBeShown && !(await show(tools, occasion, newest || null))) return null;
  const live = isToBeShown ? newest : (settings.release ?? 0);
  await changes.settle(draft, live);
  return { number: isToBeShown ? newest : null, faults: [...faults] };
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
