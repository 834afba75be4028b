import { readdirSync } from 'node:fs';
import type { CatalogueCategory, CatalogueProduct } from '@mela/rules/catalogue.ts';
import { sourceOf } from '../../../kernel/images/image-store.ts';
import type { Storage } from '../../../kernel/storage/storage.ts';
import type { PageFault, PublishFault } from './faults.ts';
import type { LoadedShop } from './loaded-shops.ts';
import type { PageMaker } from './page-maker.ts';

/** What the server answers beside the storefront. */
const OTHER_ADDRESS = /^\/(admin|graphql|api|_astro)(\/|$)/;
const UPLOAD = /^\/uploads\/([^/]+)$/;

/** A page that is checked before its release is shown. */
export interface CheckedPage {
  path: string;
  /** null: the texts of the shop. */
  thing: CatalogueProduct | CatalogueCategory | null;
}

/** What was found out about pages before their release is shown. */
export interface Checked {
  /** Of things whose own page cannot be made: they are not shown as they were saved. */
  unmade: PublishFault[];
  /** Own images of things whose files are missing: they are shown without these. */
  lost: PublishFault[];
  /** What is shown all the same. */
  faults: PublishFault[];
  /** How many pages were rendered. */
  count: number;
  bytes: number;
}

export interface CheckTools {
  maker: PageMaker;
  /** Where product images are. */
  uploads: Storage;
  /** The folder of the built site. */
  site: string;
}

/** Renders pages of a release that is not shown yet, and looks for links that lead nowhere and images that are missing. */
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

/** A link in the text of a product or category itself: it is not shown with it. One in the shop's texts is on every page. */
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

/** The first link that leads nowhere, or the first image that is missing. */
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

/** While the store does not answer, no image is known to be missing. */
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
