import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { openCollections } from '../../src/kernel/declared-collections.ts';
import type { Recorder } from '../../src/kernel/history/recorder.ts';
import { createIndexes } from '../../src/kernel/indexes.ts';
import { INVENTORY_COLLECTIONS } from '../../src/modules/inventory/collection.ts';
import { correctionsOf } from '../../src/modules/inventory/correct-group.ts';
import type { Correction } from '../../src/modules/inventory/correction.ts';
import { openTestDatabase } from '../database.ts';
import { stock } from './stock-lines.ts';

const { db } = openTestDatabase();
const collections = openCollections(INVENTORY_COLLECTIONS, db);
const corrections = correctionsOf(collections);

beforeAll(async () => {
  await createIndexes(INVENTORY_COLLECTIONS, collections);
});

const recorderOf = (name: string) => ({ author: { name }, record: vi.fn(async () => {}) });
type Recording = ReturnType<typeof recorderOf>;

async function added(onHand: number): Promise<ObjectId> {
  const id = new ObjectId();
  await stock(collections, id, onHand);
  return id;
}

function correct(id: ObjectId, recorder: Recording, correction: Partial<Correction>) {
  const productId = new ObjectId(ownVariantId(id.toHexString()));
  const variant = { variantId: id, productId, name: 'Shawl' };
  const item = { variant, recorder: recorder as unknown as Recorder };
  return corrections.run({ ...item, correction: { reason: 'CORRECTED', ...correction } });
}

it('corrections that arrive during another share a transaction, and an impossible one is refused alone', async () => {
  const [asha, ravi] = [recorderOf('Asha'), recorderOf('Ravi')];
  const [first, one, other] = [await added(1), await added(5), await added(5)];
  const write = vi.spyOn(collections.inventory, 'bulkWrite');
  const answers = await Promise.allSettled([
    correct(first, asha, { onHand: 2 }),
    correct(one, asha, { delta: -2 }),
    correct(other, ravi, { delta: -6 }),
    correct(other, asha, { onHand: 0, note: 'Broken' }),
    correct(one, ravi, { delta: -3 }),
  ]);
  expect(
    answers.map((answer) => ('value' in answer ? answer.value.onHand : answer.reason.fieldErrors)),
  ).toEqual([2, 3, { delta: 'Only 5 on hand, so the quantity cannot become -1' }, 0, 0]);
  // The first correction runs alone. The others run in rounds in which each variant occurs at most once.
  expect(write.mock.calls.map(([operations]) => operations.length)).toEqual([1, 1, 2]);
  const recorded = ({ record }: Recording) => record.mock.calls.map((call) => (call as unknown[])[1]);
  expect(recorded(asha)).toMatchObject([
    [{ before: { stock: 1 }, after: { stock: 2 } }],
    [{ before: { stock: 5 }, after: { stock: 3 } }],
    [{ before: { stock: 5 }, after: { stock: 0 } }],
  ]);
  expect(recorded(ravi)).toMatchObject([[{ before: { stock: 3 }, after: { stock: 0 } }]]);
  const moved = await collections.inventoryMovements
    .find({ variantId: { $in: [one, other] } })
    .sort({ _id: 1 })
    .toArray();
  expect(moved.map(({ delta, by, note }) => [delta, by, note])).toEqual([
    [-2, 'Asha', undefined],
    [-5, 'Asha', 'Broken'],
    [-3, 'Ravi', undefined],
  ]);
});
