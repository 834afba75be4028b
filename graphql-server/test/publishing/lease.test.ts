import { expect, test } from 'vitest';
import { Lease } from '../../src/publishing/lease.ts';
import { acceptRelease } from '../../src/publishing/pointer.ts';
import { createSettings, readSettings } from '../../src/publishing/settings.ts';
import { collectionsOf } from '../../src/shop/collections.ts';
import { openTestDatabase } from '../database.ts';

const { settings } = collectionsOf(openTestDatabase().db);

test('a server that hangs loses the lease to another one, and what it still makes is not accepted', async () => {
  await createSettings(settings);
  const [one, other] = [new Lease(settings, 'one'), new Lease(settings, 'other')];
  expect([await one.take(), await other.take(), await one.take()]).toEqual([true, false, true]);
  const begun = await readSettings(settings);
  // It has not renewed it for as long as a lease lasts.
  await settings.updateOne({ _id: 'lease' as 'settings' }, [
    { $set: { until: { $subtract: ['$$NOW', 1] } } },
  ]);
  expect([await other.take(), await one.take()]).toEqual([true, false]);
  expect(await acceptRelease(settings, begun, 1)).toBe(false);
  await other.release();
  expect(await one.take()).toBe(true);
});
