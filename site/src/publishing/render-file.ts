import type { IndexHead } from '@mela/rules/listing/index-parts.ts';
import { buildIndex, type SearchIndex, UPLOADED_IMAGES } from '@mela/rules/listing/product-index.ts';
import type { RenderedFile, Route } from '@mela/rules/renderer.ts';
import { type FeedItem, feed } from './files/feed.ts';
import { type ShopInText, shopInText } from './files/llms.ts';
import { type ProductFeed, productFeed } from './files/product-feed.ts';
import { robots } from './files/robots.ts';
import { type SitemapPage, sitemap, sitemapIndex } from './files/sitemap.ts';
import { webManifest } from './files/web-manifest.ts';
import type { liveIndexPart } from './live-index.ts';
import type { LiveShared } from './shared.ts';

const XML = 'application/xml; charset=utf-8';
const JSON_TEXT = 'application/json; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';

/** The props of files that are not pages, by kind. */
export interface FileProps {
  sitemap: SitemapPage[];
  'sitemap-index': string[];
  robots: null;
  manifest: null;
  feed: FeedItem[];
  'product-feed': ProductFeed;
  text: ShopInText;
  index: SearchIndex;
  'index-head': IndexHead;
  'index-part': ReturnType<typeof liveIndexPart>;
}

const FILES: { [Kind in keyof FileProps]: (props: FileProps[Kind], shared: LiveShared) => RenderedFile } = {
  sitemap: (pages, { storefront }) => ({ body: sitemap(storefront.url, pages), contentType: XML }),
  'sitemap-index': (paths, { storefront }) => ({
    body: sitemapIndex(storefront.url, paths),
    contentType: XML,
  }),
  robots: (_, { storefront }) => ({ body: robots(storefront.url), contentType: PLAIN }),
  manifest: (_, { storefront }) => ({
    body: webManifest(storefront.content),
    contentType: 'application/manifest+json',
  }),
  feed: (items, { storefront }) => ({
    body: feed(storefront.url, storefront.content.shop, items),
    contentType: XML,
  }),
  'product-feed': (part, { storefront }) => ({
    body: productFeed(storefront, part),
    contentType: JSON_TEXT,
  }),
  text: (text, { storefront }) => ({ body: shopInText(storefront, text), contentType: PLAIN }),
  index: (index) => ({
    body: JSON.stringify(buildIndex(index, UPLOADED_IMAGES)),
    contentType: JSON_TEXT,
  }),
  'index-head': (head) => ({ body: JSON.stringify(head), contentType: JSON_TEXT }),
  'index-part': ({ featured, ...index }) => ({
    body: JSON.stringify({ index: buildIndex(index, UPLOADED_IMAGES), featured }),
    contentType: JSON_TEXT,
  }),
};

/** @returns null if the kind is a page */
export function renderFile(kind: string, props: unknown, shared: LiveShared): RenderedFile | null {
  if (!(kind in FILES)) return null;
  const render = FILES[kind as keyof FileProps] as (props: unknown, shared: LiveShared) => RenderedFile;
  return render(props, shared);
}

/** @param parts hashes of what the file depends on besides the shared facts */
export type MakeFile = <Kind extends keyof FileProps>(
  path: string,
  kind: Kind,
  parts: () => readonly string[],
  props: () => FileProps[Kind] | Promise<FileProps[Kind]>,
) => PlannedFile;

/** A file that is planned on request. */
export interface PlannedFile {
  path: string;
  plan: () => Route;
}
