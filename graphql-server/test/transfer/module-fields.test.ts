import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { countsOf, exportFile, fileOf, importFile, type Row, reasonsIn } from './files.ts';
import { idOf, newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const SAVE_CLASS = 'mutation ($input: TaxClassInput!) { saveTaxClass(input: $input) { id } }';
const VALUES = {
  tax_class: 'Food (5 %)',
  hsn_code: '0902',
  mrp: '1250.5',
  country_of_origin: 'India',
  manufacturer: 'Nilgiri Tea\nOoty 643001',
  packer: '',
  importer: '',
  net_quantity: '250 g',
  best_before: '2027-03',
};
let classId: string;
beforeAll(async () => {
  const { saveTaxClass } = await askFor(shop, SAVE_CLASS, { input: { name: 'Food', rate: 5 } });
  classId = saveTaxClass.id;
});

async function exported(): Promise<Row[]> {
  return parse(await exportFile(shop), { bom: true, columns: true }) as Row[];
}

test('the fields of modules are columns, and an export of them changes nothing', async () => {
  expect(countsOf(await importFile(shop, fileOf([newRow(shop, { handle: 'tea', ...VALUES })])))).toEqual([
    1, 0, 0, 0,
  ]);
  const [tea] = await shop.others();
  expect(tea?.customFields).toEqual({
    taxes: { class: classId, hsn: '0902' },
    'legal-information': {
      mrp: { amount: 125_050 },
      country: 'India',
      manufacturer: 'Nilgiri Tea\nOoty 643001',
      quantity: '250 g',
      'best-before': '2027-03',
    },
  });
  expect((await exported()).find(({ handle }) => handle === 'tea')).toMatchObject(VALUES);
  const answer = await importFile(shop, await exportFile(shop));
  expect(countsOf(answer)).toEqual([0, 0, 2, 0]);
  expect(answer.envelope.data?.file.columns).toContainEqual({ header: 'hsn_code', column: 'hsn_code' });
  expect((await shop.others())[0]).toEqual(tea);
});

test('a file without these columns leaves them alone, and an empty cell takes a value away', async () => {
  await importFile(shop, fileOf([newRow(shop, VALUES)]));
  const [tea] = await shop.others();
  const id = tea ? idOf(tea) : '';
  expect(countsOf(await importFile(shop, fileOf([{ id, title: 'Green tea' }])))).toEqual([0, 1, 0, 0]);
  expect((await shop.others())[0]?.customFields).toEqual(tea?.customFields);
  const { envelope } = await importFile(shop, fileOf([{ id, 'Country of origin': '', tax_class: '' }]));
  expect(envelope.data?.rows).toMatchObject([
    {
      changes: [
        { column: 'tax_class', label: 'Tax class', from: 'Food (5 %)', to: '' },
        { column: 'country_of_origin', label: 'Country of origin', from: 'India', to: '' },
      ],
    },
  ]);
  const [changed] = await shop.others();
  expect(changed?.customFields?.['taxes']).toEqual({ hsn: '0902' });
  expect(changed?.customFields?.['legal-information']).not.toHaveProperty('country');
});

test('what a spreadsheet program makes of codes and months is understood', async () => {
  await importFile(
    shop,
    fileOf([newRow(shop, { hsn_code: '902', best_before: 'Mar-27', mrp: '₹1,250.50' })]),
  );
  expect((await shop.others())[0]?.customFields).toEqual({
    taxes: { hsn: '0902' },
    'legal-information': { mrp: { amount: 125_050 }, 'best-before': '2027-03' },
  });
});

test('a value that breaks a rule is refused with the name of its column, on its line', async () => {
  const rows = [
    newRow(shop, { title: 'A', tax_class: 'Luxury', hsn_code: '12', mrp: 'cheap', best_before: 'soon' }),
    newRow(shop, { title: 'B', ...VALUES }),
  ];
  const answer = await importFile(shop, fileOf(rows.map((row) => ({ ...rows[0], ...row }))));
  expect(countsOf(answer)).toEqual([1, 0, 0, 1]);
  expect(answer.envelope.data?.rows[0]).toMatchObject({ action: 'refuse', line: 2, title: 'A' });
  expect(reasonsIn(answer).sort()).toEqual([
    expect.stringMatching(/^best_before: Best before must be a date/),
    'hsn_code: HSN code must have 4, 6 or 8 digits',
    'mrp: MRP (incl. of all taxes) must be a valid price',
    'tax_class: There is no tax class "Luxury", only "Food (5 %)"',
  ]);
});

test('a file without ids that is imported again overwrites these fields with the details', async () => {
  const row = newRow(shop, { handle: 'tea', ...VALUES });
  await importFile(shop, fileOf([row]));
  const [tea] = await shop.others();
  await shop.collections.products.updateOne(
    { _id: tea?._id as never },
    { $set: { 'customFields.taxes.hsn': '0901' } },
  );
  const kept = await importFile(shop, fileOf([row]));
  expect(kept.envelope.data?.rows).toMatchObject([
    { action: 'keep', changes: [{ column: 'hsn_code', group: 'details', isEdited: true }] },
  ]);
  const query = '&overwrite=details,edits';
  expect(countsOf(await importFile(shop, fileOf([row]), { query }))).toEqual([0, 1, 0, 0]);
  expect((await shop.others())[0]?.customFields).toEqual(tea?.customFields);
});
