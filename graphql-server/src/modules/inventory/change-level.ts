import { availabilityOf, availableOf, DEFAULT_LOW_AT } from '@mela/rules/availability.ts';
import type { Document, ObjectId } from 'mongodb';
import type { StockLevel } from './collection.ts';

const LOW_OR_NOT = {
  $cond: [{ $lte: ['$available', { $ifNull: ['$lowAt', DEFAULT_LOW_AT] }] }, 'LOW', 'IN_STOCK'],
};

const IS_OUT = { $eq: ['$state', 'OUT_OF_STOCK'] };

/** The new value of each field, or an expression for it. Omitted fields stay unchanged. */
export interface LevelChange {
  productId?: ObjectId;
  onHand?: unknown;
  reserved?: unknown;
  lowAt?: unknown;
}

/**
 * The update for any stock level, including new ones. It computes the derived fields in the same write, by the rules of
 * `availabilityOf`.
 */
export function levelUpdate(change: LevelChange, at = new Date()): Document[] {
  return [
    {
      $set: {
        onHand: { $ifNull: ['$onHand', null] },
        reserved: { $ifNull: ['$reserved', 0] },
        ...change,
        wasOut: IS_OUT,
        updatedAt: at,
      },
    },
    {
      $set: {
        available: {
          $cond: [{ $eq: ['$onHand', null] }, null, { $max: [0, { $subtract: ['$onHand', '$reserved'] }] }],
        },
      },
    },
    {
      $set: {
        state: {
          $cond: [
            { $eq: ['$available', null] },
            'IN_STOCK',
            { $cond: [{ $eq: ['$available', 0] }, 'OUT_OF_STOCK', LOW_OR_NOT] },
          ],
        },
      },
    },
    { $set: { turns: { $cond: [{ $eq: ['$wasOut', IS_OUT] }, '$turns', turnsWith(at)] } } },
    { $unset: 'wasOut' },
  ];
}

/**
 * The level of a variant that was never tracked. Inserting it is much cheaper than an update with computed
 * fields.
 */
export function newLevel(
  { _id, productId, onHand }: Pick<StockLevel, '_id' | 'productId' | 'onHand'>,
  at: Date,
): StockLevel {
  const shelf = { onHand, reserved: 0 };
  const state = availabilityOf(shelf);
  const turns = state === 'OUT_OF_STOCK' && { turns: [{ isOut: true, at }] };
  return { _id, productId, ...shelf, available: availableOf(shelf), state, ...turns, updatedAt: at };
}

/**
 * The part of the update that records when a variant sells out or comes back in stock. It is in the same
 * write, so that the webhook reports it exactly once (modules/webhooks).
 */
function turnsWith(at: Date): Document {
  return { $concatArrays: [{ $ifNull: ['$turns', []] }, [{ isOut: IS_OUT, at }]] };
}

/** An expression that adds to a field, but never below zero. */
export function plus(field: 'onHand' | 'reserved', count: number): Document {
  return { $max: [0, { $add: [{ $ifNull: [`$${field}`, 0] }, count] }] };
}

/** Like `plus`, but for the on-hand quantity: untracked variants stay untracked. */
export function onHandPlus(count: number): Document {
  return { $cond: [{ $eq: [{ $ifNull: ['$onHand', null] }, null] }, null, plus('onHand', count)] };
}
