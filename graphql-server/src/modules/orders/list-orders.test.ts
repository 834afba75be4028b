import { expect, test } from 'vitest';
import type { OrderContext } from './context.ts';
import { countOrders } from './list-orders.ts';

test('the number of all orders counts none that a majority of the nodes does not have yet', async () => {
  const orderState = {
    findOne: async (_: object, options?: { readConcern?: { level: string } }) => ({
      count: options?.readConcern?.level === 'local' ? 1003 : 1002,
    }),
  };
  expect(await countOrders({ orderState } as unknown as OrderContext, {})).toBe(2);
});
