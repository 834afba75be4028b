import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { toUnits } from '@mela/rules/price.ts';
import type { Variant } from '@mela/rules/variants.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { throwMissingOrStale, UserError } from '../../../kernel/errors.ts';
import type { State } from '../../../kernel/history/changed-fields.ts';
import {
  assertNotChangedLater,
  assertUnchanged,
  fieldsOf,
  inWords,
  retryOnConflict,
} from '../../../kernel/history/changed-since.ts';
import type { HistoryEntry } from '../../../kernel/history/entry.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { NEWEST } from '../../../kernel/mongodb/documents.ts';
import { leftAfterOrders } from '../../inventory/left-after-orders.ts';
import { stockFieldOf } from '../../inventory/level.ts';
import { type CatalogueContext, readCategoriesAnew } from '../context.ts';
import { partsOf, replaceProduct } from '../import/product-write.ts';
import { WITHOUT_FACETS } from '../list/facets.ts';
import { catalogueMessages } from '../messages.ts';
import { rejectDuplicate } from '../returning.ts';
import { asDraftWhereFaulty } from './as-draft.ts';
import type { Product, ProductContent } from './product.ts';
import { productChange, productState } from './product-change.ts';
import { restoredProduct } from './restore.ts';
import { findProduct } from './service.ts';
import { onHandOf, withOnHand, withStock } from './stock.ts';
import { changedProduct, type ProductChange } from './update.ts';
import { draftsOf } from './variants.ts';
import { writeStock } from './write-stock.ts';

/** The effect of undoing one change. */
interface Undoing {
  entry: HistoryEntry;
  before: Product | null;
  after: ProductContent | null;
  /** A note for the history. */
  note?: string;
}

export async function undoProductChange(context: CatalogueContext, entry: HistoryEntry): Promise<void> {
  await retryOnConflict(async () => {
    const [planned] = await planAll(readCategoriesAnew(context), [entry]);
    if (planned?.status === 'rejected') throw planned.reason;
    if (planned) await writeAll(context, [planned.value]);
  });
}

/**
 * Undoes changes of several products in the batches of an import.
 * @returns the changes that could not be undone, with all others of the same batch. The caller undoes these
 * one by one, so that each failure is reported with its reason
 */
export async function undoProductChanges(
  context: CatalogueContext,
  entries: HistoryEntry[],
): Promise<HistoryEntry[]> {
  const planned = await planAll(readCategoriesAnew(context), entries);
  const undone = new Set<HistoryEntry>();
  const possible = planned.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  for (const part of partsOf(possible)) {
    const isWritten = await writeAll(context, part).then(
      () => true,
      () => false,
    );
    if (isWritten) for (const { entry } of part) undone.add(entry);
    await yieldToEventLoop();
  }
  return entries.filter((entry) => !undone.has(entry));
}

async function planAll(
  context: CatalogueContext,
  entries: HistoryEntry[],
): Promise<PromiseSettledResult<Undoing>[]> {
  const ids = entries.map(({ subjectId }) => subjectId as ObjectId);
  const found = context.products.find({ _id: { $in: ids } }, { ...NEWEST, projection: WITHOUT_FACETS });
  const present = await withStock(context, await found.toArray());
  const byId = new Map(present.map((product) => [product._id.toHexString(), product]));
  return Promise.allSettled(
    entries.map((entry) => plan(context, entry, byId.get(String(entry.subjectId)) ?? null)),
  );
}

/** @throws UserError when the changed values were changed again, or a rule is broken */
async function plan(
  context: CatalogueContext,
  entry: HistoryEntry,
  product: Product | null,
): Promise<Undoing> {
  if (entry.action === 'DELETED') {
    const restored = await restoredProduct(context, entry.before as ProductContent);
    return { entry, before: null, ...asDraftWhereFaulty(null, restored) };
  }
  if (entry.action === 'CREATED') await assertNotChangedLater(context, entry);
  if (!product) throw new UserError('CONFLICT', catalogueMessages.productDeletedSince);
  if (entry.action === 'CREATED') return { entry, before: product, after: null };
  assertUnchanged(entry, productState(product), (field) =>
    stockFieldOf(field, '') === null ? inWords(field) : 'Stock',
  );
  const { images = [] } = (entry.before ?? {}) as { images?: StoredImage[] };
  const { variants = [] } = (entry.before ?? {}) as Pick<Product, 'variants'>;
  const formerVariants = variants.map(({ id }) => id);
  const change = changeBack(entry, product, context.currency);
  const changed = await changedProduct(context, product, change, images, formerVariants);
  const counted = withOnHand(changed, formerStock(entry));
  return { entry, before: product, ...asDraftWhereFaulty(product, counted) };
}

/**
 * Writes the change in one transaction. The history entries keep removed images.
 * @throws ConflictError when a product was changed since it was read
 */
async function writeAll(context: CatalogueContext, undoings: Undoing[]): Promise<void> {
  const { products, productFlags, recorder, disk } = context;
  const operations = undoings.map(({ before, after }) => replaceProduct(before, after, productFlags));
  const write = () =>
    recorder.transact(async (session) => {
      const result = await products.bulkWrite(operations, { session });
      const { insertedCount, matchedCount, deletedCount } = result;
      if (insertedCount + matchedCount + deletedCount < undoings.length) {
        const _id = undoings[0]?.entry.subjectId as ObjectId;
        throwMissingOrStale('Product', await findProduct(context, _id.toHexString()));
      }
      const counted = await withWhatIsLeft(context, session, undoings);
      await writeStock(context, session, counted);
      await recorder.record(
        session,
        counted.map(({ before, after, note }) => ({
          ...productChange(before, after),
          ...(note !== undefined && { note }),
        })),
      );
    });
  await disk.change(write).catch(rejectDuplicate);
}

/** Restores the stock of a deleted product, less the units shipped since its deletion. */
async function withWhatIsLeft(
  context: CatalogueContext,
  session: ClientSession,
  undoings: readonly Undoing[],
): Promise<Undoing[]> {
  const returning = undoings.flatMap(({ before, after }) => {
    const present = before && onHandOf(before);
    return after ? [...onHandOf(after)].filter(([id]) => !present?.has(id)) : [];
  });
  const counted = new Map(returning.filter((one): one is [string, number] => one[1] !== null));
  const first = Math.min(...undoings.map(({ entry }) => entry.at.getTime()));
  const left = await leftAfterOrders(context, session, counted, new Date(first));
  return undoings.map((undoing) => ({ ...undoing, after: undoing.after && withOnHand(undoing.after, left) }));
}

/** The quantities before a stock change. */
function formerStock(entry: HistoryEntry): Map<string, number | null> {
  const before: State = entry.before ?? {};
  return new Map(
    fieldsOf(entry).flatMap((field) => {
      const id = stockFieldOf(field, String(entry.subjectId));
      return id === null ? [] : [[id, (before[field] as number | undefined) ?? null]];
    }),
  );
}

/** The change that restores the previous values. null stands for a missing value. */
function changeBack(entry: HistoryEntry, product: Product, currency: string): ProductChange {
  const before: State = entry.before ?? {};
  const { images, categoryId, ...fields } = Object.fromEntries(
    fieldsOf(entry)
      .filter((field) => stockFieldOf(field, String(entry.subjectId)) === null)
      .map((field) => [field, before[field] ?? null]),
  );
  const { options: present = [], regularPrice, sellingPrice } = { ...product, ...fields } as Product;
  if ('sellingPrice' in fields) fields['sellingPrice'] = toUnits(sellingPrice, currency);
  if ('regularPrice' in fields)
    fields['regularPrice'] = regularPrice === sellingPrice ? null : toUnits(regularPrice, currency);
  const { variants } = fields as { variants?: Variant[] | null };
  if (variants) fields['variants'] = draftsOf(present ?? [], variants);
  return {
    fields: { ...fields, ...(categoryId !== undefined && { categoryId: String(categoryId) }) },
    ...(images ? { places: (images as StoredImage[]).map(({ hash }) => ({ hash })) } : {}),
  };
}
