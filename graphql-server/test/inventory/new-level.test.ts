import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { openCollections } from '../../src/kernel/declared-collections.ts';
import { levelUpdate, newLevel } from '../../src/modules/inventory/change-level.ts';
import { INVENTORY_COLLECTIONS } from '../../src/modules/inventory/collection.ts';
import { openTestDatabase } from '../database.ts';

const { inventory } = openCollections(INVENTORY_COLLECTIONS, openTestDatabase().db);

it.each([0, 1, 5, 6, 500, null])(
  'a new level of %s is what the update makes of none, turns included',
  async (onHand) => {
    const [at, productId, _id] = [new Date(), new ObjectId(), new ObjectId()];
    await inventory.updateOne({ _id }, levelUpdate({ productId, onHand }, at), { upsert: true });
    expect(newLevel({ _id, productId, onHand }, at)).toEqual(await inventory.findOne({ _id }));
  },
);
