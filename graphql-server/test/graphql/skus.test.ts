import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectionsOf, createIndexes } from '../../src/app/shop/collections.ts';
import { undoImport } from '../../src/modules/catalogue/import/journal.ts';
import { stateOf } from '../../src/modules/catalogue/import/product-write.ts';
import { describeDuplicateSkus } from '../../src/modules/catalogue/products/sku-index.ts';
import { newestOf, readHistory, tryUndo, undoAll } from '../history/ask-history.ts';
import { insertProducts, makeProduct } from '../listing/catalogue.ts';
import { serveApp } from '../serve.ts';
import { countsOf, exportFile, fileOf, importFile, reasonsIn } from '../transfer/files.ts';
import { askFor, onlyError } from './ask.ts';
import {
  createCategory,
  createProduct,
  imageFile,
  productInput,
  tryCreateProduct,
  tryUpdateProduct,
} from './shop.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
const DELETE = 'mutation ($ids: [ID!]!) { deleteProducts(selection: { ids: $ids }) }';
const REASON = 'SKU is already used by "Linen shirt"';
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shirts');
});
beforeEach(async () => {
  await collections.products.deleteMany({});
});

const create = async (changes: object) =>
  tryCreateProduct(app, productInput(categoryId, changes), [await imageFile()]);
const skus = () => collections.products.distinct('sku');
const rowOf = (title: string, cells: object = {}) => ({
  ...{ id: '', title, description: 'Long', category_id: categoryId, regular_price: '2', selling_price: '1' },
  ...{ images: '', status: 'draft', sku: '' },
  ...cells,
});

describe('an SKU', () => {
  it('belongs to one product, in any case', async () => {
    await createProduct(app, categoryId, { sku: 'AB-1' });
    for (const sku of ['AB-1', ' ab-1 ', 'ＡＢ-1']) {
      expect(onlyError(await create({ sku }))).toMatchObject({
        message: REASON,
        extensions: { code: 'BAD_USER_INPUT', fieldErrors: { sku: REASON } },
      });
    }
    const other = await createProduct(app, categoryId, { title: 'Other', sku: 'AB-2' });
    const changed = await tryUpdateProduct(app, other.id, { sku: 'ab-1' });
    expect(onlyError(changed).extensions.fieldErrors).toEqual({ sku: REASON });
    expect((await tryUpdateProduct(app, other.id, { sku: 'ab-2' })).errors).toEqual([]);
    expect(await skus()).toEqual(['AB-1', 'ab-2']);
  });

  it('is free again once its product changes it, or is deleted', async () => {
    const first = await createProduct(app, categoryId, { sku: 'F-1' });
    await tryUpdateProduct(app, first.id, { sku: null });
    const second = await createProduct(app, categoryId, { sku: 'F-1' });
    await askFor(app, DELETE, { ids: [second.id] });
    expect((await create({ sku: 'F-1' })).errors).toEqual([]);
  });

  it('is given to one of many simultaneous requests', async () => {
    const products = await insertProducts(app, 4);
    const asked = [1, 2, 3, 4].map(() => create({ sku: 'RACE' }));
    const changed = products.map(({ _id }) => tryUpdateProduct(app, _id.toHexString(), { sku: 'race' }));
    const answers = await Promise.all([...asked, ...changed]);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      expect(onlyError(answer).extensions.fieldErrors?.sku).toMatch(/^SKU is already used by /);
    }
    expect(await collections.products.countDocuments({ sku: /race/i })).toBe(1);
  });

  it('does not block a second attempt to create its product', async () => {
    const create = `mutation ($input: CreateProductInput!) {
      product: createProduct(input: $input, images: [], idempotencyKey: "same") { id } }`;
    const input = productInput(categoryId, { sku: 'K-1', handle: 'k-1', status: 'DRAFT' });
    const answers = await Promise.all([1, 2, 3].map(() => askFor(app, create, { input })));
    expect(new Set(answers.map(({ product }) => product.id)).size).toBe(1);
  });

  it('is not restored by an undo if another product has it by now', async () => {
    const gone = await createProduct(app, categoryId, { title: 'Gone', sku: 'U-1' });
    await askFor(app, DELETE, { ids: [gone.id] });
    const changed = await createProduct(app, categoryId, { title: 'Changed', sku: 'U-2' });
    await tryUpdateProduct(app, changed.id, { sku: 'U-3' });
    for (const sku of ['U-1', 'U-2']) await createProduct(app, categoryId, { sku });
    expect(onlyError(await tryUndo(app, await newestOf(app, gone.id)))).toMatchObject({
      message: `${REASON}. Change that SKU first.`,
      extensions: { code: 'CONFLICT' },
    });
    expect(onlyError(await tryUndo(app, await newestOf(app, changed.id))).message).toBe(REASON);
    expect(await skus()).toEqual(['U-1', 'U-2', 'U-3']);
  });
});

describe('a file', () => {
  it('is refused for rows that give one SKU to two products, or use another product’s', async () => {
    const { id } = await createProduct(app, categoryId, { sku: 'S-1' });
    const rows = [
      rowOf('Twin', { sku: 'N-1' }),
      rowOf('Same', { sku: 'n-1' }),
      rowOf('Taken', { sku: 's-1' }),
      rowOf('Free', { sku: 'N-2' }),
      rowOf('Linen shirt', { id, sku: 'S-2' }),
    ];
    const answer = await importFile(app, fileOf(rows));
    const twins = 'These lines give the same SKU to several products: 2, 3. Keep one of them.';
    expect(reasonsIn(answer)).toEqual([twins, twins, REASON]);
    expect(await skus()).toEqual(['N-2', 'S-2']);
  });

  it('creates each product once, also when it is imported again', async () => {
    const file = fileOf([rowOf('One', { sku: 'I-1' }), rowOf('Two', { sku: 'I-2' })]);
    expect(countsOf(await importFile(app, file))).toEqual([2, 0, 0, 0]);
    expect(countsOf(await importFile(app, file))).toEqual([0, 0, 2, 0]);
  });

  it('that is interrupted gives up an SKU that another product has taken meanwhile', async () => {
    const [before] = await insertProducts(app, 1, () => ({ sku: 'B-1', title: 'Before' }));
    if (!before) throw new Error('There is no product.');
    const after = { ...before, sku: 'B-2', version: 2 };
    await collections.products.replaceOne({ _id: before._id }, after);
    const importId = new ObjectId();
    const writes = [{ before, after: stateOf(after) }];
    await collections.imports.insertOne({ _id: new ObjectId(), importId, writes });
    await createProduct(app, categoryId, { sku: 'B-1' });
    await undoImport({ ...collections, productFlags: [] }, importId);
    expect(await collections.products.countDocuments({ sku: 'B-1' })).toBe(2);
    expect(await describeDuplicateSkus(collections.products)).toContain('B-1 (Before)');
    expect(await collections.imports.countDocuments({ importId })).toBe(0);
  });
});

describe('products that shared an SKU before it had to be unique', () => {
  beforeEach(async () => {
    await collections.products.dropIndex('skus');
    await collections.products.insertMany(
      ['d-1', 'D-1', 'D-1', 'D-2'].map((sku, index) => makeProduct({ sku, skus: [sku], title: `P${index}` })),
    );
    await createIndexes(collections);
  });

  it('keep it, and are named when the server starts', async () => {
    expect(await collections.products.countDocuments({ sku: /^d-1$/i })).toBe(3);
    expect(await describeDuplicateSkus(collections.products)).toBe(
      'These products share an SKU with another product. Give each its own SKU: D-1 (P1), D-1 (P2).',
    );
    await createIndexes(collections);
    expect(onlyError(await create({ sku: 'D-1' })).message).toBe('SKU is already used by "P0"');
  });

  it('can be changed, imported, deleted and restored, until they get a unique SKU', async () => {
    const shared = await collections.products.find({ title: 'P2' }).toArray();
    const id = shared[0]?._id.toHexString() ?? '';
    await collections.products.updateMany({}, { $set: { categoryId: new ObjectId(categoryId) } });
    expect((await tryUpdateProduct(app, id, { isNew: true })).errors).toEqual([]);
    const file = (await exportFile(app)).replaceAll('"100"', '"90"').replaceAll(',100,', ',90,');
    expect(countsOf(await importFile(app, file))).toEqual([0, 4, 0, 0]);
    const ids = (await collections.products.find().toArray()).map(({ _id }) => _id.toHexString());
    await askFor(app, DELETE, { ids });
    const [deletion] = await readHistory(app, { first: 1 });
    await undoAll(app, deletion as { id: string });
    expect(await collections.products.countDocuments({ sku: /^d-1$/i })).toBe(3);
    expect((await tryUpdateProduct(app, id, { sku: 'D-3' })).errors).toEqual([]);
    expect(onlyError(await tryUpdateProduct(app, id, { sku: 'D-1' })).message).toMatch(
      /^SKU is already used by "P/,
    );
    expect(await describeDuplicateSkus(collections.products)).toMatch(/: D-1 \(P1\)\.$/);
  });
});
