import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct, readProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { fileOf, importFile } from '../transfer/files.ts';
import { newestOf, readHistory } from './ask-history.ts';
import { CHANGE_MANY, DELETE_MANY, importRows, newest, productsOf, rowOf } from './many-changes.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
let category = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shawls');
});

describe('in the list of all changes', () => {
  it('an import is one line, with its file and result, and can be opened', async () => {
    const { id } = await createProduct(app, category, { title: 'Before' });
    const image = (await readProduct(app, id))?.images[0]?.url.slice(1) ?? '';
    const rows = [rowOf('After', { id, images: image }), rowOf('New'), rowOf('Newer')];
    const group = await importRows(
      app,
      rows.map((row) => ({ images: '', ...row })),
    );
    expect(group).toMatchObject({
      ...{ subject: 'PRODUCT', subjectName: 'prices.csv', source: 'IMPORT', canUndo: true, fields: [] },
      group: {
        ...{ work: 'IMPORT', undos: 0, fileName: 'prices.csv' },
        created: 2,
        changed: 1,
        deleted: 0,
        isOpen: false,
        undoing: null,
      },
    });
    const [, before] = await readHistory(app, { first: 2 });
    expect(before).toMatchObject({ subjectName: 'Before', action: 'CREATED', group: null });
    const inside = await readHistory(app, { in: group.id });
    expect(inside.map(({ subjectName, action }) => [subjectName, action])).toEqual([
      ['After', 'CHANGED'],
      ['New', 'CREATED'],
      ['Newer', 'CREATED'],
    ]);
    expect(await newestOf(app, id)).toMatchObject({ subjectName: 'After', source: 'IMPORT', group: null });
    expect((await readHistory(app, { of: { kind: 'PRODUCT' }, first: 1 }))[0]?.id).toBe(group.id);
  });

  it('a bulk change is one line, unless it concerns one product', async () => {
    const ids = await productsOf(app, 2, 'Bulk');
    await askFor(app, CHANGE_MANY, { ids });
    expect(await newest(app)).toMatchObject({
      source: 'BULK',
      fields: [{ field: 'BADGE', before: null, after: { badge: 'HOT' } }],
      group: { work: 'BULK', undos: 0, fileName: null, changed: 2 },
    });
    await askFor(app, DELETE_MANY, { ids: ids.slice(1) });
    expect(await newest(app)).toMatchObject({
      subjectName: expect.stringMatching(/^Bulk/),
      action: 'DELETED',
      group: null,
    });
  });

  it('an import without a file name has none, and one without effect has no entry', async () => {
    const group = await importRows(app, [rowOf('Nameless')], '');
    expect(group.group).toMatchObject({ work: 'IMPORT', fileName: null });
    const [entry] = await readHistory(app, { in: group.id });
    await importFile(app, fileOf([rowOf('Nameless', { id: entry?.subjectId ?? '' })]));
    expect((await newest(app)).id).toBe(group.id);
  });
});

describe('an interrupted import', () => {
  it('is removed from the list', async () => {
    const before = await newest(app);
    const ids = await productsOf(app, 150, 'Clash');
    const rows = ids.map((id, index) => rowOf(`Clash ${index}`, { id, selling_price: '1' }));
    // When this product's entry fails, the import has already written the last rows.
    const validator = { subjectId: { $ne: new ObjectId(ids[0]) } };
    await app.db.command({ collMod: 'history', validator });
    const { envelope } = await importFile(app, fileOf(rows)).finally(() =>
      app.db.command({ collMod: 'history', validator: {} }),
    );
    expect(envelope.success).toBe(false);
    expect((await readHistory(app, { first: 2 })).map(({ id }) => id)[1]).toBe(before.id);
    expect(
      await collections.history.countDocuments({
        'group.work': 'IMPORT',
        'group.counts': { $exists: false },
      }),
    ).toBe(0);
  });
});
