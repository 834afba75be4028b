import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { undoAbandonedImports } from '../../src/modules/catalogue/import/journal.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { createCategory, createProduct, imageFile, readProduct, tryUpdateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { fileOf, importFile } from '../transfer/files.ts';
import { newestOf, readHistory, tryUndo, undo } from './ask-history.ts';

const app = serveApp({ PRIVATE_NETWORKS: '127.0.0.1' });
const collections = collectionsOf(app.db);
let category = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shawls');
});

/** Makes the database refuse to write the history. */
async function withoutHistory(work: () => Promise<void>): Promise<void> {
  await app.db.command({ collMod: 'history', validator: { never: true } });
  try {
    await work();
  } finally {
    await app.db.command({ collMod: 'history', validator: {} });
  }
}

describe('when the history cannot be written', () => {
  it('products are neither created, changed, deleted nor imported', async () => {
    const { id } = await createProduct(app, category, { title: 'Before' });
    const create =
      'mutation ($c: ID!) { createProduct(input: { title: "x", description: "x", categoryId: $c, regularPrice: 2, sellingPrice: 1, status: DRAFT }, images: []) { id } }';
    const bulk = 'mutation ($id: ID!) { changeProducts(selection: { ids: [$id] }, change: { badge: HOT }) }';
    const remove = 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }';
    const removeAll = 'mutation ($id: ID!) { deleteProducts(selection: { ids: [$id] }) }';
    const row = {
      title: 'Of a file',
      description: 'x',
      category: 'Shawls',
      regular_price: '2',
      selling_price: '1',
      status: 'draft',
    };
    const count = await collections.products.countDocuments();
    await withoutHistory(async () => {
      for (const mutation of [create, bulk, remove, removeAll]) {
        expect((await ask(app, mutation, { id, c: category })).errors).toHaveLength(1);
      }
      expect((await tryUpdateProduct(app, id, { title: 'After' }, [await imageFile()])).errors).toHaveLength(
        1,
      );
      expect((await importFile(app, fileOf([row]))).envelope.success).toBe(false);
    });
    expect(await readProduct(app, id)).toMatchObject({ title: 'Before', version: 1, badge: null });
    expect(await collections.products.countDocuments()).toBe(count);
    expect(await collections.imports.countDocuments()).toBe(0);
  });

  it('categories, content and settings do not change either', async () => {
    const id = await createCategory(app, 'Before');
    const writes = [
      'mutation { createCategory(input: { name: "x" }) { id } }',
      'mutation ($id: ID!) { updateCategory(id: $id, input: { name: "After" }) { id } }',
      'mutation ($id: ID!) { moveCategory(id: $id) { id } }',
      'mutation ($id: ID!) { deleteCategory(id: $id) { id } }',
      'mutation { updateStorefrontContent(input: { version: 0, values: { features: [] } }) { version } }',
      'mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { mode } }',
      'mutation { setWebhook(url: "http://localhost:9/") { secret } }',
    ];
    const read = () =>
      askFor(
        app,
        '{ categories(orderBy: { field: POSITION }) { nodes { name version } } storefrontContent { version } storefront { publishesAutomatically } webhook { url } }',
      );
    const before = await read();
    await withoutHistory(async () => {
      for (const write of writes) expect((await ask(app, write, { id })).errors, write).toHaveLength(1);
    });
    expect(await read()).toEqual(before);
  });
});

describe('an undone import', () => {
  it('leaves only later changes in the history', async () => {
    const { id, images } = await createProduct(app, category, { title: 'Before' });
    const row = { description: 'x', category: 'Shawls', regular_price: '2', selling_price: '1' };
    const image = images[0]?.url.slice(1) ?? '';
    const rows = [
      { id, images: image, ...row, title: 'Imported' },
      { id: '', images: image, ...row, title: 'New' },
    ];
    expect((await importFile(app, fileOf(rows))).envelope.success).toBe(true);
    const entries = await collections.history.find({ source: 'IMPORT' }).toArray();
    const importId = entries.find(({ group }) => group)?._id;
    if (!importId) throw new Error('The import was not recorded.');
    const products = await collections.products.find({ title: { $in: ['Imported', 'New'] } }).toArray();
    // Undo this first, because this server also looks for abandoned imports.
    await undo(app, await newestOf(app, id));
    // As if the import's server had been killed before the end, and another one had found the import two
    // minutes later.
    await collections.imports.insertOne({
      _id: ObjectId.createFromTime(1),
      importId,
      serverId: 'gone',
      writes: products.map((after) => ({ before: null, after })),
    });
    await undoAbandonedImports({ ...collections, productFlags: [] });
    const left = await readHistory(app, { in: importId.toHexString() });
    expect(left.map(({ subjectName }) => subjectName)).toEqual(['Imported']);
    expect(await readProduct(app, id)).toMatchObject({ title: 'Before' });
  });
});

describe('changes at the same moment', () => {
  it('are undone one by one, and none is lost', async () => {
    const { id } = await createProduct(app, category);
    const fields = ['isNew', 'isPopular', 'isFeatured'];
    for (const field of fields) await tryUpdateProduct(app, id, { [field]: true });
    const changes = (await readHistory(app, { of: { kind: 'PRODUCT', id } })).slice(0, fields.length);
    const answers = await Promise.all(changes.map((change) => tryUndo(app, change)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await readProduct(app, id)).toMatchObject({
      isNew: false,
      isPopular: false,
      isFeatured: false,
      version: 7,
    });
  });
});
