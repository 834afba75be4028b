import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Recorder } from '../../src/kernel/history/recorder.ts';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { createCategory, createProduct, readProduct, updateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
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
import { CHANGE_MANY, DELETE_MANY, importRows, newest, productsOf, rowOf } from './many-changes.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
let category = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shawls');
});

/** Gives a badge to a hundred and twenty products at once, which are three pages of an undo. */
async function bulkChange(name: string): Promise<{ ids: string[]; group: WireChange }> {
  const ids = await productsOf(app, 120, name);
  await askFor(app, CHANGE_MANY, { ids });
  return { ids, group: await newest(app) };
}

function badges(ids: string[]): Promise<(string | null)[]> {
  return collections.products.distinct('badge', { _id: { $in: ids.map((id) => new ObjectId(id)) } });
}

/** Intercepts this server's transactions, and calls `meanwhile` before the first of them. */
function watchTransactions(meanwhile: () => Promise<unknown> = async () => {}) {
  const real = Recorder.prototype.transact;
  const transact = vi.spyOn(Recorder.prototype, 'transact');
  onTestFinished(() => transact.mockRestore());
  return transact.mockImplementationOnce(async function (this: Recorder, write) {
    await meanwhile();
    return real.call(this, write);
  } as Recorder['transact']);
}

describe('undoing a group', () => {
  it('restores what it changed, with the images, and deletes what it created; the undo is a group that cannot be undone as a whole', async () => {
    const product = await createProduct(app, category, { title: 'Kept' });
    const { id } = product;
    const other = await createProduct(app, category, { title: 'Other' });
    const image = other.images[0]?.url.slice(1) ?? '';
    const rows = [rowOf('Renamed', { id, images: image }), rowOf('Made', { images: image })];
    const group = await importRows(app, rows);
    expect(await undoAll(app, group)).toMatchObject({
      ...{ canUndo: false, undoneBy: expect.any(String) },
      group: { undoing: { isRunning: false, total: 2, done: 2, left: 0, firstLeft: [], stopped: null } },
    });
    const restored = await readProduct(app, id);
    expect(restored).toMatchObject({ title: 'Kept', images: product.images });
    expect((await fetch(app.url + restored?.images[0]?.url)).status).toBe(200);
    expect(await collections.products.countDocuments({ title: 'Made' })).toBe(0);
    const made = await newest(app);
    expect(made).toMatchObject({
      ...{ source: 'UNDO', canUndo: false },
      group: { work: 'IMPORT', undos: 1, fileName: 'prices.csv', created: 0, changed: 1, deleted: 1 },
    });
    expect((await readChange(app, group)).undoneBy).toBe(made.id);
    expect(onlyError(await tryUndoAll(app, made))).toMatchObject({
      message: 'You cannot undo this in one step. Undo individual changes in it, or make the change again.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const [, renamed] = await readHistory(app, { in: made.id });
    await undo(app, renamed as WireChange);
    expect(await readProduct(app, id)).toMatchObject({ title: 'Renamed' });
    expect((await readHistory(app, { in: made.id })).map(({ undoneBy }) => undoneBy !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('restores deleted items together', async () => {
    const ids = await productsOf(app, 3, 'Gone');
    await askFor(app, DELETE_MANY, { ids });
    await undoAll(app, await newest(app));
    expect(await badges(ids)).toEqual([null]);
    expect(await newest(app)).toMatchObject({ group: { created: 3, work: 'BULK', undos: 1 } });
  });

  it('skips items that were changed since, names the first ten, and undoes the rest later', async () => {
    const { ids, group } = await bulkChange('Again');
    for (const id of ids.slice(0, 12)) await updateProduct(app, id, { badge: 'NEW' });
    const first = await undoAll(app, group);
    expect(first).toMatchObject({ canUndo: true, undoneBy: null });
    expect(first.group?.undoing).toMatchObject({ total: 120, done: 120, left: 12, stopped: null });
    expect(first.group?.undoing?.firstLeft).toHaveLength(10);
    expect(first.group?.undoing?.firstLeft[0]).toEqual({
      name: expect.stringMatching(/^Again \d+$/),
      reason: 'Badge has changed again since then. Undo the newer change first, or edit by hand.',
    });
    expect((await badges(ids)).sort()).toEqual(['NEW', null]);
    for (const id of ids.slice(0, 12)) await undo(app, await newestOf(app, id));
    const second = await undoAll(app, group);
    expect(second).toMatchObject({ canUndo: false, group: { undoing: { total: 12, done: 12, left: 0 } } });
    expect(await badges(ids)).toEqual([null]);
    expect(second.undoneBy).toBe((await newest(app)).id);
  });

  it('writes up to fifty products at once, in one transaction with their entries', async () => {
    const { ids, group } = await bulkChange('Together');
    const transactions = watchTransactions();
    expect((await undoAll(app, group)).group?.undoing).toMatchObject({ done: 120, left: 0 });
    expect(await badges(ids)).toEqual([null]);
    expect(transactions).toHaveBeenCalledTimes(3);
  });

  it('skips the one product that is changed at the same moment, and no other', async () => {
    const { ids, group } = await bulkChange('Meanwhile');
    const [latest] = await readHistory(app, { in: group.id, first: 1 });
    const _id = new ObjectId(latest?.subjectId ?? '');
    watchTransactions(() =>
      collections.products.updateOne({ _id }, { $set: { badge: 'NEW' }, $inc: { version: 1 } }),
    );
    const { undoing } = (await undoAll(app, group)).group ?? {};
    expect(undoing).toMatchObject({ done: 120, left: 1, firstLeft: [{ name: latest?.subjectName }] });
    expect((await badges(ids)).sort()).toEqual(['NEW', null]);
    expect((await newest(app)).group).toMatchObject({ changed: 119 });
  });

  it('restores many deleted products', async () => {
    const ids = await productsOf(app, 120, 'Many');
    const { products } = collections;
    const readAll = () => products.find({ _id: { $in: ids.map((id) => new ObjectId(id)) } }).sort({ _id: 1 });
    const before = await readAll().toArray();
    await askFor(app, DELETE_MANY, { ids });
    await undoAll(app, await newest(app));
    const after = await readAll().toArray();
    const same = before.map((product) => ({ ...product, version: 2, updatedAt: expect.any(Date) }));
    expect(after).toEqual(same);
  });

  it('happens once, even from several servers at once or again', async () => {
    const { ids, group } = await bulkChange('Once');
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryUndoAll(app, group)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await ended(app, group);
    await tryUndoAll(app, group);
    expect(await badges(ids)).toEqual([null]);
    const products = await collections.products.find({ _id: { $in: ids.map((id) => new ObjectId(id)) } });
    expect(new Set((await products.toArray()).map(({ version }) => version))).toEqual(new Set([3]));
    expect(await collections.history.countDocuments({ groupId: new ObjectId((await newest(app)).id) })).toBe(
      120,
    );
  });

  it('skips a change that fails unexpectedly, undoes the others and later the rest', async () => {
    const { ids, group } = await bulkChange('Broken');
    const unlucky = await collections.products.findOne({ title: 'Broken 40' });
    const validator = { $or: [{ subjectId: { $ne: unlucky?._id } }, { source: { $ne: 'UNDO' } }] };
    await app.db.command({ collMod: 'history', validator });
    const { undoing } =
      (await undoAll(app, group).finally(() => app.db.command({ collMod: 'history', validator: {} })))
        .group ?? {};
    const reason = 'Something unexpected went wrong. The server log has the details.';
    expect(undoing).toMatchObject({
      done: 120,
      left: 1,
      firstLeft: [{ name: 'Broken 40', reason }],
      stopped: null,
    });
    expect((await badges(ids)).sort()).toEqual(['HOT', null]);
    expect((await undoAll(app, group)).group?.undoing).toMatchObject({ total: 1, left: 0 });
    expect(await badges(ids)).toEqual([null]);
  });

  it('is refused while its changes are being made, for a single change, and for unknown groups', async () => {
    const { group } = await bulkChange('Refused');
    const _id = new ObjectId(group.id);
    const { group: stored } = (await collections.history.findOne({ _id })) ?? {};
    await collections.history.updateOne({ _id }, { $unset: { 'group.counts': '' } });
    expect(await readChange(app, group)).toMatchObject({
      canUndo: false,
      group: { isOpen: true, changed: 120 },
    });
    expect(onlyError(await tryUndoAll(app, group)).extensions.code).toBe('CONFLICT');
    await collections.history.updateOne({ _id }, { $set: { ...(stored && { group: stored }) } });
    const [one] = await readHistory(app, { in: group.id, first: 1 });
    expect(onlyError(await tryUndoAll(app, one as WireChange)).extensions.code).toBe('BAD_USER_INPUT');
    expect(onlyError(await tryUndo(app, group)).message).toBe(
      'This is a group of changes. Undo it with undoChanges.',
    );
    expect(onlyError(await tryUndoAll(app, { id: '0'.repeat(24) })).extensions.code).toBe('NOT_FOUND');
    const unknown = await ask(app, '{ change(id: "x") { id } }');
    expect(onlyError(unknown).extensions.code).toBe('NOT_FOUND');
  });

  it('counts changes that were undone one by one', async () => {
    const group = await importRows(app, [rowOf('One by one'), rowOf('And another')]);
    for (const change of await readHistory(app, { in: group.id })) await undo(app, change);
    expect(await undoAll(app, group)).toMatchObject({ canUndo: false, group: { undoing: { total: 0 } } });
  });
});
