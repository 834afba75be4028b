import type { HistoryCollection } from '../../history/entry.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import { catalogueAt } from '../read/shop-state.ts';
import { planFor, prepareRelease, type ReleaseTools } from '../release/make-release.ts';
import type { SettingsCollection } from '../settings.ts';
import { writeFaults } from '../store/stored-faults.ts';
import { type LiveRelease, type ReleaseContext, releaseFacts } from './live-release.ts';
import { recordRelease } from './record-release.ts';

/**
 * Makes a release and writes it to the disk; it is not shown yet.
 * @returns its number, or that of the one before, where nothing is different
 */
export async function makeNewRelease(
  tools: ReleaseTools,
  settings: SettingsCollection,
  released: LiveRelease,
  catalogue: Catalogue,
  context: Omit<ReleaseContext, 'renderer'>,
) {
  const begunAt = Date.now();
  const { store, renderer } = tools;
  const planned = await planFor(tools, catalogue, released.manifest);
  const shown = released.shown && catalogueAt(released.shown.shop, catalogue.url, released.shown.at);
  const { prepared, ...noted } = await prepareRelease(tools, catalogue, planned, { ...released, shown });
  let { number } = released;
  let { entries } = released;
  if (prepared) {
    const history: HistoryCollection = settings.db.collection('history');
    const all = { ...context, renderer: renderer.version };
    const { facts, seen } = await releaseFacts(released, catalogue, all, history);
    entries = seen;
    number = await recordRelease(tools, settings, prepared, facts, begunAt);
  }
  await writeFaults(store, number, noted, released);
  return { number, prepared, entries, ...noted };
}
