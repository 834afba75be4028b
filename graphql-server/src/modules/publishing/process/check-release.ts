import { ObjectId } from 'mongodb';
import { publishingTexts } from '../messages.ts';
import { type CheckedPage, type CheckTools, checkPages } from '../pages/check-pages.ts';
import { type PublishFault, UnfitRelease } from '../pages/faults.ts';
import type { LoadedShop, LoadedShops } from '../pages/loaded-shops.ts';
import type { StagedRelease } from '../released/version-changes.ts';
import type { VersionWriter } from '../released/version-writer.ts';
import type { PublishProgress } from '../storefront.ts';

/**
 * The maximum number of rounds. Each round reverts failing documents and checks the pages again. Two rounds
 * are nearly always enough.
 */
const MAX_ROUNDS = 5;
/** Checking this many pages takes about a second. */
const MAX_CHECKED = 100;
/**
 * A release with more changed products or categories checks this many of each. `LateCheck` checks the others once the release is live.
 */
const SAMPLE = 10;
/** The pages with the shop's texts. */
const TEXT_PAGES = [
  ...['/404.html', '/', '/shop', '/about', '/contactus', '/help', '/privacy', '/terms', '/cart', '/checkout'],
];

export interface CheckReleaseTools extends CheckTools {
  shops: LoadedShops;
  writer: VersionWriter;
  onProgress: (progress: PublishProgress) => void;
}

/** The result of checking a release. */
export interface CheckedRelease {
  /** The number of rendered pages. */
  pages: number;
  /** The size of these pages. */
  bytes: number;
  faults: PublishFault[];
  /** Whether the pages of all changed products and categories were checked. */
  isWhole: boolean;
}

/**
 * Renders the pages of changed documents. Reverts the changes that cannot be shown, so that one product does not block the others.
 * @param former the faults of the live release
 * @throws UnfitRelease if the release cannot be shown
 */
export async function checkRelease(
  tools: CheckReleaseTools,
  staged: StagedRelease,
  former: readonly PublishFault[],
): Promise<CheckedRelease> {
  const { shops, writer } = tools;
  const kept: PublishFault[] = [];
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const shop = await shops.at(staged.number);
    const pages = await pagesOf(shop, staged);
    const progress = { step: 'RENDERING' as const, pages: 0, totalPages: pages.length };
    tools.onProgress(progress);
    const { unmade, lost, faults, bytes, count } = await checkPages(tools, shop, pages, () => {
      progress.pages += 1;
    });
    if (unmade.length === 0 && lost.length === 0) {
      const all = [...kept, ...faults];
      const known = new Set(all.map(({ path }) => path));
      const checked = new Set(pages.map(({ path }) => path));
      const isOpen = ({ path, subject, subjectId }: PublishFault) =>
        !known.has(path) &&
        !checked.has(path) &&
        !staged.ids[kindOf(subject)].includes(subjectId ?? 'content');
      const stillWrong = former.filter(isOpen);
      return { pages: count, bytes, faults: [...all, ...stillWrong], isWhole: !isLarge(staged) };
    }
    for (const fault of mostParticular(unmade)) kept.push(await takeBack(writer, staged, fault));
    for (const fault of lost) kept.push(await removeImage(writer, staged, fault));
    shops.forget(staged.number);
  }
  throw new UnfitRelease(publishingTexts.pagesKeepBreaking);
}

/** Prefers the faults of products and categories, because pages with the shop's texts also fail because of a product on them. */
function mostParticular(unmade: readonly PublishFault[]): readonly PublishFault[] {
  if (unmade.length === 0) return [];
  const isText = unmade.some(({ path }) => path === '/404.html');
  const ofThings = unmade.filter(({ subject }) => subject !== 'CONTENT');
  return isText || ofThings.length === 0 ? unmade.slice(0, 1) : ofThings;
}

/** @returns the fault with what is shown instead @throws UnfitRelease if nothing can be shown instead */
async function takeBack(
  writer: VersionWriter,
  staged: StagedRelease,
  fault: PublishFault,
): Promise<PublishFault> {
  const { subject, subjectId, path, target } = fault;
  const kind = kindOf(subject);
  const id = kind === 'content' ? kind : ObjectId.createFromHexString(subjectId ?? '');
  const isStaged = staged.ids[kind].includes(String(id));
  const hasFormer = isStaged && (await writer.takeBack(staged.number, kind, id));
  if (kind === 'content' && !hasFormer)
    throw new UnfitRelease(publishingTexts.pageFailed({ path, reason: target ?? '' }));
  return { ...fault, outcome: hasFormer ? 'KEPT' : 'LEFT_OUT' };
}

async function removeImage(
  writer: VersionWriter,
  staged: StagedRelease,
  fault: PublishFault,
): Promise<PublishFault> {
  const kind = fault.subject === 'CATEGORY' ? 'categories' : 'products';
  const id = ObjectId.createFromHexString(fault.subjectId ?? '');
  const [, hash = ''] = /([^/]+)\.webp$/.exec(fault.target ?? '') ?? [];
  await writer.removeImage(staged.number, kind, id, hash);
  return fault;
}

/** Whether a release changes too many products and categories to check all their pages before it goes live. */
function isLarge({ counts }: StagedRelease): boolean {
  return counts.products + counts.categories > MAX_CHECKED;
}

/** The pages of changed documents. Their faults decide whether the release can be shown. */
async function pagesOf(shop: LoadedShop, staged: StagedRelease): Promise<CheckedPage[]> {
  const texts = staged.counts.content > 0 ? TEXT_PAGES : ['/404.html', '/'];
  const things = await pagesOfThings(shop, staged.ids, isLarge(staged) ? SAMPLE : MAX_CHECKED);
  return [...texts.map((path) => ({ path, thing: null })), ...things];
}

/** The pages of some products and categories, at most `max` of each. */
export async function pagesOfThings(
  { catalogue, read }: LoadedShop,
  ids: { products: readonly string[]; categories: readonly string[] },
  max: number,
): Promise<CheckedPage[]> {
  const categories = withIds(catalogue.categories, ids.categories, max);
  const products = await read(withIds(catalogue.products, ids.products, max));
  return [
    ...categories.map((thing) => ({ path: `/category/${thing.handle}`, thing })),
    ...products.map((thing) => ({ path: `/product/${thing.handle}`, thing })),
  ];
}

/** Stops at the maximum, because a shop can have very many products. */
function withIds<T extends { id: string }>(things: readonly T[], ids: readonly string[], max: number): T[] {
  const wanted = new Set(ids);
  const found: T[] = [];
  for (const thing of things) {
    if (found.length === Math.min(wanted.size, max)) break;
    if (wanted.has(thing.id)) found.push(thing);
  }
  return found;
}

function kindOf(subject: PublishFault['subject']): 'products' | 'categories' | 'content' {
  return subject === 'PRODUCT' ? 'products' : subject === 'CATEGORY' ? 'categories' : 'content';
}
