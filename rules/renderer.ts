import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import type { ProductRow, ReadProducts } from './product-row.ts';
import type { ShopContent } from './shop-content.ts';

/** The exports of the bundle with the site's pages, `site/dist/.renderer/entry.mjs`. */
export interface Renderer {
  /** Changes when any page would look different for the same data. */
  version: string;
  /** Derives the row of a product. A pure function. */
  rowOf: (product: CatalogueProduct) => ProductRow;
  /**
   * Opens the pages of a shop. A pure function that reuses earlier work for rows and categories that are the
   * same objects as in an earlier call.
   * @param read reads the products of the pages that are rendered
   */
  openShop: (catalogue: Catalogue<ProductRow>, read: ReadProducts) => ShopPages;
  /** Loads the components of pages, so that rendering the first page does not take longer. */
  loadPages: () => Promise<unknown>;
  /** Renders one file, final to the byte. */
  renderRoute: (task: RenderTask, shared: SharedProps) => Promise<RenderedFile>;
}

/** The addresses of a shop. Each page is planned when it is requested, so opening a large shop takes little time. */
export interface ShopPages {
  /** An argument of `renderRoute`. It stays the same object until data that all pages share changes. */
  shared: SharedProps;
  /** @returns null if the shop has nothing at this address */
  find: (path: string) => Route | null;
  /** Whether `find` would return a route. Does not plan the page. */
  has: (path: string) => boolean;
  /** All addresses, each once. */
  paths: () => Iterable<string>;
  /** The ids of at most `count` related products, in the order of the product's page. Empty for an unknown handle. */
  related: (handle: string, count: number) => string[];
  /** What the pages show of the shop's content, for the API. */
  content: () => Promise<ShopContent>;
  /** The number of pages and redirects, without other files. */
  count: () => number;
}

/** A page, or another file of a shop. */
export interface Route {
  /** The path, such as `/product/red-shoe` or `/sitemap.xml`. */
  path: string;
  /** A hash of everything the file depends on: the same key means the same bytes. */
  key: string;
  page: string;
  /** Reads the input of `renderRoute` for this file: plain data, which can be sent to a worker. */
  props: () => Promise<unknown>;
  /** The address to redirect to. If set, there is nothing to render. */
  redirectTo?: string;
}

export interface RenderTask {
  path: string;
  page: string;
  props: unknown;
}

export interface RenderedFile {
  body: string | Uint8Array;
  contentType: string;
}

/** The data that all pages share: content, menu, address. Plain data, sent to each worker once. */
export type SharedProps = object;
