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

test('the template can be imported unchanged: its example becomes a draft in a new category', async () => {
  const response = await fetch(`${shop.url}/api/product/template`);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="products-template.csv"');
  const answer = await importFile(shop, await response.text(), { dryRun: true });
  expect(reasonsIn(answer)).toEqual([]);
  expect(answer.envelope.data).toMatchObject({ toCreate: 1, newCategories: ['Category name'] });
});

test('the encoding of a file in another alphabet is asked for, and used', async () => {
  const title = [...'Настольная лампа'].map((letter) =>
    letter === ' ' ? 0x20 : letter.charCodeAt(0) - 0x350,
  );
  const start = Buffer.from('title,description,category,regular_price,selling_price,status\n"');
  const csv = new Uint8Array(
    Buffer.concat([start, Buffer.from(title), Buffer.from('",x,dresses,5,4,draft\n')]),
  );
  const { data } = (await importFile(shop, csv, { dryRun: true })).envelope;
  expect(data?.file).toMatchObject({ encoding: 'Windows-1251', questions: ['encoding'] });
  expect(data?.file.encodings[0]).toEqual({
    ...{ encoding: 'windows-1251', name: 'Windows-1251', samples: ['Настольная лампа'] },
  });
  const refused = (await importFile(shop, csv)).envelope;
  expect(refused).toMatchObject({ success: false, status: 400 });
  expect(refused.message).toContain('encoding');
  expect(await shop.others()).toEqual([]);
  const chosen = await importFile(shop, csv, { query: '&encoding=windows-1251' });
  expect(chosen.envelope.data?.file).toMatchObject({ encoding: 'Windows-1251', questions: [] });
  expect(await shop.others()).toMatchObject([{ title: 'Настольная лампа' }]);
  expect((await importFile(shop, csv, { query: '&encoding=latin' })).envelope.message).toContain(
    'encoding must be',
  );
});

test('decimal commas in prices are recognised, and ambiguous ones are asked about', async () => {
  const file = (...prices: string[]) =>
    ['title;description;category;regular_price;selling_price;status']
      .concat(prices.map((price, index) => `P${index};x;dresses;;${price};draft`))
      .join('\n');
  const sure = await importFile(shop, file('12,50', '10.000', '1.234,5'));
  expect(sure.envelope.data?.file).toMatchObject({ decimals: 'comma', questions: [] });
  expect((await shop.others()).map(({ sellingPrice }) => sellingPrice).toSorted()).toEqual(
    [1_250, 123_450, 1_000_000].toSorted(),
  );

  const unsure = file('10.000');
  const { data } = (await importFile(shop, unsure, { dryRun: true })).envelope;
  expect(data?.file).toMatchObject({
    questions: ['decimals'],
    decimalChoices: [
      { sign: 'point', samples: [{ text: '10.000', value: '10.000' }] },
      { sign: 'comma', samples: [{ text: '10.000', value: '10000' }] },
    ],
  });
  expect((await importFile(shop, unsure)).envelope).toMatchObject({ success: false, status: 400 });
  await shop.collections.products.deleteMany({ _id: { $ne: shop.first._id } });
  await importFile(shop, unsure, { query: '&decimals=point' });
  expect(await shop.others()).toMatchObject([{ sellingPrice: 1_000 }]);
});
