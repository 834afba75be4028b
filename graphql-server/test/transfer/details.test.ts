import { expect, test } from 'vitest';
import { countsOf, exportFile, fileOf, importFile, reasonsIn } from './files.ts';
import { idOf, newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const DETAILS = {
  brand: 'Mela',
  sku: 'AB-1',
  stock: '0',
  tags: 'cotton, summer',
  options: 'Colour: Red | Blue',
  attributes: 'Weight: 200 g\nCare: by hand',
  status: 'Hidden',
  show_from: '2026-01-31T09:00+05:30',
  show_until: '2027-01-31',
  image_alts: 'From the front',
};

test('details are imported from a file, and exporting them changes nothing', async () => {
  expect(countsOf(await importFile(shop, fileOf([newRow(shop, { handle: 'stole', ...DETAILS })])))).toEqual([
    1, 0, 0, 0,
  ]);
  expect(await shop.others()).toMatchObject([
    {
      handles: ['stole'],
      ...{
        brand: 'Mela',
        sku: 'AB-1',
        variants: [{ onHand: 0 }, {}],
        tags: ['cotton', 'summer'],
        status: 'HIDDEN',
      },
      options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
      showFrom: new Date('2026-01-31T03:30Z'),
      images: [{ alt: 'From the front' }],
    },
  ]);
  expect(countsOf(await importFile(shop, await exportFile(shop)))).toEqual([0, 0, 2, 0]);
});

test('a file without their columns leaves them unchanged, and an empty cell removes them', async () => {
  await importFile(shop, fileOf([newRow(shop, { handle: 'stole', ...DETAILS })]));
  const [product] = await shop.others();
  const id = product ? idOf(product) : '';
  expect(countsOf(await importFile(shop, fileOf([{ id, title: 'Shawl' }])))).toEqual([0, 1, 0, 0]);
  expect(await shop.others()).toMatchObject([
    { title: 'Shawl', brand: 'Mela', variants: [{ onHand: 0 }, {}], handles: ['stole'] },
  ]);
  const emptied = { id, brand: '', stock: '', handle: '', status: '', image_alts: '' };
  const { envelope } = await importFile(shop, fileOf([emptied]));
  expect(envelope.data?.rows).toMatchObject([
    {
      changes: [
        { column: 'brand', from: 'Mela', to: '' },
        { column: 'stock', from: '0', to: '' },
        { column: 'image_alts', from: 'From the front', to: '' },
      ],
    },
  ]);
  const [changed] = await shop.others();
  expect(changed).toMatchObject({ handles: ['stole'], status: 'HIDDEN', sku: 'AB-1' });
  expect(Object.keys(changed ?? {})).not.toContain('brand');
});

test('rows without a handle get one from their title that no other row uses', async () => {
  const rows = [
    newRow(shop, { handle: '', title: 'Silk stole', description: 'One.' }),
    newRow(shop, { handle: 'silk-stole', description: 'Two.' }),
    newRow(shop, { handle: '', title: 'Silk stole', description: 'Three.' }),
    newRow(shop, { handle: '', title: 'Summer dress' }),
  ];
  expect(countsOf(await importFile(shop, fileOf(rows)))).toEqual([4, 0, 0, 0]);
  const handles = (await shop.others()).map((product) => product.handles?.[0]);
  expect(handles.sort()).toEqual(['silk-stole', 'silk-stole-2', 'silk-stole-3', 'summer-dress-2']);
});

test('a new product whose handle is taken gets the next free one', async () => {
  const copy = newRow(shop, { handle: 'summer-dress', title: 'A copy of the first row' });
  expect(countsOf(await importFile(shop, fileOf([copy])))).toEqual([1, 0, 0, 0]);
  expect(await shop.others()).toMatchObject([{ handles: ['summer-dress-2'] }]);
  const wrong = await importFile(shop, fileOf([newRow(shop, { handle: 'Summer dress' })]));
  expect(reasonsIn(wrong)).toEqual([
    'Handle must be lowercase letters a to z and digits, separated by single hyphens',
  ]);
});

test('a product cannot get a handle that another product has or had, or that another row uses', async () => {
  const ids = [await shop.put(), await shop.put()].map(idOf);
  const [id = ''] = ids;
  expect(reasonsIn(await importFile(shop, fileOf([{ id, handle: 'summer-dress' }])))).toEqual([
    'This handle is or was used by another page. Choose a different one',
  ]);
  const twice = fileOf(ids.map((each) => ({ id: each, handle: 'twice' })));
  const fault = 'These lines give the same handle to several products: 2, 3. Keep one of them.';
  expect(reasonsIn(await importFile(shop, twice))).toEqual([fault, fault]);
  const both = { ...newRow(shop, { handle: 'wanted' }), id: '' };
  const rows = [both, { ...both, id, handle: 'wanted' }];
  expect(countsOf(await importFile(shop, fileOf(rows)))).toEqual([1, 1, 0, 0]);
  const handles = (await shop.others()).map((product) => product.handles?.[0]);
  expect(handles).toContain('wanted');
  expect(handles).toContain('wanted-2');
});

test('a draft can be imported without an image', async () => {
  const draft = newRow(shop, { images: '', status: 'draft' });
  expect(countsOf(await importFile(shop, fileOf([draft])))).toEqual([1, 0, 0, 0]);
  expect(await shop.others()).toMatchObject([{ status: 'DRAFT', images: [] }]);
});

test('a product keeps its alt texts when its images change places', async () => {
  await shop.put({ title: 'Two views' });
  const [product] = await shop.others();
  if (!product) throw new Error('The product is missing.');
  const [image] = product.images;
  if (!image) throw new Error('The image is missing.');
  await shop.collections.products.updateOne(
    { _id: product._id },
    {
      $set: {
        images: [
          { ...image, hash: '1'.repeat(32), alt: 'Other' },
          { ...image, alt: 'First' },
        ],
      },
    },
  );
  const images = `${shop.image} uploads/${'1'.repeat(32)}.webp`;
  const { envelope } = await importFile(shop, fileOf([{ id: idOf(product), images }]));
  expect(envelope.success).toBe(true);
  expect(await shop.others()).toMatchObject([{ images: [{ alt: 'First' }, { alt: 'Other' }] }]);
});

test('prices, flags, badges and categories are read in common notations', async () => {
  const typed = {
    ...{ category_id: '', category: 'DRESSES', regular_price: '1,09,000', selling_price: '₹1,08,999.50' },
    ...{ badge: 'best sell', is_featured: 'TRUE', is_popular: 'Yes', is_new: 'no' },
  };
  expect(countsOf(await importFile(shop, fileOf([newRow(shop, typed)])))).toEqual([1, 0, 0, 0]);
  expect(await shop.others()).toMatchObject([
    {
      ...{ regularPrice: 10_900_000, sellingPrice: 10_899_950, badge: 'BEST_SELL' },
      ...{ isFeatured: true, isPopular: true, isNew: false },
    },
  ]);
});
