import { type Document, ObjectId } from 'mongodb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Jobs } from '../../src/kernel/jobs/jobs.ts';
import { type Claimed, claimDue, type OutboxItem, OutboxSender } from '../../src/kernel/outbox.ts';
import { openTestDatabase } from '../database.ts';
import { eventually } from '../serve.ts';

interface Item extends OutboxItem {
  _id: ObjectId;
  queue: string;
}

const CLAIM_MS = 2_000;
const DUE = { key: { nextAt: 1 }, claimMs: CLAIM_MS, longestWaitMs: 60_000 } as const;
const database = openTestDatabase();
const items = database.db.collection('items');

beforeEach(async () => {
  await items.deleteMany({});
  await items.createIndex({ nextAt: 1 });
});

async function queue(count: number, name = 'all', nextAt = new Date()): Promise<void> {
  const added = Array.from({ length: count }, () => ({ queue: name, attempts: 0, nextAt }));
  await items.insertMany(added);
}

/** A sender as on each server. @param send the attempt; returns the fields to store */
function startSender(
  send: (item: Claimed<Item>, signal: AbortSignal) => Promise<Document>,
  queues = ['all'],
): OutboxSender<Claimed<Item>> {
  const jobs = new Jobs(database.db.collection('leases'), new ObjectId().toHexString());
  const sender: OutboxSender<Claimed<Item>> = new OutboxSender<Claimed<Item>>({
    ...{ name: 'send', jobs, atOnce: 2, queues: async () => queues },
    next: (name) => claimDue<Item>(items, { queue: name }, DUE),
    send: async (item, signal) => {
      await sender.settle(items, item, await send(item, signal));
    },
  });
  onTestFinished(() => sender.close());
  return sender;
}

const SENT = { nextAt: null };
const left = () => items.countDocuments({ nextAt: { $ne: null } });

test('two servers send each item once', async () => {
  await queue(40);
  const sent: string[] = [];
  for (let server = 0; server < 2; server += 1) {
    startSender(async ({ _id }) => {
      sent.push(_id.toHexString());
      return SENT;
    });
  }
  await eventually(async () => expect(await left()).toBe(0));
  expect(sent).toHaveLength(40);
  expect(new Set(sent).size).toBe(40);
});

test('an item of a killed server is sent by another server, once its claim has expired', async () => {
  await queue(1);
  const claimed = await claimDue<Item>(items, {}, DUE);
  expect(claimed).toMatchObject({ attempts: 1 });
  expect(await claimDue<Item>(items, {}, DUE)).toBeNull();
  const attempts: number[] = [];
  startSender(async (item) => {
    attempts.push(item.attempts);
    return SENT;
  });
  await eventually(async () => expect(await left()).toBe(0));
  expect(attempts).toEqual([2]);
});

test('a server whose claim expired does not settle an item that another server has claimed', async () => {
  await queue(1);
  const first = (await claimDue<Item>(items, {}, { ...DUE, claimMs: 0 })) as Claimed<Item>;
  const second = (await claimDue<Item>(items, {}, DUE)) as Claimed<Item>;
  const sender = startSender(async () => SENT, []);
  expect(await sender.settle(items, first, SENT)).toBe(true);
  expect(await left()).toBe(1);
  await sender.settle(items, second, SENT);
  expect(await left()).toBe(0);
  await items.deleteMany({});
  expect(await sender.settle(items, second, SENT)).toBe(false);
});

test('an item from before the clock was set back does not wait for the clock to catch up', async () => {
  await queue(1, 'all', new Date(Date.now() + 3_600_000));
  await queue(1, 'other', new Date(Date.now() + 30_000));
  expect(await claimDue<Item>(items, { queue: 'all' }, DUE)).toMatchObject({ attempts: 1 });
  // Thirty seconds may be the delay of a retry, so this item must wait.
  expect(await claimDue<Item>(items, { queue: 'other' }, DUE)).toBeNull();
});

test('a receiver that hangs blocks no other queue and no shutdown', async () => {
  await queue(5, 'hangs');
  await queue(5, 'works');
  const sent: string[] = [];
  const signals: AbortSignal[] = [];
  const sender = startSender(
    async (item, signal) => {
      if (item.queue === 'hangs') {
        signals.push(signal);
        return new Promise(() => {});
      }
      sent.push(item.queue);
      return SENT;
    },
    ['hangs', 'works'],
  );
  await eventually(() => expect(sent).toHaveLength(5));
  expect(signals).toHaveLength(2);
  await sender.close();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('a failed item is retried when it is due, and does not affect the others', async () => {
  await queue(3);
  let failures = 0;
  startSender(async ({ attempts }) => {
    if (attempts > 1 || failures > 0) return SENT;
    failures += 1;
    return { nextAt: '$$NOW' };
  });
  await eventually(async () => expect(await left()).toBe(0));
  expect(await items.distinct('attempts')).toEqual([1, 2]);
});

test('the result of sending is stored as soon as the database is back', async () => {
  await queue(1);
  let isAway = true;
  const updateOne = vi.spyOn(items, 'updateOne').mockImplementation(async (...parameters) => {
    if (isAway) throw new Error('The database is away.');
    return Object.getPrototypeOf(items).updateOne.apply(items, parameters);
  });
  onTestFinished(() => updateOne.mockRestore());
  let sent = 0;
  startSender(async () => {
    sent += 1;
    return SENT;
  });
  await eventually(() => expect(updateOne).toHaveBeenCalled());
  isAway = false;
  await eventually(async () => expect(await left()).toBe(0));
  expect(sent).toBe(1);
});
