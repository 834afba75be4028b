import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { openTestDatabase } from '../database.ts';

const WRITERS = 40;
const STEP_MS = 20;
const database = openTestDatabase();

it(`${WRITERS} writers of one document each get through, at their second attempt or soon after`, async () => {
  const sums = database.db.collection<{ _id: string; sum: number }>('sums');
  await sums.insertOne({ _id: 'one', sum: 0 });
  let attempts = 0;
  const write = () =>
    inTransaction(database.client, async (session) => {
      attempts += 1;
      const before = await sums.findOne({ _id: 'one' }, { session });
      await sleep(STEP_MS);
      await sums.updateOne({ _id: 'one' }, { $set: { sum: (before?.sum ?? 0) + 1 } }, { session });
    });
  await Promise.all(Array.from({ length: WRITERS }, write));
  expect(await sums.findOne({ _id: 'one' })).toMatchObject({ sum: WRITERS });
  expect(attempts).toBeLessThan(3 * WRITERS);
});
