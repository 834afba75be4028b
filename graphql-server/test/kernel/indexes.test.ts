import { expect, test } from 'vitest';
import { createIndexes } from '../../src/kernel/indexes.ts';
import { openTestDatabase } from '../database.ts';

const { db } = openTestDatabase();

test('an index that a former version created with other keys is replaced; the others stay', async () => {
  const things = db.collection('things');
  await things.createIndexes([
    { key: { name: 1, from: 1 }, name: 'name' },
    { key: { age: 1 }, name: 'age' },
    { key: { note: 1 }, name: 'by hand' },
  ]);
  const declared = {
    things: {
      indexes: [
        { key: { name: 1 } as const, name: 'name' },
        { key: { age: 1 } as const, name: 'age' },
      ],
    },
  };
  await createIndexes(declared as never, { things });
  await createIndexes(declared as never, { things });
  const found = await things.indexes();
  expect(Object.fromEntries(found.map(({ name, key }) => [name, key]))).toEqual({
    _id_: { _id: 1 },
    name: { name: 1 },
    age: { age: 1 },
    'by hand': { note: 1 },
  });
});

test('an index that is no longer used is dropped, also if the collection does not exist yet', async () => {
  const [former, fresh] = [db.collection('former'), db.collection('fresh')];
  await former.createIndexes([
    { key: { name: 1 }, name: 'name' },
    { key: { age: 1 }, name: 'age' },
  ]);
  const facts = { indexes: [{ key: { name: 1 } as const, name: 'name' }], formerIndexes: ['age'] };
  await createIndexes({ former: facts, fresh: facts } as never, { former, fresh });
  for (const collection of [former, fresh])
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'name']);
});
