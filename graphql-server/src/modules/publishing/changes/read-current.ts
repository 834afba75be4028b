import { datedConditions } from '@mela/rules/collections.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { endOf } from '@mela/rules/content/time-left.ts';
import type { Document, FindOptions, ObjectId } from 'mongodb';
import { inBatches } from '../../../kernel/in-batches.ts';
import type { Category } from '../../catalogue/categories/category.ts';
import type { ProductContent } from '../../catalogue/products/product.ts';
import { type ProductCollection, readCollections } from '../../collections/collection.ts';
import { readContent, type StoredContent } from '../../content/collection.ts';
import type { Redirect } from '../../redirects/collection.ts';
import { readSellingPast, type StoredSelling } from '../../selling/collection.ts';
import { sellingTerms } from '../../selling/selling-terms.ts';
import type { ReleasedContent, ReleasedKind } from '../released/collections.ts';
import { categoryVersion, contentVersion, productVersion, redirectVersion } from '../released/documents.ts';
import { DERIVED, toId } from '../released/read-versions.ts';
import { readMarks } from '../released/stock-marks.ts';
import type { NewVersion } from '../released/version-changes.ts';
import type { Snapshot } from './snapshot.ts';

/** The number of products that are read together with their stock. */
export const BATCH_SIZE = 500;

/** The source of what a release would show. `now`: the time for evaluating dates. */
export type CurrentSource = Pick<Snapshot, 'collection' | 'session'> & { now: number };

/** @returns the current state of some documents. Those that a release would not show are omitted */
export async function readCurrent(
  source: CurrentSource,
  kind: ReleasedKind,
  ids: readonly string[],
): Promise<NewVersion[]> {
  const filter = { _id: { $in: ids.map((id) => toId(kind, id)) } };
  const found: NewVersion[] = [];
  for await (const batch of currentBatches(source, kind, filter)) found.push(...batch);
  return found;
}

/** Reads all shown documents of a kind, in the order of `_id`. */
export function readAllCurrent(source: CurrentSource, kind: ReleasedKind): AsyncIterable<NewVersion[]> {
  return currentBatches(source, kind, {});
}

async function* currentBatches(
  source: CurrentSource,
  kind: ReleasedKind,
  filter: Document,
): AsyncGenerator<NewVersion[]> {
  if (kind === 'content') {
    yield [await readCurrentContent(source)];
    return;
  }
  const { session } = source;
  const options: FindOptions = { session, projection: DERIVED, batchSize: BATCH_SIZE, hint: { _id: 1 } };
  const found = source.collection(kind).find(filter, options).sort({ _id: 1 });
  for await (const documents of inBatches(found, BATCH_SIZE)) {
    if (kind === 'products') yield await productVersions(source, documents as ProductContent[]);
    else if (kind === 'categories') yield documents.map((document) => categoryVersion(document as Category));
    else yield documents.map((document) => redirectVersion(document as Redirect));
  }
}

async function productVersions(
  { collection, session, now }: CurrentSource,
  products: readonly ProductContent[],
): Promise<NewVersion[]> {
  const shown = products.filter((product) => isShown(product, now));
  const ids = shown.map(({ _id }) => _id);
  const marks = await readMarks(collection('inventory'), ids, { session });
  return shown.map((product) => productVersion(product, marks.get(idOf(product))));
}

async function readCurrentContent({ collection, session, now }: CurrentSource): Promise<NewVersion> {
  const selling = collection<StoredSelling>('storefront');
  const { settings, hasSold } = await readSellingPast({ selling }, session);
  const { values } = await readContent({ content: collection<StoredContent>('storefront') }, session);
  const productCollections = collection<ProductCollection>('productCollections');
  const collections = await readCollections({ productCollections }, session);
  return contentVersion({
    content: withoutEnded(values, now, settings.timeZone),
    currency: settings.currency,
    timeZone: settings.timeZone,
    selling: sellingTerms(settings),
    hasSold,
    ...datedCollections(collections, now, settings.timeZone),
  });
}

/**
 * The collections of a release, with dates in their conditions. undefined without collections, so that such a
 * release equals those from before shops had collections.
 */
export function datedCollections(
  collections: readonly ProductCollection[],
  now: number,
  timeZone: string,
): Pick<ReleasedContent, 'collections'> {
  if (collections.length === 0) return {};
  return { collections: collections.map((one) => datedConditions(one, new Date(now), timeZone)) };
}

export function withoutEnded(content: StorefrontContent, now: number, timeZone: string): StorefrontContent {
  const runs = ({ endsAt }: { endsAt: string }) => endOf(endsAt, timeZone) > now;
  const home = (content.home ?? []).filter((section) => section.kind !== 'countdown' || runs(section));
  return { ...content, deals: content.deals.filter(runs), home };
}

function isShown({ status, showFrom, showUntil }: ProductContent, now: number): boolean {
  const [from, until] = [showFrom?.getTime() ?? now, showUntil?.getTime() ?? Number.POSITIVE_INFINITY];
  return status !== 'DRAFT' && from <= now && now < until;
}

function idOf({ _id }: { _id: ObjectId }): string {
  return _id.toHexString();
}
