import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { HistoryCollection } from '../../../kernel/history/entry.ts';
import { catalogueAt, type ShopState } from '../read/shop-state.ts';
import {
  type PlannedRelease,
  type PreparedRelease,
  planFor,
  prepareRelease,
  type ReleaseTools,
} from '../release/make-release.ts';
import { type SettingsCollection, takeReleaseNumber } from '../settings.ts';
import { writeFaults } from '../store/stored-faults.ts';
import { type LiveRelease, type ReleaseContext, releaseFacts } from './live-release.ts';
import { writeRecord } from './record-release.ts';
import type { ReleaseDocuments } from './release-documents.ts';

export interface NewReleaseTools extends ReleaseTools {
  documents: ReleaseDocuments;
}

/**
 * Makes a release and writes it to the disk; it is not shown yet.
 * @returns its number, or that of the one before, where nothing is different
 */
export async function makeNewRelease(
  tools: NewReleaseTools,
  settings: SettingsCollection,
  released: LiveRelease,
  catalogue: Catalogue,
  { shop, ...context }: Omit<ReleaseContext, 'renderer'> & { shop: ShopState },
) {
  const begunAt = Date.now();
  const { store, renderer } = tools;
  const planned = await planFor(tools, catalogue, released.manifest);
  const shown = released.shown && catalogueAt(released.shown.shop, catalogue.url, released.shown.at);
  const { prepared: made, ...noted } = await prepareRelease(tools, catalogue, planned, {
    ...released,
    shown,
  });
  const documents = await tools.documents.compare({
    shop,
    catalogue,
    replaced: noted.replaced,
    base: released.number,
  });
  // What no page shows can be read by programs.
  const prepared = made ?? (documents.isEmpty ? null : samePages(planned, released));
  let { number } = released;
  let { entries } = released;
  if (prepared) {
    const history: HistoryCollection = settings.db.collection('history');
    const all = { ...context, renderer: renderer.version };
    const { facts, seen } = await releaseFacts(released, catalogue, all, history);
    entries = seen;
    number = await takeNumber(tools, settings);
    await tools.documents.write(number, documents);
    const stored = { documents: documents.count, currency: catalogue.currency };
    await writeRecord(tools, number, prepared, { ...facts, ...stored }, begunAt);
  }
  await writeFaults(store, number, noted, released);
  return { number, prepared, entries, ...noted };
}

/** A number that neither a release nor versions of documents have had. */
async function takeNumber({ store, documents }: NewReleaseTools, settings: SettingsCollection) {
  const [newest = 0] = await store.releaseNumbers();
  return takeReleaseNumber(settings, Math.max(newest, documents.head));
}

function samePages({ plan: { total } }: PlannedRelease, { manifest }: LiveRelease): PreparedRelease {
  return { manifest, pages: total, reused: total, bytes: 0 };
}
