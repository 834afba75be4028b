import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { beforeAll, expect, it } from 'vitest';
import { onlyError } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { askCart, newKey, openShop, orderOf, place, sell, shelfOf } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app));

it('a cart with a variant’s former id is priced, and answered under that id', async () => {
  const { id } = await sell(app, 'Teapot', 1_180, 5);
  const own = ownVariantId(id);
  for (const variantId of [id, own])
    expect((await askCart(app, [{ variantId, quantity: 9, price: 100_000 }])).cart).toMatchObject({
      lines: [{ variantId, quantity: 5 }],
      changes: [
        { kind: 'PRICE', variantId },
        { kind: 'STOCK', variantId, available: 5 },
      ],
    });
});

it('lines under both ids are one line', async () => {
  const { id } = await sell(app, 'Kettle', 900, 5);
  const lines = [id, ownVariantId(id)].map((variantId) => ({ variantId, quantity: 2 }));
  expect((await askCart(app, lines)).cart.lines).toMatchObject([
    { variantId: lines[1]?.variantId, quantity: 4 },
  ]);
});

it('an order under a former id reserves the variant, and never more than is available', async () => {
  const { id } = await sell(app, 'Vase', 500, 3);
  const own = ownVariantId(id);
  const inputs = await Promise.all([id, own].map((variantId) => orderOf(app, [{ variantId, quantity: 2 }])));
  const answers = await Promise.all(inputs.map((input) => place(app, input, newKey())));
  const placed = answers.flatMap(({ data }) => (data ? [data.order] : []));
  expect(placed).toMatchObject([{ lines: [{ variantId: own, productId: id, quantity: 2 }] }]);
  expect(await shelfOf(app, id)).toEqual({ onHand: 3, reserved: 2 });
  const refused = answers.find(({ data }) => !data);
  expect(refused && onlyError(refused).extensions?.code).toBe('CONFLICT');
});

it('an order that is sent again under a former id is the same order', async () => {
  const { id } = await sell(app, 'Bowl', 400, 9);
  const input = await orderOf(app, [{ variantId: id, quantity: 1 }]);
  const key = newKey();
  const [first, second] = [await place(app, input, key), await place(app, input, key)];
  expect(second.data.order.number).toBe(first.data.order.number);
});
