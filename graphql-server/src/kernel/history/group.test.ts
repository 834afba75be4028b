import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import type { HistoryCollection } from './entry.ts';
import { closeGroup } from './group.ts';

interface Options {
  readConcern?: { level: string };
}

test('the stored counts include changes that a majority of the nodes does not have yet', async () => {
  const stored: object[] = [];
  const isNewest = (options?: Options) => options?.readConcern?.level === 'local';
  const history = {
    findOne: async (_: object, options?: Options) => (isNewest(options) ? { subject: 'product' } : null),
    aggregate: async function* (_: object[], options?: Options) {
      if (isNewest(options)) yield { _id: 'CHANGED', count: 2 };
    },
    updateOne: async (_: object, change: object) => void stored.push(change),
  } as unknown as HistoryCollection;
  await closeGroup(history, new ObjectId());
  expect(stored).toEqual([{ $set: { 'group.counts': { CREATED: 0, CHANGED: 2, DELETED: 0 } } }]);
});
