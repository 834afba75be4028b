import { availabilityOf, availableOf } from '@mela/rules/availability.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { type InventoryCollections, MOVEMENT_INDEX, type StockLevel } from './collection.ts';

interface Moved {
  _id: ObjectId;
  /** How many there were after the last movement; null: not counted. */
  last: number | null;
  /** What all of them come to, where they began with nothing. */
  sum: number | null;
}

/**
 * Adds up what lies on the shelves. Of a variant that was moved there are as many as its last movement says, or as all of them come
 * to: an import that is taken back takes its movement with it. @returns a sentence for all that does not agree
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
    const name = `Variant ${_id.toHexString()}`;
    if (reserved < 0 || (onHand !== null && onHand < 0)) yield `${name}: it has less than nothing.`;
    if (available !== availableOf(level)) {
      yield `${name}: ${available} are said to be available, and there are ${availableOf(level)}.`;
    }
    if (state !== availabilityOf(level))
      yield `${name}: it is ${state}, and should be ${availabilityOf(level)}.`;
    const known = moved.get(_id.toHexString());
    if (!known || onHand === null || known.last === null) continue;
    if (known.last === onHand || known.sum === onHand) continue;
    if (!(await isEnd(inventoryMovements, level, session)))
      yield `${name}: ${onHand} lie on the shelf, and its movements say ${known.last}.`;
  }
}

/** What is not counted does not change a number. */
const IS_COUNTED = { $ne: ['$onHandAfter', null] };
const MOVED = [
  // Not by their ids: those that several servers make within a second are in no order.
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

/** How many there were before a movement; null: they were not counted. */
const BEFORE = {
  $ifNull: [
    { $subtract: ['$onHandAfter', '$delta'] },
    { $cond: [{ $gt: ['$order', null] }, null, { $multiply: [-1, '$delta'] }] },
  ],
};

/** Whether one movement more leads to the number than away from it: so ends what a clock that was put back has in another order. */
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
