import { describe, expect, it } from 'vitest';
import { eventually } from '../serve.ts';
import { startReplicaSetOfThree } from './replica-set-of-three.ts';
import { connectTo } from './running-server.ts';

describe('the replica set of three for tests', () => {
  it('continues to accept majority writes after its primary was killed, and loses none', async () => {
    await using set = await startReplicaSetOfThree();
    const things = connectTo(set.uri).db('shop').collection<{ _id: number }>('things');
    // The driver retries interrupted writes, but not a connection refused before it has noticed the failure.
    const write = (_id: number) =>
      eventually(() => things.updateOne({ _id }, { $set: {} }, { upsert: true }));
    for (let id = 0; id < 40; id++) {
      if (id === 20) await set.killPrimary();
      await write(id);
    }
    expect(await things.countDocuments()).toBe(40);
  });
});
