/** Asks for a page, or another file, of the storefront. */
export interface PageQuestion {
  /** Decoded, without a slash at the end: `/product/red-shoe`. */
  path: string;
  release: number;
  /** The number of a preview, which shows its own content instead of the release's. */
  preview: number | null;
  /** The key of the page that the caller has: it need not be sent again. */
  known?: string;
}

/** A page as it was rendered. */
export interface MadePage {
  /** The same key means the same bytes. */
  key: string;
  type: string;
  /** SHA-256 of the body, in base64url. */
  hash: string;
  body: Uint8Array;
}

/** null: there is nothing at this address. `fault`: the page cannot be made, and why. */
export type PageAnswer = null | { redirectTo: string } | { isSame: true } | { fault: string } | MadePage;

/** Addresses with the keys of their pages. */
export type KnownPages = readonly (readonly [path: string, key: string])[];

/** Makes the pages of releases. */
export interface PageSource {
  find(question: PageQuestion): Promise<PageAnswer>;
  /** @returns which of the known addresses have another page in a release, or none */
  compare(release: number, known: KnownPages): Promise<string[]>;
  /** All addresses of a release. */
  paths(release: number): Promise<string[]>;
}

/** Whose pages may become others without another release. */
export interface RenewedPages extends PageSource {
  /** @param listener is called when another program makes the pages */
  onRenewed(listener: () => void): void;
}
