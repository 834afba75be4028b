import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../../kernel/errors.ts';
import type { State } from '../../../kernel/history/changed-fields.ts';
import { VARIES } from '../../../kernel/history/field-values.ts';
import { closeGroup } from '../../../kernel/history/group.ts';
import { NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { beginParts } from '../attempts.ts';
import type { Attempt } from '../collections.ts';
import type { CatalogueContext } from '../context.ts';
import { replaceProduct } from '../import/product-write.ts';
import { WITHOUT_FACETS } from '../list/facets.ts';
import { catalogueMessages } from '../messages.ts';
import { productChange } from '../products/product-change.ts';
import { withStock } from '../products/stock.ts';
import { writeStock } from '../products/write-stock.ts';
import {
  BrokenRules,
  isOther,
  type ProductsChange,
  readAmounts,
  type StoredChange,
  withChange,
} from './product-change.ts';
import { type ProductSelection, selectedBatches } from './selection.ts';
import { type SkippedProduct, SkippedProducts } from './skipped-products.ts';

/** The idempotency key of the change. */
type AttemptId = string | undefined;

export interface ProductsUpdate {
  /** The number of changed products. */
  changed: number;
  /** The number of skipped products, which may not become active or hidden. */
  skipped: number;
  /** The first skipped products. */
  skippedProducts: SkippedProduct[];
}

/**
 * Sets the same values in all selected products. Products that may not become active or hidden are skipped and listed. An
 * interrupted change resumes when the client sends it again: with its key, or without one if repeating is harmless.
 * @throws UserError when the change would break any other rule. Then no product changes
 */
export async function updateProducts(
  context: CatalogueContext,
  selection: ProductSelection,
  change: ProductsChange,
  key?: string | null,
): Promise<ProductsUpdate> {
  if (Object.keys(change).length === 0) throw new UserError('BAD_USER_INPUT', catalogueMessages.chooseChange);
  const { stored, set } = await readChange(context, change);
  const attempt = await beginParts(context, 'changeProducts', key, { selection, change });
  if (attempt?.isDone) return resultOf(Number(attempt.answer), attempt.skipped);
  const done = new Set(attempt?.doneIds?.map(String));
  const selected = (await selectedBatches(context, selection)).map((ids) =>
    ids.filter((id) => !done.has(id.toHexString())),
  );
  const skipped = await checkAll(context, selected, stored);
  const batches = selected
    .map((ids) => ids.filter((id) => !skipped.has(id.toHexString())))
    .filter((ids) => ids.length > 0);
  const work = async (recording: CatalogueContext, ids: ObjectId[]) => {
    const changed = await changeBatch(recording, ids, stored, attempt?._id);
    skipped.addAll(changed.skipped);
    return changed.count;
  };
  const count = await forEachBatch(context, batches, work, set);
  const listed = skipped.list();
  if (!attempt) return resultOf(count, listed);
  const answered = await context.attempts.findOneAndUpdate(
    { _id: attempt._id },
    { $set: { isDone: true, skipped: listed }, $unset: { doneIds: '' }, $inc: { answer: 0 as never } },
    { returnDocument: 'after' },
  );
  return resultOf(Number(answered?.answer ?? count), listed);
}

function resultOf(changed: number, skipped: Attempt['skipped'] = { count: 0, products: [] }): ProductsUpdate {
  return { changed, skipped: skipped.count, skippedProducts: skipped.products };
}

/** The change to apply, with its description for the history. @throws UserError */
async function readChange(
  context: CatalogueContext,
  change: ProductsChange,
): Promise<{ stored: StoredChange; set: State }> {
  const { categoryId, regularPrice, sellingPrice, stock, ...fields } = change;
  const category = categoryId === undefined ? undefined : await findCategory(context, categoryId);
  const shared = { ...fields, ...(category && { categoryId: category._id }) };
  return {
    stored: { ...shared, amountsOf: readAmounts(change, context.currency) },
    set: {
      ...shared,
      ...(regularPrice && { regularPrice: VARIES }),
      ...(sellingPrice && { sellingPrice: VARIES }),
      ...(stock && { stock: VARIES }),
    },
  };
}

/**
 * @returns the products that may not become active or hidden
 * @throws UserError that names the products that would break another rule
 */
async function checkAll(
  context: CatalogueContext,
  batches: ObjectId[][],
  change: StoredChange,
): Promise<SkippedProducts> {
  const broken = new BrokenRules();
  const skipped = new SkippedProducts();
  for (const ids of batches) {
    const projection = {
      title: 1,
      status: 1,
      'images.hash': 1,
      regularPrice: 1,
      sellingPrice: 1,
      variants: 1,
    };
    const found = context.products.find({ _id: { $in: ids } }, { ...NEWEST, projection });
    for (const product of await withStock(context, await found.toArray())) {
      broken.add(product, change);
      skipped.admits(product, withChange(product, change));
    }
  }
  broken.assertNone();
  return skipped;
}

/** Processes the selected products in batches, and records all their changes as one group. */
async function forEachBatch(
  context: CatalogueContext,
  batches: ObjectId[][],
  work: (context: CatalogueContext, ids: ObjectId[]) => Promise<number>,
  set?: State,
): Promise<number> {
  const isOne = batches.length === 1 && batches[0]?.length === 1;
  const group = isOne
    ? null
    : { id: new ObjectId(), subject: 'PRODUCT', work: 'BULK' as const, ...(set && { set }) };
  const recorder = context.recorder.because({ source: 'BULK', ...(group && { group }) });
  let count = 0;
  try {
    for (const ids of batches) {
      count += await work({ ...context, recorder }, ids);
      await yieldToEventLoop();
    }
  } finally {
    if (group) await closeGroup(context.history, group.id).catch(() => {});
  }
  return count;
}

async function findCategory({ categoryById }: CatalogueContext, id: string) {
  const _id = parseObjectId(id);
  const category = _id && (await categoryById.load(_id.toHexString()));
  if (!category) assertValid({ categoryId: catalogueMessages.categoryRequired });
  return category;
}

async function changeBatch(
  context: CatalogueContext,
  ids: ObjectId[],
  change: StoredChange,
  attemptId: AttemptId,
): Promise<{ count: number; skipped: SkippedProducts }> {
  const { products, productFlags, recorder, disk } = context;
  return disk.change(() =>
    recorder.transact(async (session) => {
      const skipped = new SkippedProducts();
      const rest = await claim(context, ids, attemptId, session);
      const found = products.find({ _id: { $in: rest } }, { session, projection: WITHOUT_FACETS });
      const stocked = await withStock(context, await found.toArray(), session);
      const others = stocked.filter((product) => isOther(product, change));
      const broken = new BrokenRules();
      for (const product of others) broken.add(product, change);
      broken.assertNone();
      const writes = others
        .map((before) => ({ before, after: withChange(before, change) }))
        .filter(({ before, after }) => skipped.admits(before, after));
      if (writes.length === 0) return { count: 0, skipped };
      await products.bulkWrite(
        writes.map(({ before, after }) => replaceProduct(before, after, productFlags)),
        { session },
      );
      const changes = writes.map(({ before, after }) => productChange(before, after));
      await writeStock(context, session, writes);
      await recorder.record(session, changes);
      if (attemptId) {
        const counted = { $inc: { answer: writes.length as never } };
        await context.attempts.updateOne({ _id: attemptId }, counted, { session });
      }
      return { count: writes.length, skipped };
    }),
  );
}

/** Marks products as done in the transaction that changes them. @returns those that were not done before */
async function claim(
  { attempts }: CatalogueContext,
  ids: ObjectId[],
  _id: AttemptId,
  session: ClientSession,
): Promise<ObjectId[]> {
  if (!_id) return ids;
  const before = await attempts.findOneAndUpdate(
    { _id },
    { $push: { doneIds: { $each: ids } } },
    { session },
  );
  const done = new Set(before?.doneIds?.map(String));
  return before?.isDone ? [] : ids.filter((id) => !done.has(id.toHexString()));
}

/** Deletes all selected products. @returns their number */
export async function deleteProducts(
  context: CatalogueContext,
  selection: ProductSelection,
): Promise<number> {
  return forEachBatch(context, await selectedBatches(context, selection), deleteBatch);
}

async function deleteBatch(context: CatalogueContext, ids: ObjectId[]): Promise<number> {
  const { products, recorder, disk } = context;
  const chosen = { _id: { $in: ids } };
  return disk.change(() =>
    recorder.transact(async (session) => {
      const present = await products.find(chosen, { session, projection: WITHOUT_FACETS }).toArray();
      const found = await withStock(context, present, session);
      await products.deleteMany(chosen, { session });
      const changes = found.map((product) => productChange(product, null));
      const deletions = found.map((before) => ({ before, after: null }));
      await writeStock(context, session, deletions);
      await recorder.record(session, changes);
      return found.length;
    }),
  );
}
