import type { Catalogue } from '../../../../site/src/publishing/catalogue.ts';
import type { Renderer, RouteTable } from '../../../../site/src/publishing/renderer.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Entry, Manifest } from '../store/manifest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PublishProgress } from '../storefront.ts';
import { storeAssets } from './assets.ts';
import { checkRelease } from './check-release.ts';
import { isEmpty, type Plan, planRelease } from './plan.ts';
import type { RenderPool } from './render-pool.ts';
import { uploadsIn } from './uploads-in.ts';

export interface ReleaseTools {
  store: ReleaseStore;
  renderer: Pick<Renderer, 'routesOf' | 'version'>;
  pool: RenderPool;
  /** The folder of the built site. */
  site: string;
  /** Where product images are. */
  uploads: Storage;
  onProgress: (progress: PublishProgress) => void;
}

/** A release whose files are written and checked; it has no number yet, and nobody sees it. */
export interface PreparedRelease {
  manifest: Manifest;
  pages: number;
  reused: number;
  bytes: number;
}

export interface PlannedRelease {
  plan: Plan;
  table: RouteTable;
  /** The addresses of uploaded images that the release before has not. */
  images: string[];
}

const UPLOAD: Entry = { isUpload: true, key: 'upload' };

/** Compares a catalogue with a release. */
export async function planFor(
  { store, renderer, site }: Pick<ReleaseTools, 'store' | 'renderer' | 'site'>,
  catalogue: Catalogue,
  base: Manifest,
): Promise<PlannedRelease> {
  const table = renderer.routesOf(catalogue);
  const assets = await storeAssets(store, site, base);
  for (const path of uploadsIn(catalogue)) assets.set(path, UPLOAD);
  for (const { path } of table.routes) assets.delete(path);
  const plan = planRelease(table.routes, assets, base);
  const images = [...plan.entries].filter(([, entry]) => entry === UPLOAD).map(([path]) => path);
  return { plan, table, images };
}

/** @returns null when there is nothing to change. @throws Error that says what could not be made, or is not fit to be shown. */
export async function prepareRelease(
  { store, pool, uploads, onProgress }: ReleaseTools,
  { plan, table, images }: PlannedRelease,
  base: Manifest,
): Promise<PreparedRelease | null> {
  if (isEmpty(plan)) return null;
  const totalPages = plan.tasks.length;
  const tell = (step: PublishProgress['step'], pages: number) => onProgress({ step, pages, totalPages });
  tell('RENDERING', 0);
  const rendered =
    totalPages === 0 ? [] : await pool.render(plan.tasks, table.shared, (done) => tell('RENDERING', done));
  tell('CHECKING', totalPages);
  const changes = new Map<string, Entry | null>(plan.entries);
  for (const path of plan.removed) changes.set(path, null);
  for (const { path, entry } of rendered) {
    changes.set(path, { ...entry, key: plan.keys.get(path) ?? '' });
  }
  const manifest = base.with(changes);
  await checkRelease(store, uploads, { manifest, rendered, removed: plan.removed, images });
  tell('SAVING', totalPages);
  return {
    manifest,
    pages: plan.total,
    reused: plan.total - totalPages,
    bytes: rendered.reduce((total, { bytes }) => total + bytes, 0),
  };
}
