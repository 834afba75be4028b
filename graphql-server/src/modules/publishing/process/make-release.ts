import type { ProductRow } from '@mela/rules/product-row.ts';
import type { Renderer } from '@mela/rules/renderer.ts';
import type { Draft } from '../changes/draft.ts';
import type { ShopChanges } from '../changes/shop-changes.ts';
import { isUnmade, type PublishFault } from '../pages/faults.ts';
import { collectRows } from '../released/catalogue-at.ts';
import {
  changeSettings,
  type SettingsCollection,
  type ShownEvent,
  type StorefrontSettings,
  takeReleaseNumber,
} from '../settings.ts';
import { type CheckReleaseTools, checkRelease } from './check-release.ts';
import {
  type Cause,
  newestRelease,
  type RecordTools,
  recordRelease,
  renewRecord,
  restoreRecord,
} from './record-release.ts';

/** The maximum number of events in the outbox. If no server sends them, the oldest are dropped. */
const MAX_OUTBOX = 100;

export interface ReleaseTools extends CheckReleaseTools, RecordTools {
  changes: ShopChanges;
  settings: SettingsCollection;
  renderer: Pick<Renderer, 'version' | 'rowOf'>;
  /** The lease holder. */
  holder: string;
}

interface Occasion extends Omit<Cause, 'hasImport'> {
  settings: StorefrontSettings;
  /** The faults of the live release. */
  faults: readonly PublishFault[];
}

/** A finished release. `number` is null if another decision was made in the meantime, or nothing differs. */
interface Made {
  number: number | null;
  faults: PublishFault[];
  /** Whether the pages of all its changes were checked. */
  isWhole: boolean;
}

/**
 * Creates a release of all changes and publishes it.
 * @returns null if another decision was made in the meantime, or an import has started
 * @throws UnfitRelease if it cannot be shown
 */
export async function makeRelease(tools: ReleaseTools, occasion: Occasion): Promise<Made | null> {
  const begunAt = Date.now();
  const { changes, settings, writer, shops, renderer } = tools;
  const { reason } = occasion;
  tools.onProgress({ step: 'READING', pages: 0, totalPages: 0 });
  // A requested release also retries documents that could not be shown in the last one.
  if (reason === 'request' && occasion.faults.some(isUnmade)) changes.doubt();
  const newest = await newestRelease(tools);
  const stage = async () => {
    const draft = await changes.draft(reason === 'request' ? 'changes' : reason, begunAt);
    if (!draft) return { draft, staged: null };
    // Rows of written products need not be read again.
    const rows: ProductRow[] = [];
    const batches = collectRows(draft.batches, renderer.rowOf, rows);
    const staged = await writer.stage(() => takeReleaseNumber(settings, newest), batches);
    if (staged) await shops.at(staged.number, { rows, areAll: newest === 0 });
    return { draft, staged };
  };
  let { draft, staged } = await stage();
  if (draft && !staged && isDoubtful(occasion, draft)) {
    changes.doubt();
    ({ draft, staged } = await stage());
  }
  if (!draft) return null;
  if (!staged) return showNewest(tools, occasion, draft, newest);
  const [checked] = await Promise.all([checkRelease(tools, staged, occasion.faults), writer.index()]);
  await writer.complete(staged.number, draft.shows);
  tools.onProgress({ step: 'SAVING', pages: 0, totalPages: 0 });
  await recordRelease(tools, staged, { ...occasion, hasImport: draft.hasImport }, { checked, begunAt });
  if (!(await show(tools, occasion, staged.number))) return null;
  const kept = checked.faults.flatMap(({ outcome, subjectId }) =>
    outcome === 'SHOWN' ? [] : (subjectId ?? []),
  );
  await changes.settle(draft, staged.number, kept);
  return { number: staged.number, faults: checked.faults, isWhole: checked.isWhole };
}

/** Whether to compare everything because an operator requested a release although no difference is known. */
function isDoubtful({ reason, settings }: Occasion, { isBehind, isWhole }: Draft): boolean {
  return reason === 'request' && settings.mode === 'catalogue' && !isBehind && !isWhole;
}

/** Makes the newest release live again, because it equals the current shop. */
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
  return { number: isToBeShown ? newest : null, faults: [...faults], isWhole: true };
}

/**
 * Makes a release live, unless another decision was made since it was started.
 * @returns whether the release is live
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
        // A release of stock changes does not end a pause.
        ...(reason !== 'stock' && { isPaused: false }),
      },
      $inc: { revision: 1 },
      $push: { outbox: { $each: [event], $slice: -MAX_OUTBOX } },
    },
    { revision, publisher },
  );
  return accepted !== null;
}
