import { beforeAll, describe, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { COLOURS, chosen, create, read, update } from '../graphql/variants.ts';
import { newestOf, readHistory, undo } from '../history/ask-history.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { askCart, buy, openShop, sell, shelfOf } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app));

const remove = (id: string) => askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });

async function order(variantId: string, quantity: number): Promise<string> {
  const { number } = await buy(app, variantId, quantity);
  const found = await askFor(app, 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id } } }', {
    f: { search: number },
  });
  return found.orders.nodes[0].id;
}

const ship = (id: string, quantity: number) =>
  askFor(
    app,
    'mutation ($id: ID!, $input: FulfilmentInput!) { fulfilOrder(id: $id, input: $input) { id } }',
    {
      id,
      input: { lines: [{ lineId: '1', quantity }] },
    },
  );
const cancel = (id: string) => askFor(app, 'mutation ($id: ID!) { cancelOrderById(id: $id) { id } }', { id });

describe('an undone deletion', () => {
  it('restores the units that were not shipped meanwhile, and their reservations', async () => {
    const { id } = await sell(app, 'Rug', 1_000, 10);
    const parcel = await order(id, 3);
    const other = await order(id, 2);
    await remove(id);
    await ship(parcel, 3);
    await ship(other, 1);
    await undo(app, await newestOf(app, id));
    expect(await shelfOf(app, id)).toEqual({ onHand: 6, reserved: 1 });
    await ship(other, 1);
    expect(await shelfOf(app, id)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('restores all units if the orders were canceled', async () => {
    const { id } = await sell(app, 'Lamp', 1_000, 10);
    const parcel = await order(id, 3);
    await remove(id);
    await cancel(parcel);
    await undo(app, await newestOf(app, id));
    expect(await shelfOf(app, id)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('deducts nothing twice, however often it is repeated', async () => {
    const { id } = await sell(app, 'Vase', 1_000, 10);
    const parcel = await order(id, 4);
    await ship(parcel, 1);
    await remove(id);
    await ship(parcel, 1);
    await undo(app, await newestOf(app, id));
    await ship(parcel, 1);
    await remove(id);
    await ship(parcel, 1);
    await undo(app, await newestOf(app, id));
    expect(await shelfOf(app, id)).toEqual({ onHand: 6, reserved: 0 });
  });

  it('tracks nothing that was not tracked', async () => {
    const { id } = await sell(app, 'Poster', 1_000, null);
    const parcel = await order(id, 3);
    await remove(id);
    await ship(parcel, 3);
    await undo(app, await newestOf(app, id));
    expect(await shelfOf(app, id)).toEqual({ onHand: null, reserved: 0 });
  });

  it('of many products restores each one’s unshipped units', async () => {
    const ids: string[] = [];
    for (const title of ['Mug', 'Bowl']) ids.push((await sell(app, title, 1_000, 10)).id);
    const parcels: string[] = [];
    for (const id of ids) parcels.push(await order(id, 2));
    await askFor(app, 'mutation ($s: ProductSelection!) { deleteProducts(selection: $s) }', { s: { ids } });
    await ship(parcels[0] ?? '', 2);
    const [group] = await readHistory(app);
    await askFor(app, 'mutation ($id: ID!) { undoChanges(id: $id) { id } }', { id: group?.id });
    await eventually(async () => {
      expect(await shelfOf(app, ids[0] ?? '')).toEqual({ onHand: 8, reserved: 0 });
      expect(await shelfOf(app, ids[1] ?? '')).toEqual({ onHand: 10, reserved: 2 });
    });
  });
});

it('a variant that returns with its option restores the units that were not shipped meanwhile', async () => {
  const category = await createCategory(app, 'Shirts');
  const product = await create(app, category, {
    options: COLOURS,
    variants: [chosen({ Colour: 'Red' }, { onHand: 5 }), chosen({ Colour: 'Blue' }, { onHand: 6 })],
  });
  const [red, blue] = product.variants;
  const blueId = blue?.id as string;
  await eventually(async () => {
    const { cart } = await askCart(app, [{ variantId: blueId, quantity: 1 }]);
    if (cart.lines.length === 0) throw new Error('It is not shown yet.');
  });
  const parcel = await order(blueId, 2);
  await update(app, product.id, { variants: [red?.own] });
  await ship(parcel, 2);
  await undo(app, await newestOf(app, product.id));
  expect((await read(app, product.id)).variants).toHaveLength(2);
  expect(await shelfOf(app, blueId)).toEqual({ onHand: 4, reserved: 0 });
  expect(await shelfOf(app, red?.id as string)).toEqual({ onHand: 5, reserved: 0 });
});
