import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Recorder } from '../../src/kernel/history/recorder.ts';
import { Browser, invited } from '../accounts/callers.ts';
import { onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { fileOf, importFile } from '../transfer/files.ts';
import { ended, readHistory, tryUndoAll, type WireChange } from './ask-history.ts';
import { CHANGE_MANY, rowOf } from './many-changes.ts';

const app = serveApp();
const { products } = collectionsOf(app.db);
const ROWS = 120;
let owner: Browser;

beforeAll(async () => {
  owner = new Browser(app);
  await owner.signUp('owner@mela.example');
  await owner.askFor('mutation { createCategory(input: { name: "Shawls" }) { id } }');
});

/** Creates an editor whom the owner removes when the editor's next change starts to be written. */
async function removedMeanwhile(email: string): Promise<Browser> {
  const editor = await invited(owner, app, email, 'EDITOR');
  const { session } = await editor.askFor('{ session { operator { id } } }');
  const real = Recorder.prototype.record;
  const record = vi.spyOn(Recorder.prototype, 'record');
  onTestFinished(() => record.mockRestore());
  record.mockImplementationOnce(async function (this: Recorder, ...changes) {
    const { id } = session.operator;
    await owner.askFor('mutation ($id: ID!) { removeOperator(id: $id) { id } }', { id });
    await real.apply(this, changes);
  });
  return editor;
}

async function newest(): Promise<WireChange> {
  const [group] = await readHistory(owner, { of: { kind: 'PRODUCT' }, first: 1 });
  return group as WireChange;
}

it('an import continues to its end when its operator is removed', async () => {
  const editor = await removedMeanwhile('import@mela.example');
  const rows = Array.from({ length: ROWS }, (_, index) => rowOf(`Row ${index}`));
  const { envelope } = await importFile(app, fileOf(rows), { headers: { cookie: editor.cookie } });
  expect(envelope).toMatchObject({ success: true });
  expect(await newest()).toMatchObject({ by: 'Import', group: { created: ROWS } });
  expect(onlyError(await tryUndoAll(editor, await newest())).extensions.code).toBe('UNAUTHENTICATED');
});

it('an undo does so too, and names the operator, who can start no other', async () => {
  const ids = (await products.find().toArray()).map(({ _id }) => _id.toHexString());
  await owner.askFor(CHANGE_MANY, { ids });
  const group = await newest();
  const editor = await removedMeanwhile('undo@mela.example');
  await tryUndoAll(editor, group);
  expect((await ended(owner, group)).group?.undoing).toMatchObject({ done: ROWS, left: 0, stopped: null });
  expect(await newest()).toMatchObject({ by: 'Undo', group: { changed: ROWS } });
  expect(await products.distinct('badge')).toEqual([null]);
  expect(onlyError(await tryUndoAll(editor, await newest())).extensions.code).toBe('UNAUTHENTICATED');
});
