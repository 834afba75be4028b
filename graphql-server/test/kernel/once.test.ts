import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beginOnce, fingerprintOf, isIdempotencyKey, type OnceDocument } from '../../src/kernel/once.ts';
import { takeNumbers } from '../../src/kernel/sequences.ts';
import { openTestDatabase } from '../database.ts';

const { client, db } = openTestDatabase();
const store = db.collection<OnceDocument>('once');
const sequences = db.collection<{ _id: string; count: number }>('sequences');

test('of simultaneous requests with one key one is the first, and all know it', async () => {
  const requests = ['a', 'b', 'c', 'd'].map((fingerprint) => ({ _id: 'key', fingerprint }));
  const begun = await Promise.all(requests.map((request) => beginOnce(store, request)));
  const first = begun.find(({ isFirst }) => isFirst)?.known;
  expect(begun.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  expect(begun.map(({ known }) => known)).toEqual([first, first, first, first]);
  // The others sent different input with the same key.
  expect(begun.filter(({ isSame }) => isSame)).toHaveLength(1);
  expect(await beginOnce(store, { ...first } as OnceDocument)).toMatchObject({
    isFirst: false,
    isSame: true,
  });
});

test('a fingerprint covers the body and the contents of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'once-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  await writeFile(one, 'x');
  await writeFile(other, 'x');
  const known = await fingerprintOf({ a: 1 }, [one]);
  expect(await fingerprintOf({ a: 1 }, [other])).toBe(known);
  expect(await fingerprintOf({ a: 2 }, [one])).not.toBe(known);
  await writeFile(other, 'y');
  expect(await fingerprintOf({ a: 1 }, [other])).not.toBe(known);
});

test.each([
  ['a', true],
  ['~'.repeat(200), true],
  ['', false],
  ['a b', false],
  ['a\n', false],
  ['é', false],
  ['a'.repeat(201), false],
])('%j is a key: %s', (key, isKey) => {
  expect(isIdempotencyKey(key)).toBe(isKey);
});

test('numbers have no gaps and no duplicates, even if transactions fail', async () => {
  const taken: number[] = [];
  const take = (count: number, isFailing: boolean) =>
    client.withSession(async (session) => {
      const numbers = await session
        .withTransaction(async () => {
          const from = await takeNumbers(sequences, session, 'invoices', { first: 1001, count });
          if (isFailing) throw new Error('This transaction fails.');
          return Array.from({ length: count }, (_, index) => from + index);
        })
        .catch((error: Error) => (error.message === 'This transaction fails.' ? [] : Promise.reject(error)));
      taken.push(...numbers);
    });
  await take(2, true);
  await Promise.all([1, 2, 3, 1, 2, 3].map((count, index) => take(count, index % 3 === 1)));
  const sorted = taken.toSorted((one, other) => one - other);
  expect(sorted).toEqual(Array.from({ length: 8 }, (_, index) => 1001 + index));
});
