import { describe, expect, test } from 'vitest';
import { addCategory } from '../rest/shop.ts';
import { countsOf, exportFile, fileOf, importFile, notesIn, type Row, reasonsIn } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const UNKNOWN_ID = '0123456789abcdef01234567';
const STALE = 'Someone has changed this product since the export. Export it again.';

/** An otherwise valid row with one invalid cell, and the reason for its refusal. */
const REFUSED: [string, Row, string[]][] = [
  ['a blank title', { title: ' ' }, ['Title is required']],
  ['a blank description', { description: '' }, ['Description is required']],
  ['a price that is no number', { regular_price: '1.99.9,00' }, ['Valid price required']],
  ['no discount', { selling_price: '200' }, ['Selling price must be less than regular price']],
  ['no category', { category_id: '' }, ['Category is required']],
  [
    'a category that is not there',
    { category_id: UNKNOWN_ID },
    [`There is no category with the id "${UNKNOWN_ID}".`],
  ],
  ['an unknown badge', { badge: 'Top' }, ['Badge must be one of New, Hot, Sell, Best Sell, Top Sell']],
  ['a flag that is none', { is_new: 'maybe' }, ['New must be 1 or 0']],
  [
    'an id that is none',
    { id: '6.9E+23' },
    ['id must be 24 hexadecimal digits, or empty for a new product.'],
  ],
  ['a version that is none', { version: 'two' }, ['version must be a whole number, or empty.']],
  [
    'everything wrong at once',
    { title: '', category_id: UNKNOWN_ID, images: '' },
    ['Title is required', `There is no category with the id "${UNKNOWN_ID}".`],
  ],
];

describe('imports with a note a row with', () => {
  test('more images than a product can have', async () => {
    const file = fileOf([newRow(shop, { images: Array(11).fill(shop.image).join(' ') })]);
    expect(notesIn(await importFile(shop, file))).toEqual({
      Stole: ['Only the first 10 images were imported.'],
    });
    expect((await shop.others())[0]?.images).toHaveLength(10);
  });

  test('an image that does not exist here', async () => {
    const path = `uploads/${'0'.repeat(32)}.webp`;
    const answer = await importFile(shop, fileOf([newRow(shop, { images: path })]));
    expect(notesIn(answer)['Stole']?.[0]).toContain(`so the product is a draft: "${path}" is no`);
    expect(await shop.others()).toMatchObject([{ status: 'DRAFT', images: [] }]);
  });

  test('a barcode that a spreadsheet program rounded', async () => {
    const row = newRow(shop, { barcode: '8.72060E+12' });
    const answer = await importFile(shop, fileOf([row]));
    expect(notesIn(answer)['Stole']).toEqual([
      expect.stringContaining('Barcode 8.72060E+12 on line 2 was rounded'),
    ]);
    expect((await shop.others())[0]).not.toHaveProperty('barcode');
  });
});

describe('refuses a row with', () => {
  test.each(REFUSED)('%s', async (_, cells, reasons) => {
    const file = fileOf([newRow(shop, { badge: '', is_new: '', version: '', ...cells })]);
    const answer = await importFile(shop, file, { dryRun: true });
    expect(reasonsIn(answer)).toEqual(reasons);
    expect(countsOf(answer)).toEqual([0, 0, 0, 1]);
  });

  test('too few cells, or too many', async () => {
    const answer = await importFile(shop, 'title,description\nOnly a title\nA,B,C\n');
    expect(reasonsIn(answer)).toEqual([
      'The row has 1 cells, but the header has 2 columns.',
      'The row has 3 cells, but the header has 2 columns.',
    ]);
  });

  test('far too many cells, which are not counted', async () => {
    const answer = await importFile(shop, `title,description\n${'a,'.repeat(10_000)}\n`);
    expect(reasonsIn(answer)).toEqual(['The row has more than 300 cells, but the header has 2 columns.']);
  });

  test('the id of another row', async () => {
    const twin = newRow(shop, { id: UNKNOWN_ID });
    const answer = await importFile(shop, fileOf([twin, newRow(shop), { ...twin, title: 'Twin' }]));
    const reason = 'These lines describe the same product: 2, 4. Keep one of them.';
    expect(reasonsIn(answer)).toEqual([reason, reason]);
  });

  test('the content of another row, if neither has an id', async () => {
    const answer = await importFile(shop, fileOf([newRow(shop), newRow(shop)]));
    expect(countsOf(answer)).toEqual([0, 0, 0, 2]);
  });

  test('a category that does not match its id', async () => {
    const row = newRow(shop, { category: 'Hats' });
    expect(reasonsIn(await importFile(shop, fileOf([row])))).toEqual([
      'category_id belongs to "Dresses", but category is "Hats". Leave one of them empty.',
    ]);
  });

  test('a category by an ambiguous name', async () => {
    await addCategory(shop, 'Twice');
    await addCategory(shop, 'Twice');
    const rows = [newRow(shop, { category_id: '', category: 'Twice' })];
    expect(reasonsIn(await importFile(shop, fileOf(rows)))).toEqual([
      '2 categories are named "Twice". Use category_id to choose one.',
    ]);
  });

  test('a version that has changed since', async () => {
    const product = await shop.put();
    const file = await exportFile(shop);
    await shop.collections.products.updateOne(
      { _id: product._id },
      { $set: { title: 'Theirs', version: 2 } },
    );
    const answer = await importFile(shop, file);
    expect(reasonsIn(answer)).toEqual([STALE]);
    expect((await shop.others()).map(({ title }) => title)).toEqual(['Theirs']);
  });
});
