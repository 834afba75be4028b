import { Readable } from 'node:stream';
import type { Db } from 'mongodb';
import { expect, it, onTestFinished } from 'vitest';
import { DataRevision } from '../../src/kernel/mongodb/revision.ts';
import { openTestDatabase } from '../database.ts';
import { eventually } from '../serve.ts';

const { db } = openTestDatabase();
const ROOM = { isFull: false };
const WATCHED = ['categories', 'products'].map((name) => ({ name, invalidates: { revision: name } }));

async function watchRevision(watched: Db = db): Promise<DataRevision> {
  const revision = new DataRevision(watched, WATCHED, ROOM, () => {});
  onTestFinished(() => revision.close());
  await revision.watch();
  await eventually(() => expect(revision.current).not.toBeNull());
  return revision;
}

it('grows with what $out and a rename put in the place of a collection', async () => {
  const revision = await watchRevision();
  let before = revision.current;
  const expectGrowth = (name: 'categories' | 'products') =>
    eventually(() => expect(revision.current?.[name]).toBeGreaterThan(before?.[name] ?? 0));

  await db.collection('others').insertOne({ name: 'other' });
  await db
    .collection('others')
    .aggregate([{ $out: 'categories' }])
    .toArray();
  await expectGrowth('categories');
  expect(revision.current?.['products']).toBe(before?.['products']);

  before = revision.current;
  await db.collection('others').rename('products');
  await expectGrowth('products');
});

it('is unknown while the change stream hangs, though its connection stays open', async () => {
  const hanging = Object.create(db, {
    watch: {
      value: () => {
        const stream = new Readable({ objectMode: true, read: () => {} });
        return Object.assign(stream, {
          tryNext: async () => null,
          close: async () => void stream.destroy(),
        });
      },
    },
  }) as Db;
  const revision = new DataRevision(hanging, WATCHED, ROOM, () => {});
  onTestFinished(() => revision.close());
  await revision.watch();
  expect(revision.current).toBeNull();
});

it('is unknown once heartbeats no longer come back', async () => {
  const revision = await watchRevision();
  // Nothing is written on a full disk, so nothing comes back.
  ROOM.isFull = true;
  onTestFinished(() => {
    ROOM.isFull = false;
  });
  await eventually(() => expect(revision.current).toBeNull());
  ROOM.isFull = false;
  await eventually(() => expect(revision.current).not.toBeNull());
});

it('is known again after its database was dropped', async () => {
  const revision = await watchRevision();
  await db.collection('products').insertOne({ name: 'gone' });
  await db.dropDatabase();
  await eventually(() => expect(revision.current).toBeNull());
  await eventually(() => expect(revision.current).not.toBeNull());
});
