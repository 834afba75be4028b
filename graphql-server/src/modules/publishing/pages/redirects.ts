import { hash } from 'node:crypto';
import type { CatalogueRedirect } from '@mela/rules/catalogue.ts';
import { pageOfFormerShop } from '@mela/rules/former-shop-path.ts';
import { encodeTarget, redirectKey, targetKey } from '@mela/rules/redirect-address.ts';
import type { Route, ShopPages } from '@mela/rules/renderer.ts';

/** Without them there is no storefront. */
const REQUIRED = new Set(['/', '/404.html']);
/** What the server answers beside the storefront. */
const OTHER_ADDRESS = /^\/(admin|graphql|api|uploads|order)(\/|$)/;

/**
 * The pages of a shop with its redirects: for each old address that no page has, or that a redirect takes from its page. Redirects
 * never lead to another redirect. One that leads to a page that is not there does nothing until the page is there.
 */
export function withRedirects(pages: ShopPages, redirects: readonly CatalogueRedirect[]): ShopPages {
  if (redirects.length === 0) return pages;
  const stored = new Map(redirects.map((one) => [one.from, one]));
  const storedAt = (path: string): CatalogueRedirect | undefined => {
    const redirect = stored.get(path);
    if (!redirect || REQUIRED.has(path)) return undefined;
    const route = pages.find(path);
    // A former address of a product or category always gives way, a page only where that was chosen.
    const isFree = route === null || route.redirectTo !== undefined || redirect.replacesPage;
    return isFree ? redirect : undefined;
  };
  const find = (path: string): Route | null => {
    const redirect = storedAt(path);
    const target = redirect ? resolve(redirect, storedAt, pages) : null;
    return target === null ? pages.find(path) : toRoute(path, target);
  };
  const added = () => [...stored.keys()].filter((path) => !pages.has(path) && find(path));
  return {
    shared: pages.shared,
    find,
    has: (path) => pages.has(path) || (stored.has(path) && find(path) !== null),
    paths: function* () {
      yield* pages.paths();
      yield* added();
    },
    count: () => pages.count() + added().length,
  };
}

/**
 * Where an address leads that has no page as it is written: another spelling of an old address, or the address that a page has
 * in a former shop.
 */
export function redirectOf(path: string, { find }: Pick<ShopPages, 'find'>): string | null {
  const key = redirectKey(path);
  const other = key === path ? null : find(key);
  if (other?.redirectTo !== undefined) return other.redirectTo;
  const page = pageOfFormerShop(key);
  const route = page === null ? null : find(page);
  return route && (route.redirectTo ?? page);
}

/** @returns where a browser ends up; null for a page that is not there, and for a loop */
function resolve(
  { from, to }: CatalogueRedirect,
  storedAt: (path: string) => CatalogueRedirect | undefined,
  pages: ShopPages,
): string | null {
  const seen = new Set([from]);
  let target = to;
  for (let key = targetKey(target); key !== null; key = targetKey(target)) {
    if (seen.has(key)) return null;
    seen.add(key);
    const route = pages.find(key);
    const next = storedAt(key)?.to ?? route?.redirectTo;
    if (next === undefined) return route || OTHER_ADDRESS.test(key) ? encodeTarget(target) : null;
    target = next;
  }
  return target;
}

function toRoute(path: string, redirectTo: string): Route {
  return { path, page: 'redirect', key: hash('sha256', redirectTo), props: () => null, redirectTo };
}
