import type { ShopContent } from '@mela/rules/shop-content.ts';

/** A request for a page or another file of the storefront. */
export interface PageQuestion {
  /** Decoded, without a trailing slash: `/product/red-shoe`. */
  path: string;
  release: number;
  /** The number of a preview, whose content replaces the release's. */
  preview: number | null;
  /** The key of the page that the caller already has. If it is unchanged, it is not sent again. */
  known?: string;
}

/** A rendered page. */
export interface MadePage {
  /** Equal keys mean equal bytes. */
  key: string;
  type: string;
  /** SHA-256 of the body, in base64url. */
  hash: string;
  body: Uint8Array;
}

/**
 * The answer to a request for a page. null: the address has no page. `fault` says why the page cannot be
 * rendered.
 */
export type PageAnswer = null | { redirectTo: string } | { isSame: true } | { fault: string } | MadePage;

/** Addresses with the keys of their pages. */
export type KnownPages = readonly (readonly [path: string, key: string])[];

/** Renders the pages of releases. */
export interface PageSource {
  find(question: PageQuestion): Promise<PageAnswer>;
  /** @returns the known addresses whose page differs in a release */
  compare(release: number, known: KnownPages): Promise<string[]>;
  /** All addresses of a release. */
  paths(release: number): Promise<string[]>;
}

/** The data of a release's pages that the API returns too. */
export interface ShopSource {
  /** @returns up to `count` ids for each product, by handle; see `ShopPages.related` */
  related(release: number, handles: readonly string[], count: number): Promise<string[][]>;
  /** See `ShopPages.content`. */
  content(release: number): Promise<ShopContent>;
}

/** A page source whose pages can change without a new release, such as after an update of the renderer. */
export interface RenewedPages extends PageSource {
  /** @param listener called when another version of the renderer renders the pages */
  onRenewed(listener: () => void): void;
}
