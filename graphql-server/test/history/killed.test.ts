import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { expect, it, onTestFinished } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { Browser, invited } from '../accounts/callers.ts';
import { openTestDatabase } from '../database.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { eventually, spawnServer } from '../serve.ts';
import { ended, tryUndoAll } from './ask-history.ts';
import { CHANGE_MANY, newest, productsOf } from './many-changes.ts';

const PRODUCTS = 300;
/** The ways in which the server ends in the middle of an undo. */
const ENDS = ['kill', 'stop'] as const;

const database = openTestDatabase();
const { history, operators, products } = collectionsOf(database.db);

async function serve(dataDir: string) {
  const environment = { MONGODB_URI: database.uri, MONGODB_DB: database.name };
  const server = spawnServer({ dataDir, environment });
  return { ...server, url: await server.url, db: database.db };
}

it('the undo of a group continues when its server is killed or stopped and starts again, also for a removed operator, and happens once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'undo-killed-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));
  let server = await serve(dataDir);
  await createCategory(server, 'Shawls');
  const ids = (await productsOf(server, PRODUCTS, 'Killed')).map((id) => new ObjectId(id));
  const read = () => products.find({ _id: { $in: ids } }, { sort: { _id: 1 } }).toArray();
  const before = await read();
  await askFor(server, CHANGE_MANY, { ids });
  const group = await newest(server);
  const owner = new Browser(server);
  await owner.signUp('owner@mela.example');
  const editor = await invited(owner, server, 'asha.rao@mela.example', 'EDITOR');
  expect((await tryUndoAll(editor, group)).errors).toEqual([]);
  let least = 0;
  for (const end of ENDS) {
    await eventually(async () => {
      const undone = await history.countDocuments({ source: 'UNDO', subjectId: { $in: ids } });
      expect(undone).toBeGreaterThan(Math.min(least, PRODUCTS - 1));
      least = undone;
    });
    await (end === 'kill' ? server.kill('process') : server.stop());
    await operators.deleteOne({ email: 'asha.rao@mela.example' });
    server = await serve(dataDir);
  }
  const again = new Browser(server);
  await again.signIn('owner@mela.example');
  const undone = await ended(again, group);
  expect(undone.group?.undoing).toMatchObject({ left: 0, stopped: null });
  const asBefore = { version: 3, updatedAt: expect.any(Date) };
  expect(await read()).toEqual(before.map((product) => ({ ...product, ...asBefore })));
  const entries = await history.find({ groupId: new ObjectId(undone.undoneBy ?? '') }).toArray();
  expect(new Set(entries.map(({ subjectId }) => String(subjectId))).size).toBe(PRODUCTS);
  expect(entries).toHaveLength(PRODUCTS);
  expect(new Set(entries.map(({ by }) => by?.name))).toEqual(new Set(['Asha Rao']));
});
