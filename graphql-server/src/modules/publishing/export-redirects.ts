import { FORMER_FOLDERS, FORMER_PATH_RULES } from '@mela/rules/former-shop-path.ts';
import { encodeTarget } from '@mela/rules/redirect-address.ts';
import type { Entry, RedirectEntry } from './store/manifest.ts';

/** Hosts such as Netlify and Cloudflare Pages answer what it says with status 301. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Redirects from the addresses that products and collections have in Shopify to the pages with the same handles. The server
 * follows a rule instead (`rules/former-shop-path.ts`).
 */
export function formerShopEntries(entries: ReadonlyMap<string, Entry>): [string, RedirectEntry][] {
  const found: [string, RedirectEntry][] = [];
  for (const [path, entry] of entries) {
    const [, folder, handle] = /^(\/(?:product|category)\/)([^/]+)$/.exec(path) ?? [];
    if (folder === undefined || 'isUpload' in entry) continue;
    const former = FORMER_FOLDERS[folder as keyof typeof FORMER_FOLDERS] + handle;
    const redirectTo = 'redirectTo' in entry ? entry.redirectTo : path;
    if (!entries.has(former)) found.push([former, { redirectTo, key: '' }]);
  }
  return found;
}

/** The lines of a `_redirects` file. The first that matches counts. */
export function redirectsFile(entries: ReadonlyMap<string, Entry>): string {
  const own = [...entries].flatMap(([path, entry]) =>
    'redirectTo' in entry ? `${encodeTarget(path)} ${entry.redirectTo} 301` : [],
  );
  return [...own, ...FORMER_PATH_RULES, ''].join('\n');
}

/** A page that leads to another address, for hosts that read no `_redirects` file. */
export function refreshPage(address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${escaped}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${escaped}"><a href="${escaped}">Moved</a>`;
}
