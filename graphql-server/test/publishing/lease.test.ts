import { expect, test, vi } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { PublisherLease } from '../../src/modules/publishing/lease.ts';
import { show } from '../../src/modules/publishing/process/make-release.ts';
import { createSettings, readSettings } from '../../src/modules/publishing/settings.ts';
import { openTestDatabase } from '../database.ts';

const { leases, settings } = collectionsOf(openTestDatabase().db);

test('a hanging server loses the lease to another one, and its later writes are rejected', async () => {
  await createSettings(settings);
  const [one, other] = [
    new PublisherLease(leases, settings, 'one'),
    new PublisherLease(leases, settings, 'other'),
  ];
  expect([await one.take(), await other.take(), await one.take()]).toEqual([true, false, true]);
  const begun = await readSettings(settings);
  // The other server notices after the lease's duration that it is not renewed.
  await vi.waitFor(async () => expect(await other.take()).toBe(true), { timeout: 30_000, interval: 500 });
  expect(await one.take()).toBe(false);
  expect(await show({ settings, holder: 'one' }, { reason: 'request', settings: begun }, 1)).toBe(false);
  await other.release();
  expect(await one.take()).toBe(true);
});
