import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { UserError } from '../../src/kernel/errors.ts';
import { Recorder } from '../../src/kernel/history/recorder.ts';
import { requestInterruptedUndos } from '../../src/kernel/history/undo-job.ts';
import { kernelMessages } from '../../src/kernel/messages.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { ended, readChange, tryUndoAll, undoAll, type WireChange } from './ask-history.ts';
import { CHANGE_MANY, newest, productsOf } from './many-changes.ts';

const app = serveApp();
const other = serveApp({ MONGODB_DB: app.name });
const { history, products } = collectionsOf(app.db);
const COUNT = 120;

beforeAll(async () => {
  await createCategory(app, 'Shawls');
});

async function bulkChange(name: string): Promise<{ ids: string[]; group: WireChange }> {
  const ids = await productsOf(app, COUNT, name);
  await askFor(app, CHANGE_MANY, { ids });
  return { ids, group: await newest(app) };
}

async function expectUndoneOnce(ids: string[], group: WireChange): Promise<void> {
  const found = await products.find({ _id: { $in: ids.map((id) => new ObjectId(id)) } }).toArray();
  expect(new Set(found.map(({ badge, version }) => `${badge} ${version}`))).toEqual(new Set(['null 3']));
  const { undoneBy } = await readChange(app, group);
  expect(await history.countDocuments({ groupId: new ObjectId(undoneBy ?? '') })).toBe(COUNT);
}

/**
 * Intercepts this process's transactions, starting with the first that writes an undo.
 * @param act is called instead, with the transaction's number
 */
function interceptUndos(act: (number: number, write: () => Promise<unknown>) => Promise<unknown>): {
  calls: number;
} {
  const real = Recorder.prototype.record;
  const intercepted = { calls: 0 };
  const record = vi.spyOn(Recorder.prototype, 'record').mockImplementation(async function (
    this: Recorder,
    session,
    changes,
  ) {
    intercepted.calls += 1;
    await act(intercepted.calls, () => real.call(this, session, changes));
  });
  onTestFinished(() => record.mockRestore());
  return intercepted;
}

const unavailable = () => new UserError('UNAVAILABLE', kernelMessages.databaseSilent);

describe('the job that undoes groups', () => {
  it('tries again after a failure, and undoes each change once', async () => {
    const { ids, group } = await bulkChange('Retried');
    interceptUndos(async (number, write) => {
      if (number % 3 === 2) throw unavailable();
      await write();
      // As if the server died before the commit.
      if (number % 3 === 0) throw unavailable();
    });
    expect((await undoAll(app, group)).group?.undoing).toMatchObject({ done: COUNT, left: 0, stopped: null });
    await expectUndoneOnce(ids, group);
  });

  it('continues after a kill that came between a page and its progress', async () => {
    const { ids, group } = await bulkChange('Killed');
    const _id = new ObjectId(group.id);
    const before = (await history.findOne({ _id }))?.group;
    await undoAll(app, group);
    // Two pages are undone, but the stored progress is one.
    const entries = await history.find({ groupId: _id }).sort({ _id: -1 }).toArray();
    const undoing = { ...(await history.findOne({ _id }))?.group?.undoing };
    const last = entries[49]?._id;
    const stored = { ...before, undoing: { ...undoing, isWanted: true, last, done: 50, attempts: 1 } };
    await history.updateOne({ _id }, { $set: { group: stored as never }, $unset: { undoneBy: '' } });
    const { group: state } = await ended(app, group);
    expect(state?.undoing).toMatchObject({ total: COUNT, done: COUNT, left: 0, stopped: null });
    await expectUndoneOnce(ids, group);
  });

  it('does not overwrite its progress after another server has taken the group over', async () => {
    const { ids, group } = await bulkChange('Hung');
    const _id = new ObjectId(group.id);
    interceptUndos(async (number, write) => {
      if (number === 1) {
        await history.updateOne({ _id }, { $set: { 'group.undoing.claim': new ObjectId() } });
      }
      await write();
    });
    expect((await undoAll(app, group)).group?.undoing).toMatchObject({ done: COUNT, left: 0, stopped: null });
    await expectUndoneOnce(ids, group);
  });

  it('gives up after five attempts at the same page, says why, and continues on request', async () => {
    const { ids, group } = await bulkChange('Stopped');
    let isBroken = true;
    interceptUndos(async (number, write) => {
      if (isBroken && number > 1) throw unavailable();
      await write();
    });
    const stopped = await undoAll(app, group);
    expect(stopped).toMatchObject({ canUndo: true, undoneBy: null });
    expect(stopped.group?.undoing).toMatchObject({
      done: 50,
      left: 0,
      stopped: kernelMessages.databaseSilent.text,
    });
    isBroken = false;
    expect((await undoAll(app, group)).group?.undoing).toMatchObject({ total: 70, done: 70, stopped: null });
    await expectUndoneOnce(ids, group);
  });

  it('gives up on a page at which the server died five times', async () => {
    const { group } = await bulkChange('Poisoned');
    const _id = new ObjectId(group.id);
    const undoing = {
      groupId: new ObjectId(),
      isWanted: true,
      attempts: 5,
      total: COUNT,
      done: 0,
      left: 0,
      firstLeft: [],
    };
    await history.updateOne({ _id }, { $set: { 'group.undoing': undoing as never } });
    const { group: state } = await ended(app, group);
    expect(state?.undoing?.stopped).toBe('The server was interrupted too often.');
    expect((await undoAll(app, group)).group?.undoing).toMatchObject({ done: COUNT, left: 0, stopped: null });
  });

  it('runs once with two servers, whichever is asked', async () => {
    const { ids, group } = await bulkChange('Twice');
    const answers = await Promise.all([app, other, app, other].map((server) => tryUndoAll(server, group)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await ended(other, group);
    await expectUndoneOnce(ids, group);
  });

  it('undoes two groups in turn, so that neither waits for the other', async () => {
    const [one, two] = [await bulkChange('First'), await bulkChange('Second')];
    const order: string[] = [];
    const real = Recorder.prototype.record;
    const record = vi.spyOn(Recorder.prototype, 'record').mockImplementation(async function (
      this: Recorder,
      session,
      changes,
    ) {
      order.push(changes[0]?.name.split(' ')[0] ?? '');
      await real.call(this, session, changes);
    });
    onTestFinished(() => record.mockRestore());
    await Promise.all([tryUndoAll(app, one.group), tryUndoAll(app, two.group)]);
    await Promise.all([ended(app, one.group), ended(app, two.group)]);
    expect(order.toSorted()).toEqual(['First', 'First', 'First', 'Second', 'Second', 'Second']);
    expect(order.slice(0, 4)).toEqual(expect.arrayContaining(['First', 'Second']));
    await expectUndoneOnce(one.ids, one.group);
    await expectUndoneOnce(two.ids, two.group);
  });

  it('does not depend on the clock, which may be set back meanwhile', async () => {
    const { ids, group } = await bulkChange('Clock');
    vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect((await undoAll(app, group)).group?.undoing).toMatchObject({ done: COUNT, left: 0, stopped: null });
    await expectUndoneOnce(ids, group);
  });

  it('does not treat product names as parts of a query', async () => {
    const ids = await productsOf(app, 2, 'Dollar');
    await products.updateMany({ title: /^Dollar/ }, { $set: { title: '$title' } });
    await askFor(app, CHANGE_MANY, { ids });
    const group = await newest(app);
    await askFor(app, 'mutation ($id: ID!) { updateProduct(id: $id, input: { badge: NEW }) { id } }', {
      id: ids[0],
    });
    const { undoing } = (await undoAll(app, group)).group ?? {};
    expect(undoing?.firstLeft).toMatchObject([{ name: '$title' }]);
  });

  it('continues the work of the previous version', async () => {
    const { ids, group } = await bulkChange('Former');
    const _id = new ObjectId(group.id);
    const former = {
      ...{
        groupId: new ObjectId(),
        token: new ObjectId(),
        serverId: 'gone',
        beatAt: new Date(),
        total: COUNT,
      },
      ...{ done: 50, left: 0, firstLeft: [] },
    };
    await history.updateOne({ _id }, { $set: { 'group.undoing': former as never } });
    expect((await readChange(app, group)).group?.undoing).toMatchObject({ isRunning: false });
    await requestInterruptedUndos(history);
    await requestInterruptedUndos(history);
    expect((await ended(app, group)).group?.undoing).toMatchObject({ done: COUNT, left: 0, stopped: null });
    await expectUndoneOnce(ids, group);
  });
});
