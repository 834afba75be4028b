import { availabilityOf, availableOf } from '@mela/rules/availability.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { type InventoryCollections, MOVEMENT_INDEX, type StockLevel } from './collection.ts';
import { inventoryTexts } from './messages.ts';

interface Moved {
  _id: ObjectId;
  /** The quantity after the last movement. null: untracked. */
  last: number | null;
  /** The sum of all movements, if they start at zero; otherwise null. */
  sum: number | null;
}

/**
 * Checks stock levels. The quantity of a variant must match its last movement or the sum of its movements,
 * because undoing an import deletes the import's movements.
 * @returns a sentence for each mismatch
 */
export async function* checkInventory(
  { inventory, inventoryMovements }: InventoryCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  const moved = new Map<string, Moved>();
  for await (const one of inventoryMovements.aggregate<Moved>(MOVED, { ...options, allowDiskUse: true }))
    moved.set(one._id.toHexString(), one);
  for await (const level of inventory.find({}, options)) {
    const { _id, onHand, reserved, available, state } = level;
    const name = inventoryTexts.variant({ id: _id.toHexString() });
    if (reserved < 0 || (onHand !== null && onHand < 0)) yield inventoryTexts.negativeQuantity({ name });
    if (available !== availableOf(level)) {
      yield inventoryTexts.wrongAvailable({ name, available, expected: availableOf(level) });
    }
    if (state !== availabilityOf(level))
      yield inventoryTexts.wrongState({ name, state, expected: availabilityOf(level) });
    const known = moved.get(_id.toHexString());
    if (!known || onHand === null || known.last === null) continue;
    if (known.last === onHand || known.sum === onHand) continue;
    if (!(await isEnd(inventoryMovements, level, session)))
      yield inventoryTexts.wrongOnHand({ name, onHand, last: known.last });
  }
}

/** Selects the movements of tracked variants. Those of untracked ones change no quantity. */
const IS_COUNTED = { $ne: ['$onHandAfter', null] };
const MOVED = [
  // Do not sort by id alone: ids that several servers create within a second are unordered.
  { $sort: { variantId: 1, at: 1, _id: 1 } },
  {
    $group: {
      _id: '$variantId',
      last: { $last: '$onHandAfter' },
      all: { $sum: { $cond: [IS_COUNTED, '$delta', 0] } },
      first: { $first: { $subtract: ['$onHandAfter', '$delta'] } },
    },
  },
  { $project: { last: 1, sum: { $cond: [{ $eq: ['$first', 0] }, '$all', null] } } },
];

/** The quantity before a movement. null: untracked. */
const BEFORE = {
  $ifNull: [
    { $subtract: ['$onHandAfter', '$delta'] },
    { $cond: [{ $gt: ['$order', null] }, null, { $multiply: [-1, '$delta'] }] },
  ],
};

/**
 * Whether the movements of a variant end at this quantity: one more movement leads to it than away from it.
 * Counting them works even if their order is wrong because a clock was set back.
 */
async function isEnd(
  movements: InventoryCollections['inventoryMovements'],
  { _id: variantId, onHand }: Pick<StockLevel, '_id' | 'onHand'>,
  session?: ClientSession,
): Promise<boolean> {
  const timesThat = (value: unknown) => ({ $sum: { $cond: [{ $eq: [value, onHand] }, 1, 0] } });
  const [sums] = await movements
    .aggregate<{ to: number; from: number }>(
      [
        { $match: { variantId } },
        { $group: { _id: null, to: timesThat('$onHandAfter'), from: timesThat(BEFORE) } },
      ],
      { hint: MOVEMENT_INDEX, ...(session && { session }) },
    )
    .toArray();
  return sums !== undefined && sums.to > sums.from;
}
