import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { openCollections } from '../../src/kernel/declared-collections.ts';
import { createIndexes } from '../../src/kernel/indexes.ts';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { INVENTORY_COLLECTIONS } from '../../src/modules/inventory/collection.ts';
import { reserve } from '../../src/modules/inventory/reserve.ts';
import { setLevels } from '../../src/modules/inventory/set-levels.ts';
import { ship } from '../../src/modules/inventory/ship.ts';
import { takeBackImport } from '../../src/modules/inventory/take-back-import.ts';
import { openTestDatabase } from '../database.ts';
import { line, stock } from './stock-lines.ts';

const { client, db } = openTestDatabase();
const collections = openCollections(INVENTORY_COLLECTIONS, db);
const { inventory, inventoryMovements } = collections;

beforeAll(async () => {
  await createIndexes(INVENTORY_COLLECTIONS, collections);
});

it('an interrupted import restores each number, minus sales in the meantime', async () => {
  const importId = new ObjectId();
  const [raised, begun, ended, deleted, untouched] = Array.from({ length: 5 }, () => new ObjectId()) as [
    ...[ObjectId, ObjectId, ObjectId, ObjectId, ObjectId],
  ];
  await stock(collections, raised, 10);
  await stock(collections, ended, 4);
  await stock(collections, untouched, 6);
  const cause = { reason: 'IMPORTED' as const, importId };
  const set = (id: ObjectId, onHand: number | null) => ({ variantId: id, productId: id, onHand });
  const levels = [set(raised, 50), set(begun, 8), set(ended, null)];
  await inTransaction(client, (session) => setLevels(collections, session, levels, cause));
  await inTransaction(client, async (session) => {
    await reserve(collections, session, [line(raised, 3), line(begun, 2)]);
    await ship(collections, session, [line(raised, 3)], { order: '#1' });
  });
  const former = [
    [raised, 10],
    [begun, null],
    [ended, 4],
    [deleted, 7],
    [untouched, 6],
  ] as const;
  const before = former.map(([productId, onHand]) => ({
    productId,
    onHand: new Map([[productId.toHexString(), onHand]]),
  }));
  for (let times = 0; times < 2; times += 1) {
    await inTransaction(client, (session) => takeBackImport(collections, session, importId, before));
    const found = await inventory.find().sort({ _id: 1 }).toArray();
    expect(found.map(({ onHand, reserved }) => [onHand, reserved])).toEqual([
      [7, 0],
      [null, 2],
      [4, 0],
      [7, 0],
      [6, 0],
    ]);
  }
  expect(await inventoryMovements.distinct('reason')).toEqual(['SOLD']);
});
