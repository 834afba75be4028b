import { availabilityOf, availableOf } from '@mela/rules/availability.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCollections } from '../../src/kernel/declared-collections.ts';
import { createIndexes } from '../../src/kernel/indexes.ts';
import { toUnavailable } from '../../src/kernel/mongodb/failures.ts';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { INVENTORY_COLLECTIONS } from '../../src/modules/inventory/collection.ts';
import { release } from '../../src/modules/inventory/release.ts';
import { reserve } from '../../src/modules/inventory/reserve.ts';
import { ship } from '../../src/modules/inventory/ship.ts';
import { openTestDatabase } from '../database.ts';
import { line, stock } from './stock-lines.ts';

const { client, db } = openTestDatabase();
const collections = openCollections(INVENTORY_COLLECTIONS, db);
const { inventory, inventoryMovements } = collections;
const order = { order: '#1001', by: 'Asha' };

beforeAll(async () => {
  await createIndexes(INVENTORY_COLLECTIONS, collections);
});

const within = <T>(write: (session: ClientSession) => Promise<T>) => inTransaction(client, write);
/** Retries when the database asks for it, as it does for so many simultaneous transactions on a busy machine. */
const patiently = <T>(write: (session: ClientSession) => Promise<T>): Promise<T> =>
  within(write).catch((error: unknown) => {
    if (toUnavailable(error)) return patiently(write);
    throw error;
  });
const shelf = async (_id: ObjectId) => {
  const level = await inventory.findOne({ _id });
  return level && [level.onHand, level.reserved, level.available, level.state];
};
const movements = (variantId: ObjectId) =>
  inventoryMovements
    .find({ variantId }, { projection: { _id: 0, delta: 1, reason: 1, onHandAfter: 1, order: 1, by: 1 } })
    .sort({ _id: 1 })
    .toArray();

describe('a reservation', () => {
  it('reduces the available quantity, but not the quantity on hand', async () => {
    const id = new ObjectId();
    await stock(collections, id, 7);
    expect(await within((session) => reserve(collections, session, [line(id, 3)]))).toEqual([]);
    expect(await shelf(id)).toEqual([7, 3, 4, 'LOW']);
    expect(await movements(id)).toEqual([]);
  });

  it('reserves nothing if one item is unavailable, and returns the available quantity', async () => {
    const [many, few, none] = [new ObjectId(), new ObjectId(), new ObjectId()];
    await stock(collections, many, 50);
    await stock(collections, few, 2, { reserved: 1 });
    await stock(collections, none, 0);
    const lines = [line(many, 1), line(few, 2), line(none, 1)];
    expect(await within((session) => reserve(collections, session, lines))).toEqual([
      { variantId: few, available: 1 },
      { variantId: none, available: 0 },
    ]);
    expect(await shelf(many)).toEqual([50, 0, 50, 'IN_STOCK']);
  });

  it('adds up lines of one variant', async () => {
    const id = new ObjectId();
    await stock(collections, id, 3);
    const lines = [line(id, 2), line(id, 2)];
    expect(await within((session) => reserve(collections, session, lines))).toEqual([
      { variantId: id, available: 3 },
    ]);
  });

  it('of an untracked variant always succeeds, and is recorded', async () => {
    const id = new ObjectId();
    expect(await within((session) => reserve(collections, session, [line(id, 1_000)]))).toEqual([]);
    expect(await shelf(id)).toEqual([null, 1_000, null, 'IN_STOCK']);
    await within((session) => release(collections, session, [line(id, 1_000)]));
    expect(await shelf(id)).toBeNull();
  });

  it('succeeds for ten of two hundred simultaneous orders of ten pieces', async () => {
    const id = new ObjectId();
    await stock(collections, id, 10);
    const results = await Promise.all(
      Array.from({ length: 200 }, () => patiently((session) => reserve(collections, session, [line(id, 1)]))),
    );
    expect(results.filter((shortages) => shortages.length === 0)).toHaveLength(10);
    expect(await shelf(id)).toEqual([10, 10, 0, 'OUT_OF_STOCK']);
  });

  it('is never lost among fifty simultaneous orders of an untracked variant', async () => {
    const id = new ObjectId();
    await Promise.all(
      Array.from({ length: 50 }, () => patiently((session) => reserve(collections, session, [line(id, 2)]))),
    );
    expect(await shelf(id)).toEqual([null, 100, null, 'IN_STOCK']);
  });

  it('that is released can be reserved again', async () => {
    const id = new ObjectId();
    await stock(collections, id, 1);
    await within((session) => reserve(collections, session, [line(id, 1)]));
    await within((session) => release(collections, session, [line(id, 1)]));
    expect(await shelf(id)).toEqual([1, 0, 1, 'LOW']);
  });
});

describe('a shipped item', () => {
  it('leaves the stock, with a movement that names the order', async () => {
    const id = new ObjectId();
    await stock(collections, id, 9, { reserved: 4 });
    await within((session) => ship(collections, session, [line(id, 3)], order));
    expect(await shelf(id)).toEqual([6, 1, 5, 'LOW']);
    expect(await movements(id)).toEqual([{ delta: -3, reason: 'SOLD', onHandAfter: 6, ...order }]);
  });

  it('existed, whatever the number said', async () => {
    const id = new ObjectId();
    await stock(collections, id, 1, { reserved: 3 });
    await within((session) => ship(collections, session, [line(id, 3)], order));
    expect(await shelf(id)).toEqual([0, 0, 0, 'OUT_OF_STOCK']);
    expect(await movements(id)).toEqual([{ delta: -1, reason: 'SOLD', onHandAfter: 0, ...order }]);
  });

  it('is recorded for untracked variants, too', async () => {
    const id = new ObjectId();
    await within((session) => reserve(collections, session, [line(id, 2)]));
    await within((session) => ship(collections, session, [line(id, 2)], order));
    expect(await movements(id)).toEqual([{ delta: -2, reason: 'SOLD', onHandAfter: null, ...order }]);
    expect(await shelf(id)).toBeNull();
  });
});

it('the database derives values from the numbers as the rules do', async () => {
  for (const onHand of [null, 0, 1, 5, 6, 20]) {
    for (const reserved of [0, 1, 6]) {
      for (const lowAt of [undefined, 0, 1, 10]) {
        const id = new ObjectId();
        const more = { reserved, ...(lowAt !== undefined && { lowAt }) };
        await stock(collections, id, onHand, more);
        const { available, state } = (await inventory.findOne({ _id: id })) ?? {};
        const expected = { onHand, ...more };
        expect({ available, state, expected }).toEqual({
          ...{ available: availableOf(expected), state: availabilityOf(expected), expected },
        });
      }
    }
  }
});
