import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { startServer } from '../../src/app/server.ts';
import { HISTORY_INDEXES } from '../../src/kernel/history/entry.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct, imageFile, readProduct, updateProduct } from '../graphql/shop.ts';
import { newestOf, readHistory, undo, undoAll } from '../history/ask-history.ts';
import { serveApp } from '../serve.ts';
import { emptyShop, shopIn, temporaryFolder } from './copies.ts';

const app = serveApp();
const log = () => {};

it('a restored shop has its history, deletes it on time, and can undo a change, an image, a deletion and many changes at once', async () => {
  const category = await createCategory(app, 'Saris');
  const changed = await createProduct(app, category, { title: 'Changed', sellingPrice: 100 });
  await updateProduct(app, changed.id, { sellingPrice: 90 }, [await imageFile('other.png', 50, 50)]);
  const deleted = await createProduct(app, category, { title: 'Deleted' });
  await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: deleted.id });
  const many = await Promise.all(['One', 'Two'].map((title) => createProduct(app, category, { title })));
  const badge = 'mutation ($ids: [ID!]) { changeProducts(selection: { ids: $ids }, change: { badge: HOT }) }';
  await askFor(app, badge, { ids: many.map(({ id }) => id) });
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  await backUp(shopIn(app.client, app.name, app.dataDir), file);

  const copy = await emptyShop(app.client);
  await restore(copy, file, { isReplacing: false, log });
  const indexes = await copy.db.collection('history').indexes();
  const bare = indexes.map(({ key, name, expireAfterSeconds, sparse }) => ({
    ...{ key, name },
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...(sparse && { sparse }),
  }));
  expect(bare).toEqual(expect.arrayContaining(HISTORY_INDEXES));
  const { database: MONGODB_DB, dataDir: DATA_DIR } = copy;
  const server = await startServer({
    ...{ MONGODB_URI: app.uri, MONGODB_DB, DATA_DIR },
    ...{ PORT: '0', LOG_LEVEL: 'fatal' },
  });
  onTestFinished(() => server.stop());
  expect(await readHistory(server)).toEqual(await readHistory(app));

  const [group] = await readHistory(server, { first: 1 });
  expect(await undoAll(server, group ?? { id: '' })).toMatchObject({
    group: { undoing: { total: 2, left: 0 } },
  });
  expect(await readProduct(server, many[0]?.id ?? '')).toMatchObject({ badge: null });
  await undo(server, await newestOf(server, changed.id));
  expect(await readProduct(server, changed.id)).toMatchObject({ sellingPrice: 100, images: changed.images });
  await undo(server, await newestOf(server, deleted.id));
  const back = await readProduct(server, deleted.id);
  expect(back).toMatchObject({ title: 'Deleted', images: deleted.images });
  for (const { images } of [changed, deleted]) {
    expect((await fetch(server.url + images[0]?.url)).status).toBe(200);
  }
});
