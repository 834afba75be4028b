import { expect, test } from 'vitest';
import { countsOf, importFile, reasonsIn } from './files.ts';
import { serveTransferShop } from './shop.ts';

const shop = serveTransferShop();

const HEADERS = [
  'Name',
  'Description',
  'CATEGORY',
  'Regular price',
  'Selling price',
  'Badge',
  'New',
  'Images',
];
const cells = (...changes: string[]) => [
  'Café',
  'Of wool.',
  'dresses',
  '"1,09,000"',
  '99000',
  'best SELL',
  'TRUE',
  shop.image,
  ...changes,
];
const linesOf = (separator: string, ...rows: string[][]) =>
  rows.map((row) => row.join(separator)).join('\r\n');

test.each([
  ['UTF-8', 'utf8', 'comma', ','],
  ['UTF-8', 'utf8', 'semicolon', ';'],
  ['Windows-1252', 'latin1', 'semicolon', ';'],
  ['Windows-1252', 'latin1', 'tab', '\t'],
] as const)(
  'reads a file in %s (%s) with a %s between cells, and says so',
  async (encoding, node, name, separator) => {
    const csv = linesOf(separator, [...HEADERS, 'Sr. No.'], cells('1'));
    const answer = await importFile(shop, new Uint8Array(Buffer.from(csv, node)));
    expect(countsOf(answer)).toEqual([1, 0, 0, 0]);
    expect(answer.envelope.data?.file).toMatchObject({ encoding, separator: name });
    expect(answer.envelope.data?.file.columns.slice(-2)).toEqual([
      { header: 'Images', column: 'images' },
      { header: 'Sr. No.', column: null },
    ]);
    expect(await shop.others()).toMatchObject([
      { title: 'Café', regularPrice: 10_900_000, sellingPrice: 9_900_000, badge: 'BEST_SELL', isNew: true },
    ]);
  },
);

test('a product without images can be imported as a draft', async () => {
  const row = cells('draft').with(7, '');
  const csv = linesOf(',', [...HEADERS, 'status'], row);
  expect(countsOf(await importFile(shop, csv))).toEqual([1, 0, 0, 0]);
  expect(await shop.others()).toMatchObject([{ status: 'DRAFT', images: [] }]);
});

test('the template is a file that can be imported as it is: its example becomes a draft in a new category', async () => {
  const response = await fetch(`${shop.url}/api/product/template`);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="products-template.csv"');
  const answer = await importFile(shop, await response.text(), { dryRun: true });
  expect(reasonsIn(answer)).toEqual([]);
  expect(answer.envelope.data).toMatchObject({ toCreate: 1, newCategories: ['Name of a category'] });
});
