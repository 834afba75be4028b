import { describe, expect, test } from 'vitest';
import { addCategory } from '../rest/shop.ts';
import { countsOf, exportFile, fileOf, importFile, type Row, reasonsIn } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const UNKNOWN_ID = '0123456789abcdef01234567';
const STALE = 'It was changed by somebody else since the export: export it again.';

/** What a refused row is but for one cell, and why it is refused. */
const REFUSED: [string, Row, string[]][] = [
  ['a blank title', { title: ' ' }, ['Title is required']],
  ['a blank description', { description: '' }, ['Description is required']],
  ['a price that is no number', { regular_price: '1.999,00' }, ['Valid price required']],
  ['no discount', { selling_price: '200' }, ['Selling price must be less than regular price']],
  ['no category', { category_id: '' }, ['Category is required']],
  [
    'a category that is not there',
    { category_id: UNKNOWN_ID },
    [`There is no category with the id "${UNKNOWN_ID}".`],
  ],
  ['no picture', { images: '' }, ['At least one image required']],
  [
    'a picture that is not here',
    { images: `uploads/${'0'.repeat(32)}.webp` },
    [
      `"uploads/${'0'.repeat(32)}.webp" is no picture on this server: name one that a product here has, or an address that begins with https://.`,
    ],
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
    ['Title is required', `There is no category with the id "${UNKNOWN_ID}".`, 'At least one image required'],
  ],
];

describe('refuses a row with', () => {
  test.each(REFUSED)('%s', async (_, cells, reasons) => {
    const file = fileOf([newRow(shop, { badge: '', is_new: '', version: '', ...cells })]);
    const answer = await importFile(shop, file, { dryRun: true });
    expect(reasonsIn(answer)).toEqual(reasons);
    expect(countsOf(answer)).toEqual([0, 0, 0, 1]);
  });

  test('more images than a product can have', async () => {
    const file = fileOf([newRow(shop, { images: Array(11).fill(shop.image).join(' ') })]);
    expect(reasonsIn(await importFile(shop, file))).toEqual(['At most 10 images can be sent for a product.']);
  });

  test('too few cells, or too many', async () => {
    const answer = await importFile(shop, 'title,description\nOnly a title\nA,B,C\n');
    expect(reasonsIn(answer)).toEqual([
      'The number of its cells is 1, but the first line names 2 columns.',
      'The number of its cells is 3, but the first line names 2 columns.',
    ]);
  });

  test('far too many cells, which are not counted', async () => {
    const answer = await importFile(shop, `title,description\n${'a,'.repeat(10_000)}\n`);
    expect(reasonsIn(answer)).toEqual([
      'The number of its cells is more than 300, but the first line names 2 columns.',
    ]);
  });

  test('the id of another row', async () => {
    const twin = newRow(shop, { id: UNKNOWN_ID });
    const answer = await importFile(shop, fileOf([twin, newRow(shop), { ...twin, title: 'Twin' }]));
    const reason = 'These lines are about one product: 2, 4. Keep one of them.';
    expect(reasonsIn(answer)).toEqual([reason, reason]);
  });

  test('the content of another row, if neither has an id', async () => {
    const answer = await importFile(shop, fileOf([newRow(shop), newRow(shop)]));
    expect(countsOf(answer)).toEqual([0, 0, 0, 2]);
  });

  test('a category that its id does not name', async () => {
    const row = newRow(shop, { category: 'Hats' });
    expect(reasonsIn(await importFile(shop, fileOf([row])))).toEqual([
      'category_id names "Dresses", but category says "Hats": leave one of the two empty.',
    ]);
  });

  test('a category by a name that no category has, or several', async () => {
    await addCategory(shop, 'Twice');
    await addCategory(shop, 'Twice');
    const rows = ['None', 'Twice'].map((category) =>
      newRow(shop, { title: category, category_id: '', category }),
    );
    expect(reasonsIn(await importFile(shop, fileOf(rows)))).toEqual([
      'There is no category "None".',
      '2 categories are named "Twice": say which by category_id.',
    ]);
  });

  test('a version that somebody else has changed since', async () => {
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
