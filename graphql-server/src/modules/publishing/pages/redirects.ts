import { hash } from 'node:crypto';
import type { CatalogueRedirect } from '@mela/rules/catalogue.ts';
import { pageOfFormerShop } from '@mela/rules/former-shop-path.ts';
import { encodeTarget, redirectKey, targetKey } from '@mela/rules/redirect-address.ts';
import type { Route, ShopPages } from '@mela/rules/renderer.ts';

/** Pages that a redirect cannot replace. */
const REQUIRED = new Set(['/', '/404.html']);
/** Addresses that are not pages of the storefront. */
const OTHER_ADDRESS = /^\/(admin|graphql|api|uploads|order)(\/|$)/;

/**
 * Combines the pages of a shop with its redirects. A redirect applies to an address without a page, or replaces a page. Chains of
 * redirects are resolved. A redirect to a missing page has no effect until the page exists.
 */
export function withRedirects(pages: ShopPages, redirects: readonly CatalogueRedirect[]): ShopPages {
  if (redirects.length === 0) return pages;
  const stored = new Map(redirects.map((one) => [one.from, one]));
  const storedAt = (path: string): CatalogueRedirect | undefined => {
    const redirect = stored.get(path);
    if (!redirect || REQUIRED.has(path)) return undefined;
    const route = pages.find(path);
    // A redirect always replaces a former address of a product or category. It replaces a page only if the operator chose that.
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
    related: pages.related,
    content: pages.content,
    count: () => pages.count() + added().length,
  };
}

/** The target for an address without a page: another spelling of an old address, or an address of a former shop system. */
export function redirectOf(path: string, { find }: Pick<ShopPages, 'find'>): string | null {
  const key = redirectKey(path);
  const other = key === path ? null : find(key);
  if (other?.redirectTo !== undefined) return other.redirectTo;
  const page = pageOfFormerShop(key);
  const route = page === null ? null : find(page);
  return route && (route.redirectTo ?? page);
}

/** @returns the final target. null for a missing page or a loop */
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
  return { path, page: 'redirect', key: hash('sha256', redirectTo), props: async () => null, redirectTo };
}
