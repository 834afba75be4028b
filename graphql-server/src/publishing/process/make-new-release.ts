import type { Catalogue } from '../../../../site/src/publishing/catalogue.ts';
import type { HistoryCollection } from '../../history/entry.ts';
import { catalogueAt } from '../read/shop-state.ts';
import { planFor, prepareRelease, type ReleaseTools } from '../release/make-release.ts';
import type { SettingsCollection } from '../settings.ts';
import { claimImages } from '../store/image-claims.ts';
import { writeFaults } from '../store/stored-faults.ts';
import { describeRelease, type LiveRelease, type ReleaseContext } from './live-release.ts';
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
  await using _claim = await claimImages(store, planned.images);
  const shown = released.shown && catalogueAt(released.shown.shop, catalogue.url, released.shown.at);
  const { prepared, ...noted } = await prepareRelease(tools, catalogue, planned, { ...released, shown });
  let { number } = released;
  if (prepared) {
    const history: HistoryCollection = settings.db.collection('history');
    const words = await describeRelease(
      released,
      catalogue,
      { ...context, renderer: renderer.version },
      history,
    );
    number = await recordRelease(tools, settings, prepared, words, begunAt);
  }
  await writeFaults(store, number, noted, released);
  return { number, prepared, ...noted };
}
