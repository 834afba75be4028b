import type { Route } from '@mela/rules/renderer.ts';
import type { Entry, Manifest, RedirectEntry } from '../store/manifest.ts';

/** A page to be rendered. What it is made of is computed only then: all pages of a large shop together take gigabytes. */
export type PlannedPage = Pick<Route, 'path' | 'page' | 'props'>;

/** What a release has that the one before has not. */
export interface Plan {
  tasks: PlannedPage[];
  /** The entries that need no rendering: redirects, and files that are no pages. */
  entries: Map<string, Entry>;
  /** By address, for what is rendered. */
  keys: Map<string, string>;
  removed: string[];
  /** All addresses. */
  paths: ReadonlySet<string>;
  /** How many routes there are. */
  total: number;
}

/**
 * Compares the routes of a shop with what was made before: whatever has another key is made anew. Nothing is noted of
 * what depends on what, so nothing can be forgotten.
 * @param assets the addresses of files that are no routes; they stay.
 */
export function planRelease(
  routes: readonly Route[],
  assets: ReadonlyMap<string, Entry>,
  base: Manifest,
): Plan {
  const paths = new Set(assets.keys());
  const plan: Plan = {
    tasks: [],
    entries: new Map(),
    keys: new Map(),
    removed: [],
    paths,
    total: routes.length,
  };
  for (const [path, entry] of assets) {
    if (base.find(path)?.key !== entry.key) plan.entries.set(path, entry);
  }
  for (const route of routes) {
    if (paths.has(route.path)) throw new Error(`There are two pages at ${route.path}.`);
    paths.add(route.path);
    if (base.find(route.path)?.key !== route.key) planRoute(plan, route);
  }
  for (const path of base.entries().keys()) if (!paths.has(path)) plan.removed.push(path);
  return plan;
}

export function isEmpty({ tasks, entries, removed }: Plan): boolean {
  return tasks.length === 0 && entries.size === 0 && removed.length === 0;
}

function planRoute(plan: Plan, { path, key, page, props, redirectTo }: Route): void {
  if (redirectTo !== undefined) {
    plan.entries.set(path, { redirectTo, key } satisfies RedirectEntry);
    return;
  }
  plan.tasks.push({ path, page, props });
  plan.keys.set(path, key);
}
