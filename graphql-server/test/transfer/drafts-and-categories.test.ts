import type { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { fileOf, importFile, notesIn } from './files.ts';
import { idOf, newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const UNKNOWN_ID = '0123456789abcdef01234567';

describe('a new row', () => {
  test('may name an unknown category, which is created with it', async () => {
    const rows = [
      newRow(shop, { category_id: '', category: 'Shawls' }),
      newRow(shop, { title: 'Other', category_id: UNKNOWN_ID, category: 'shawls' }),
    ];
    const dry = await importFile(shop, fileOf(rows), { dryRun: true });
    expect(dry.envelope.data).toMatchObject({ toCreate: 2, newCategories: ['Shawls'] });
    expect(await shop.collections.categories.countDocuments({ name: 'Shawls' })).toBe(0);
    await importFile(shop, fileOf(rows));
    const [category, ...more] = await shop.collections.categories.find({ name: 'Shawls' }).toArray();
    expect(more).toEqual([]);
    expect((await shop.others()).map(({ categoryId }) => categoryId)).toEqual(
      Array(2).fill(category?._id as ObjectId),
    );
  });

  test('without an image is a draft, and the report says so', async () => {
    const row = newRow(shop, { images: '', status: 'active' });
    const answer = await importFile(shop, fileOf([row]));
    expect(notesIn(answer)).toEqual({ Stole: ['The product has no images, so it was imported as a draft.'] });
    expect(answer.envelope.data).toMatchObject({ toCreate: 1, noted: 1 });
    expect(await shop.others()).toMatchObject([{ status: 'DRAFT', images: [] }]);
  });
});

describe('a row of a product', () => {
  test('may move it to an unknown category', async () => {
    const product = await shop.put();
    const answer = await importFile(shop, fileOf([{ id: idOf(product), category: 'Capes' }]));
    expect(answer.envelope.data?.rows).toMatchObject([
      { changes: [{ column: 'category', from: 'Dresses', to: 'Capes' }] },
    ]);
    const category = await shop.collections.categories.findOne({ name: 'Capes' });
    expect((await shop.others())[0]?.categoryId).toEqual(category?._id);
  });
});
