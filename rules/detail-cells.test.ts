import { expect, test } from 'vitest';
import { DETAIL_COLUMNS, detailCells, draftDetails, SEO_COLUMNS } from './detail-cells.ts';
import { readAlts, readDetails } from './product-details.ts';

const DETAILS = {
  brand: 'Mela',
  sku: 'AB-1',
  stock: 0,
  tags: ['cotton', 'summer wear'],
  options: [
    { name: 'Colour', values: ['Red', 'Off white'] },
    { name: 'Size', values: ['7,5'] },
  ],
  attributes: [{ name: 'Care', value: 'Wash: cold | by hand, slowly' }],
  status: 'HIDDEN' as const,
  showFrom: new Date('2026-01-31T03:30:00.000Z'),
  seoTitle: 'Shirts of cotton',
  seoDescription: 'Woven in Bagru, sent in two days.',
};

test('cells can be converted back into the details they were written from', () => {
  const cells = detailCells({ ...DETAILS, handle: 'shirt', alts: ['Front', undefined, 'Back', undefined] });
  expect(cells).toEqual({
    handle: 'shirt',
    brand: 'Mela',
    sku: 'AB-1',
    stock: '0',
    tags: 'cotton, summer wear',
    options: 'Colour: Red | Off white\nSize: 7,5',
    attributes: 'Care: Wash: cold | by hand, slowly',
    status: 'hidden',
    show_from: '2026-01-31T03:30:00.000Z',
    show_until: '',
    image_alts: 'Front\n\nBack',
    seo_title: 'Shirts of cotton',
    seo_description: 'Woven in Bagru, sent in two days.',
  });
  expect(readDetails(draftDetails(cells))).toEqual(DETAILS);
  expect(readAlts(draftDetails(cells).imageAlts)).toEqual(['Front', '', 'Back']);
});

test('a product without details has empty cells', () => {
  const cells = detailCells({ handle: 'shirt', alts: [undefined] });
  expect(readDetails(draftDetails(cells))).toEqual({});
});

test('a product file has these columns for details, in this order', () => {
  expect(DETAIL_COLUMNS.join()).toBe(
    'handle,brand,sku,stock,tags,options,attributes,status,show_from,show_until,image_alts',
  );
  expect(Object.keys(detailCells({ handle: 'shirt', alts: [] }))).toEqual([
    ...DETAIL_COLUMNS,
    ...SEO_COLUMNS,
  ]);
});

test('a product with few details has empty cells', () => {
  expect(detailCells({ handle: 'shirt', alts: [] })).toEqual({
    ...{ handle: 'shirt', brand: '', sku: '', stock: '', tags: '', options: '', attributes: '' },
    ...{
      status: 'active',
      show_from: '',
      show_until: '',
      image_alts: '',
      seo_title: '',
      seo_description: '',
    },
  });
});

test('white space around a cell’s content is ignored', () => {
  expect(
    draftDetails({
      ...{ stock: ' 3 ', tags: ' a , ,b ', options: ' Size : S | | M \n \n', attributes: 'Care : by hand ' },
      ...{ status: ' ', show_from: ' 2026-01-31 ', show_until: ' 2026-02-28 ', image_alts: ' ' },
    }),
  ).toEqual({
    ...{ stock: '3', tags: ['a', 'b'], options: [{ name: 'Size', values: ['S', 'M'] }] },
    ...{ attributes: [{ name: 'Care', value: 'by hand' }], showFrom: '2026-01-31', showUntil: '2026-02-28' },
    imageAlts: [],
  });
});

test('missing cells mean no change', () => {
  expect(draftDetails({})).toEqual({});
});

test.each([
  ['hidden', 'HIDDEN'],
  ['ACTIVE', 'ACTIVE'],
  ['gone', 'gone'],
])('the status %s is read as %s', (status, read) => {
  expect(draftDetails({ status }).status).toBe(read);
});

test('all line endings are accepted, and a status has any case', () => {
  const draft = draftDetails({
    attributes: 'A: 1\r\nB: 2\rC: 3\n',
    status: ' Draft ',
    image_alts: 'a\r\nb\n',
  });
  expect(draft).toMatchObject({ status: 'DRAFT', imageAlts: ['a', 'b'] });
  expect(draft.attributes).toHaveLength(3);
});
