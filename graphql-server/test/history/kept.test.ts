import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { openShopDatabase } from '../database.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct, imageFile, updateProduct } from '../graphql/shop.ts';
import { unusedAmong } from '../images/unused.ts';
import { newestOf, readHistory, undo } from './ask-history.ts';

const MS_PER_DAY = 86_400_000;
const database = openShopDatabase();
const { history } = collectionsOf(database.db);
let dataDir = '';
let running: RunningServer | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'history-'));
});

afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function restart(HISTORY_DAYS = '365'): Promise<RunningServer> {
  await running?.stop();
  const places = { MONGODB_URI: database.uri, MONGODB_DB: database.name, DATA_DIR: dataDir };
  running = await startServer({ ...places, PORT: '0', LOG_LEVEL: 'fatal', HISTORY_DAYS });
  return running;
}

it('a replaced image counts as used while the history has it', async () => {
  const app = await restart();
  const category = await createCategory(app, 'Shawls');
  const { id, images } = await createProduct(app, category);
  const { id: deleted, images: others } = await createProduct(app, category);
  await updateProduct(app, id, {}, [await imageFile('b.png', 20, 20)]);
  await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: deleted });
  const hashes = [...images, ...others].map((image) => image.id);
  const unused = () => unusedAmong({ db: database.db }, hashes);
  expect(await unused()).toEqual([]);
  // Delete entries as the database's TTL index does.
  await history.deleteMany({});
  expect(await unused()).toEqual(hashes);
});

it('is kept as long as HISTORY_DAYS said at the last start, and not at all with 0', async () => {
  const app = await restart('10');
  const { id } = await createProduct(app, await createCategory(app, 'Sarees'));
  await updateProduct(app, id, { title: 'Changed' });
  const daysOf = async () => {
    const entry = await history.findOne({ name: 'Changed' });
    return entry && (entry.expiresAt.getTime() - entry.at.getTime()) / MS_PER_DAY;
  };
  expect(await daysOf()).toBe(10);
  await restart('30');
  expect(await daysOf()).toBe(30);
  const silent = await restart('0');
  await updateProduct(silent, id, { title: 'Unseen' });
  expect(await history.countDocuments({ name: 'Unseen' })).toBe(0);
  // The database may already have deleted the entry.
  expect((await daysOf()) ?? 0).toBe(0);
});

it('lasts that long, and knows which undo belongs to which change after a restart', async () => {
  const app = await restart();
  const { id } = await createProduct(app, await createCategory(app, 'Kurtas'), { title: 'Before' });
  await updateProduct(app, id, { title: 'After' });
  const change = await newestOf(app, id);
  const undone = await undo(app, change);
  const later = await restart();
  const [last, first] = await readHistory(later, { of: { kind: 'PRODUCT', id }, first: 2 });
  expect([last?.undoes, first?.undoneBy, first?.canUndo]).toEqual([change.id, undone.id, false]);
});
