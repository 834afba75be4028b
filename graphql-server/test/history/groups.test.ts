import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/catalogue/collections.ts';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { createCategory, createProduct, readProduct, updateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { fileOf, importFile, type Row } from '../transfer/files.ts';
import {
  ended,
  newestOf,
  readChange,
  readHistory,
  tryUndo,
  tryUndoAll,
  undo,
  undoAll,
  type WireChange,
} from './ask-history.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
const CHANGE_MANY =
  'mutation ($ids: [ID!]) { changeProducts(selection: { ids: $ids }, change: { badge: HOT }) }';
const DELETE_MANY = 'mutation ($ids: [ID!]) { deleteProducts(selection: { ids: $ids }) }';
let category = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shawls');
});

const rowOf = (title: string, changes: Row = {}): Row => ({
  ...{ id: '', title, description: 'x', category: 'Shawls' },
  ...{ regular_price: '200', selling_price: '150', status: 'draft', ...changes },
});

/** Imports rows, and answers the import as the history has it. */
async function importRows(rows: Row[], name = 'prices.csv'): Promise<WireChange> {
  const { envelope } = await importFile(app, fileOf(rows), { name });
  expect(envelope).toMatchObject({ success: true });
  return newest();
}

async function newest(): Promise<WireChange> {
  return (await readHistory(app, { first: 1 }))[0] as WireChange;
}

async function productsOf(count: number, name: string): Promise<string[]> {
  await importRows(Array.from({ length: count }, (_, index) => rowOf(`${name} ${index}`)));
  const made = await collections.products.find({ title: { $regex: `^${name} ` } }).toArray();
  return made.map(({ _id }) => _id.toHexString());
}

/** A hundred and twenty products that got a badge together: three pages of an undoing. */
async function bulkChange(name: string): Promise<{ ids: string[]; group: WireChange }> {
  const ids = await productsOf(120, name);
  await askFor(app, CHANGE_MANY, { ids });
  return { ids, group: await newest() };
}

function badges(ids: string[]): Promise<(string | null)[]> {
  return collections.products.distinct('badge', { _id: { $in: ids.map((id) => new ObjectId(id)) } });
}

describe('in the list of all changes', () => {
  it('an import is one, with its file and what it did, and can be opened', async () => {
    const { id } = await createProduct(app, category, { title: 'Before' });
    const image = (await readProduct(app, id))?.images[0]?.url.slice(1) ?? '';
    const rows = [rowOf('After', { id, images: image }), rowOf('New'), rowOf('Newer')];
    const group = await importRows(rows.map((row) => ({ images: '', ...row })));
    expect(group).toMatchObject({
      ...{ subject: 'PRODUCT', subjectName: 'prices.csv', source: 'Import', canUndo: true, fields: [] },
      group: {
        title: 'Import of prices.csv',
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
    expect(await newestOf(app, id)).toMatchObject({ subjectName: 'After', source: 'Import', group: null });
    expect((await readHistory(app, { of: { kind: 'PRODUCT' }, first: 1 }))[0]?.id).toBe(group.id);
  });

  it('a bulk change is one, unless it is about one product', async () => {
    const ids = await productsOf(2, 'Bulk');
    await askFor(app, CHANGE_MANY, { ids });
    expect(await newest()).toMatchObject({
      source: 'Bulk change',
      group: { title: 'Bulk change', changed: 2 },
    });
    await askFor(app, DELETE_MANY, { ids: ids.slice(1) });
    expect(await newest()).toMatchObject({
      subjectName: expect.stringMatching(/^Bulk/),
      action: 'DELETED',
      group: null,
    });
  });

  it('a file without a name has none, and what nothing came of has no entry', async () => {
    const group = await importRows([rowOf('Nameless')], '');
    expect(group.group?.title).toBe('Import');
    const [entry] = await readHistory(app, { in: group.id });
    await importFile(app, fileOf([rowOf('Nameless', { id: entry?.subjectId ?? '' })]));
    expect((await newest()).id).toBe(group.id);
  });
});

describe('to undo a group', () => {
  it('gives back what it changed, with the images, and deletes what it made; to undo that does it again', async () => {
    const product = await createProduct(app, category, { title: 'Kept' });
    const { id } = product;
    const other = await createProduct(app, category, { title: 'Other' });
    const image = other.images[0]?.url.slice(1) ?? '';
    const rows = [rowOf('Renamed', { id, images: image }), rowOf('Made', { images: image })];
    const group = await importRows(rows);
    expect(await undoAll(app, group)).toMatchObject({
      ...{ canUndo: false, undoneBy: expect.any(String) },
      group: { undoing: { isRunning: false, total: 2, done: 2, left: 0, firstLeft: [], stopped: null } },
    });
    const restored = await readProduct(app, id);
    expect(restored).toMatchObject({ title: 'Kept', images: product.images });
    expect((await fetch(app.url + restored?.images[0]?.url)).status).toBe(200);
    expect(await collections.products.countDocuments({ title: 'Made' })).toBe(0);
    const made = await newest();
    expect(made).toMatchObject({
      ...{ source: 'Undo', canUndo: true },
      group: { title: 'Undo of import of prices.csv', created: 0, changed: 1, deleted: 1 },
    });
    expect((await readChange(app, group)).undoneBy).toBe(made.id);
    expect(await undoAll(app, made)).toMatchObject({ undoneBy: expect.any(String) });
    expect(await readProduct(app, id)).toMatchObject({ title: 'Renamed' });
    expect(await collections.products.countDocuments({ title: 'Made' })).toBe(1);
    expect((await newest()).group?.title).toBe('Undo of undo of import of prices.csv');
  });

  it('brings back what was deleted together', async () => {
    const ids = await productsOf(3, 'Gone');
    await askFor(app, DELETE_MANY, { ids });
    await undoAll(app, await newest());
    expect(await badges(ids)).toEqual([null]);
    expect(await newest()).toMatchObject({ group: { created: 3, title: 'Undo of bulk change' } });
  });

  it('leaves what was changed again since, names the first ten, and undoes the rest later', async () => {
    const { ids, group } = await bulkChange('Again');
    for (const id of ids.slice(0, 12)) await updateProduct(app, id, { badge: 'NEW' });
    const first = await undoAll(app, group);
    expect(first).toMatchObject({ canUndo: true, undoneBy: null });
    expect(first.group?.undoing).toMatchObject({ total: 120, done: 120, left: 12, stopped: null });
    expect(first.group?.undoing?.firstLeft).toHaveLength(10);
    expect(first.group?.undoing?.firstLeft[0]).toEqual({
      name: expect.stringMatching(/^Again \d+$/),
      reason: 'Badge was changed again since: undo that first, or change it by hand.',
    });
    expect((await badges(ids)).sort()).toEqual(['NEW', null]);
    for (const id of ids.slice(0, 12)) await undo(app, await newestOf(app, id));
    const second = await undoAll(app, group);
    expect(second).toMatchObject({ canUndo: false, group: { undoing: { total: 12, done: 12, left: 0 } } });
    expect(await badges(ids)).toEqual([null]);
    expect(second.undoneBy).toBe((await newest()).id);
  });

  it('from everywhere at once, or again, is to undo once', async () => {
    const { ids, group } = await bulkChange('Once');
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryUndoAll(app, group)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await ended(app, group);
    await tryUndoAll(app, group);
    expect(await badges(ids)).toEqual([null]);
    const products = await collections.products.find({ _id: { $in: ids.map((id) => new ObjectId(id)) } });
    expect(new Set((await products.toArray()).map(({ version }) => version))).toEqual(new Set([3]));
    expect(await collections.history.countDocuments({ groupId: new ObjectId((await newest()).id) })).toBe(
      120,
    );
  });

  it('is left to another server that is at it, until that one is silent', async () => {
    const { ids, group } = await bulkChange('Elsewhere');
    const _id = new ObjectId(group.id);
    const groupId = new ObjectId();
    const undoing = { groupId, token: new ObjectId(), serverId: 'other', beatAt: new Date() };
    const progress = { total: 120, done: 50, left: 0, firstLeft: [] };
    await collections.history.updateOne({ _id }, { $set: { 'group.undoing': { ...undoing, ...progress } } });
    const { data } = await tryUndoAll(app, group);
    expect(data?.undoChanges).toMatchObject({
      canUndo: false,
      group: { undoing: { isRunning: true, done: 50 } },
    });
    expect(await badges(ids)).toEqual(['HOT']);
    await collections.history.updateOne({ _id }, { $set: { 'group.undoing.beatAt': new Date(0) } });
    expect((await readChange(app, group)).group?.undoing?.stopped).toBe('It was broken off.');
    expect(await undoAll(app, group)).toMatchObject({ undoneBy: groupId.toHexString() });
    expect(await badges(ids)).toEqual([null]);
  });

  it('stops where the database fails, says so, and goes on from there', async () => {
    const { ids, group } = await bulkChange('Broken');
    const { products } = collections;
    const unlucky = await products.findOne({ title: 'Broken 40' });
    // The database refuses what is about one of them.
    const validator = { $or: [{ subjectId: { $ne: unlucky?._id } }, { source: { $ne: 'UNDO' } }] };
    await app.db.command({ collMod: 'history', validator });
    const stopped = await undoAll(app, group).finally(() =>
      app.db.command({ collMod: 'history', validator: {} }),
    );
    expect(stopped).toMatchObject({ canUndo: true, undoneBy: null });
    expect(stopped.group?.undoing?.stopped).toMatch(/^Something unexpected/);
    expect((await badges(ids)).sort()).toEqual(['HOT', null]);
    const whole = await undoAll(app, group);
    expect(whole.group?.undoing).toMatchObject({ left: 0, stopped: null });
    expect(await badges(ids)).toEqual([null]);
    const made = await newest();
    expect([made.id, made.group?.changed]).toEqual([whole.undoneBy, 120]);
  });

  it('is refused while its changes are being made, for one change, and for what nobody remembers', async () => {
    const { group } = await bulkChange('Refused');
    const _id = new ObjectId(group.id);
    const { group: stored } = (await collections.history.findOne({ _id })) ?? {};
    await collections.history.updateOne({ _id }, { $unset: { 'group.counts': '' } });
    expect(await readChange(app, group)).toMatchObject({
      canUndo: false,
      group: { isOpen: true, changed: 120 },
    });
    expect(onlyError(await tryUndoAll(app, group)).extensions.code).toBe('CONFLICT');
    await collections.history.updateOne({ _id }, { $set: { group: stored ?? {} } });
    const [one] = await readHistory(app, { in: group.id, first: 1 });
    expect(onlyError(await tryUndoAll(app, one as WireChange)).extensions.code).toBe('BAD_USER_INPUT');
    expect(onlyError(await tryUndo(app, group)).message).toBe(
      'These are many changes: undoChanges undoes them.',
    );
    expect(onlyError(await tryUndoAll(app, { id: '0'.repeat(24) })).extensions.code).toBe('NOT_FOUND');
    const unknown = await ask(app, '{ change(id: "x") { id } }');
    expect(onlyError(unknown).extensions.code).toBe('NOT_FOUND');
  });

  it('counts what was undone one by one', async () => {
    const group = await importRows([rowOf('One by one'), rowOf('And another')]);
    for (const change of await readHistory(app, { in: group.id })) await undo(app, change);
    expect(await undoAll(app, group)).toMatchObject({ canUndo: false, group: { undoing: { total: 0 } } });
  });
});

describe('an import that breaks off', () => {
  it('is in the list no more', async () => {
    const before = await newest();
    const ids = await productsOf(150, 'Clash');
    const rows = ids.map((id, index) => rowOf(`Clash ${index}`, { id, selling_price: '1' }));
    // The last rows are written by then.
    const validator = { subjectId: { $ne: new ObjectId(ids[0]) } };
    await app.db.command({ collMod: 'history', validator });
    const { envelope } = await importFile(app, fileOf(rows)).finally(() =>
      app.db.command({ collMod: 'history', validator: {} }),
    );
    expect(envelope.success).toBe(false);
    expect((await readHistory(app, { first: 2 })).map(({ id }) => id)[1]).toBe(before.id);
    expect(await collections.history.countDocuments({ source: 'IMPORT', group: {} })).toBe(0);
  });
});
