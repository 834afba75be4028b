import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Recorder } from '../../src/kernel/history/recorder.ts';
import { withStock } from '../../src/modules/catalogue/products/stock.ts';
import { inShort, readHistory, undoAll, type WireChange } from '../history/ask-history.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { serveApp } from '../serve.ts';
import { ask, askFor, askInVain } from './ask.ts';
import { createCategory } from './shop.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
const CHANGE = `mutation ($ids: [ID!], $filter: ProductFilter, $change: ProductsChange!, $key: String) {
  count: changeProducts(selection: { ids: $ids, filter: $filter }, change: $change, idempotencyKey: $key) }`;
const RULE = 'Selling price must be less than regular price';
let categoryId: ObjectId;
let ids: string[] = [];

beforeAll(async () => {
  categoryId = new ObjectId(await createCategory(app, 'Priced'));
});
beforeEach(async () => {
  await collections.products.deleteMany({});
  const made = await insertProducts(app, 3, (index) => ({
    ...{ categoryId, title: `P${index}`, regularPrice: 20_000, sellingPrice: 10_001 + index },
    ...(index < 2 && { stock: index }),
  }));
  ids = made.map(({ _id }) => _id.toHexString());
});

const change = async (fields: object, selected = ids, key?: string) =>
  (await askFor(app, CHANGE, { ids: selected, change: fields, key }))['count'];
const amounts = async () => {
  const stored = await collections.products.find().sort({ title: 1 }).toArray();
  const found = await withStock(collections, stored);
  return found.map(({ regularPrice, sellingPrice, stock }) => [regularPrice, sellingPrice, stock]);
};
const refused = (fields: object) => askInVain(app, CHANGE, { ids, change: fields });

describe('a bulk change of prices', () => {
  it.for([
    ['up by per cent, half a paisa up', { sellingPrice: { percent: 12.5 } }, [11_251, 11_252, 11_253]],
    ['down by per cent', { sellingPrice: { percent: -12.5 } }, [8_751, 8_752, 8_753]],
    ['up by an amount', { sellingPrice: { add: '99.98' } }, [19_999]],
    ['down by an amount', { sellingPrice: { add: -100 } }, [1, 2, 3]],
    ['to an amount', { sellingPrice: { set: 7.5 } }, [750, 750, 750]],
  ] as const)('go %s', async ([what, fields, expected]) => {
    const selected = what === 'up by an amount' ? ids.slice(0, 1) : ids;
    expect(await change(fields, selected)).toBe(selected.length);
    const selling = (await amounts()).map(([, sellingPrice]) => sellingPrice);
    expect(selling.slice(0, selected.length)).toEqual(expected.slice(0, selected.length));
  });

  it('changes both prices together, so that the rule holds for the result', async () => {
    expect(await change({ regularPrice: { percent: -50 }, sellingPrice: { percent: -50 } })).toBe(3);
    expect(await amounts()).toEqual([
      [10_000, 5_001, 0],
      [10_000, 5_001, 1],
      [10_000, 5_002, undefined],
    ]);
  });

  it('leaves all prices unchanged if one would break the rule, and names the products', async () => {
    const before = await amounts();
    const error = await refused({ sellingPrice: { add: 99.98 } });
    expect(error).toMatchObject({
      message: `${RULE}: "P1", "P2". Nothing was changed.`,
      extensions: { code: 'BAD_USER_INPUT', fieldErrors: { sellingPrice: `${RULE}: "P1", "P2"` } },
    });
    for (const fields of [{ sellingPrice: { percent: -101 } }, { regularPrice: { add: 1e9 } }]) {
      expect((await refused(fields)).message).toBe(
        'Valid price required: "P0", "P1", "P2". Nothing was changed.',
      );
    }
    expect(await amounts()).toEqual(before);
    for (const id of ids) expect(await readHistory(app, { of: { kind: 'PRODUCT', id } })).toEqual([]);
  });

  it('refuses values that are not prices', async () => {
    for (const wrong of [{ set: -1 }, { set: 'x' }, { add: 0.001 }, { percent: 1.234 }]) {
      expect((await refused({ regularPrice: wrong })).extensions.fieldErrors).toEqual({
        regularPrice: 'Valid price required',
      });
    }
  });

  it('happens once for each key, also after an interruption and a retry', async () => {
    const many = await insertProducts(app, 130, () => ({ categoryId, title: 'Many', sellingPrice: 1_000 }));
    const selected = many.map(({ _id }) => _id.toHexString());
    const real = Recorder.prototype.transact;
    let calls = 0;
    const transact = vi.spyOn(Recorder.prototype, 'transact').mockImplementation(async function (
      this: Recorder,
      write,
    ) {
      calls += 1;
      if (calls === 3) throw new Error('The server was killed.');
      return real.call(this, write);
    } as Recorder['transact']);
    onTestFinished(() => transact.mockRestore());
    const variables = { ids: selected, change: { sellingPrice: { add: 1 } }, key: 'once' };
    expect((await ask(app, CHANGE, variables)).errors).toHaveLength(1);
    expect(await collections.products.countDocuments({ sellingPrice: 1_100 })).toBe(100);
    const answers = await Promise.all([1, 2, 3].map(() => askFor(app, CHANGE, variables)));
    expect(answers.at(-1)).toEqual({ count: 130 });
    expect(await askFor(app, CHANGE, variables)).toEqual({ count: 130 });
    expect(await collections.products.countDocuments({ title: 'Many', sellingPrice: 1_100 })).toBe(130);
    const other = { ...variables, change: { sellingPrice: { add: 2 } } };
    expect((await ask(app, CHANGE, other)).errors[0]?.extensions.code).toBe('CONFLICT');
  });

  it('is one change in the history, and is undone together', async () => {
    await change({ sellingPrice: { percent: 10 }, stock: { set: 5 } });
    const [group] = (await readHistory(app, { first: 1 })) as [WireChange];
    expect(group).toMatchObject({ source: 'BULK', group: { changed: 3 } });
    const [one] = await readHistory(app, { in: group.id, first: 1 });
    expect(Object.keys(inShort(one as WireChange)).sort()).toEqual(['SELLING_PRICE', 'STOCK']);
    await undoAll(app, group);
    expect(await amounts()).toEqual([
      [20_000, 10_001, 0],
      [20_000, 10_002, 1],
      [20_000, 10_003, undefined],
    ]);
  });
});

describe('a bulk change of stock', () => {
  const stocks = async () => (await amounts()).map(([, , stock]) => stock);

  it('sets, increases or reduces the number, or stops tracking', async () => {
    expect(await change({ stock: { add: 4 } }, ids.slice(0, 2))).toBe(2);
    expect(await stocks()).toEqual([4, 5, undefined]);
    expect(await change({ stock: { set: 5 } })).toBe(2);
    expect(await stocks()).toEqual([5, 5, 5]);
    expect(await change({ stock: { add: -5 } })).toBe(3);
    expect(await stocks()).toEqual([0, 0, 0]);
    expect(await change({ stock: { isCounted: false } })).toBe(3);
    expect(await stocks()).toEqual([undefined, undefined, undefined]);
  });

  it('leaves stock that would become negative, and untracked stock, unchanged', async () => {
    expect((await refused({ stock: { add: 1 } })).message).toBe(
      'Inventory is not tracked: "P2". Nothing was changed.',
    );
    expect(
      await askInVain(app, CHANGE, { ids: ids.slice(0, 2), change: { stock: { add: -1 } } }),
    ).toMatchObject({
      message: 'Stock must be from 0 to 1000000000: "P0". Nothing was changed.',
    });
    expect(await stocks()).toEqual([0, 1, undefined]);
  });
});
