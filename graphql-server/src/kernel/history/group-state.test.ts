import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import type { HistoryContext } from './context.ts';
import type { HistoryEntry } from './entry.ts';
import { groupState } from './group-state.ts';

const counts = { CREATED: 0, CHANGED: 2, DELETED: 0 };
const undoing = {
  ...{ groupId: new ObjectId(), token: new ObjectId(), serverId: 'this', beatAt: new Date() },
  ...{ total: 2, left: 0, firstLeft: [] },
};

function entryWith(group: object): HistoryEntry {
  return { _id: new ObjectId(), subject: 'PRODUCT', group: { counts, ...group } } as unknown as HistoryEntry;
}

function contextWith(stored: HistoryEntry): HistoryContext {
  const context = {
    serverId: 'this',
    undoRuns: { isRunning: () => false },
    history: { findOne: async () => stored },
  };
  return context as unknown as HistoryContext;
}

it('is not broken off when it ended after it was read', async () => {
  const read = entryWith({ undoing: { ...undoing, done: 1 } });
  const stored = entryWith({ undoing: { ...undoing, done: 2, endedAt: new Date() } });
  expect((await groupState(contextWith(stored), read))?.undoing).toMatchObject({ done: 2, stopped: null });
});

it('is broken off when the server that was at it is not, and noted no end', async () => {
  const read = entryWith({ undoing: { ...undoing, done: 1 } });
  expect((await groupState(contextWith(read), read))?.undoing).toMatchObject({
    isRunning: false,
    stopped: 'It was broken off.',
  });
});
