import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { type Collection, type Document, type Filter, ObjectId } from 'mongodb';
import type { Collections } from '../../src/app/shop/collections.ts';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { levelUpdate, plus } from '../../src/modules/inventory/change-level.ts';
import { PRODUCT_INDEX, type StockLevel } from '../../src/modules/inventory/collection.ts';
import { readLevels } from '../../src/modules/inventory/lines.ts';

const PER_BATCH = 200;
const DIGITS = '0123456789abcdef';
const OWN_DIGITS = [...DIGITS].map(ownVariantId).join('');

/**
 * Gives every variant with its product's id a separate id (rules/variant-ids.ts) in all collections. Each document changes atomically,
 * and a second run skips it.
 */
export async function useOwnVariantIds(collections: Collections): Promise<void> {
  await moveLevels(collections);
  const { history, imports, inventoryMovements, orders, products } = collections;
  const shownProducts = products.db.collection('shownProducts');
  for (const collection of [products as unknown as Collection, shownProducts])
    for (const list of ['variants', 'sold']) await renameIn(collection, list, '$_id');
  for (const product of ['before', 'after'])
    await renameIn(history, `${product}.variants`, '$subjectId', { subject: 'PRODUCT' });
  await update(
    imports,
    { $expr: hasSome('$writes', hasFormer) },
    { writes: mapped('$writes', renamedWrite) },
  );
  const ownId = { $toObjectId: ownIdOf('$productId') };
  await update(inventoryMovements, { $expr: IS_FORMER }, { variantId: ownId });
  const isFormerLine = { $eq: ['$$one.variantId', '$$one.productId'] };
  const ownLine = { variantId: { $toObjectId: ownIdOf('$$one.productId') } };
  await update(
    orders,
    { $expr: hasSome('$lines', isFormerLine) },
    { lines: mapped('$lines', { $mergeObjects: ['$$one', { $cond: [isFormerLine, ownLine, {}] }] }) },
  );
}

/** Whether any stock level is stored under its product's id. */
export async function hasFormerVariantIds({ inventory }: Collections): Promise<boolean> {
  const covered = { hint: PRODUCT_INDEX, projection: { _id: 1 } };
  return (await inventory.findOne(FORMER_LEVELS, covered)) !== null;
}

const FORMER_LEVELS: Filter<StockLevel> = { $expr: { $eq: ['$_id', '$productId'] } };
const IS_FORMER = { $eq: ['$variantId', '$productId'] };

async function moveLevels({ inventory }: Pick<Collections, 'inventory'>): Promise<void> {
  for (;;) {
    const found = inventory.find(FORMER_LEVELS, { projection: { _id: 1 } }).limit(PER_BATCH);
    const ids = (await found.toArray()).map(({ _id }) => _id);
    if (ids.length === 0) return;
    await inTransaction(inventory.db.client, async (session) => {
      const formers = [...(await readLevels({ inventory }, ids, session)).values()];
      const owns = await readLevels({ inventory }, formers.map(ownLevelId), session);
      if (formers.length === 0) return;
      const deletes = formers.map(({ _id }) => ({ deleteOne: { filter: { _id } } }));
      const puts = formers.map((former) => putLevel(former, owns.get(ownLevelId(former).toHexString())));
      // For unordered writes, the driver sends one command per kind of write. For ordered ones it would send hundreds.
      await inventory.bulkWrite([...deletes, ...puts], { session, ordered: false });
    });
  }
}

/** Merges two levels of a variant, one under each id, by adding their reservations. */
function putLevel(former: StockLevel, own: StockLevel | undefined) {
  const _id = ownLevelId(former);
  if (!own) return { insertOne: { document: { ...former, _id } } };
  const { productId, reserved } = former;
  const onHand = own.onHand ?? former.onHand;
  const lowAt = own.lowAt ?? former.lowAt;
  const change = { productId, onHand, reserved: plus('reserved', reserved), ...(lowAt != null && { lowAt }) };
  return { updateOne: { filter: { _id }, update: levelUpdate(change) } };
}

function ownLevelId({ productId }: Pick<StockLevel, 'productId'>): ObjectId {
  return ObjectId.createFromHexString(ownVariantId(productId.toHexString()));
}

/** Renames the ids, stored as text, in a list of variants. */
async function renameIn<T extends Document>(
  collection: Collection<T>,
  list: string,
  productId: string,
  where: Document = {},
): Promise<void> {
  const variants = `$${list}`;
  await update(
    collection,
    { ...where, $expr: hasFormerIn(variants, productId) },
    { [list]: renamed(variants, productId) },
  );
}

async function update<T extends Document>(
  collection: Collection<T>,
  filter: Document,
  fields: Document,
): Promise<void> {
  await collection.updateMany(filter as Filter<T>, [{ $set: fields }]);
}

/** A MongoDB expression that computes `ownVariantId` from a product's id. */
function ownIdOf(productId: string): Document {
  const id = { $toString: productId };
  const digit = { $indexOfCP: [DIGITS, { $substrCP: [id, 0, 1] }] };
  return { $concat: [{ $substrCP: [OWN_DIGITS, digit, 1] }, { $substrCP: [id, 1, 23] }] };
}

function hasFormerIn(variants: string, productId: string): Document {
  return hasSome(variants, { $eq: ['$$one.id', { $toString: productId }] });
}

/** @param as the variable name in the expression, which nested lists must not share */
function renamed(variants: string, productId: string, as = 'one'): Document {
  const isFormer = { $eq: [`$$${as}.id`, { $toString: productId }] };
  const own = { $cond: [isFormer, { id: ownIdOf(productId) }, {}] };
  return mapped(variants, { $mergeObjects: [`$$${as}`, own] }, as);
}

function hasSome(list: string, condition: Document): Document {
  const found = { $filter: { input: asList(list), as: 'one', cond: condition } };
  return { $gt: [{ $size: found }, 0] };
}

function mapped(list: string, to: Document, as = 'one'): Document {
  return { $map: { input: asList(list), as, in: to } };
}

function asList(list: string): Document {
  return { $cond: [{ $isArray: list }, list, []] };
}

const SIDES = ['before', 'after'] as const;

/** Matches steps of an import with variants that have their product's id, before or after the write. */
const hasFormer = {
  $or: SIDES.map((side) => ({
    $in: [{ $toString: `$$one.${side}._id` }, asList(`$$one.${side}.variants.id`)],
  })),
};

const renamedWrite = {
  $mergeObjects: ['$$one', ...SIDES.map(renamedSide)],
};

function renamedSide(side: (typeof SIDES)[number]): Document {
  const product = `$$one.${side}`;
  const variants = renamed(`${product}.variants`, `${product}._id`, 'variant');
  const own = { [side]: { $mergeObjects: [product, { variants }] } };
  return { $cond: [{ $isArray: `${product}.variants` }, own, {}] };
}
