import { hash } from 'node:crypto';
import type { CatalogueRedirect } from '@mela/rules/catalogue.ts';
import { encodeTarget, targetKey } from '@mela/rules/redirect-address.ts';
import type { Route } from '@mela/rules/renderer.ts';

/** Without them there is no storefront. */
const REQUIRED = new Set(['/', '/404.html']);
/** What the server answers beside the storefront. */
const OTHER_ADDRESS = /^\/(admin|graphql|api|uploads|order)(\/|$)/;

/**
 * The routes of a release: those of its pages, and a redirect for each old address that no page has. Redirects never lead
 * to another redirect, and those to a page that the release lacks are left out until it has it.
 * @param routes of the pages, and of the former addresses of products and categories
 */
export function withRedirects(
  routes: readonly Route[],
  redirects: readonly CatalogueRedirect[],
): readonly Route[] {
  if (redirects.length === 0) return routes;
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const stored = new Map(
    redirects
      .filter(({ from, replacesPage }) => isFree(byPath.get(from), from, replacesPage))
      .map((one) => [one.from, one]),
  );
  const added = [...stored.values()].flatMap(({ from, to }): Route[] => {
    const redirectTo = resolve(from, to, stored, byPath);
    return redirectTo === null
      ? []
      : [{ path: from, page: 'redirect', key: hash('sha256', redirectTo), props: () => null, redirectTo }];
  });
  const taken = new Set(added.map(({ path }) => path));
  return [...routes.filter(({ path }) => !taken.has(path)), ...added];
}

/** A page gives way only where that was chosen; a former address of a product or category always does. */
function isFree(route: Route | undefined, from: string, replacesPage: boolean): boolean {
  if (REQUIRED.has(from)) return false;
  return route === undefined || route.redirectTo !== undefined || replacesPage;
}

/** @returns where a browser ends up; null for a page that is not there, and for a loop */
function resolve(
  from: string,
  to: string,
  stored: ReadonlyMap<string, CatalogueRedirect>,
  byPath: ReadonlyMap<string, Route>,
): string | null {
  const seen = new Set([from]);
  let target = to;
  for (let key = targetKey(target); key !== null; key = targetKey(target)) {
    if (seen.has(key)) return null;
    seen.add(key);
    const next = stored.get(key)?.to ?? byPath.get(key)?.redirectTo;
    if (next === undefined) return byPath.has(key) || OTHER_ADDRESS.test(key) ? encodeTarget(target) : null;
    target = next;
  }
  return target;
}
