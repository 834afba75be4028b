import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Renderer, SharedProps } from '@mela/rules/renderer.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { Entry, Manifest } from '../store/manifest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PublishProgress } from '../storefront.ts';
import { storeAssets } from './assets.ts';
import { checkRelease, type MadePage, sortLinks } from './check-release.ts';
import { type PublishFault, type Replaced, UnfitRelease } from './faults.ts';
import { isEmpty, type Plan, planRelease } from './plan.ts';
import { withRedirects } from './redirect-routes.ts';
import type { RenderPool } from './render-pool.ts';
import { type Base, Substitutes } from './substitutes.ts';
import { uploadsIn } from './uploads-in.ts';

/** Each finds what is at fault once the former is left out: two are enough for nearly all. */
const MAX_ROUNDS = 10;

export interface ReleaseTools {
  store: ReleaseStore;
  renderer: Pick<Renderer, 'openShop' | 'version'>;
  pool: Pick<RenderPool, 'render'>;
  /** The folder of the built site. */
  site: string;
  /** Where product images are. */
  uploads: Storage;
  onProgress: (progress: PublishProgress) => void;
}

/** A release whose files are written and checked; it has no number yet, and is not live. */
export interface PreparedRelease {
  manifest: Manifest;
  pages: number;
  reused: number;
  bytes: number;
}

export interface PlannedRelease {
  plan: Plan;
  shared: SharedProps;
}

const UPLOAD: Entry = { isUpload: true, key: 'upload' };

/** Compares a catalogue with a release. */
export async function planFor(
  { store, renderer, site }: Pick<ReleaseTools, 'store' | 'renderer' | 'site'>,
  catalogue: Catalogue,
  base: Manifest,
): Promise<PlannedRelease> {
  const { find, paths, shared } = renderer.openShop(catalogue);
  const pages = Array.from(paths(), (path) => find(path)).filter((route) => route !== null);
  const routes = withRedirects(pages, catalogue.redirects);
  const assets = await storeAssets(store, site, base);
  for (const path of uploadsIn(catalogue)) assets.set(path, UPLOAD);
  for (const { path } of routes) assets.delete(path);
  const plan = planRelease(routes, assets, base);
  return { plan, shared };
}

/** A page as it was made in this or an earlier round. */
interface RoundPage extends MadePage {
  key: string;
  entry: Entry | null;
  bytes: number;
}

/**
 * Makes the pages that are new, and checks them; what cannot be published is left out or stays as it was.
 * @param first the plan of the whole catalogue
 * @returns no release when there is nothing to change
 * @throws Error that says what is not fit to be shown
 */
export async function prepareRelease(
  tools: ReleaseTools,
  catalogue: Catalogue,
  first: PlannedRelease,
  base: Base,
): Promise<{ prepared: PreparedRelease | null; faults: PublishFault[]; replaced: Replaced }> {
  const substitutes = new Substitutes(catalogue, base);
  const made = new Map<string, RoundPage>();
  const known = new Set<string>();
  for (let round = 1, planned = first; round <= MAX_ROUNDS; round += 1) {
    const { plan } = planned;
    const fresh = await makePages(tools, planned, made);
    tools.onProgress({ step: 'CHECKING', pages: plan.tasks.length, totalPages: plan.tasks.length });
    const pages = plan.tasks.flatMap(({ path }) => made.get(path) ?? []);
    const manifest = manifestOf(plan, pages, base.manifest);
    for (const path of [...plan.removed, ...plan.paths]) known.add(path);
    const gone = [...known].filter((path) => !plan.paths.has(path));
    const candidate = { manifest, made: pages, fresh, gone };
    const found = isEmpty(plan) ? [] : await checkRelease(tools.store, tools.uploads, candidate);
    if (found.length === 0 || !substitutes.take(found)) {
      const carried = base.faults.filter(
        ({ kind, path, target }) =>
          kind === 'DEAD_LINK' && !made.has(path) && manifest.find(path) && !plan.paths.has(target ?? ''),
      );
      const { faults, replaced } = substitutes;
      const prepared = prepare(tools, plan, pages, manifest);
      return { prepared, faults: [...faults, ...carried], replaced };
    }
    planned = await planFor(tools, substitutes.catalogue, base.manifest);
  }
  throw new UnfitRelease('What is left out makes other pages unfit, again and again.');
}

/** Makes those that no earlier round has made. @returns their addresses */
async function makePages(
  { pool, onProgress }: ReleaseTools,
  { plan, shared }: PlannedRelease,
  made: Map<string, RoundPage>,
): Promise<Set<string>> {
  const tasks = plan.tasks.filter(({ path }) => made.get(path)?.key !== plan.keys.get(path));
  const done = new Set<string>();
  const tell = () => onProgress({ step: 'RENDERING', pages: done.size, totalPages: tasks.length });
  tell();
  if (tasks.length === 0) return new Set();
  await pool.render(tasks, shared, (files) => {
    for (const { path, entry, bytes, links, fault } of files) {
      const key = plan.keys.get(path) ?? '';
      const page = { path, key, entry: entry && { ...entry, key }, bytes, fault };
      made.set(path, { ...page, ...sortLinks(links, plan.paths) });
      done.add(path);
    }
    tell();
  });
  return new Set(tasks.map(({ path }) => path));
}

function manifestOf(plan: Plan, pages: readonly RoundPage[], base: Manifest): Manifest {
  const changes = new Map<string, Entry | null>(plan.entries);
  for (const path of plan.removed) changes.set(path, null);
  for (const { path, entry } of pages) changes.set(path, entry);
  return base.with(changes);
}

function prepare(
  { onProgress }: ReleaseTools,
  plan: Plan,
  pages: readonly RoundPage[],
  manifest: Manifest,
): PreparedRelease | null {
  if (isEmpty(plan)) return null;
  onProgress({ step: 'SAVING', pages: pages.length, totalPages: pages.length });
  const bytes = pages.reduce((total, page) => total + page.bytes, 0);
  return { manifest, pages: plan.total, reused: plan.total - pages.length, bytes };
}
