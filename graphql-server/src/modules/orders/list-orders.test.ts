import { expect, test } from 'vitest';
import type { OrderContext } from './context.ts';
import { countOrders } from './list-orders.ts';

test('a search full of punctuation is refused before it is split into words, which would take seconds', async () => {
  const before = process.cpuUsage();
  const search = `a${'\u0315'.repeat(22_000)}${'\u0323'.repeat(22_000)}`;
  await expect(countOrders({} as OrderContext, { search })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

test('the number of all orders includes none that a majority of the nodes does not have yet', async () => {
  const orderState = {
    findOne: async (_: object, options?: { readConcern?: { level: string } }) => ({
      count: options?.readConcern?.level === 'local' ? 1003 : 1002,
    }),
  };
  expect(await countOrders({ orderState } as unknown as OrderContext, {})).toBe(2);
});
