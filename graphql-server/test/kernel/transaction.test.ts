import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { openTestDatabase } from '../database.ts';
import { connectPatiently } from '../patient-client.ts';

const WRITERS = 40;
const STEP_MS = 20;
const LONG_STEP_MS = 100;
/**
 * The time limit for attempts, which is shorter than all writers take together, and much longer than the attempts
 * of one writer.
 */
const CONFLICT_MS = 2_500;
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

it(`${WRITERS} writers on two servers each get through, even if they take longer than a conflict may last`, async () => {
  const other = await connectPatiently(database.uri);
  onTestFinished(() => other.close());
  const sums = database.db.collection<{ _id: string; sum: number }>('sums');
  await sums.insertOne({ _id: 'two', sum: 0 });
  const started = performance.now();
  const write = (_: unknown, index: number) => {
    const client = index % 2 === 0 ? database.client : other;
    const own = client.db(database.name).collection<{ _id: string; sum: number }>('sums');
    return inTransaction(
      client,
      async (session) => {
        const before = await own.findOne({ _id: 'two' }, { session });
        await sleep(LONG_STEP_MS);
        await own.updateOne({ _id: 'two' }, { $set: { sum: (before?.sum ?? 0) + 1 } }, { session });
      },
      CONFLICT_MS,
    );
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  expect(await sums.findOne({ _id: 'two' })).toMatchObject({ sum: WRITERS });
  expect(performance.now() - started).toBeGreaterThan(CONFLICT_MS);
});
