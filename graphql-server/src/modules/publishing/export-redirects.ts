import { FORMER_FOLDERS, FORMER_PATH_RULES } from '@mela/rules/former-shop-path.ts';
import { encodeTarget } from '@mela/rules/redirect-address.ts';

/** Hosts such as Netlify and Cloudflare Pages answer what it says with status 301. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Redirects from the addresses that products and collections have in Shopify to the pages with the same handles. The server
 * follows a rule instead (`rules/former-shop-path.ts`).
 */
export class FormerShopPages {
  readonly #paths = new Set<string>();
  readonly #former = new Map<string, string>();

  /** Notes an address of the shop. @param target where it ends */
  note(path: string, target: string): void {
    this.#paths.add(path);
    const [, folder, handle] = /^(\/(?:product|category)\/)([^/]+)$/.exec(path) ?? [];
    if (folder === undefined) return;
    this.#former.set(FORMER_FOLDERS[folder as keyof typeof FORMER_FOLDERS] + handle, target);
  }

  /** Those that no page of the shop has. */
  redirects(): [path: string, target: string][] {
    return [...this.#former].filter(([path]) => !this.#paths.has(path));
  }
}

/** The lines of a `_redirects` file. The first that matches counts. @param redirects where old addresses lead */
export function redirectsFile(redirects: ReadonlyMap<string, string>): string {
  const own = [...redirects].map(([path, target]) => `${encodeTarget(path)} ${target} 301`);
  return [...own, ...FORMER_PATH_RULES, ''].join('\n');
}

/** A page that leads to another address, for hosts that read no `_redirects` file. */
export function refreshPage(address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${escaped}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${escaped}"><a href="${escaped}">Moved</a>`;
}
