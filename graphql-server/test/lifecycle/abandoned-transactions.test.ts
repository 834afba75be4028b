import { setTimeout as sleep } from 'node:timers/promises';
import type { MongoClient } from 'mongodb';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../src/kernel/mongodb/connect.ts';
import { inTransaction } from '../../src/kernel/mongodb/transaction.ts';
import { eventually } from '../serve.ts';
import {
  collectEnds,
  keepAbandonedTransactions,
  type RunningMongod,
  startGuardedMongod,
} from './standalone-mongod.ts';

const PASSWORD = 'ver7-Secret';
const PAUSE_MS = 3_000;
let mongod: RunningMongod;
let client: MongoClient;

interface Counter {
  _id: string;
  count: number;
}

beforeAll(async () => {
  const { atEnd, endAll } = collectEnds();
  mongod = await startGuardedMongod(PASSWORD, atEnd);
  client = await connect(atEnd);
  // Without the tested code the next transaction would wait for an hour.
  await keepAbandonedTransactions(client);
  return endAll;
});
beforeEach(async () => {
  await countersOf(client).replaceOne({ _id: 'last' }, { count: 0 }, { upsert: true });
});

async function connect(atEnd: (end: () => Promise<void>) => void = onTestFinished): Promise<MongoClient> {
  const uri = `mongodb://root:${PASSWORD}@${mongod.host}/?replicaSet=guarded&authSource=admin`;
  const connected = await connectDatabase(uri);
  atEnd(() => connected.close());
  return connected;
}

function countersOf(client: MongoClient) {
  return client.db('shop').collection<Counter>('counters');
}

/** Increments a counter in a transaction. @param then runs inside it, after the write */
function countUp(client: MongoClient, then: () => Promise<unknown> = async () => {}): Promise<void> {
  const counters = countersOf(client);
  return inTransaction(client, async (session) => {
    await counters.updateOne({ _id: 'last' }, { $inc: { count: 1 } }, { session });
    await then();
    // Make a call that a paused database does not answer.
    await counters.findOne({ _id: 'last' }, { session });
  });
}

describe('a transaction during which the database was paused', () => {
  it.for([
    ['by a lost connection', async () => {}],
    [
      'by an error of its own, which could not be reported to the database',
      async () => {
        throw new Error('No such product.');
      },
    ],
  ] as const)('does not block the next one when it ended %s', async ([, then]) => {
    const paused = countUp(client, async () => {
      mongod.signal('SIGSTOP');
      // By then the driver has closed its connections, and sends nothing.
      await sleep(PAUSE_MS);
      await then();
    });
    await expect(paused).rejects.toThrow();
    mongod.signal('SIGCONT');
    // Take the session out of the driver's pool, because its next transaction would end the abandoned one.
    const session = client.startSession();
    onTestFinished(() => session.endSession());
    await eventually(() => countersOf(client).findOne({}, { session }));
    await eventually(() => countUp(client));
    expect(await countersOf(client).findOne()).toEqual({ _id: 'last', count: 1 });
  });
});

describe('a transaction of another server', () => {
  it('does not block after that server was killed', async () => {
    const other = await connect();
    const session = other.startSession();
    session.startTransaction();
    await countersOf(other).updateOne({ _id: 'last' }, { $inc: { count: 1 } }, { session });
    await countUp(client);
    expect(await countersOf(client).findOne()).toEqual({ _id: 'last', count: 1 });
  });

  it('is left alone while it works, however long it takes', async () => {
    const other = await connect();
    const slow = countUp(other, async () => {
      for (let step = 0; step < 10; step += 1) {
        await sleep(250);
        await countersOf(other).findOne();
      }
    });
    await Promise.all([slow, countUp(client)]);
    expect(await countersOf(client).findOne()).toEqual({ _id: 'last', count: 2 });
  });
});
