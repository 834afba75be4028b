import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { Browser, invited, programOf } from '../accounts/callers.ts';
import { serveLiveShop } from '../publishing/live-shop.ts';
import { eventually } from '../serve.ts';
import { countsOf, exportFile, fileOf, importFile, type Row } from '../transfer/files.ts';
import { askFor, askInVain } from './ask.ts';
import { createCategory, createProduct } from './shop.ts';

const shop = serveLiveShop();
const { app } = shop;
const owner = new Browser(app);
const READ = `query ($id: ID!) { product(id: $id) {
  cost includedTaxRate variants { title cost own { cost } }
} }`;
const COLOURS = [{ name: 'Colour', values: ['Red', 'Blue'] }];
const coloured = (value: string, own: object = {}) => ({
  selectedOptions: [{ name: 'Colour', value }],
  ...own,
});
let id = '';

test('variants have the cost of their product unless they have their own', async () => {
  const categoryId = await createCategory(app, 'Shirts');
  const variants = [coloured('Red', { cost: 45_050 }), coloured('Blue')];
  const product = { title: 'Shirt', options: COLOURS, variants, cost: 40_000 };
  ({ id } = await createProduct(app, categoryId, product));
  expect((await askFor(app, READ, { id })).product).toEqual({
    ...{ cost: 40_000, includedTaxRate: 18 },
    variants: [
      { title: 'Red', cost: 45_050, own: { cost: 45_050 } },
      { title: 'Blue', cost: 40_000, own: { cost: null } },
    ],
  });
});

test('the included tax is that of the category, and 0 if tax is added to prices', async () => {
  const change =
    'mutation ($input: SellingSettingsInput!) { updateSellingSettings(input: $input) { version } }';
  const rate = async () => (await askFor(app, READ, { id })).product.includedTaxRate;
  const { product } = await askFor(app, 'query ($id: ID!) { product(id: $id) { category { id } } }', { id });
  await askFor(app, change, {
    input: { categoryTaxRates: [{ categoryId: product.category.id, rate: 5 }] },
  });
  expect(await rate()).toBe(5);
  await askFor(app, change, { input: { pricesIncludeTax: false } });
  expect(await rate()).toBe(0);
});

test.each([
  ['of a product', { cost: -1 }, 'cost'],
  ['with a fraction', { cost: 12.5 }, 'BAD_USER_INPUT'],
  ['of a variant', { options: COLOURS, variants: [coloured('Red', { cost: -1 })] }, 'variants.0.cost'],
])('an invalid cost %s is rejected', async (_, input, expected) => {
  const update =
    'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }';
  const { extensions } = await askInVain(app, update, { id, input });
  expect(JSON.stringify(extensions)).toContain(expected);
});

test('an export has the costs, and an import changes them', async () => {
  const rows = async () => parse(await exportFile(app), { bom: true, columns: true }) as Row[];
  const costs = async () => (await rows()).map((row) => [row['cost'], row['variant_cost']]);
  expect(await costs()).toEqual([
    ['400', '450.5'],
    ['', ''],
  ]);
  const [first = {}, second = {}] = await rows();
  const changed = [
    { ...first, cost: '1,380.25', variant_cost: '' },
    { ...second, variant_cost: '99' },
  ];
  expect(countsOf(await importFile(app, fileOf(changed)))).toEqual([0, 1, 0, 0]);
  expect(await costs()).toEqual([
    ['1380.25', ''],
    ['', '99'],
  ]);
  const { product } = await askFor(app, READ, { id });
  expect(product.variants.map(({ cost }: { cost: number }) => cost)).toEqual([138_025, 9_900]);
});

test('only who may read the stock sees a cost, before and after the product is published', async () => {
  await owner.signUp('meera@mela.example');
  const viewer = await invited(owner, app, 'asha@mela.example', 'VIEWER');
  const hidden = { cost: null, includedTaxRate: null };
  const guest = {
    ...hidden,
    variants: [
      { title: 'Red', cost: null, own: { cost: null } },
      { title: 'Blue', cost: null, own: { cost: null } },
    ],
  };
  const orderProgram = await programOf(owner, app, ['ORDERS']);
  const seen = async () => [
    (await askFor(app, READ, { id })).product,
    (await orderProgram.askFor(READ, { id })).product,
  ];
  expect(await seen()).toEqual([guest, guest]);
  expect((await viewer.askFor(READ, { id })).product).toMatchObject({ cost: 138_025 });
  await owner.askFor('mutation { publishStorefront { state } }');
  await eventually(async () => expect((await shop.get('/product/shirt')).status).toBe(200));
  expect(await seen()).toEqual([guest, guest]);
  const versions = await app.db.collection('releasedProducts').find({}).toArray();
  expect(JSON.stringify([versions, await shop.get('/product/shirt')])).not.toMatch(/"cost"|138025|9900/);
});
