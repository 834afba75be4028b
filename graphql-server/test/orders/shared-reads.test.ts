import { beforeAll, expect, it } from 'vitest';
import { ask } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app));

it('reads the products of all carts of a request at most twice', async () => {
  const { id } = await sell(app, 'Read once', 1);
  await eventually(async () =>
    expect((await ask(app, '{ shop { isSelling } }')).data.shop.isSelling).toBe(true),
  );
  const profile = app.db.collection('system.profile');
  await app.db.command({ profile: 2 });
  try {
    const carts = Array.from(
      { length: 20 },
      (_, index) => `a${index}: cart(input: $input) { subtotal { amount } }`,
    );
    const answer = await ask(app, `query Carts($input: CartInput!) { ${carts.join(' ')} }`, {
      input: { lines: [{ variantId: id, quantity: 1 }] },
    });
    expect(answer.errors).toEqual([]);
    expect(answer.data.a19.subtotal.amount).toBe(100);
    // The job that queues stock events reads by its own index.
    const reads = { 'command.find': 'inventory', 'command.hint': { $exists: false } };
    await eventually(async () => expect(await profile.countDocuments(reads)).toBeGreaterThan(0));
    expect(await profile.countDocuments(reads)).toBeLessThanOrEqual(2);
  } finally {
    await app.db.command({ profile: 0 });
  }
});
