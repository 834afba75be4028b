import { FORMER_FOLDERS, FORMER_PATH_RULES } from '@mela/rules/former-shop-path.ts';
import { encodeTarget } from '@mela/rules/redirect-address.ts';

/** Hosts such as Netlify and Cloudflare Pages read this file and answer with status 301. */
export const REDIRECTS_FILE = '_redirects';

/**
 * The former address of a product or category in a shop of Shopify, with the same handle. The server uses a rule instead
 * (`rules/former-shop-path.ts`).
 * @returns null for any other path
 */
export function formerShopPath(path: string): string | null {
  const [, folder, handle] = /^(\/(?:product|category)\/)([^/]+)$/.exec(path) ?? [];
  return folder === undefined ? null : FORMER_FOLDERS[folder as keyof typeof FORMER_FOLDERS] + handle;
}

/** The lines of a `_redirects` file. The first match counts. @param redirects targets by former address */
export function redirectsFile(redirects: ReadonlyMap<string, string>): string {
  const own = [...redirects].map(([path, target]) => `${encodeTarget(path)} ${target} 301`);
  return [...own, ...FORMER_PATH_RULES, ''].join('\n');
}

/** A page that redirects, for hosts that do not read a `_redirects` file. */
export function refreshPage(address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${escaped}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${escaped}"><a href="${escaped}">Moved</a>`;
}
