import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type AnyBulkWriteOperation, ObjectId } from 'mongodb';
import { ConflictError, UserError } from '../../../kernel/errors.ts';
import { SUBJECT_INDEX } from '../../../kernel/history/entry.ts';
import { closeGroup, dropEmptyGroup } from '../../../kernel/history/group.ts';
import { isDuplicateKey } from '../../../kernel/mongodb/failures.ts';
import { inTransaction } from '../../../kernel/mongodb/transaction.ts';
import { takeBackImport } from '../../inventory/take-back-import.ts';
import { removeRedirectsOf } from '../../redirects/imported-redirects.ts';
import type { CatalogueCollections } from '../collections.ts';
import { IMPORT_INDEX } from '../collections.ts';
import type { CatalogueContext } from '../context.ts';
import { categoryFacet, parentFacet } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { catalogueMessages } from '../messages.ts';
import { type Product, skusOf } from '../products/product.ts';
import { productChange } from '../products/product-change.ts';
import { isDuplicateSku } from '../products/sku.ts';
import { onHandOf } from '../products/stock.ts';
import { writeStock } from '../products/write-stock.ts';
import {
  type ImportStep,
  isSameState,
  type ProductWrite,
  partsOf,
  replaceProduct,
  stateOf,
} from './product-write.ts';
import { redirectProducts } from './redirect-former.ts';

/**
 * If an import has made no progress for this long, its server counts as dead. A running import writes a step
 * every few seconds.
 */
const ABANDONED_MS = 120_000;

type Undoing = CatalogueCollections & Pick<CatalogueContext, 'productFlags'>;

interface Import {
  id: ObjectId;
  /** The file's name. */
  name: string;
  /** @returns a later time with each call, for `createdAt` */
  nextMoment: () => Date;
}

/**
 * Records a step of an import in the journal, then writes it. If the import fails, conflicts with another change or is killed, its
 * steps are reverted (docs/decisions/006-imports.md).
 * @throws UserError when a product was changed since it was read
 */
export async function applyStep(
  context: CatalogueContext,
  { id: importId, name, nextMoment }: Import,
  step: ProductWrite[],
): Promise<void> {
  const { imports, products, productFlags, recorder, disk, serverId } = context;
  const group = { id: importId, subject: 'PRODUCT', work: 'IMPORT' as const, name };
  const importing = recorder.because({ source: 'IMPORT', group });
  const undo = step.map(({ before, after }) => ({ before, after: stateOf(after) }));
  await imports.insertOne({ _id: new ObjectId(), importId, serverId, writes: undo });
  for (const writes of partsOf(step)) {
    const write = () =>
      recorder.transact(async (session) => {
        const operations = writes.map(({ before, after }) =>
          replaceProduct(before, before ? after : { ...after, createdAt: nextMoment() }, productFlags),
        );
        const { insertedCount, matchedCount } = await products.bulkWrite(operations, { session });
        if (insertedCount + matchedCount < writes.length) throw changedMeanwhile();
        const changes = writes.map(({ before, after }) => productChange(before, after));
        await writeStock(context, session, writes, { reason: 'IMPORTED', importId });
        await importing.record(session, changes);
        await redirectProducts(context, session, { importing, importId }, writes);
      });
    try {
      await disk.change(write);
    } catch (error) {
      throw isDuplicateKey(error) || error instanceof ConflictError ? changedMeanwhile() : error;
    }
    await yieldToEventLoop();
  }
}

/** Records the categories that an import is about to create. @returns the number of this step */
export async function noteCategories(
  { imports, serverId }: CatalogueContext,
  importId: ObjectId,
  categories: ObjectId[],
): Promise<number> {
  if (categories.length === 0) return 0;
  await imports.insertOne({ _id: new ObjectId(), importId, serverId, categories, writes: [] });
  return 1;
}

/**
 * Completes an import, which can then no longer be reverted.
 * @throws UserError when another server has reverted its steps because this server seemed dead
 */
export async function commitImport(
  { history, imports }: CatalogueCollections,
  importId: ObjectId,
  steps: number,
): Promise<void> {
  const isCommitted = await imports.db.client.withSession((session) =>
    session.withTransaction(async () => {
      const { deletedCount } = await imports.deleteMany({ importId }, { session, hint: IMPORT_INDEX });
      if (deletedCount === steps) {
        await closeGroup(history, importId, session);
        return true;
      }
      await session.abortTransaction();
      return false;
    }),
  );
  if (!isCommitted) throw changedMeanwhile();
}

/** Reverts the steps of an import as if it had never happened, including their history. Later changes are kept. */
export async function undoImport(collections: Undoing, importId: ObjectId): Promise<void> {
  const { imports } = collections;
  await removeRedirectsOf(collections, importId);
  const made: ImportStep[] = [];
  for await (const step of imports.find({ importId }).hint(IMPORT_INDEX)) {
    const { _id, writes } = step;
    if (step.categories) {
      made.push(step);
      continue;
    }
    for (const part of partsOf(writes)) {
      await undoPart(collections, importId, part).catch((error: unknown) => {
        if (!isDuplicateSku(error)) throw error;
        // In the meantime another product got an SKU that the import had removed. Leave the SKU as it is: the
        // next start of a server reports both products.
        return undoPart(collections, importId, part.map(exceptSku));
      });
    }
    await imports.deleteOne({ _id });
  }
  for (const { _id, categories = [] } of made) {
    for (const category of categories.toReversed()) await removeCategory(collections, importId, category);
    await imports.deleteOne({ _id });
  }
}

/** Removes a created category, unless it was changed since or contains products or subcategories. */
async function removeCategory(
  { categories, history, products }: CatalogueCollections,
  importId: ObjectId,
  _id: ObjectId,
): Promise<void> {
  await inTransaction(categories.db.client, async (session) => {
    const within = { facets: categoryFacet(_id) };
    const once = { session, hint: indexName('createdAt'), projection: { _id: 1 } };
    if (await products.findOne(within, once)) return;
    if (await categories.findOne({ facets: parentFacet(_id) }, once)) return;
    const { deletedCount } = await categories.deleteOne({ _id, version: 1 }, { session });
    if (deletedCount === 0) return;
    await history.deleteMany({ subjectId: _id }, { session, hint: SUBJECT_INDEX });
    await dropEmptyGroup(history, importId, session);
  });
}

function exceptSku({ before, after }: ImportStep['writes'][number]): ImportStep['writes'][number] {
  return {
    before: before && skusOf(before).length > 0 ? { ...before, skuException: before._id } : before,
    after,
  };
}

function undoPart(collections: Undoing, importId: ObjectId, part: ImportStep['writes']): Promise<void> {
  const { history, imports, products, productFlags } = collections;
  return inTransaction(imports.db.client, async (session) => {
    const written = products.find(
      { _id: { $in: part.map(({ after }) => after._id) } },
      { session, projection: { version: 1, updatedAt: 1 } },
    );
    const states = new Map((await written.toArray()).map((state) => [state._id.toHexString(), state]));
    const asWritten = part.filter(({ after }) => isSameState(after, states.get(after._id.toHexString())));
    if (asWritten.length === 0) return;
    const undone: AnyBulkWriteOperation<Product>[] = asWritten.map(({ before, after }) =>
      replaceProduct(after, before, productFlags),
    );
    await products.bulkWrite(undone, { session });
    const former = asWritten.map(({ before, after }) => ({
      productId: after._id,
      onHand: before ? onHandOf(before) : new Map<string, null>(),
    }));
    await takeBackImport(collections, session, importId, former);
    const entries = { subjectId: { $in: asWritten.map(({ after }) => after._id) }, groupId: importId };
    await history.deleteMany(entries, { session, hint: SUBJECT_INDEX });
    await dropEmptyGroup(history, importId, session);
  });
}

/**
 * Called at startup: reverts the imports that this server left unfinished when it was killed, before unused
 * images are deleted. Imports of other servers continue.
 * @param serverId null for all servers, in a copy that no server uses yet
 */
export async function undoUnfinishedImports(collections: Undoing, serverId: string | null): Promise<void> {
  // Earlier versions did not record the server.
  const own = serverId === null ? {} : { serverId: { $in: [serverId, null as never] } };
  for (const importId of await collections.imports.distinct('importId', own)) {
    await undoImport(collections, importId);
  }
}

/** Reverts the unfinished imports of dead servers, so that their products and the next release are not blocked. */
export async function undoAbandonedImports(collections: Undoing): Promise<void> {
  for (const importId of await collections.imports.distinct('importId')) {
    const steps = collections.imports.find({ importId }, { projection: { _id: 1 } }).hint(IMPORT_INDEX);
    const written = (await steps.toArray()).map(({ _id }) => _id.getTimestamp().getTime());
    if (Date.now() - Math.max(...written) > ABANDONED_MS) await undoImport(collections, importId);
  }
}

export function changedMeanwhile(): UserError {
  return new UserError('CONFLICT', catalogueMessages.changedDuringImport);
}
