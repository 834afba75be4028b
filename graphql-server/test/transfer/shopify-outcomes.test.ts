import { beforeEach, describe, expect, test } from 'vitest';
import { countsOf, fileOf, importFile, notesIn, type Row, reasonsIn } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const COLUMNS =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Status'.split(
    ',',
  );
const NO_OPTION = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };

beforeEach(() => shop.collections.categories.deleteMany({ name: { $ne: 'Dresses' } }));

const product = (handle: string, cells: Row = {}): Row => ({
  ...{ Handle: handle, Title: handle, 'Body (HTML)': '<p>x</p>', Type: 'Lamps', ...NO_OPTION },
  ...{ 'Variant Price': '9.00', Status: 'draft', ...cells },
});
const variant = (handle: string, cells: Row = {}): Row => ({
  ...{ Handle: handle, 'Variant Price': '9.00', ...cells },
});
const sized = (handle: string, sizes: string[], cells: Row = {}): Row[] =>
  sizes.map((size, index) =>
    index === 0
      ? product(handle, { 'Option1 Name': 'Size', 'Option1 Value': size, ...cells })
      : variant(handle, { 'Option1 Value': size }),
  );
const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

/** Imports the rows together with a valid product, which must always be imported. */
async function send(rows: Row[], options = {}) {
  const all = [...rows, product('good', { 'Variant SKU': 'OK-1' })];
  const file = fileOf(all.map((row) => Object.fromEntries(COLUMNS.map((name) => [name, row[name] ?? '']))));
  const answer = await importFile(shop, file, options);
  const others = await shop.others();
  const found = (title: string) => others.find((one) => one.title === title);
  expect(found('good')).toMatchObject({ sku: 'OK-1' });
  return { answer, notes: notesIn(answer), found };
}

describe('a product of a Shopify file is imported with a note, like the others, if', () => {
  test('another product in the file has its SKU', async () => {
    const { answer, notes, found } = await send([
      product('one', { 'Variant SKU': 'SH-1' }),
      product('two', { 'Variant SKU': 'sh-1' }),
    ]);
    expect(countsOf(answer)).toEqual([3, 0, 0, 0]);
    expect(answer.envelope).toMatchObject({ success: true, data: { noted: 1 } });
    expect(notes['two']).toContain(
      'SKU sh-1 belongs to the product on line 2, so the product was imported without an SKU.',
    );
    expect(notes['one']?.join()).not.toContain('SKU');
    expect(found('one')).toMatchObject({ sku: 'SH-1' });
    expect(found('two')).not.toHaveProperty('sku');
  });

  test('a product of the shop has its SKU', async () => {
    await shop.put({ title: 'There', sku: 'SH-1', skus: ['SH-1'] });
    const { notes, found } = await send([product('two', { 'Variant SKU': 'sh-1' })]);
    expect(notes['two']).toContain(
      'SKU sh-1 belongs to "There", so the product was imported without an SKU.',
    );
    expect(found('two')).not.toHaveProperty('sku');
  });

  test('two of its variants have the same SKU', async () => {
    const [first, second] = sized('tee', ['S', 'M']) as [Row, Row];
    const sku = { 'Variant SKU': 'SH-2' };
    const { notes, found } = await send([
      { ...first, ...sku },
      { ...second, ...sku },
    ]);
    expect(notes['tee']).toContain(
      'SKU SH-2 belongs to the variant on line 2, so the variant on line 3 was imported without an SKU.',
    );
    expect(found('tee')?.variants?.map(({ sku: own }) => own)).toEqual(['SH-2', undefined]);
  });

  test.each<[string, Row[], string]>([
    ['its title is too long', [product('T'.repeat(300))], 'Title shortened to 255 characters.'],
    [
      'an option value is too long',
      sized('tee', ['v'.repeat(300), 'S']),
      'Option values shortened to 255 characters.',
    ],
    [
      'an option has too many values',
      sized('tee', many(101)),
      'Only the first 100 of 101 values of Size were imported, so the product is a draft.',
    ],
    [
      'a variant comes twice',
      sized('tee', ['S', 'M', 'S']),
      'Line 4 repeats the variant S of line 2. Only the first was imported.',
    ],
    [
      'a variant does not say its value',
      [...sized('tee', ['S', 'M']), variant('tee', { 'Option2 Value': 'x' })],
      'Not imported: Choose a value for Size (line 4).',
    ],
    [
      'it has no price',
      [product('mug', { 'Variant Price': '' })],
      'The product has no valid price, so it was imported as a draft with the price 0.',
    ],
    [
      'a variant has no valid price',
      [...sized('tee', ['S', 'M']), variant('tee', { 'Option1 Value': 'L', 'Variant Price': 'on request' })],
      'Not imported: Price must be a whole number from 0 to',
    ],
    [
      'its category has an impossible name',
      [product('mug', { Type: 'x'.repeat(300) })],
      'The category could not be used',
    ],
    [
      'its barcode was rounded by a spreadsheet program',
      [product('mug', { 'Variant Barcode': '8,7206E+12' })],
      'Barcode 8,7206E+12 on line 2 was rounded by a spreadsheet program such as Excel',
    ],
  ])('%s', async (_, rows, note) => {
    const { answer } = await send(rows);
    expect(countsOf(answer)).toEqual([2, 0, 0, 0]);
    const noted = answer.envelope.data?.rows.find(({ line }) => line === 2);
    expect(noted?.notes).toContainEqual(expect.stringContaining(note));
  });

  test('it has more variants than a product can have', async () => {
    const rows = many(90).flatMap((colour, index) =>
      ['S', 'M', 'L'].map((size, place) => {
        const values = { 'Option1 Value': colour, 'Option2 Value': size };
        const names = { 'Option1 Name': 'Colour', 'Option2 Name': 'Size', Status: 'active' };
        return index + place === 0 ? product('tee', { ...names, ...values }) : variant('tee', values);
      }),
    );
    const { notes, found } = await send(rows);
    expect(notes['tee']).toContain(
      'Only the first 250 of 270 variants were imported, so the product is a draft.',
    );
    const tee = found('tee');
    expect(tee).toMatchObject({ status: 'DRAFT' });
    expect(tee?.variants).toHaveLength(250);
    expect(tee?.options?.[0]?.values).toHaveLength(84);
  });
});

test.each<[string, Row[]]>([
  ['21 option values', sized('tee', many(21))],
  ['an option value of 51 characters', sized('tee', ['v'.repeat(51)])],
  ['a title of 201 characters', [product('tee', { Title: 'T'.repeat(201) })]],
])('a product with %s comes as it is', async (_, rows) => {
  const { answer } = await send(rows);
  expect(countsOf(answer)).toEqual([2, 0, 0, 0]);
  expect(answer.envelope.data?.noted).toBe(0);
});

describe('a product of a Shopify file is skipped, and the others are not, if', () => {
  test.each<[string, Row[], string]>([
    ['it has no title', [product('mug', { Title: '' })], 'Title is required'],
    ['it has no handle', [product('', { Title: 'Mug' })], 'The row has no handle.'],
  ])('%s', async (_, rows, reason) => {
    const { answer } = await send(rows);
    expect(countsOf(answer)).toEqual([1, 0, 0, 1]);
    expect(answer.envelope.success).toBe(true);
    expect(reasonsIn(answer)).toEqual([reason]);
  });

  test('its rows are in two places: those of the first place count', async () => {
    const { answer, notes } = await send([
      product('mug'),
      product('cup'),
      product('mug', { Title: 'Again' }),
    ]);
    expect(countsOf(answer)).toEqual([3, 0, 0, 1]);
    expect(reasonsIn(answer)).toEqual([
      'These rows belong to the product on line 2, but do not follow it. Sort the file by handle.',
    ]);
    expect(notes['mug']).toContain(
      'More rows of this product on line 4 were skipped. Sort the file by handle.',
    );
  });
});

test('a description with an embedded image of a megabyte is imported without the image, with a note', async () => {
  const body = `<p>Nice.</p><img src="data:image/png;base64,${'A'.repeat(1_000_000)}"><p>End.</p>`;
  const { notes, found } = await send([product('mug', { 'Body (HTML)': body })]);
  expect(notes['mug']).toEqual(['Images inside the description were not imported.']);
  expect(found('mug')?.description).toBe('Nice.\n\nEnd.');
});

test.each([
  ['150,000,000.00', '200,000,000.00', 20_000_000_000],
  ['150000000', '120000000', 15_000_000_000],
])('of a price of %s the compare-at price %s is read exactly', async (price, before, regularPrice) => {
  const cells = { 'Variant Price': price, 'Variant Compare At Price': before };
  const { found } = await send([product('mug', cells)]);
  expect(found('mug')).toMatchObject({ sellingPrice: 15_000_000_000, regularPrice });
});

test('a file without a tracker column tracks variants with a quantity', async () => {
  const csv = 'Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price\n';
  await importFile(shop, `${csv}a,A,Title,Default Title,7,9\nb,B,Title,Default Title,,9\n`);
  const [b, a] = await shop.others();
  expect(a).toMatchObject({ title: 'A', stock: 7 });
  expect(b).not.toHaveProperty('stock');
});

test('a file without option columns is recognised as Shopify’s, too', async () => {
  const csv = 'Handle,Title,Body (HTML),Tags,Variant Price,Image Src,Image Position\n';
  const rows = 'o-1,O one,<p>About it</p>,gift,499.00,nowhere,1\no-1,,,,,nowhere,2\n';
  expect(countsOf(await importFile(shop, csv + rows))).toEqual([1, 0, 0, 0]);
  expect(await shop.others()).toMatchObject([
    { title: 'O one', description: 'About it', tags: ['gift'], sellingPrice: 49_900, handles: ['o-1'] },
  ]);
});

test('images beyond the limit of one import are left for the next, and a dry run says so', async () => {
  const rows = Array.from({ length: 501 }, (_, index) =>
    newRow(shop, {
      title: `Product ${index}`,
      images: Array.from({ length: 10 }, (__, place) => `https://img.example/${index}-${place}.jpg`).join(
        ' ',
      ),
    }),
  );
  const answer = await importFile(shop, fileOf(rows), { dryRun: true });
  expect(countsOf(answer)).toEqual([501, 0, 0, 0]);
  expect(answer.envelope.data).toMatchObject({
    noted: 1,
    notes: [
      { text: expect.stringContaining('downloads at most 5000 images. Import the file again'), lines: [502] },
    ],
  });
});
