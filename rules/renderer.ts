import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import type { ProductRow, ReadProducts } from './product-row.ts';

/** What the bundle of the site's pages exports, `site/dist/.renderer/entry.mjs`. */
export interface Renderer {
  /** Changes when any page would look different for the same data. */
  version: string;
  /** What the shop holds of a product. Pure. */
  rowOf: (product: CatalogueProduct) => ProductRow;
  /**
   * The pages of a shop. Pure; the work for rows and categories that are the same objects as in an earlier call is not repeated.
   * @param read reads the products of the pages that are rendered
   */
  openShop: (catalogue: Catalogue<ProductRow>, read: ReadProducts) => ShopPages;
  /** Renders one file, final to the byte. */
  renderRoute: (task: RenderTask, shared: SharedProps) => Promise<RenderedFile>;
}

/** The addresses of a shop. Each page is planned when it is asked for, so opening a large shop takes little time. */
export interface ShopPages {
  /** For `renderRoute`. The same object for as long as nothing that all pages share has changed. */
  shared: SharedProps;
  /** @returns null where the shop has nothing at this address */
  find: (path: string) => Route | null;
  /** Whether `find` has something: without planning the page. */
  has: (path: string) => boolean;
  /** Each address once. */
  paths: () => Iterable<string>;
  /** The ids of a product's related products, as on its page but up to `count`. Empty for an unknown handle. */
  related: (handle: string, count: number) => string[];
  /** How many pages and redirects there are, without the other files. */
  count: () => number;
}

/** A page, or another file of a shop. */
export interface Route {
  /** Begins with a slash: `/product/red-shoe`, `/sitemap.xml`. */
  path: string;
  /** A hash of everything the file depends on: the same key means the same bytes. */
  key: string;
  page: string;
  /** Reads what `renderRoute` needs for this file: plain data, which can be sent to a worker. */
  props: () => Promise<unknown>;
  /** The address that took the place of this one. There is nothing to render then. */
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

/** What all pages have in common: content, menu, address. Plain data, sent to each worker once. */
export type SharedProps = object;
