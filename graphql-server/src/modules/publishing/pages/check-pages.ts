import { readdirSync } from 'node:fs';
import type { CatalogueCategory, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { sourceOf } from '../../../kernel/images/image-store.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { PageFault, PublishFault } from './faults.ts';
import type { LoadedShop } from './loaded-shops.ts';
import type { PageMaker } from './page-maker.ts';

/** Addresses that are not pages of the storefront. */
const OTHER_ADDRESS = /^\/(admin|graphql|api|_astro)(\/|$)/;
const UPLOAD = /^\/uploads\/([^/]+)$/;

/** A page to check before its release goes live. */
export interface CheckedPage {
  path: string;
  /** The product or category that the page shows. null: a page with the shop's texts. */
  thing: CatalogueProduct | CatalogueCategory | null;
}

/** The result of checking pages. */
export interface Checked {
  /** Documents whose own page could not be rendered. Their changes are not shown. */
  unmade: PublishFault[];
  /** Documents with missing image files. They are shown without these images. */
  lost: PublishFault[];
  /** Faults of documents that are shown nevertheless. */
  faults: PublishFault[];
  /** The number of rendered pages. */
  count: number;
  bytes: number;
}

export interface CheckTools {
  maker: PageMaker;
  /** The storage of product images. */
  uploads: Storage;
  /** The folder of the built site. */
  site: string;
}

/** Renders pages of a release before it goes live, and checks their links and images. */
export async function checkPages(
  { maker, uploads, site }: CheckTools,
  shop: LoadedShop,
  pages: readonly CheckedPage[],
  onPage: () => void,
): Promise<Checked> {
  const files = new Set(readdirSync(site).map((name) => `/${name}`));
  const checked: Checked = { unmade: [], lost: [], faults: [], count: 0, bytes: 0 };
  const check = async (page: CheckedPage) => {
    const route = shop.pages.find(page.path);
    if (!route || route.redirectTo !== undefined) return;
    const { fault, links, body } = await maker.render(route, shop);
    checked.count += 1;
    checked.bytes += body.length;
    if (fault) checked.unmade.push(toFault(page, fault, 'LEFT_OUT'));
    const wrong = fault ? null : await wrongLink(links, shop, uploads, files);
    if (wrong && isOwn(page, wrong, shop)) checked.unmade.push(toFault(page, wrong, 'LEFT_OUT'));
    else if (wrong && isOwnImage(page, wrong)) checked.lost.push(toFault(page, wrong, 'SHOWN'));
    else if (wrong) checked.faults.push(toFault(page, wrong, 'SHOWN'));
    onPage();
  };
  await Promise.all(pages.map(check));
  return checked;
}

/**
 * Whether a broken link is in the text of the product or category. If so, that document is not shown. A
 * broken link in the shop's texts, by contrast, is on every page.
 */
function isOwn(
  { thing }: CheckedPage,
  { kind, target }: Omit<PageFault, 'path'>,
  { catalogue }: LoadedShop,
): boolean {
  if (kind !== 'DEAD_LINK' || !thing || target === null) return false;
  return !JSON.stringify(catalogue.content).includes(target);
}

function isOwnImage({ thing }: CheckedPage, { kind, target }: Omit<PageFault, 'path'>): boolean {
  if (kind !== 'IMAGE_MISSING' || !thing) return false;
  const images = 'images' in thing ? thing.images : [thing.image];
  return images.some((image) => image?.src === target);
}

/** The first broken link or missing image. */
async function wrongLink(
  links: readonly string[],
  { pages }: LoadedShop,
  uploads: Storage,
  files: ReadonlySet<string>,
): Promise<Omit<PageFault, 'path'> | null> {
  for (const link of links) {
    const upload = UPLOAD.exec(link)?.[1];
    if (upload !== undefined && !(await isThere(uploads, sourceOf(upload))))
      return { kind: 'IMAGE_MISSING', target: link };
    const isKnown = upload !== undefined || OTHER_ADDRESS.test(link) || files.has(link);
    if (!isKnown && !pages.has(link)) return { kind: 'DEAD_LINK', target: link };
  }
  return null;
}

/** Whether an image exists. While the storage is unreachable, no image counts as missing. */
function isThere(uploads: Storage, name: string): Promise<boolean> {
  return uploads.has(name).catch(() => true);
}

function toFault(
  { path, thing }: CheckedPage,
  fault: Omit<PageFault, 'path'>,
  outcome: PublishFault['outcome'],
): PublishFault {
  const named = thing && { subjectId: thing.id, name: 'title' in thing ? thing.title : thing.name };
  const subject = !thing ? 'CONTENT' : 'title' in thing ? 'PRODUCT' : 'CATEGORY';
  return { path, ...fault, subject, subjectId: null, name: null, ...named, outcome };
}
