import type { Renderer } from '@mela/rules/renderer.ts';
import { ObjectId } from 'mongodb';
import type { HistoryCollection } from '../../../kernel/history/entry.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { Draft } from '../changes/draft.ts';
import type { ShopChanges } from '../changes/shop-changes.ts';
import { type CheckedPage, checkPages } from '../pages/check-pages.ts';
import { type PublishFault, UnfitRelease } from '../pages/faults.ts';
import type { LoadedShop, LoadedShops } from '../pages/loaded-shops.ts';
import type { PageMaker } from '../pages/page-maker.ts';
import { openReleased } from '../released/collections.ts';
import type { StagedRelease, VersionWriter } from '../released/version-writer.ts';
import type { ReleaseCause, ReleaseCollection } from '../releases.ts';
import {
  changeSettings,
  type SettingsCollection,
  type StorefrontSettings,
  takeReleaseNumber,
} from '../settings.ts';
import type { PublishProgress } from '../storefront.ts';
import type { ShownEvent } from '../webhook/collection.ts';
import { entriesSince } from './entries-since.ts';
import type { Reason } from './when-to-publish.ts';

/** Each finds what is at fault once the former is taken back: two are enough for nearly all. */
const MAX_ROUNDS = 5;
/** So many pages take about a second; those of a larger release are checked when they are asked for. */
const MAX_CHECKED = 300;
/** Where no server has taken them up for so long, the oldest go. */
const MAX_OUTBOX = 100;
/** They show what the shop says. */
const TEXT_PAGES = ['/404.html', '/', '/shop', '/about', '/contactus', '/help', '/privacy', '/terms', '/cart', '/checkout'];

export interface ReleaseTools {
  changes: ShopChanges;
  writer: VersionWriter;
  settings: SettingsCollection;
  releases: ReleaseCollection;
  shops: LoadedShops;
  maker: PageMaker;
  uploads: Storage;
  renderer: Pick<Renderer, 'version'>;
  /** The folder of the built site. */
  site: string;
  /** The origin that pages name. */
  url: string;
  /** Who holds the lease. */
  holder: string;
  onProgress: (progress: PublishProgress) => void;
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
  const checked = await check(tools, staged, occasion);
  await writer.complete(staged.number, draft.shows);
  tools.onProgress({ step: 'SAVING', pages: 0, totalPages: 0 });
  await writeRecord(tools, staged, occasion, { checked, shop: await shops.at(staged.number), begunAt });
  if (!(await show(tools, occasion, staged.number))) return null;
  const kept = checked.faults.flatMap(({ outcome, subjectId }) => (outcome === 'SHOWN' ? [] : (subjectId ?? [])));
  await changes.settle(draft, staged.number, kept);
  return { number: staged.number, faults: checked.faults };
}

/** The newest release is as the shop is: it is shown where another one is live. */
async function showNewest(
  { changes, writer, ...tools }: ReleaseTools,
  occasion: Occasion,
  draft: Draft,
  newest: number,
): Promise<Made | null> {
  const { reason, settings, faults } = occasion;
  const isToBeShown = draft.isBehind || reason === 'request';
  if (draft.shows) await writer.confirm(draft.shows);
  if (isToBeShown && !(await show({ changes, writer, ...tools }, occasion, newest || null))) return null;
  const live = isToBeShown ? newest : (settings.release ?? 0);
  await changes.settle(draft, live);
  return { number: isToBeShown ? newest : null, faults: [...faults] };
}

/** @returns 0 before the first */
async function newestRelease({ releases, settings }: ReleaseTools): Promise<number> {
  const { head = 0 } = (await openReleased(settings.db).releaseState.findOne({ _id: 'state' })) ?? {};
  const newest = await releases.find({}, { projection: { _id: 1 } }).sort({ _id: -1 }).limit(1).next();
  return Math.max(head, newest?._id ?? 0);
}

function kindOf(subject: PublishFault['subject']): 'products' | 'categories' | 'content' {
  return subject === 'PRODUCT' ? 'products' : subject === 'CATEGORY' ? 'categories' : 'content';
}

interface CheckedRelease {
  pages: number;
  bytes: number;
  faults: PublishFault[];
}

/** Takes back what cannot be shown: so one product holds back no other. */
async function check(
  tools: ReleaseTools,
  staged: StagedRelease,
  { faults: former }: Occasion,
): Promise<CheckedRelease> {
  const { shops, writer } = tools;
  const kept: PublishFault[] = [];
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const shop = await shops.at(staged.number);
    const pages = pagesOf(shop, staged);
    const progress = { step: 'RENDERING' as const, pages: 0, totalPages: pages.length };
    tools.onProgress(progress);
    const { unmade, faults, bytes, count } = await checkPages(tools, shop, pages, () => {
      progress.pages += 1;
    });
    if (unmade.length === 0) {
      const all = [...kept, ...faults];
      const known = new Set(all.map(({ path }) => path));
      const checked = new Set(pages.map(({ path }) => path));
      const isOpen = ({ path, subject, subjectId }: PublishFault) =>
        !known.has(path) && !checked.has(path) && !staged.ids[kindOf(subject)].includes(subjectId ?? 'content');
      const stillWrong = former.filter(isOpen);
      return { pages: count, bytes, faults: [...all, ...stillWrong] };
    }
    for (const fault of mostParticular(unmade)) kept.push(await takeBack(writer, staged, fault));
    shops.forget(staged.number);
  }
  throw new UnfitRelease('What is left out makes other pages unfit, again and again.');
}

/** Pages that show the texts fail with a product that is on them. */
function mostParticular(unmade: readonly PublishFault[]): readonly PublishFault[] {
  const isText = unmade.some(({ path }) => path === '/404.html');
  const ofThings = unmade.filter(({ subject }) => subject !== 'CONTENT');
  return isText || ofThings.length === 0 ? unmade.slice(0, 1) : ofThings;
}

/** @returns the fault with what is shown instead @throws UnfitRelease where there is nothing to go back to */
async function takeBack(
  writer: VersionWriter,
  staged: StagedRelease,
  fault: PublishFault,
): Promise<PublishFault> {
  const { subject, subjectId, path, target } = fault;
  const kind = kindOf(subject);
  const id = kind === 'content' ? kind : ObjectId.createFromHexString(subjectId ?? '');
  const isStaged = staged.ids[kind].includes(String(id));
  const hasFormer = isStaged && (await writer.takeBack(staged.number, kind, id));
  if (kind === 'content' && !hasFormer)
    throw new UnfitRelease(`The page ${path} could not be made: ${target ?? ''}`);
  return { ...fault, outcome: hasFormer ? 'KEPT' : 'LEFT_OUT' };
}

/** The pages of what has changed, by whose faults the release may not be shown as it is. */
function pagesOf({ catalogue }: LoadedShop, { ids, counts }: StagedRelease): CheckedPage[] {
  const [products, categories] = [new Set(ids.products), new Set(ids.categories)];
  const texts = counts.content > 0 ? TEXT_PAGES : ['/404.html', '/'];
  return [
    ...texts.map((path) => ({ path, thing: null })),
    ...catalogue.categories
      .filter(({ id }) => categories.has(id))
      .map((thing) => ({ path: `/category/${thing.handle}`, thing })),
    ...catalogue.products
      .filter(({ id }) => products.has(id))
      .map((thing) => ({ path: `/product/${thing.handle}`, thing })),
  ].slice(0, MAX_CHECKED);
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
    : await entriesSince(history, staged.ids, former?.createdAt.getTime() ?? begunAt, former?.entries ?? []).catch(
        () => ({ entries: [], authors: [] }),
      );
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
async function show(
  { settings: collection, holder }: ReleaseTools,
  { reason, settings }: Occasion,
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
