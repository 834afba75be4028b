import type { Catalogue } from '../../../../site/src/publishing/catalogue.ts';
import type { HistoryCollection } from '../../history/entry.ts';
import { type Change, changesBetween } from '../read/describe-changes.ts';
import { catalogueAt, nextChangeByDate, type ShopState } from '../read/shop-state.ts';
import { whoSaved } from '../read/who-saved.ts';
import type { PublishFault, Replaced } from '../release/faults.ts';
import { planFor, type ReleaseTools } from '../release/make-release.ts';
import { isEmpty } from '../release/plan.ts';
import type { StorefrontSettings } from '../settings.ts';
import { Manifest } from '../store/manifest.ts';
import { NO_FAULTS, readFaults } from '../store/stored-faults.ts';
import { countThings, type ReleaseDescription } from './record-release.ts';
import type { Reason } from './when-to-publish.ts';

/** Of so many releases it is remembered what shop they show, for when one is gone back to. */
const MAX_REMEMBERED = 11;

/** A shop, and the moment that its dates are compared with. */
export interface ShopSnapshot {
  shop: ShopState;
  at: number;
}

/** The release that is shown. */
export interface LiveRelease {
  number: number | null;
  manifest: Manifest;
  /** Of which shop it was made; null where another process made it. */
  shown: ShopSnapshot | null;
  /** What it does not show as it was saved, and what it shows instead. */
  faults: PublishFault[];
  replaced: Replaced;
  /** While `shown` is not known: the pages that differ from it. */
  differing: string[];
  /** That of the pages' program. */
  version: string | null;
  /** Whether something of it is missing, and not only different. */
  isDamaged: boolean;
}

/** Of which shops the last releases were made. */
export class SnapshotCache {
  readonly #shops = new Map<number, ShopSnapshot>();

  /** null where another process made it, or it is long ago. */
  find(release: number): ShopSnapshot | null {
    return this.#shops.get(release) ?? null;
  }

  add(release: number | null, shown: ShopSnapshot): void {
    if (release === null) return;
    this.#shops.set(release, shown);
    const [oldest] = this.#shops.keys();
    if (this.#shops.size > MAX_REMEMBERED && oldest !== undefined) this.#shops.delete(oldest);
  }
}

/** How many things wait to go live. */
export function countChangesSince(released: LiveRelease, catalogue: Catalogue): number {
  return changesSince(released, catalogue)?.length ?? countThings(released.differing);
}

/** Whether time alone has changed what is to be seen. */
export function hasDateChanges({ shown }: LiveRelease, now: number): boolean {
  const date = shown && nextChangeByDate(shown.shop, shown.at);
  return date !== null && date <= now;
}

/** Takes up the release that is shown, and finds what differs from it. @param now the shop at this moment, and what is to be seen of it. */
export async function readReleased(
  tools: ReleaseTools,
  { release: number, damaged }: StorefrontSettings,
  now: { shown: ShopSnapshot; catalogue: Catalogue },
  remembered: SnapshotCache,
): Promise<LiveRelease> {
  if (number === null) return nothingReleased(now.shown);
  const record = await tools.store.readRelease(number);
  const isDamaged = !record || damaged === number;
  const manifest = record ? await tools.store.readIntactManifest(record, isDamaged) : new Manifest();
  const { plan } = await planFor(tools, now.catalogue, manifest);
  const differing = [...plan.keys.keys(), ...plan.removed];
  const noted = await readFaults(tools.store, number);
  const shown = isEmpty(plan) ? now.shown : remembered.find(number);
  return { number, manifest, shown, differing, version: record?.renderer ?? null, isDamaged, ...noted };
}

/** What there is before the first release. */
function nothingReleased({ shop: { content }, at }: ShopSnapshot): LiveRelease {
  const shop: ShopState = { products: new Map(), categories: new Map(), content };
  return {
    number: null,
    manifest: new Manifest(),
    shown: { shop, at },
    differing: [],
    version: null,
    isDamaged: false,
    ...NO_FAULTS,
  };
}

/** What is known of why a release is made. */
export interface ReleaseContext {
  reason: Reason;
  settings: StorefrontSettings;
  hasImported: boolean;
  /** The version of the pages' program. */
  renderer: string;
}

/** What a release of this catalogue says of itself. */
export async function describeRelease(
  released: LiveRelease,
  catalogue: Catalogue,
  context: ReleaseContext,
  history: HistoryCollection,
): Promise<ReleaseDescription> {
  const { differing, shown } = released;
  const changes = changesSince(released, catalogue);
  const isSaved = context.reason === 'changes' && shown !== null && changes !== null;
  // A release is worth more than its words.
  const names = isSaved ? await whoSaved(history, changes, shown.at).catch(() => null) : null;
  return { cause: causeOf(released, context, names), changes, differing };
}

/** @returns null while it is not known what was released. */
function changesSince({ shown }: LiveRelease, catalogue: Catalogue): Change[] | null {
  return shown && changesBetween(catalogueAt(shown.shop, catalogue.url, shown.at), catalogue);
}

function causeOf(
  { shown, version }: LiveRelease,
  { reason, settings, hasImported, renderer }: ReleaseContext,
  names: string | null,
): string {
  if (reason === 'request') return requestText(settings);
  if (reason === 'repair') return 'Files of the release before were lost';
  if (reason === 'dates') return 'A date was reached';
  if (hasImported) return names === null ? 'Import' : `Import by ${names}`;
  if (shown) return names === null ? 'Saved changes' : `Saved by ${names}`;
  return version === renderer ? 'Start of the server' : 'New version of the pages';
}

function requestText({ mode, requestedBy }: StorefrontSettings): string {
  const button = mode === 'sample' ? 'Use my catalogue' : 'Go live';
  return requestedBy === null ? button : `${button}, by ${requestedBy}`;
}
