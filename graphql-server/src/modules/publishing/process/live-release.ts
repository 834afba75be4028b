import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { HistoryCollection } from '../../../kernel/history/entry.ts';
import { type CatalogueChanges, changesBetween, countChanges } from '../read/catalogue-changes.ts';
import { entriesSince, type ReleaseEntries } from '../read/entries-since.ts';
import { catalogueAt, nextChangeByDate, type ShopState } from '../read/shop-state.ts';
import type { PublishFault, Replaced } from '../release/faults.ts';
import { planFor, type ReleaseTools } from '../release/make-release.ts';
import { isEmpty } from '../release/plan.ts';
import type { StorefrontSettings } from '../settings.ts';
import { Manifest } from '../store/manifest.ts';
import { documentCount, type ReleaseCause } from '../store/release-record.ts';
import { NO_FAULTS, readFaults } from '../store/stored-faults.ts';
import type { ReleaseFacts } from './record-release.ts';
import type { ReleaseDocuments } from './release-documents.ts';
import type { Reason } from './when-to-publish.ts';

/** Of so many releases it is remembered what shop they show, for when one is gone back to. */
const MAX_REMEMBERED = 11;
/** As many as those of a few large releases, which may follow each other within seconds. */
const MAX_SEEN = 2_000;
const THING = /^\/(product|category)\/[^/]+$/;

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
  /** The moment of the shop that it was made of, and the entries of the history that it and those before it have. */
  since: number;
  entries: readonly string[];
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
  const changes = changesSince(released, catalogue);
  return changes ? countChanges(changes) : countThings(released.differing);
}

/** Whether time alone has changed what is to be seen. */
export function hasDateChanges({ shown }: LiveRelease, now: number): boolean {
  const date = shown && nextChangeByDate(shown.shop, shown.at);
  return date !== null && date <= now;
}

/** Takes up the release that is shown, and finds what differs from it. @param now the shop at this moment, and what is to be seen of it. */
export async function readReleased(
  tools: ReleaseTools & { documents: Pick<ReleaseDocuments, 'isWhole'> },
  { release: number, damaged }: StorefrontSettings,
  now: { shown: ShopSnapshot; catalogue: Catalogue },
  remembered: SnapshotCache,
): Promise<LiveRelease> {
  if (number === null) return nothingReleased(now.shown);
  const record = await tools.store.readRelease(number);
  const isWhole = record && (await tools.documents.isWhole(number, documentCount(record)));
  const isDamaged = !isWhole || damaged === number;
  const manifest = record ? await tools.store.readIntactManifest(record, isDamaged) : new Manifest();
  const { plan } = await planFor(tools, now.catalogue, manifest);
  const differing = [...plan.keys.keys(), ...plan.removed];
  const noted = await readFaults(tools.store, number);
  const shown = isEmpty(plan) ? now.shown : remembered.find(number);
  return {
    number,
    manifest,
    shown,
    differing,
    version: record?.renderer ?? null,
    isDamaged,
    ...noted,
    since: record ? Date.parse(record.createdAt) - record.durationMs : now.shown.at,
    entries: record?.entries ?? [],
  };
}

/** What there is before the first release. */
function nothingReleased({ shop: { content, currency }, at }: ShopSnapshot): LiveRelease {
  const nothing = {
    products: new Map(),
    categories: new Map(),
    selling: null,
    hasSold: false,
    redirects: [],
  };
  const shop: ShopState = { ...nothing, content, currency };
  return {
    number: null,
    manifest: new Manifest(),
    shown: { shop, at },
    since: 0,
    entries: [],
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
export async function releaseFacts(
  released: LiveRelease,
  catalogue: Catalogue,
  context: ReleaseContext,
  history: HistoryCollection,
): Promise<{ facts: ReleaseFacts; seen: string[] }> {
  const changes = changesSince(released, catalogue);
  const isSaved = context.reason === 'changes' && released.shown !== null;
  // A release is worth more than what is known of it.
  const { entries, authors, seen } =
    context.reason === 'dates' || context.reason === 'stock'
      ? NO_ENTRIES
      : await entriesSince(history, changes, released.since, released.entries).catch(() => NO_ENTRIES);
  const { requestedBy } = context.settings;
  const asked = context.reason === 'request' && requestedBy !== null ? [requestedBy] : [];
  const facts = {
    cause: causeOf(released, context),
    causedBy: isSaved ? authors : asked,
    changed: changes && {
      products: changes.products.length,
      categories: changes.categories.length,
      content: changes.content,
      redirects: changes.redirects.length,
    },
    entries,
  };
  return { facts, seen: [...seen, ...released.entries].slice(0, MAX_SEEN) };
}

const NO_ENTRIES: ReleaseEntries = { entries: [], authors: [], seen: [] };

/** @returns null while it is not known what was released. */
function changesSince({ shown }: LiveRelease, catalogue: Catalogue): CatalogueChanges | null {
  return shown && changesBetween(catalogueAt(shown.shop, catalogue.url, shown.at), catalogue);
}

function causeOf(
  { shown, version }: LiveRelease,
  { reason, settings, hasImported, renderer }: ReleaseContext,
): ReleaseCause {
  if (reason === 'request') return settings.mode === 'sample' ? 'CATALOGUE_USED' : 'REQUESTED';
  if (reason === 'repair') return 'REPAIRED';
  if (reason === 'dates') return 'DATE_REACHED';
  if (reason === 'stock') return 'STOCK';
  if (hasImported) return 'IMPORTED';
  if (shown) return 'SAVED';
  return version === renderer ? 'SERVER_STARTED' : 'PAGES_RENEWED';
}

/** Products and categories among pages; any others count as one. */
function countThings(paths: readonly string[]): number {
  return paths.filter((path) => THING.test(path)).length || Math.min(1, paths.length);
}

/** Whether another release is to be shown: one was gone back to, or files of this one were missed. */
export function isOther(
  { number, isDamaged }: LiveRelease,
  { release, damaged }: Pick<StorefrontSettings, 'release' | 'damaged'>,
): boolean {
  const isSuspect = release !== null && damaged === release && !isDamaged;
  return number !== release || isSuspect;
}
