import { FORMER_FOLDERS, FORMER_PATH_RULES } from '@mela/rules/former-shop-path.ts';
import { encodeTarget } from '@mela/rules/redirect-address.ts';

/** Hosts such as Netlify and Cloudflare Pages read this file and answer with status 301. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Redirects from Shopify's addresses of products and collections to pages with the same handles. The server uses a rule instead
 * (`rules/former-shop-path.ts`).
 */
export class FormerShopPages {
  readonly #paths = new Set<string>();
  readonly #former = new Map<string, string>();

  /** Records a path of the shop, and the corresponding Shopify path of a product or category. @param target its final target */
  note(path: string, target: string): void {
    this.#paths.add(path);
    const [, folder, handle] = /^(\/(?:product|category)\/)([^/]+)$/.exec(path) ?? [];
    if (folder === undefined) return;
    this.#former.set(FORMER_FOLDERS[folder as keyof typeof FORMER_FOLDERS] + handle, target);
  }

  /** The Shopify redirects for paths at which the shop has no page of its own. */
  redirects(): [path: string, target: string][] {
    return [...this.#former].filter(([path]) => !this.#paths.has(path));
  }
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
