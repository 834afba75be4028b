import { describe, expect, test } from 'vitest';
import { COLUMNS, columnName, draftOf, fieldColumn, isFieldColumn, readFlag } from './import-columns.ts';

test('a file has the columns in this order, because shops’ programs rely on it', () => {
  expect(COLUMNS.join()).toBe(
    'id,title,description,category,category_id,regular_price,selling_price,discount_percentage,badge,' +
      'is_featured,is_popular,is_new,images,version,handle,brand,sku,stock,tags,options,attributes,status,' +
      'show_from,show_until,image_alts,barcode,weight_grams,variant_id,option1_value,option2_value,' +
      'option3_value,variant_sku,variant_barcode,variant_price,variant_compare_at_price,' +
      'variant_weight_grams,variant_stock,variant_is_sold,variant_image,seo_title,seo_description,cost,variant_cost',
  );
});

test.each([
  ['1', true],
  ['true', true],
  ['YES', true],
  [' y ', true],
  ['0', false],
  ['False', false],
  ['no', false],
  ['n', false],
  ['', false],
  [' ', false],
  ['maybe', 'maybe'],
  ['2', '2'],
])('the flag %j is read as %j', (text, flag) => {
  expect(readFlag(text)).toBe(flag);
});

describe('a row', () => {
  test('has the product values of its cells', () => {
    const cells = {
      ...{ title: 'Sari', description: 'Silk.', category_id: 'c1', regular_price: '20', selling_price: '15' },
      ...{ badge: 'New', is_featured: '1', is_popular: 'no', is_new: 'yes', brand: 'Mela', tags: 'a, b' },
    };
    expect(draftOf(cells)).toMatchObject({
      ...{ title: 'Sari', description: 'Silk.', categoryId: 'c1', regularPrice: '20', sellingPrice: '15' },
      ...{ badge: 'NEW', isFeatured: true, isPopular: false, isNew: true, brand: 'Mela', tags: ['a', 'b'] },
    });
  });

  test('without cells has no badge and no flag', () => {
    expect(draftOf({})).toMatchObject({
      ...{ title: '', description: '', regularPrice: '', sellingPrice: '', categoryId: '' },
      ...{ badge: null, isFeatured: false, isPopular: false, isNew: false },
    });
  });

  test.each([
    ['', null],
    ['  ', null],
    ['Hot', 'HOT'],
    [' best sell ', 'BEST_SELL'],
    ['Great', 'Great'],
    ['HOTTEST', 'HOTTEST'],
  ])('with the badge %j says %j', (badge, expected) => {
    expect(draftOf({ badge }).badge).toBe(expected);
  });
});

test.each([
  [{ module: 'gift-wrap', name: 'unit-Price' }, 'gift_wrap_unit_price'],
  [{ module: 'care', name: 'degrees' }, 'care_degrees'],
  [{ module: 'legal-information', name: 'quantity', column: 'net_quantity' }, 'net_quantity'],
])('the field %j has the column %s in files', (field, name) => {
  const column = fieldColumn({ ...field, label: 'Field', type: 'TEXT' });
  expect(isFieldColumn(column)).toBe(true);
  expect(columnName(column)).toBe(name);
});

test('other columns are no fields, and keep their names', () => {
  expect(COLUMNS.filter(isFieldColumn)).toEqual([]);
  expect(COLUMNS.map(columnName)).toEqual(COLUMNS);
});
